"""Every variant of The Last Kannagi (section 21), the default first."""

from kagura.core.options import Option

OPTIONS = (
    Option("mode", "K-OPT-mode", ("solo3", "solo4", "team2", "team4"), "EN:39,190; JP:305"),
    Option("characters", "K-OPT-characters", ("random", "pick"), "EN:47; JP:54"),
    Option("reveal", "K-OPT-reveal", ("auto", "declared"), "EN:150"),
    Option("growth_l3", "K-OPT-growth_l3", (2, 3), "EN:157; JP:134"),
    Option("growth_stop", "K-OPT-growth_stop", (5, 6), "JP:130; EN:158"),
    Option("tie_order", "K-OPT-tie_order", ("stack", "seat"), "EN:60; JP:86"),
    Option("build_adjacency", "K-OPT-build_adjacency", (True, False), "EN:103; JP:189-195"),
    Option("l3_rule", "K-OPT-l3_rule", ("end", "enter"), "EN:84; JP:183"),
    Option("team_faith", "K-OPT-team_faith", ("character", "team"), "EN:213; JP:301"),
    Option("majority_min", "K-OPT-majority_min", (1, 0), ""),
    Option("zero_move", "K-OPT-zero_move", (True, False), "EN:84,86"),
    Option("content", "K-OPT-content", ("full", "text_only"), ""),
)
