"""What a seat may see of a match, as plain data (section 19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kagura.core.options import show
from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.outcome import score_lines
from kagura.games.rising_sun.rules.asked import decision_of, is_sealed
from kagura.games.rising_sun.rules.belief import knows_tile, sees_drawn
from kagura.games.rising_sun.rules.force import clan_force, shrine_force, strongest_at, strongest_in
from kagura.games.rising_sun.rules.todo import top
from kagura.games.rising_sun.state import State

if TYPE_CHECKING:
    from kagura.games.rising_sun.game import RisingSun


def view(game: RisingSun, state: GameState, seat: int | None) -> dict[str, Any]:
    """Everything that the seat (None: a spectator) may know."""
    s: State = state.fields
    return {
        "game": game.name,
        "seat": seat,
        "options": {name: show(value) for name, value in game.options_of(state).items()},
        "season": k.SEASON_NAMES[s.season],
        "phase": k.PHASE_NAMES[s.phase],
        "card_set": k.SET_NAMES[s.card_set],
        "track": _track(s),
        "kami_turn": s.kami_turn,
        "kami_slot": _kami_slot(s),
        "selector": _none(s.selector),
        "announced": None if s.announced < 0 else k.MANDATE_NAMES[s.announced],
        "honor": list(s.honor)[: s.seats],
        "acting": list(state.acting()),
        "decision": _decision(s, seat, state),
        "shrines": [_shrine(s, slot) for slot in range(k.SLOTS)],
        "provinces": [_province(s, province) for province in range(k.PROVINCES)],
        "war": _war(s),
        "display": {k.CARD_NAMES[card]: s.display[card] for card in range(k.CARDS) if s.display[card]},
        "tiles": _tiles(s, seat),
        "pile": {"coins": s.pile_coins, "ronin": s.pile_ronin} if s.opt_piles == k.LIMITED else None,
        "battle": _battle(s, seat),
        "seats": [_seat(s, seat, other) for other in range(s.seats)],
        "outcome": _outcome(game, state),
    }


def _track(s: State) -> dict[str, Any]:
    """The political track; `position` counts the space that is being carried out; who selects on each space."""
    position = s.track_pos if s.phase >= k.AT_POLITICS else 0
    return {
        "position": position,
        "spaces": "".join("MK"[space] for space in k.TRACK),
        "selectors": [_selector(s, position, space) for space in range(k.TRACK_SPACES)],
    }


def _selector(s: State, position: int, space: int) -> int | None:
    """Who selects on a space, in turns clockwise (R-POL-5); None on a Kami Turn and before the first selection."""
    if k.TRACK[space] or s.selector == k.NOBODY:
        return None
    return (s.selector + _mandates(space + 1) - _mandates(position)) % s.seats


def _mandates(spaces: int) -> int:
    """Mandate Turns among the first spaces of the track."""
    return spaces - sum(k.TRACK[:spaces])


def _kami_slot(s: State) -> int | None:
    """The shrine that is resolved (R-KAMI-2); None outside a Kami Turn, and while there are gifts before the first."""
    if s.phase != k.AT_POLITICS or not k.TRACK[s.track_pos - 1]:
        return None
    ahead = list(s.stack_op)[: s.depth].count(d.DO_SHRINE)
    return _none(k.SLOTS - 1 - ahead)


def _none(number: int) -> int | None:
    return None if number < 0 else number


def _decision(s: State, seat: int | None, state: GameState) -> dict[str, Any] | None:
    """What is asked, and what the question is about; of sealed ones the viewer's own."""
    if state.over:
        return None
    op = top(s)
    if seat is not None and seat in state.acting():
        op = decision_of(s, seat)
    n = s.depth - 1
    return {"name": d.DECISION_NAMES[op], "sealed": is_sealed(top(s)), "about": list(s.stack_args[n])}


def _shrine(s: State, slot: int) -> dict[str, Any]:
    return {
        "kami": k.KAMI_NAMES[s.slots[slot]],
        "force": [shrine_force(s, seat, slot) for seat in range(s.seats)],
        "leader": _none(strongest_at(s, slot)),
        "last_winner": _none(s.shrine_winner[slot]),
    }


def _province(s: State, province: int) -> dict[str, Any]:
    return {
        "name": k.PROVINCE_NAMES[province],
        "force": [clan_force(s, seat, province) for seat in range(s.seats)],
        "leader": _none(strongest_in(s, province)),
    }


def _war(s: State) -> dict[str, Any]:
    return {
        "provinces": [k.PROVINCE_NAMES[s.war_pile[s.season][i]] for i in range(s.war_count)],
        "done": s.war_pos,
    }


def _tiles(s: State, seat: int | None) -> dict[str, Any]:
    """Tiles played, those that the viewer has drawn, and those that it last put back."""
    played = [
        k.MANDATE_NAMES[s.played[i]] if s.face_down[i] == 0 or (seat is not None and knows_tile(s, seat, i)) else None
        for i in range(s.played_count)
    ]
    drawn = [k.MANDATE_NAMES[s.deck[i]] for i in range(k.DRAWN)] if seat is not None and sees_drawn(s, seat) else None
    returned = None
    if seat is not None and s.returned_at[seat]:
        returned = [k.MANDATE_NAMES[tile] for tile in s.returned[seat]]
    return {"left": s.deck_size, "played": played, "drawn": drawn, "returned": returned}


def _battle(s: State, seat: int | None) -> dict[str, Any] | None:
    """The battle that goes on; sealed bids are the bidder's own until all are in."""
    if s.battle == k.NO_PROVINCE:
        return None
    seats = [other for other in s.battle_order if other != k.NOBODY]
    return {
        "province": k.PROVINCE_NAMES[s.battle],
        "participants": seats,
        "done": [other for other in seats if not s.sealed_open >> other & 1],
        "bids": {str(other): list(s.bid[other]) for other in seats if s.bids_open or other == seat},
        "advantages": {name: _none(s.advantage[i]) for i, name in enumerate(k.ADVANTAGE_NAMES)},
        "hired": {str(other): s.hired[other] for other in seats},
        "killed": s.killed,
    }


def _pieces(row: Any) -> dict[str, int]:
    return {k.KIND_NAMES[kind]: row[kind] for kind in range(k.KINDS) if row[kind]}


def _seat(s: State, viewer: int | None, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "clan": k.CLAN_NAMES[s.clan[seat]],
        "honor": s.rank[seat],
        "vp": s.vp[seat],
        "coins": s.coins[seat],
        "ronin": s.ronin[seat],
        "ally": _none(s.ally[seat]),
        "alliance_seasons": s.alliance_seasons[seat],
        "cards": {k.CARD_NAMES[card]: s.cards[seat][card] for card in range(k.CARDS) if s.cards[seat][card]},
        "map": {
            k.PROVINCE_NAMES[province]: pieces
            for province in range(k.PROVINCES)
            if (pieces := _pieces(s.figures[seat][province]))
        },
        "shrines": [_pieces(s.shrine[seat][slot]) for slot in range(k.SLOTS)],
        "reserve": _pieces(s.reserve[seat]),
        "hostages": {str(other): held for other in range(s.seats) if (held := _pieces(s.captive[seat][other]))},
        "tokens": [
            f"{k.SEASON_NAMES[season]}/{k.PROVINCE_NAMES[province]}"
            for season in range(k.SEASONS)
            for province in range(k.PROVINCES)
            if s.tokens[seat] >> (k.PROVINCES * season + province) & 1
        ],
        "ballot": _ballot(s, viewer, seat),
        "lines": score_lines(s, seat),
    }


def _ballot(s: State, viewer: int | None, seat: int) -> list[int] | None:
    """The own list while it is sealed."""
    if viewer != seat or s.phase != k.AT_TEA:
        return None
    return [s.ballot[seat][i] for i in range(s.ballot_count[seat])]


def _outcome(game: RisingSun, state: GameState) -> dict[str, Any] | None:
    found = game.outcome(state)
    if found is None:
        return None
    return {
        "scores": list(found.scores),
        "placing": list(found.placing),
        "winners": list(found.winners),
        "lines": [dict(lines) for lines in found.lines],
        "ending": found.ending,
    }
