"""Every variant of Rising Sun (R-OPT-1, section 17), the default first."""

from itertools import combinations

from kagura.core.options import Option
from kagura.games.rising_sun.codes import CLAN_NAMES, SEATS, SEATS_MIN

#: The clans of a match, as R-OPT-clans writes them: all five, then four, then three, in seating order.
CLAN_CHOICES = tuple(
    "-".join(names) for seats in range(SEATS, SEATS_MIN - 1, -1) for names in combinations(CLAN_NAMES, seats)
)

OPTIONS = (
    Option("clans", "R-OPT-clans", CLAN_CHOICES),
    Option("card_set", "R-OPT-card_set", ("random", "archway", "teapot", "horseman", "none")),
    Option("alliances", "R-OPT-alliances", ("ballot", "none")),
    Option("gifts", "R-OPT-gifts", ("off", "on")),
    Option("piles", "R-OPT-piles", ("unlimited", "limited")),
    Option("timing", "R-OPT-timing", ("honor", "ask")),
    Option("toll", "R-OPT-toll", ("ask", "auto")),
    Option("amaterasu_optional", "R-OPT-amaterasu_optional", (True, False)),
    Option("fujin_strongholds", "R-OPT-fujin_strongholds", (True, False)),
    Option("bushido_coins", "R-OPT-bushido_coins", ("flat", "per_virtue")),
    Option("souls_rule", "R-OPT-souls_rule", ("end", "any")),
    Option("justice_per", "R-OPT-justice_per", ("victim", "event")),
    Option("auto_single", "R-OPT-auto_single", (True, False)),
)

#: CLANS_OF[opt_clans][seat]: the clan of a seat, 0 where there is none; SEATS_OF[opt_clans]: how many there are.
SEATS_OF = [len(choice.split("-")) for choice in CLAN_CHOICES]
CLANS_OF = [
    [CLAN_NAMES.index(name) for name in choice.split("-")] + [0] * (SEATS - len(choice.split("-")))
    for choice in CLAN_CHOICES
]
