"""The numbers of decisions and their answers, and of what happens by itself, in the rules of Rising Sun."""

from __future__ import annotations

from kagura.games.rising_sun.codes import CARDS, CLANS, KINDS, MANDATES, PROVINCES, SLOTS, STRONGHOLD

# Action codes (R-ACT-1).
PASS = 0
YES = 1
A_MANDATE = 2
A_CLAN = 7
A_PROV = 12
A_SLOT = 20
A_KIND = 24
A_GIFT = 36
A_CARD = 38
A_FIG = 78
A_NUM = 174
NUMBERS = 66
ACTIONS = 240
GIVE_COINS, GIVE_RONIN = 0, 1

# Decisions (R-DEC-5): what the top of the stack of things to do asks.
BALLOT = 0
GIFT_TO = 1
GIFT_WHAT = 2
GIFT_N = 3
GIFT_OK = 4
MANDATE = 5
ANNOUNCE = 6
REC_FIG = 7
REC_DEST = 8
MAR_FIG = 9
MAR_DEST = 10
BUILD = 11
TOLL = 12
TRAIN = 13
MON_DEST = 14
BET_CLAN = 15
BET_PLACE = 16
BET_KIND = 17
BET_WITH = 18
AMA = 19
FUJ_FIG = 20
FUJ_DEST = 21
RAI = 22
RYU = 23
BENEV = 24
KENIN = 25
LIGHT = 26
SAMURAI = 27
NINJA = 28
NINJA_AT = 29
MONKEY = 30
MERCY = 31
HATE = 32
BID_SEP = 33
BID_HOS = 34
BID_RON = 35
BID_POE = 36
SEPPUKU = 37
HOST = 38
HOST_KIND = 39
RONIN = 40
ODD = 41
ORDER = 42
DECISIONS = 43
DECISION_NAMES = (
    "BALLOT",
    "GIFT-TO",
    "GIFT-WHAT",
    "GIFT-N",
    "GIFT-OK",
    "MANDATE",
    "ANNOUNCE",
    "REC-FIG",
    "REC-DEST",
    "MAR-FIG",
    "MAR-DEST",
    "BUILD",
    "TOLL",
    "TRAIN",
    "MON-DEST",
    "BET-CLAN",
    "BET-PLACE",
    "BET-KIND",
    "BET-WITH",
    "AMA",
    "FUJ-FIG",
    "FUJ-DEST",
    "RAI",
    "RYU",
    "BENEV",
    "KENIN",
    "LIGHT",
    "SAMURAI",
    "NINJA",
    "NINJA-AT",
    "MONKEY",
    "MERCY",
    "HATE",
    "BID-SEP",
    "BID-HOS",
    "BID-RON",
    "BID-POE",
    "SEPPUKU",
    "HOST",
    "HOST-KIND",
    "RONIN",
    "ODD",
    "ORDER",
)

# What happens by itself: the other things that can be on the stack (R-TIME-1).
DO_SEASON = 43
DO_HOSTAGES = 44
DO_TEA = 45
DO_BALLOT = 46
DO_MATCHING = 47
DO_GIFTS = 48
DO_POLITICS = 49
DO_TRACK = 50
DO_MANDATE_TURN = 51
DO_DRAW = 52
DO_SELECTED = 53
DO_EXECUTE = 54
DO_RECRUIT_OF = 55
DO_RECRUIT_END = 56
DO_PLACE_AFTER = 57
DO_MARSHAL_OF = 58
DO_MOVE = 59
DO_BUILD = 60
DO_RECEIVE = 61
DO_SUMMONED = 62
DO_HATE = 63
DO_HATE_KILL = 64
DO_NINJA_KILL = 65
DO_LOSE_HONOR = 66
DO_IN_ORDER = 67
DO_KAMI_TURN = 68
DO_SHRINE = 69
DO_WAR_PHASE = 70
DO_WAR_START = 71
DO_WAR_UPGRADES = 72
DO_WAR = 73
DO_BATTLE = 74
DO_REVEAL = 75
DO_ADVANTAGE = 76
DO_HOST_END = 77
DO_OUTCOME = 78
DO_BATTLE_KILL = 79
DO_TOKEN = 80
DO_POETS = 81
DO_REPARATIONS = 82
DO_CLEANUP = 83
DO_NEXT_SEASON = 84
DO_WINTER = 85
DO_END = 86
DO_STOP = 87
DO_LAST = 87

STACK = 28
MOST_PENDING = 18  # on the stack while a decision is asked; no match needs more than 16
ARGS = 4

# What answers a decision: whether PASS and YES do, and a block of codes.
_BLOCKS = {
    "CLAN": (A_CLAN, CLANS),
    "GIFT": (A_GIFT, 2),
    "NUM": (A_NUM, NUMBERS),
    "MANDATE": (A_MANDATE, MANDATES),
    "KIND": (A_KIND, KINDS),
    "PLACE": (A_PROV, PROVINCES + SLOTS),
    "PROV": (A_PROV, PROVINCES),
    "SLOT": (A_SLOT, SLOTS),
    "CARD": (A_CARD, CARDS),
    "FIG": (A_FIG, KINDS * PROVINCES),
    "": (0, 0),
}
_ANSWERS = {
    "BALLOT": "PASS CLAN",
    "GIFT-TO": "PASS CLAN",
    "GIFT-WHAT": "GIFT",
    "GIFT-N": "NUM",
    "GIFT-OK": "PASS YES",
    "MANDATE": "MANDATE",
    "ANNOUNCE": "MANDATE",
    "REC-FIG": "PASS KIND",
    "REC-DEST": "PLACE",
    "MAR-FIG": "PASS FIG",  # and KIND stronghold
    "MAR-DEST": "PROV",
    "BUILD": "PROV",
    "TOLL": "PASS YES",
    "TRAIN": "PASS CARD",
    "MON-DEST": "PLACE",
    "BET-CLAN": "PASS CLAN",
    "BET-PLACE": "PLACE",
    "BET-KIND": "KIND",
    "BET-WITH": "KIND",
    "AMA": "PASS YES",
    "FUJ-FIG": "PASS FIG",
    "FUJ-DEST": "PROV",
    "RAI": "PASS PROV",
    "RYU": "PASS CARD",
    "BENEV": "PASS CLAN",
    "KENIN": "PASS PROV",
    "LIGHT": "PASS SLOT",
    "SAMURAI": "PASS PROV",
    "NINJA": "PASS CLAN",
    "NINJA-AT": "PROV",
    "MONKEY": "PASS CLAN",
    "MERCY": "PASS YES",
    "HATE": "KIND",
    "BID-SEP": "NUM",
    "BID-HOS": "NUM",
    "BID-RON": "NUM",
    "BID-POE": "NUM",
    "SEPPUKU": "PASS YES",
    "HOST": "PASS CLAN",
    "HOST-KIND": "KIND",
    "RONIN": "PASS YES",
    "ODD": "CLAN",
    "ORDER": "PASS YES",
}
_WORDS = [_ANSWERS[name].split() for name in DECISION_NAMES]
_OWN_BLOCK = [next((word for word in words if word not in ("PASS", "YES")), "") for words in _WORDS]
PASS_ANSWERS = [int("PASS" in words) for words in _WORDS]
#: Where PASS declines what everybody saw to be won, which is told; elsewhere it ends something, or says little.
DECLINES = [int(op in (TOLL, TRAIN, AMA, RAI, RYU, MERCY, SEPPUKU, HOST, RONIN)) for op in range(DECISIONS)]
YES_ANSWERS = [int("YES" in words) for words in _WORDS]
FIRST_ANSWER = [_BLOCKS[word][0] for word in _OWN_BLOCK]
ANSWERS = [_BLOCKS[word][1] for word in _OWN_BLOCK]
A_STRONGHOLD = A_KIND + STRONGHOLD
