"""The rules of The Last Kannagi, one file per action or phase: plain functions over the state."""

#: Files that are compiled together.
MODULES = (
    "tokens",
    "effects",
    "time",
    "place",
    "gain",
    "revelation",
    "end",
    "move",
    "build",
    "prayer",
    "blessing",
    "dedication",
    "score",
    "night",
    "setup",
    "turn",
    "play",
    "position",
    "belief",
    "features",
    "worth",
)
