"""Several decisions in one message: taken as far as they go, and taken back as one."""

from __future__ import annotations

import pytest

from kagura.core.offer import OfferedRun
from kagura.server import protocol, rows
from kagura.server.orders import Deed, order
from kagura.server.refused import Refused
from kagura.server.render import Reader, View
from tests.server.test_fold import AROUND, Sheet, ids


def offered(sheet: Sheet) -> tuple[int, OfferedRun] | None:
    """Who is offered several decisions in one go, and which."""
    fold = sheet.fold
    for seat in fold.match.state.acting():
        player = fold.match.player(seat)
        for offer in View(fold, Reader(player, "en")).offers():
            for run in offer.runs:
                return player, run
    return None


def where_all_can_be_taken() -> tuple[Sheet, int, OfferedRun]:
    """A table at which somebody is offered to take all."""
    for seed in range(60):
        sheet = Sheet("me", "me", "me", seed=f"all {seed}")
        for pick in range(150):
            if sheet.fold.over:
                break
            found = offered(sheet)
            if found:
                return sheet, *found
            sheet.act(pick * 7 + seed)
    raise AssertionError("nobody is offered to take all")


@pytest.fixture
def table() -> tuple[Sheet, int, OfferedRun]:
    return where_all_can_be_taken()


def act(sheet: Sheet, player: int, *actions: int) -> Deed:
    """The deed of several decisions."""
    first, *more = actions
    seat = sheet.fold.match.seat_of(player)
    message = protocol.Act(id=next(ids), seq=sheet.fold.seq, seat=seat, action=first, more=more)
    return order(sheet.fold, player, message, AROUND)


def test_all_are_taken_and_taken_back_as_one(table: tuple[Sheet, int, OfferedRun]) -> None:
    sheet, player, run = table
    fold, before = sheet.fold, sheet.fold.decisions
    digest = fold.match.state.digest()
    sheet.add(player, act(sheet, player, *run.actions))
    assert fold.decisions == before + len(run.actions)
    assert sheet.same_from_rows()
    view = View(fold, Reader(player, "en"))
    assert view.undo().can
    sheet.do(player, protocol.TakeBack(id=next(ids), seq=fold.seq))
    assert (fold.decisions, fold.match.state.digest()) == (before, digest)
    assert sheet.same_from_rows()


def test_one_by_one_they_are_taken_back_one_by_one(table: tuple[Sheet, int, OfferedRun]) -> None:
    sheet, player, run = table
    before = sheet.fold.decisions
    for action in run.actions[:2]:
        sheet.add(player, act(sheet, player, action))
    assert sheet.fold.before_last(player) == before + 1


def test_what_is_not_possible_after_the_first_is_left_out_without_a_word(table: tuple[Sheet, int, OfferedRun]) -> None:
    sheet, player, run = table
    highest = sheet.fold.match.game.rules.actions
    for wrong in (highest, highest + 1, 0):
        deed = act(sheet, player, run.actions[0], wrong, *run.actions[1:])
        assert [body.action for body in deed.bodies if isinstance(body, rows.Decided)] == [run.actions[0]]


def test_the_first_is_refused_with_its_rule_and_nothing_is_taken(table: tuple[Sheet, int, OfferedRun]) -> None:
    sheet, player, run = table
    with pytest.raises(Refused) as caught:
        act(sheet, player, 0, *run.actions)
    assert caught.value.refusal is not None


def test_the_run_ends_where_something_was_drawn() -> None:
    """Else a refusal of what follows would tell what was drawn before one has decided."""
    for seed in range(40):
        sheet = Sheet("me", "me", "me", seed=f"drawn {seed}")
        for pick in range(200):
            fold = sheet.fold
            if fold.over:
                break
            state, seat = fold.match.state, fold.match.state.acting()[0]
            action = state.choices(seat)[pick % len(state.choices(seat))]
            after = state.copy()
            after.apply(seat, action)
            if after.fields.draws != state.fields.draws and seat in after.acting():
                deed = act(sheet, fold.match.player(seat), action, after.choices(seat)[0])
                assert len(deed.bodies) == 1
                return
            sheet.act(pick)
    raise AssertionError("nobody goes on after something was drawn")
