"""The numbers that stand for things in the rules of Rising Sun."""

# Clans (R-SETUP-1), in seating order.
KOI, LOTUS, TURTLE, DRAGONFLY, BONSAI = 0, 1, 2, 3, 4
CLANS = 5
CLAN_NAMES = ("koi", "lotus", "turtle", "dragonfly", "bonsai")

SEATS = 5
SEATS_MIN = 3
NOBODY = -1

# The map (section 1).
HOKKAIDO, OSHU, EDO, KYOTO, KANSAI, NAGATO, SHIKOKU, KYUSHU = 0, 1, 2, 3, 4, 5, 6, 7
PROVINCES = 8
PROVINCE_BITS = 3
PROVINCE_NAMES = ("hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu")
NO_LINK, BORDER, SEA = 0, 1, 2
LINK_NAMES = ("none", "border", "sea")

# Pieces of a clan. A Stronghold is a piece, but never a figure (R-TERM-2).
DAIMYO, SHINTO, BUSHI, STRONGHOLD = 0, 1, 2, 3
KOMAINU, ONI_OF_SKULLS, YUREI, RIVER_DRAGON = 4, 5, 6, 7
ONI_OF_BLOOD, ONI_OF_SOULS, ONI_OF_HATE, ONI_OF_SPITE = 8, 9, 10, 11
FIRST_MONSTER = 4
KINDS = 12
KIND_NAMES = (
    "daimyo",
    "shinto",
    "bushi",
    "stronghold",
    "komainu",
    "oni_of_skulls",
    "yurei",
    "river_dragon",
    "oni_of_blood",
    "oni_of_souls",
    "oni_of_hate",
    "oni_of_spite",
)
COUNTS_AS_NONE, COUNTS_AS_DAIMYO, COUNTS_AS_SHINTO = 0, 1, 2
COUNTS_AS_NAMES = ("none", "daimyo", "shinto")
ENTER_NONE, ENTER_HATE, ENTER_SPITE = 0, 1, 2
ENTER_NAMES = ("none", "kill_one_each_higher", "steal_vp_each_higher")

# Seasons and the parts of one (R-SEAS-1).
SPRING, SUMMER, AUTUMN, WINTER = 0, 1, 2, 3
SEASONS = 3
SEASON_NAMES = ("spring", "summer", "autumn", "winter")
AT_SETUP, AT_TEA, AT_POLITICS, AT_WAR, AT_CLEANUP, AT_WINTER, AT_END = 0, 1, 2, 3, 4, 5, 6
PHASE_NAMES = ("setup", "tea", "political", "war", "cleanup", "winter", "over")

# Political Mandates (sections 7 to 11).
RECRUIT, MARSHAL, TRAIN_MANDATE, HARVEST, BETRAY = 0, 1, 2, 3, 4
MANDATES = 5
MANDATE_NAMES = ("recruit", "marshal", "train", "harvest", "betray")
UNKNOWN_TILE = 5  # in what a seat knows of the deck
TILES = 10
DRAWN = 4
RETURNED = 3

# Kami (section 12).
AMATERASU, FUJIN, HACHIMAN, RAIJIN, RYUJIN, SUSANOO, TSUKUYOMI = 0, 1, 2, 3, 4, 5, 6
KAMI = 7
KAMI_NAMES = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
SLOTS = 4
KAMI_TURNS = 3
#: R-POL-1: 1 where the political track shows a Kami Turn.
TRACK = (0, 0, 0, 1, 0, 0, 1, 0, 0, 1)
TRACK_SPACES = 10
MANDATE_TURNS = 7

# War (section 13).
SEPPUKU_BID, HOSTAGE_BID, RONIN_BID, POETS_BID = 0, 1, 2, 3
ADVANTAGES = 4
ADVANTAGE_NAMES = ("seppuku", "hostage", "ronin", "poets")
NO_PROVINCE = -1
WARS_MAX = 7
TOKENS = SEASONS * PROVINCES  # bit 8 * season + province

# Cards (section 16).
CARDS = 40
CARD_NAMES = (
    "komainu",
    "oni_of_skulls",
    "path_of_the_lion",
    "righteousness",
    "way_of_the_shogun",
    "path_of_the_serpent",
    "respect",
    "way_of_bushido",
    "way_of_the_ronin",
    "yurei",
    "form_of_the_kitsune",
    "form_of_the_phoenix",
    "path_of_the_dragon",
    "river_dragon",
    "way_of_the_moneylender",
    "benevolence",
    "path_of_the_kenin",
    "path_of_the_light",
    "justice",
    "path_of_the_samurai",
    "oni_of_blood",
    "oni_of_souls",
    "form_of_the_beast",
    "oni_of_hate",
    "oni_of_spite",
    "way_of_the_katana",
    "honesty",
    "path_of_the_patron",
    "path_of_the_warlord",
    "loyalty",
    "way_of_the_merchant",
    "form_of_the_kindred",
    "path_of_the_unrighteous",
    "courage",
    "path_of_the_ninja",
    "way_of_the_righteous",
    "mercy",
    "path_of_the_monkey",
    "form_of_the_demon",
    "path_of_the_spirit",
)
CORE_SET, ARCHWAY, TEAPOT, HORSEMAN = 0, 1, 2, 3
SETS = 4
SET_NAMES = ("core", "archway", "teapot", "horseman")
NO_SET = 0  # the core cards alone
VIRTUE, WAR_UPGRADE = 1, 3
CARD_KIND_NAMES = ("enhancement", "virtue", "monster", "war", "winter")

# The effect vocabulary (R-FX).
FX_MONSTER = 0
FX_DAIMYO_FORCE = 1
FX_VP_PER_OWN_KILL = 2
FX_WAR_GAIN = 3
FX_SEA_TOLL = 4
FX_EXTRA_HOSTAGE = 5
FX_WAR_GAIN_VIRTUE = 6
FX_WINTER_VP = 7
FX_GIVE_SPENT_COIN = 8
FX_AFTER_SUMMON_PLACE = 9
FX_END_RECRUIT_PLACE = 10
FX_VP_ON_KILL_LOWER_HONOR = 11
FX_WAR_BUSHI_FORCE = 12
FX_VP_ON_SELECT_ALLIED = 13
FX_AFTER_SUMMON_GAIN = 14
FX_VP_BONUS_ALLIED = 15
FX_COIN_ON_RICHER_GAIN = 16
FX_EXTRA_BETRAY = 17
FX_VP_ON_TOKEN = 18
FX_AFTER_SUMMON_KILL = 19
FX_WAR_TAKE_LOWER_HONOR = 20
FX_SPARE = 21
FX_AFTER_SUMMON_TAKE_RICHEST = 22
EFFECTS = 23
EFFECT_NAMES = (
    "monster",
    "daimyo_force",
    "vp_per_own_kill",
    "war_gain",
    "sea_toll",
    "extra_hostage",
    "war_gain_virtue",
    "winter_vp",
    "give_spent_coin",
    "after_summon_place",
    "end_recruit_place",
    "vp_on_kill_lower_honor",
    "war_bushi_force",
    "vp_on_select_allied",
    "after_summon_gain",
    "vp_bonus_allied",
    "coin_on_richer_gain",
    "extra_betray",
    "vp_on_token",
    "after_summon_kill",
    "war_take_lower_honor",
    "spare",
    "after_summon_take_richest",
)
NEEDS_NOTHING, NEEDS_ABOVE_2, NEEDS_TOP = 0, 1, 2
NEEDS_NAMES = ("none", "above_2", "top_honor")
PER_STRONGHOLD, PER_VIRTUE, PER_MONSTER, PER_ONI, PER_ALLIANCE = 0, 1, 2, 3, 4
PER_NAMES = ("stronghold", "virtue_kind", "monster", "oni", "alliance_season")
IN_PROVINCE, AT_SHRINE, AT_STRONGHOLD = 0, 1, 2
WHERE_NAMES = ("province", "shrine", "own_stronghold")

# Options (section 17).
BY_BALLOT, NO_ALLIANCES = 0, 1
UNLIMITED, LIMITED = 0, 1
BY_HONOR, ASK_ORDER = 0, 1
ASK_TOLL, AUTO_TOLL = 0, 1
FLAT, PER_VIRTUE_COINS = 0, 1
SOULS_AT_END, SOULS_ANY = 0, 1
PER_VICTIM, PER_EVENT = 0, 1

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

# What MERCY is asked about.
MERCY_BATTLE, MERCY_HATE, MERCY_NINJA = 0, 1, 2
# Where victory points come from.
VP_START, VP_HARVEST, VP_KAMI, VP_SEPPUKU, VP_HOSTAGE, VP_POETS, VP_CARDS = 0, 1, 2, 3, 4, 5, 6
VP_TOKENS, VP_SETS, VP_WINTER, VP_LOST = 7, 8, 9, 10
VP_SOURCES = 11
SOURCE_NAMES = (
    "start",
    "harvest",
    "kami",
    "seppuku",
    "hostage",
    "poets",
    "cards",
    "tokens",
    "sets",
    "winter",
    "lost",
)

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
YES_ANSWERS = [int("YES" in words) for words in _WORDS]
FIRST_ANSWER = [_BLOCKS[word][0] for word in _OWN_BLOCK]
ANSWERS = [_BLOCKS[word][1] for word in _OWN_BLOCK]
A_STRONGHOLD = A_KIND + STRONGHOLD
