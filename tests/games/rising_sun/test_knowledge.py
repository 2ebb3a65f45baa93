"""What a seat knows: R-OBS, R-DEC-1, sampling, the view and the observation."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kagura.core.errors import IllegalAction, NotationError
from kagura.core.state import GameState
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.rules.asked import decision_of
from kagura.testing import CHECKS, varied_options
from kagura.testing.match import Check
from tests.games.rising_sun.positions import GAME, is_built, new, refused, table, take, walk

#: Checks that are quick enough for every run; the others are for the slow suite.
QUICK = [check for check in CHECKS if check.__name__ not in ("check_modes", "check_secrecy", "check_samples")]


@pytest.mark.parametrize("check", QUICK, ids=lambda check: check.__name__)
def test_three_clans_pass_the_checks_of_any_game(check: Check) -> None:
    """R-DEC-1, R-DEC-2, R-DEC-5, INV-1 to INV-13"""
    if not is_built():
        pytest.skip("slow where the rules are not compiled")
    check(GAME, "quick", {"clans": "lotus-dragonfly-bonsai", "gifts": "on"}, mode="compiled")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_matches_of_all_options_pass_the_checks_of_any_game(check: Check, number: int) -> None:
    """R-DEC-1, R-DEC-2, R-DEC-5, R-OBS-1, INV-1 to INV-13"""
    check(GAME, f"slow/{number}", list(varied_options(GAME, 6))[number], mode="compiled" if is_built() else "plain")


def test_only_the_selector_sees_what_it_has_drawn() -> None:
    """R-OBS-1, R-POL-2"""
    for state in walk(new(seed=2, alliances="none", gifts="off")):
        s = state.fields
        if s.stack_op[s.depth - 1] == d.MANDATE:
            selector = s.selector
            drawn = [k.MANDATE_NAMES[tile] for tile in list(s.deck)[: k.DRAWN]]
            assert GAME.view(state, selector)["tiles"]["drawn"] == drawn
            assert GAME.view(state, (selector + 1) % 5)["tiles"]["drawn"] is None
            assert GAME.view(state, None)["tiles"]["drawn"] is None
            known = state.conceal(selector).fields
            assert list(known.deck)[: k.DRAWN] == list(s.deck)[: k.DRAWN]
            assert set(list(known.deck)[k.DRAWN : s.deck_size]) <= {k.UNKNOWN_TILE}
            other = state.conceal((selector + 1) % 5).fields
            assert set(list(other.deck)[: s.deck_size]) == {k.UNKNOWN_TILE}


def test_the_track_says_who_selects_on_each_space() -> None:
    """R-POL-1, R-POL-5, R-SETUP-5"""
    told: dict[str, set[tuple[int | None, ...]]] = {}
    for state in walk(new(seed=2)):
        s = state.fields
        track = GAME.view(state, None)["track"]
        told.setdefault(k.SEASON_NAMES[s.season], set()).add(tuple(track["selectors"]))
        if s.phase == k.AT_TEA:
            assert track["position"] == 0
        if s.stack_op[s.depth - 1] == d.MANDATE:
            assert track["selectors"][track["position"] - 1] == s.selector
    nobody: tuple[int | None, ...] = (None,) * 10
    first = next(iter(told["spring"] - {nobody}))
    assert told["spring"] == {nobody, first}
    assert [seat is None for seat in first] == [space == "K" for space in "MMMKMMKMMK"]
    assert told["summer"] == {tuple(None if seat is None else (seat + 7) % 5 for seat in first)}


def test_everybody_is_told_which_shrine_is_resolved() -> None:
    """R-KAMI-2, R-GIFT-2"""
    kami = {d.AMA: k.AMATERASU, d.FUJ_FIG: k.FUJIN, d.FUJ_DEST: k.FUJIN, d.RAI: k.RAIJIN, d.RYU: k.RYUJIN}
    told: set[int | None] = set()
    for state in walk(new(seed=2, gifts="on")):
        s = state.fields
        slot = GAME.view(state, None)["kami_slot"]
        told.add(slot)
        op = s.stack_op[s.depth - 1]
        if op in kami and not state.over:
            assert s.slots[slot] == kami[op]
            assert {GAME.view(state, seat)["kami_slot"] for seat in range(5)} == {slot}
        elif s.phase != k.AT_POLITICS or not k.TRACK[s.track_pos - 1] or op == d.GIFT_TO:
            assert slot is None
    assert len(told) > 2


def test_the_tile_of_lotus_is_known_to_lotus_alone() -> None:
    """R-CLAN-2, R-OBS-1"""
    for state in walk(new(seed=6, alliances="none")):
        s = state.fields
        hidden = [i for i in range(s.played_count) if s.face_down[i]]
        if hidden and not state.over:
            i = hidden[0]
            assert GAME.view(state, 1)["tiles"]["played"][i] == k.MANDATE_NAMES[s.played[i]]
            assert GAME.view(state, 0)["tiles"]["played"][i] is None
            assert GAME.view(state, None)["tiles"]["played"][i] is None
            assert state.conceal(0).fields.played[i] == k.UNKNOWN_TILE
            return


def test_samples_agree_with_what_was_seen_and_differ() -> None:
    """R-OBS-1: a seat knows the tiles that it put back, as far as what was played since allows"""
    decks: set[tuple[int, ...]] = set()
    for state in walk(new(seed=8)):
        s = state.fields
        for seat in range(s.seats) if not state.over else ():
            sample = state.determinise(seat, 5).fields
            tiles = Counter([*list(sample.deck)[: s.deck_size], *list(sample.played)[: s.played_count]])
            assert tiles == dict.fromkeys(range(k.MANDATES), 2)
            if s.returned_at[seat] and s.returned_at[seat] == s.played_count:
                assert list(sample.deck)[: k.RETURNED] == list(s.returned[seat])
            decks.add(tuple(sample.deck))
            assert sorted(sample.war_pile[k.AUTUMN]) == list(range(k.PROVINCES))
    assert len(decks) > 50


def sealed(state: GameState, seat: int) -> Any:
    s = state.conceal(seat).fields
    return list(map(list, s.ballot)), list(map(list, s.bid)), list(s.bid_step)


def test_ballots_of_others_are_hidden_until_all_are_closed() -> None:
    """R-DEC-1, R-TEA-2"""
    one = table('with.run = "tea"\ndo = ["koi BALLOT CLAN lotus"]')
    other = table('with.run = "tea"\ndo = ["koi BALLOT CLAN turtle"]')
    assert sealed(one, 1) == sealed(other, 1)
    assert sealed(one, 0) != sealed(other, 0)
    assert GAME.view(one, 1)["seats"][0]["ballot"] is None
    assert GAME.view(one, 0)["seats"][0]["ballot"] == [1]
    take(one, "koi PASS")
    lists = {tuple(one.determinise(1, key).fields.ballot[0]) for key in range(40)}
    assert len(lists) > 5


def test_bids_of_others_are_hidden_until_all_are_in() -> None:
    """R-DEC-1, R-BAT-2, R-OBS-2"""
    text = 'base = "W"\nwith.koi.map.kansai = "bushi"\nwith.lotus.map.kansai = "bushi"\n'
    one = table(text + 'do = ["koi BID-SEP NUM 1", "koi BID-HOS NUM 2"]')
    other = table(text + 'do = ["koi BID-SEP NUM 3"]')
    assert sealed(one, 1) == sealed(other, 1)
    assert sealed(one, 0) != sealed(other, 0)
    assert GAME.view(one, 1) == GAME.view(other, 1)
    assert GAME.view(one, 0)["battle"]["bids"] == {"0": [1, 2, 0, 0]}
    take(one, "koi NUM 0")
    take(one, "koi NUM 0")
    assert GAME.view(one, 1)["battle"]["done"] == [0]
    bids = {tuple(one.determinise(1, key).fields.bid[0]) for key in range(40)}
    assert len(bids) > 5
    assert all(sum(bid) <= 5 for bid in bids)


def test_the_observation_is_the_same_for_states_that_a_seat_cannot_tell_apart() -> None:
    """R-OBS-1, R-ACT-2: the pending decision is part of it"""
    state = new(seed=3)
    start, shape = GAME.pieces()["decision"]
    for n, now in enumerate(walk(state)):
        if n % 20 == 0 and not now.over:
            for seat in range(5):
                seen = now.observe(seat)
                assert seen == now.conceal(seat).observe(seat)
                asked = [i for i in range(shape[0]) if seen[start + i]]
                assert asked == ([decision_of(now.fields, seat)] if seat in now.acting() else [])


def test_a_seat_that_does_not_play_has_no_view() -> None:
    state = new(clans="koi-lotus-turtle")
    with pytest.raises(IllegalAction):
        GAME.view(state, 3)
    assert GAME.player_of(state, 2) == 2
    assert GAME.labels(state, 1) == {"clan": "lotus"}
    with pytest.raises(NotationError, match="is no decision"):
        GAME.parse(state, 0, "CLAN")


def test_seats_that_do_not_play_are_all_0_in_the_observation() -> None:
    """R-OBS-1"""
    state = new(clans="koi-lotus-turtle", seed=2)
    pieces = GAME.pieces()
    for name in ("seat_3", "pieces_4"):
        start, shape = pieces[name]
        length = shape[0] * (shape[1] if len(shape) > 1 else 1)
        assert list(state.observe(0)[start : start + length]) == [0] * length
    assert GAME.question(state, 0, GAME.texts()) == "Which clans would you ally with, the best first?"


def test_whatever_is_answered_by_yes_can_be_answered_by_pass() -> None:
    """R-DEC-5"""
    assert all(d.PASS_ANSWERS[op] for op in range(d.DECISIONS) if d.YES_ANSWERS[op])


def test_the_end_refuses_everything() -> None:
    """R-WIN-2, R-DEC-4"""
    *_, state = walk(new(seed=1))
    assert state.over
    assert state.acting() == ()
    assert refused(state, "koi PASS") == "R-WIN-2 over"
    view = GAME.view(state, None)
    assert view["decision"] is None
    assert view["outcome"]["ending"] == "winter"
    assert 0 <= GAME.measures(state)["alliances"] <= 6
    assert list(state.conceal(0).fields.vp) == list(state.fields.vp)
    assert list(state.determinise(0, 3).fields.vp) == list(state.fields.vp)
    assert state.choices(0) == []
