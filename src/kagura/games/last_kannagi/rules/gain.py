"""What a character gains at once: cards, faith, tokens, points, the goddess form (section 18)."""

from __future__ import annotations

from kagura.core.log import tell, tell_tokens
from kagura.games.last_kannagi.codes import (
    BAG_COLOURS,
    BLUE,
    COLOURS,
    EFF_FORM,
    EFF_GAIN_CARD,
    EFF_GAIN_FAITH,
    EFF_GAIN_PURIFIED,
    EFF_MOVE_POWER,
    EFF_PURIFY_ALL,
    EFF_VP,
    EFF_VP_PER_OWN_SHRINE,
    EFF_VP_PER_PURIFIED,
    EFFECTS_PER_REWARD,
    PURPLE,
    RED,
    YELLOW,
)
from kagura.games.last_kannagi.events import E_CARD_GAINED, E_FAITH, E_FORM_BEGAN, E_GAINED, E_PURIFIED, E_VP
from kagura.games.last_kannagi.rules.tokens import body_count, return_excess
from kagura.games.last_kannagi.state import State


def gain_vp(s: State, seat: int, n: int, source: int) -> None:
    """Victory points, noted by source (K-SCORE-1)."""
    if n > 0:
        s.vp[seat] += n
        s.vp_by[seat][source] += n
        tell(s, E_VP, seat, n, source, 0)


def gain_cards(s: State, seat: int, n: int) -> None:
    """Blessing cards; they never run out and have no limit (K-COMP-2, K-COMP-7)."""
    if n > 0:
        s.cards[seat] += n
        tell(s, E_CARD_GAINED, seat, n, 0, 0)


def gain_faith(s: State, seat: int, n: int) -> None:
    """Faith, lost beyond 10 (K-COMP-6)."""
    gain: int = max(0, min(n, s.content.faith_max - s.faith[seat]))
    s.faith[seat] += gain
    tell(s, E_FAITH, seat, gain, s.faith[seat], 0)


def gain_purified(s: State, seat: int, red: int, blue: int, yellow: int, purple: int) -> None:
    """Purified tokens by colour, from the bag as far as they are there (K-EFF-gain_purified)."""
    r: int = min(red, s.bag[RED])
    b: int = min(blue, s.bag[BLUE])
    y: int = min(yellow, s.bag[YELLOW])
    s.bag[RED] -= r
    s.bag[BLUE] -= b
    s.bag[YELLOW] -= y
    s.storage[seat][RED] += r
    s.storage[seat][BLUE] += b
    s.storage[seat][YELLOW] += y
    s.storage[seat][PURPLE] += purple
    tell_tokens(s, E_GAINED, seat, 0, r, b, y, purple)
    return_excess(s, seat)


def purify(s: State, seat: int, red: int, blue: int, yellow: int, purple: int) -> None:
    """Tokens move from the body to the storage (K-PRAY-6)."""
    s.body[seat][RED] -= red
    s.body[seat][BLUE] -= blue
    s.body[seat][YELLOW] -= yellow
    s.body[seat][PURPLE] -= purple
    s.storage[seat][RED] += red
    s.storage[seat][BLUE] += blue
    s.storage[seat][YELLOW] += yellow
    s.storage[seat][PURPLE] += purple
    tell_tokens(s, E_PURIFIED, seat, 0, red, blue, yellow, purple)
    return_excess(s, seat)


def purify_all(s: State, seat: int) -> None:
    """The whole body is purified (K-EFF-purify_all)."""
    if body_count(s, seat) > 0:
        purify(s, seat, s.body[seat][RED], s.body[seat][BLUE], s.body[seat][YELLOW], s.body[seat][PURPLE])


def begin_form(s: State, seat: int, n: int) -> None:
    """Goddess form with n actions, unless the character is in form already (K-FORM-1, K-FORM-4)."""
    if s.form[seat] == 0:
        s.form[seat] = n
        s.form_ex[seat] = 0
        tell(s, E_FORM_BEGAN, seat, n, 0, 0)


def stored_count(s: State, seat: int) -> int:
    """Number of purified tokens of the character."""
    n: int = 0
    for c in range(COLOURS):
        n += s.storage[seat][c]
    return n


def take_effect(s: State, seat: int, code: int, a: int, b: int, c: int, d: int, source: int) -> None:
    """One instantaneous effect that asks nothing (section 18); VP go to `source`."""
    if code == EFF_GAIN_CARD:
        gain_cards(s, seat, a)
    elif code == EFF_GAIN_FAITH:
        gain_faith(s, seat, a)
    elif code == EFF_GAIN_PURIFIED:
        gain_purified(s, seat, a, b, c, d)
    elif code == EFF_VP:
        gain_vp(s, seat, a, source)
    elif code == EFF_VP_PER_OWN_SHRINE:
        gain_vp(s, seat, a * s.shrines[seat], source)
    elif code == EFF_VP_PER_PURIFIED:
        gain_vp(s, seat, min(b, a * stored_count(s, seat)), source)
    elif code == EFF_PURIFY_ALL:
        purify_all(s, seat)
    elif code == EFF_FORM:
        begin_form(s, seat, a)
    elif code == EFF_MOVE_POWER:
        s.bonus_power += a


def take_personal_blessing(s: State, seat: int, source: int) -> None:
    """The instantaneous parts of a personal blessing (K-SET-6)."""
    ch: int = s.character[seat]
    for i in range(EFFECTS_PER_REWARD):
        take_effect(
            s,
            seat,
            s.content.personal[ch][i][0],
            s.content.personal[ch][i][1],
            s.content.personal[ch][i][2],
            s.content.personal[ch][i][3],
            s.content.personal[ch][i][4],
            source,
        )


def clear_given(s: State) -> None:
    """Forget the numbers answered so far."""
    for i in range(BAG_COLOURS + COLOURS + 1):
        s.given[i] = 0
    s.cursor = 0
