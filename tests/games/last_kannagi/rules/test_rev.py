"""Revelation cards: K-REV."""

from __future__ import annotations

import pytest

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import EVENTS_OF_PREDICATE, PREDICATES, STATES_TOUCHED
from kagura.games.last_kannagi.rules.revelation import holds, is_met
from tests.games.last_kannagi.positions import (
    GAME,
    GAME_MODES,
    TABLES,
    Example,
    Table,
    choices,
    expect,
    facts,
    new,
    record_of,
    refused,
    walk,
)

DECLARED = "opt.reveal=declared"


def test_a_card_counts_once(example: Example) -> None:
    """K-REV-1"""
    example("A@1; A.body=RRRR; W7=R; A.hand=3; B.t=9; C.t=9", "MOVE 2; >7; MOVE 1; STOP; MOVE 1; STOP", "A.vp=2")


def test_a_card_counts_for_its_own_character_only(example: Example) -> None:
    """K-REV-1 K-TEAM-2"""
    example("mode=team2; A.hand=18; D.faith=10; B.hand=19; C.cards=3", "MOVE 1; STOP", "A.vp=0; B.vp=0; C.vp=0; D.vp=0")


def test_a_card_counts_on_the_turns_of_others(example: Example) -> None:
    """K-REV-1"""
    example("B.faith=10; B.hand=18", "MOVE 1; STOP", "B.vp=4")


def test_once_fulfilled_it_stays_fulfilled(example: Example) -> None:
    """K-REV-2"""
    before = f"{DECLARED}; A:mito; A@1; S7=A; A.supply=0; A.body=RRRRRR; W8=R; A.hand=3; B.t=9; C.t=9"
    example(before, "MOVE 3; >8; >7; STOP; PRAY 3; n5; ok reveal A 3; reveal A 3", "A.vp=2")


def test_with_auto_a_fulfilled_card_is_revealed_at_once(position: Table) -> None:
    """K-REV-3 K-OPT-reveal"""
    state = position("A.cards=2; A.hand=19", events=True)
    expect(state, "PRAY 4; a", "A.vp=3")
    assert "revealed" in facts(state)
    assert refused(state, "reveal 19", seat=0) == "K-REV-3 reveal-auto"


def test_with_declared_the_owner_reveals_when_it_likes(position: Table) -> None:
    """K-REV-3 K-OPT-reveal"""
    state = position(f"{DECLARED}; A.cards=2; A.hand=19,1")
    assert refused(state, "reveal 19") == "K-REV-2 not-fulfilled"
    expect(state, "PRAY 4; a; turn B", "A.vp=0")
    assert state.choices(0) == [k.REVEAL]
    assert refused(state, "reveal 1", seat=0) == "K-REV-2 not-fulfilled"
    before = state.fields.pending, state.acting()
    expect(state, "reveal A 19; turn B", "A.vp=3")
    assert (state.fields.pending, state.acting()) == before
    assert refused(state, "reveal 19", seat=0) == "K-REV-1 face-up"
    number = state.refuse(0, k.REVEAL + 3)
    assert GAME.refusals[number] == ("K-REV-1", "no-card-in-slot")


def test_a_card_is_declared_in_the_middle_of_an_action(example: Example) -> None:
    """K-REV-3"""
    example(f"{DECLARED}; A.cards=3; A.hand=19", "MOVE 4; >1; reveal A 19; ask STEP; >2; STOP", "A.vp=3; A@2")


def test_all_fulfilled_cards_are_revealed_before_the_final_scoring(example: Example) -> None:
    """K-REV-3"""
    before = "day=5; A.t=119; B.t=120; C.t=120; A.cards=3; A.hand=19,18; B.faith=10; B.hand=18"
    before = before.replace("A.hand=19,18", "A.hand=19,17")
    for option in ("auto", "declared"):
        example(f"opt.reveal={option}; {before}", "MOVE 1; STOP", "A.vp=3; B.vp=4; total A=6")


def test_both_ways_of_revealing_come_to_the_same_totals() -> None:
    """K-REV-3"""
    for seed in range(5):
        ends = []
        for option in ("auto", "declared"):
            state = new({"mode": "solo3", "reveal": option}, seed)
            while not state.over:
                seat = state.acting()[0]
                mains = [action for action in state.choices(seat) if action < k.REVEAL]
                state.apply(seat, mains[(7 * len(mains) + seed) % len(mains)])
            outcome = GAME.outcome(state)
            assert outcome is not None
            ends.append(outcome.scores)
        assert ends[0] == ends[1]


def test_several_characters_may_fulfil_cards_by_one_event(example: Example) -> None:
    """K-REV-4"""
    before = "A.faith=9; B.faith=9; S1=A; S2=B; A.hand=18; B.hand=18; A.t=24; B.t=24; C.t=23; W*=P"
    example(before, "REST", "A.vp=4; B.vp=4")


@pytest.mark.parametrize(("card", "before", "play", "points"), [
    (1, "A:mito; A@1; W7=RR; W8=RR", "MOVE EX+; >7; >8; STOP", 0),
    (1, "A:mito; A@1; A.got=R2; W7=RR; W8=RRR", "MOVE EX+; >7; >8; STOP", 4),
    (1, "A@1; A.got=R4; W7=RRR; W8=RR", "MOVE EX+; >7; n2; >8; STOP", 4),
    (2, "A:mito; A@7; W19=P", "MOVE EX+; >19; STOP", 0),
    (2, "A:mito; A@7; W19=P; W20=P", "MOVE EX+; >19; >20; STOP", 4),
    (3, "A@1; A.body=RRR; W7=R", "MOVE EX+; >7; STOP", 0),
    (3, "A@1; A.body=RR; W7=P", "MOVE EX+; >7; STOP", 2),
    (4, "A@7", "MOVE 2; >20; STOP", 0),
    (4, "A@7; S19=B", "MOVE 2; >19; STOP", 3),
    (5, "A@1; W7=RRRRR", "MOVE EX+; >7; STOP", 0),
    (5, "A@1; W7=RRRRR", "MOVE EX+; >7; >8; >9; STOP", 3),
    (5, "A:kaede; A.faith=4; A.got=Y4; A.pur=YYY; W1=RRRRR", "BLESS 3; >1; turn B", 0),
    (6, "A@20; S7=B", "BUILD 4", 0),
    (6, "A@19; S7=B", "BUILD 4", 3),
    (7, "A@20; S7=B; S21=A", "BUILD 4", 0),
    (8, "A@8; S7=A; S10=A", "BUILD 4", 0),
    (8, "A@8; S7=A; S9=A", "BUILD 4", 3),
    (8, "A@1; S2=A; S8=B; S9=A", "BUILD 4", 3),
    (8, "A@1; S2=A; S8=B; S20=A", "BUILD 4", 0),
    (9, "A@1; S2=A; S3=A; S4=A; S5=A; S6=A", "BUILD 4", 0),
    (10, "A@20; S7=B; W21=R", "BUILD 4", 0),
    (10, "A:kaede; A.got=R4; A@19; S7=B; W20=RRRR", "BUILD 4", 0),
    (10, "A:kaede; A.got=R4; A@19; S7=B; W20=RRRRR", "BUILD 4", 3),
    (11, "A@7; S1=B; S9=B", "BUILD 4", 0),
    (12, "A.got=R2; A.faith=2; A.pur=YY", "BLESS 2; STOP", 0),
    (13, "A.got=P4; A:mito; A.faith=6; A.pur=YYYY", "BLESS 4", 4),
    (13, "A.faith=6; A.pur=YYYY", "BLESS 4", 0),
    (14, "A.faith=6; A.pur=YYYY", "BLESS 4", 0),
    (15, "A.got=R1,R2; A.faith=6; A.pur=RRRR", "BLESS 4", 0),
    (15, "A:mito; A.got=P1,P2,P3; A.faith=6; A.pur=PP", "BLESS 4", 0),
    (16, "A.got=R1,B1; A.pur=P", "BLESS 1; P", 0),
    (17, "A.got=R1,R2,R3,B1,B2,B3,Y1,Y2; A.pur=P", "BLESS 1", 0),
    (18, "A.faith=6", "PRAY 4; b", 0),
    (19, "A.cards=1", "PRAY 4; a", 0),
    (20, "A.body=R; A.pur=RRR", "PRAY 1", 0),
    (20, "A.body=P; A.pur=PPPP", "PRAY 2; a", 2),
    (21, "A.body=P; A.pur=P", "PRAY 2; a", 0),
    (22, "A:mito; A.body=RRRR; A.supply=0", "PRAY 3; n4", 0),
    (22, "A:mito; A.body=RRRRR; A.pur=RRRRR; A.supply=0", "PRAY 3; n5", 3),
    (22, "A:kon; A.got=R4; A.body=PP; A.supply=0", "PRAY 3; n2", 3),
    (23, "A.form=1", "PRAY EX", 3),
    (23, "-", "PRAY 4; a", 0),
    (24, "A.pur=PPRRR", "DED 4; n3; n1", 0),
    (24, "A.pur=PPRRRRR", "DED EX+; n5; n2", 4),
    (25, "A.form=3; B.t=9; C.t=9", "PRAY EX; PRAY EX", 0),
    (25, "A.form=3; B.t=9; C.t=9", "PRAY EX; MOVE 4; STOP", 0),
    (25, "A.form=3; B.t=9; C.t=9", "PRAY EX; REST; MOVE EX; STOP", 3),
    (25, "A.form=1; A.cards=1; B.t=9; C.t=9", "PRAY EX; MOVE EX+; STOP", 0),
])  # fmt: skip
def test_a_card_is_fulfilled_exactly_by_its_condition(
    position: Table, card: int, before: str, play: str, points: int
) -> None:
    """K-REV-5 card 1 to 25"""
    cards = "A.cards=1; " if "EX+" in play and "A.cards" not in before else ""
    state = position(f"{cards}{before}; A.hand={card}")
    expect(state, play)
    assert state.fields.vp_by[0][k.VP_REVELATION] == points


def test_form_actions_of_different_forms_do_not_add_up(example: Example) -> None:
    """K-REV-5 card 25"""
    before = "A.form=1; A.pur=PP; A.hand=25; B.t=9; C.t=9; A.got=R1,B1,Y1"
    example(before, "PRAY EX; is A.form=0; BLESS 1; is A.form=2; MOVE EX; STOP; is A.vp=2; PRAY EX", "A.vp=7; A.form=0")


def test_a_move_that_ends_the_game_still_fulfils_cards_of_the_step(example: Example) -> None:
    """K-REV-6"""
    base = "W28=-; W7=RRR; W8=RR; A@1; A.cards=1"
    example(f"{base}; A.hand=1", "MOVE EX+; >7; >8", "over=B; A.vp=4")
    example(f"{base}; A.hand=5", "MOVE EX+; >7; >8", "over=B; A.vp=0")
    example("W28=-; A:mito; W7=PP; A@1; A.cards=1; A.hand=2", "MOVE EX+; >7", "over=B; A.vp=4")


def test_a_card_about_the_end_of_a_move_needs_the_move_to_end(example: Example) -> None:
    """K-REV-5 card 4"""
    example("A@7; W19=R; W28=-; A.hand=4", "MOVE 2; >19", "over=B; A.vp=0")


@pytest.mark.parametrize("game_mode", GAME_MODES)
def test_testing_a_few_conditions_at_each_event_is_as_good_as_testing_all(game_mode: str) -> None:
    """K-REV-2 K-TURN-7: after each decision every state condition that holds was noted"""
    cards = [card for card in range(1, 26) if TABLES.card_pred[card] not in EVENTS_OF_PREDICATE]
    assert len(cards) == 15
    for seed in range(3):
        state = new(game_mode, seed, mode="plain")
        for _ in walk(state, seed):
            if state.fields.pending in (k.MAIN, k.OVER):
                s = record_of(state)
                for seat in range(s.seats):
                    for card in cards:
                        assert not holds(s, seat, card, k.AT_ANY) or is_met(s, seat, card), (seat, card)


def test_every_predicate_is_looked_at_after_some_event() -> None:
    """K-REV-5"""
    watched = {TABLES.card_pred[card] for event in range(k.AT_ANY) for card in TABLES.watched[event] if card}
    assert watched == {code for code, _, _ in PREDICATES.values()}
    types = {code: kind for code, _, kind in PREDICATES.values()}
    assert {code for code, kind in types.items() if kind == "E"} == set(EVENTS_OF_PREDICATE)
    assert {code for code, kind in types.items() if kind == "S"} == STATES_TOUCHED[k.AT_ANY]


def test_the_hand_is_shown_in_dealt_order(position: Table) -> None:
    """K-REV-1 K-INFO-2"""
    state = position("A.hand=9,4,17,2")
    assert [card["card"] for card in GAME.view(state, 0)["seats"][0]["hand"]] == [9, 4, 17, 2]
    assert "reveal" not in " ".join(choices(state))


def test_a_card_about_an_event_holds_right_after_that_event_only(position: Table) -> None:
    """K-REV-5: type E"""
    s = record_of(position("A@19; S19=A"))
    assert holds(s, 0, 6, k.AT_BUILD)
    assert not any(holds(s, 0, 6, event) for event in range(k.AT_ANY) if event != k.AT_BUILD)


def test_a_position_in_the_middle_of_a_move_is_looked_at_after_its_next_event(position: Table) -> None:
    """K-TURN-7 K-REV-2: a puzzle may begin anywhere"""
    s = record_of(position("A.faith=10; A.hand=18"))
    s.pending, s.kind, s.power_left = k.STEP, k.MOVE, 2
    state = GAME.engine(mode="plain").settle(s)
    assert state.fields.vp[0] == 0
    state.apply(0, k.GO + 1)
    assert state.fields.vp[0] == 4


def test_face_up_cards_stay_known_to_all(mode: str) -> None:
    """K-REV-1 K-INFO-1: in views, in samples, in observations"""
    from tests.games.last_kannagi.positions import table

    state = table("A.hand=18,3,5,7; A.faith=10; B.hand=1,2,4,6; C.hand=8,9,10,11", mode)
    expect(state, "MOVE 1; STOP", "A.vp=4")
    assert list(state.conceal(1).fields.hand[0]) == [18, 0, 0, 0]
    for key in range(5):
        assert state.determinise(1, key).fields.hand[0][0] == 18
    at, _ = GAME.pieces()["seat2/revelations"]
    assert state.observe(1)[at + 17] == 2
    at, _ = GAME.pieces()["seat0/revelations"]
    assert state.observe(0)[at + 17] == 2
