"""What a clan is asked, with what it should know to answer; and answers to several questions in one line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kagura.core.face import View
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules.asked import acting, decision_of
from kagura.games.rising_sun.rules.bids import most_to_bid
from kagura.games.rising_sun.rules.todo import arg, top
from kagura.games.rising_sun.state import State
from kagura.games.rising_sun.terminal.desk import Desk
from kagura.games.rising_sun.words import decision_name, question

BIDS = (d.BID_SEP, d.BID_HOS, d.BID_RON, d.BID_POE)


def ask(desk: Desk, view: View, s: State, seat: int) -> str:
    """The question to a seat, with the numbers that it needs."""
    asked = desk.say("ask-of", name=desk.name(view, seat), question=question(s, seat, desk.texts))
    told = _DETAILS.get(decision_of(s, seat))
    more = told(desk, view, s, seat) if told else ""
    return f"{asked} {more}" if more else asked


def first_acting(s: State) -> int:
    """The seat that is asked first."""
    owing = acting(s)
    return (owing & -owing).bit_length() - 1


def begins(s: State) -> bool:
    """Whether the pending decision is the first of what a clan now does."""
    op = top(s)
    if op == d.BALLOT:
        return not any(s.ballot_count[seat] for seat in range(s.seats) if acting(s) >> seat & 1)
    if op == d.BID_SEP:
        return not any(s.bid_step[seat] for seat in range(s.seats) if acting(s) >> seat & 1)
    if op == d.REC_FIG:
        return s.rec_summoned == 0
    if op == d.MAR_FIG:
        return not s.built and not any(map(any, s.marked))
    if op == d.BET_CLAN:
        return s.bet_hit == 0
    if op == d.FUJ_FIG:
        return arg(s, 1) == s.content.fujin_moves
    return op in _SINGLE


_SINGLE = {d.MANDATE, d.GIFT_TO, d.TRAIN, d.AMA, d.RAI, d.RYU}


# -- what else is said with a question ------------------------------------------------------------------


def _coins(desk: Desk, _view: View, s: State, seat: int) -> str:
    return desk.say("ask-coins", coins=s.coins[seat])


def _listed(desk: Desk, view: View, s: State, seat: int) -> str:
    found = [desk.name(view, s.ballot[seat][i]) for i in range(s.ballot_count[seat])]
    return desk.say("ask-listed", names=desk.listed(found)) if found else desk.say("ask-ballot-at-once")


def _bid(desk: Desk, view: View, s: State, seat: int) -> str:
    province = desk.say("province-" + view["battle"]["province"])
    told = desk.say("ask-battle", province=province, coins=most_to_bid(s, seat))
    return told + desk.say("ask-bids-at-once") if s.bid_step[seat] == 0 else told


def _summons(desk: Desk, _view: View, s: State, _seat: int) -> str:
    return desk.say("ask-summons", n=s.rec_left)


def _moves(desk: Desk, _view: View, s: State, _seat: int) -> str:
    return desk.say("ask-moves", n=arg(s, 1))


def _piece(number: int) -> Callable[[Desk, View, State, int], str]:
    """What goes somewhere."""

    def told(desk: Desk, _view: View, s: State, _seat: int) -> str:
        return desk.say("ask-about", what=desk.say("piece-" + k.KIND_NAMES[arg(s, number)]))

    return told


def _clan(desk: Desk, view: View, s: State, _seat: int) -> str:
    return desk.say("ask-about", what=desk.name(view, arg(s, 1)))


def _province(desk: Desk, _view: View, s: State, _seat: int) -> str:
    return desk.say("ask-about", what=desk.say("province-" + k.PROVINCE_NAMES[arg(s, 1)]))


def _gift(desk: Desk, view: View, s: State, _seat: int) -> str:
    gift = desk.say("gift-" + ("coins", "ronin")[arg(s, 2)])
    return desk.say("ask-gift", name=desk.name(view, arg(s, 1)), gift=gift, n=arg(s, 3))


_DETAILS: Mapping[int, Callable[[Desk, View, State, int], str]] = {
    d.BALLOT: _listed,
    d.GIFT_OK: _gift,
    d.REC_FIG: _summons,
    d.REC_DEST: _piece(1),
    d.MAR_DEST: _piece(1),
    d.MON_DEST: _piece(1),
    d.FUJ_FIG: _moves,
    d.FUJ_DEST: _piece(2),
    d.TOLL: _clan,
    d.TRAIN: _coins,
    d.RYU: _coins,
    d.SEPPUKU: _province,
    d.HOST: _province,
    **dict.fromkeys(BIDS, _bid),
}


# -- one line for several questions -----------------------------------------------------------------------


def stands_for(desk: Desk, s: State, text: str, answered: int) -> int | None:
    """The action that a line means after `answered` of its answers: four bids, or the clans of a list."""
    return _ANSWERS.get(decision_name(top(s)), _nothing)(desk, s, first_acting(s), text.split(), answered)


def _nothing(_desk: Desk, _s: State, _seat: int, _words: list[str], _answered: int) -> int | None:
    return None


def _next_bid(_desk: Desk, s: State, seat: int, words: list[str], answered: int) -> int | None:
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    if len(numbers) != len(words) or len(numbers) != k.ADVANTAGES or s.bid_step[seat] != answered:
        return None
    is_possible = max(numbers) <= s.content.bid_max and sum(numbers[answered:]) <= most_to_bid(s, seat)
    return d.A_NUM + numbers[answered] if is_possible else None


def _next_clan(desk: Desk, s: State, seat: int, words: list[str], answered: int) -> int | None:
    named = {desk.say("clan-" + k.CLAN_NAMES[s.clan[other]]).lower(): other for other in range(s.seats)}
    seats = [named[word.lower()] for word in words if word.lower() in named]
    is_list = len(seats) == len(words) > 0 and len(set(seats)) == len(seats) and seat not in seats
    if not is_list or s.ballot_count[seat] != answered:
        return None
    return d.A_CLAN + s.clan[seats[answered]] if answered < len(seats) else d.PASS


_ANSWERS: Mapping[str, Callable[[Desk, State, int, list[str], int], int | None]] = {
    "bid-sep": _next_bid,
    "ballot": _next_clan,
}
