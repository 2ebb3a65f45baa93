"""The numbers that stand for things in the rules of Rising Sun; those of decisions are in `decisions`."""

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
