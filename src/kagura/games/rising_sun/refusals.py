"""Why something is not legal: numbers for the rules, rule ID and reason for people.

The sentence of a reason is the text ``refusal-<reason>``.
"""

OK = 0
R_OVER = 1
R_NOT_YOUR_TURN = 2
R_NOT_ASKED = 3
R_NO_PASS = 4
R_NOT_IN_PLAY = 5
R_NOT_AN_OPPONENT = 6
R_ALREADY_LISTED = 7
R_NOTHING_TO_GIVE = 8
R_NUMBER = 9
R_NOT_DRAWN = 10
R_NOT_A_FIGURE = 11
R_NO_SUMMON_LEFT = 12
R_NOT_IN_RESERVE = 13
R_NO_STRONGHOLD_THERE = 14
R_NO_ROOM_THERE = 15
R_NOT_SHINTO = 16
R_NO_PIECE_THERE = 17
R_STRONGHOLD_STAYS = 18
R_HAS_MOVED = 19
R_NO_DESTINATION = 20
R_SAME_PROVINCE = 21
R_NOT_ADJACENT = 22
R_NO_COIN_FOR_TOLL = 23
R_NO_BONUS = 24
R_ALREADY_BUILT = 25
R_TOO_EXPENSIVE = 26
R_NOT_DISPLAYED = 27
R_ALREADY_HIT = 28
R_NO_TARGET = 29
R_NOT_FITTING = 30
R_ON_TOP = 31
R_NOT_RICHEST = 32
R_NOT_HATED = 33
R_NO_FIGURE_THERE = 34
R_NOT_A_PARTICIPANT = 35
R_NOT_CAPTURABLE = 36
R_NO_RONIN = 37
R_NOT_A_LOSER = 38
R_NO_BUSHI = 39

#: number of the refusal -> (rule ID, reason)
REFUSALS: dict[int, tuple[str, str]] = {
    R_OVER: ("R-WIN-2", "over"),
    R_NOT_YOUR_TURN: ("R-DEC-1", "not-your-turn"),
    R_NOT_ASKED: ("R-DEC-5", "not-asked"),
    R_NO_PASS: ("R-DEC-3", "no-pass"),
    R_NOT_IN_PLAY: ("R-SETUP-1", "not-in-play"),
    R_NOT_AN_OPPONENT: ("R-TERM-1", "not-an-opponent"),
    R_ALREADY_LISTED: ("R-TEA-2", "already-listed"),
    R_NOTHING_TO_GIVE: ("R-GIFT-3", "nothing-to-give"),
    R_NUMBER: ("R-BAT-2", "number"),
    R_NOT_DRAWN: ("R-POL-2", "not-drawn"),
    R_NOT_A_FIGURE: ("R-TERM-2", "not-a-figure"),
    R_NO_SUMMON_LEFT: ("R-REC-1", "no-summon-left"),
    R_NOT_IN_RESERVE: ("R-TERM-3", "not-in-reserve"),
    R_NO_STRONGHOLD_THERE: ("R-REC-2", "no-stronghold-there"),
    R_NO_ROOM_THERE: ("R-REC-2", "no-room-there"),
    R_NOT_SHINTO: ("R-TERM-16", "not-shinto"),
    R_NO_PIECE_THERE: ("R-MAR-1", "no-piece-there"),
    R_STRONGHOLD_STAYS: ("R-MAR-5", "stronghold-stays"),
    R_HAS_MOVED: ("R-MAR-2", "has-moved"),
    R_NO_DESTINATION: ("R-MAR-5", "no-destination"),
    R_SAME_PROVINCE: ("R-TERM-9", "same-province"),
    R_NOT_ADJACENT: ("R-TERM-4", "not-adjacent"),
    R_NO_COIN_FOR_TOLL: ("R-MAR-6", "no-coin-for-toll"),
    R_NO_BONUS: ("R-MAR-3", "no-bonus"),
    R_ALREADY_BUILT: ("R-MAR-3", "already-built"),
    R_TOO_EXPENSIVE: ("R-TRA-1", "too-expensive"),
    R_NOT_DISPLAYED: ("R-TRA-1", "not-displayed"),
    R_ALREADY_HIT: ("R-BET-4", "already-hit"),
    R_NO_TARGET: ("R-BET-3", "no-target"),
    R_NOT_FITTING: ("R-BET-3", "not-fitting"),
    R_ON_TOP: ("R-KAMI-8", "on-top"),
    R_NOT_RICHEST: ("R-FX-18", "not-richest"),
    R_NOT_HATED: ("R-FX-2", "not-hated"),
    R_NO_FIGURE_THERE: ("R-BAT-3", "no-figure-there"),
    R_NOT_A_PARTICIPANT: ("R-BAT-4", "not-a-participant"),
    R_NOT_CAPTURABLE: ("R-TERM-11", "not-capturable"),
    R_NO_RONIN: ("R-BAT-5", "no-ronin"),
    R_NOT_A_LOSER: ("R-BAT-9", "not-a-loser"),
    R_NO_BUSHI: ("R-FX-17", "no-bushi"),
}
