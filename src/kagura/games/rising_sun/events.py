"""Facts that the rules tell as they run: number, name, rule, and what its arguments mean.

The sentence of an event is the text ``event-<name>``. A secret event is told only to its seat.
"""

from kagura.core.event import EventKind

E_CARD_SET = 1
E_KAMI_IN_PLAY = 2
E_SEASON = 3
E_WAR_PROVINCE = 4
E_INCOME = 5
E_HOSTAGES_HOME = 6
E_ALLIANCE_ENDED = 7
E_BALLOT = 8
E_ALLIANCE = 9
E_GIFT = 10
E_GIFT_REFUSED = 11
E_TURN = 12
E_SELECTED = 13
E_TILE = 14
E_DRAWN = 15
E_ANNOUNCED = 16
E_COINS = 20
E_RONIN = 21
E_VP = 22
E_VP_LOST = 23
E_HONOR = 24
E_ROSE = 25
E_SUMMONED = 26
E_WORSHIPS = 27
E_PLACED = 28
E_MOVED = 29
E_TOLL = 30
E_BUILT = 31
E_BOUGHT = 32
E_GAVE_COIN = 33
E_REPLACED = 34
E_KILLED = 35
E_TOOK_COINS = 36
E_SPARED = 37
E_KAMI_TURN = 40
E_SHRINE = 41
E_SHRINE_EMPTY = 42
E_WAR = 50
E_EDDIES = 51
E_NO_WAR = 52
E_TOKEN = 53
E_BATTLE = 54
E_BIDS = 55
E_ADVANTAGE = 56
E_SEPPUKU = 57
E_CAPTURED = 58
E_HIRED = 59
E_OUTCOME = 60
E_REPARATIONS = 61
E_CLEANUP = 62
E_WINTER = 63
E_SETS = 64
E_END = 65
E_SOLE_ANSWER = 66
E_SEALED = 67
E_DECLINED = 68

EVENTS: dict[int, EventKind] = {
    E_CARD_SET: EventKind("card-set", "R-SETUP-4", ("seat", "set")),
    E_KAMI_IN_PLAY: EventKind("kami-in-play", "R-SETUP-4", ("seat", "slot", "kami")),
    E_SEASON: EventKind("season", "R-SEAS-1", ("seat", "season")),
    E_WAR_PROVINCE: EventKind("war-province", "R-SEAS-2", ("seat", "province", "number")),
    E_INCOME: EventKind("income", "R-SEAS-4", ("seat", "coins", "total")),
    E_HOSTAGES_HOME: EventKind("hostages-home", "R-SEAS-5", ("seat", "owner", "figures")),
    E_ALLIANCE_ENDED: EventKind("alliance-ended", "R-TEA-1", ("seat", "other")),
    E_BALLOT: EventKind("ballot", "R-TEA-2", ("seat", "other", "place")),
    E_ALLIANCE: EventKind("alliance", "R-TEA-3", ("seat", "other")),
    E_GIFT: EventKind("gift", "R-GIFT-3", ("seat", "other", "what", "amount")),
    E_GIFT_REFUSED: EventKind("gift-refused", "R-GIFT-3", ("seat", "other", "what", "amount")),
    E_TURN: EventKind("turn", "R-POL-2", ("seat",)),
    E_SELECTED: EventKind("selected", "R-POL-2", ("seat", "mandate")),
    E_TILE: EventKind("tile", "R-CLAN-2", ("seat", "mandate"), secret=True),
    E_DRAWN: EventKind("drawn", "R-POL-2", ("seat", "first", "second", "third", "fourth"), secret=True),
    E_ANNOUNCED: EventKind("announced", "R-CLAN-2", ("seat", "mandate")),
    E_COINS: EventKind("coins", "R-TERM-14", ("seat", "coins", "total")),
    E_RONIN: EventKind("ronin", "R-TERM-14", ("seat", "ronin", "total")),
    E_VP: EventKind("vp", "R-TIME-2", ("seat", "vp", "source", "total")),
    E_VP_LOST: EventKind("vp-lost", "R-TERM-13", ("seat", "vp", "total")),
    E_HONOR: EventKind("honor", "R-TERM-7", ("seat", "other")),
    E_ROSE: EventKind("rose", "R-KAMI-8", ("seat",)),
    E_SUMMONED: EventKind("summoned", "R-TERM-8", ("seat", "piece", "province")),
    E_WORSHIPS: EventKind("worships", "R-TERM-16", ("seat", "piece", "slot")),
    E_PLACED: EventKind("placed", "R-TERM-8", ("seat", "piece", "province")),
    E_MOVED: EventKind("moved", "R-TERM-9", ("seat", "piece", "from", "to")),
    E_TOLL: EventKind("toll", "R-MAR-6", ("seat", "other", "coins")),
    E_BUILT: EventKind("built", "R-MAR-3", ("seat", "province", "cost")),
    E_BOUGHT: EventKind("bought", "R-TRA-3", ("seat", "card", "cost")),
    E_GAVE_COIN: EventKind("gave-coin", "R-FX-14", ("seat", "other")),
    E_REPLACED: EventKind("replaced", "R-BET-5", ("seat", "other", "target", "piece", "place")),
    E_KILLED: EventKind("killed", "R-TERM-9", ("seat", "piece", "figures", "province")),
    E_TOOK_COINS: EventKind("took-coins", "R-TERM-14", ("seat", "other", "coins")),
    E_SPARED: EventKind("spared", "R-FX-26", ("seat",)),
    E_KAMI_TURN: EventKind("kami-turn", "R-KAMI-1", ("seat", "number")),
    E_SHRINE: EventKind("shrine", "R-KAMI-5", ("seat", "slot", "kami", "force", "tied")),
    E_SHRINE_EMPTY: EventKind("shrine-empty", "R-KAMI-4", ("seat", "slot", "kami")),
    E_WAR: EventKind("war", "R-WAR-1", ("seat", "season")),
    E_EDDIES: EventKind("eddies", "R-CLAN-1", ("seat", "ronin", "total")),
    E_NO_WAR: EventKind("no-war", "R-WAR-3", ("seat", "province")),
    E_TOKEN: EventKind("token", "R-WAR-3", ("seat", "province", "season")),
    E_BATTLE: EventKind("battle", "R-WAR-5", ("seat", "province")),
    E_BIDS: EventKind("bids", "R-BAT-2", ("seat", "seppuku", "hostage", "ronin", "poets")),
    E_ADVANTAGE: EventKind("advantage", "R-BAT-3", ("seat", "advantage", "bid")),
    E_SEPPUKU: EventKind("seppuku", "R-BAT-3", ("seat", "province", "figures")),
    E_CAPTURED: EventKind("captured", "R-BAT-4", ("seat", "other", "piece", "vp")),
    E_HIRED: EventKind("hired", "R-BAT-5", ("seat", "force")),
    E_OUTCOME: EventKind("outcome", "R-BAT-6", ("seat", "province", "force")),
    E_REPARATIONS: EventKind("reparations", "R-BAT-9", ("seat", "other", "coins")),
    E_CLEANUP: EventKind("cleanup", "R-CLEAN-1", ("seat", "season")),
    E_WINTER: EventKind("winter", "R-WIN-1", ("seat",)),
    E_SETS: EventKind("sets", "R-WIN-1", ("seat", "provinces", "vp")),
    E_END: EventKind("end", "R-WIN-2", ("seat", "vp")),
    E_SEALED: EventKind("sealed", "R-DEC-1", ("seat",)),
    E_DECLINED: EventKind("declined", "R-DEC-5", ("seat", "decision")),
    E_SOLE_ANSWER: EventKind("sole-answer", "R-DEC-2", ("seat", "decision", "answer")),
}
