"""A table as its rows make it, without server or database."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

from kagura.core.match import CannotUndo
from kagura.server import orders, protocol, rows
from kagura.server.export import record_of
from kagura.server.fold import Fold, OtherVersion
from kagura.server.making import new_table
from kagura.server.orders import Around, Deed, order
from kagura.server.protocol import NewTable, SeatWish
from kagura.server.refused import Refused
from kagura.server.render import Reader, View
from kagura.server.rows import Row

AROUND = Around(frozenset(), "greedy")
ids = (f"m{number}" for number in itertools.count())


class Sheet:
    """A fold with its rows, to which orders are added."""

    def __init__(self, *kinds: str, game: str = "last_kannagi", **wish: object) -> None:
        seats = [
            SeatWish(kind="bot", bot="greedy") if kind == "bot" else SeatWish(kind=kind, name=f"P{i}")  # type: ignore[arg-type]
            for i, kind in enumerate(kinds)
        ]
        table = NewTable(game=game, seats=seats, **wish)  # type: ignore[arg-type]
        self.rows = list(new_table(table, 1_700_000_000_000).change.rows)
        self.fold = Fold.of("t", self.rows)

    def add(self, player: int | None, deed: Deed) -> None:
        for body in deed.bodies:
            row = Row(self.fold.seq + 1, self.fold.changed + 10, player, None, body)
            self.rows.append(row)
            self.fold.add(row)

    def do(self, player: int, message: protocol.ClientMessage) -> None:
        self.add(player, order(self.fold, player, message, AROUND))

    def act(self, pick: int = 0) -> int:
        """Whoever is asked takes a choice; who that was."""
        state = self.fold.match.state
        seat = state.acting()[0]
        choices = state.choices(seat)
        player = self.fold.match.player(seat)
        action = choices[pick % len(choices)]
        self.do(player, protocol.Act(id=next(ids), seq=self.fold.seq, seat=seat, action=action))
        return player

    def same_from_rows(self) -> bool:
        again = Fold.of("t", self.rows)
        parts = (
            "places",
            "seq",
            "changed",
            "notes",
            "since",
            "moved",
            "asking",
            "again",
            "answered",
            "started",
            "hearings",
        )
        return again.match.state == self.fold.match.state and all(
            getattr(again, part) == getattr(self.fold, part) for part in parts
        )


def test_rows_make_the_same_table_again() -> None:
    sheet = Sheet("me", "me", "me", seed="s")
    for number in range(40):
        player = sheet.act(number)
        if number % 9 == 4:
            sheet.do(player, protocol.TakeBack(id=next(ids), seq=sheet.fold.seq))
        if number == 20:
            sheet.do(0, protocol.Rename(id=next(ids), name="Zed"))
            sheet.do(1, protocol.StandIn(id=next(ids), on=True))
            sheet.do(1, protocol.StandIn(id=next(ids), on=False))
    assert sheet.same_from_rows()


def test_a_table_of_other_rules_or_content_is_not_opened() -> None:
    sheet = Sheet("me", "me", "me")
    first = sheet.rows[0]
    assert isinstance(first.body, rows.Begun)
    for change in ({"rules": "0.1"}, {"content": "0" * 64}):
        body = msgspec.structs.replace(first.body, **change)
        with pytest.raises(OtherVersion):
            Fold.of("t", [Row(1, 1, None, None, body), *sheet.rows[1:]])


def test_who_is_still_asked_the_same_may_answer_what_it_was_shown_before() -> None:
    sheet = Sheet("me", "me", "me")
    sheet.act()
    shown = sheet.fold.seq
    sheet.do(2, protocol.Rename(id=next(ids), name="Zed"))  # the table has gone on, the question has not
    seat = sheet.fold.match.state.acting()[0]
    action = sheet.fold.match.state.choices(seat)[0]
    sheet.do(sheet.fold.match.player(seat), protocol.Act(id="1", seq=shown, seat=seat, action=action))
    with pytest.raises(Refused, match="stale"):
        sheet.do(
            sheet.fold.match.player(seat),
            protocol.Act(id="2", seq=shown - 1, seat=seat, action=action),
        )


def test_what_a_client_holds_is_told_by_the_row_it_saw_last() -> None:
    sheet = Sheet("me", "me", "me")
    assert sheet.fold.held(0) == -1
    assert sheet.fold.held(sheet.fold.seq) == 0
    sheet.act()
    seen = sheet.fold.seq
    sheet.act(1)
    assert sheet.fold.held(seen) == 1
    assert sheet.fold.held(10**6) == sheet.fold.decisions


def test_after_a_decision_was_taken_back_and_another_taken_only_what_is_still_true_is_held() -> None:
    sheet = Sheet("me", "me", "me")
    for number in range(60):
        player = sheet.act(number)
        seen, count = sheet.fold.seq, sheet.fold.decisions
        deed = order(sheet.fold, player, protocol.TakeBack(id=next(ids), seq=seen), AROUND)
        if isinstance(deed.bodies[0], rows.TookBack):
            sheet.add(player, deed)
            sheet.act(number + 1)
            assert sheet.fold.decisions == count
            assert sheet.fold.held(seen) == count - 1
            return
    raise AssertionError("nothing could be taken back")


def test_a_table_that_was_talked_at_for_too_long_takes_decisions_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet("me", "me", "me")
    monkeypatch.setattr(orders, "MOST_ROWS", sheet.fold.seq)
    with pytest.raises(Refused, match="worn-out"):
        sheet.do(0, protocol.Rename(id="1", name="Zed"))
    sheet.act()


def test_the_record_has_names_that_a_line_can_hold() -> None:
    sheet = Sheet("me", "me", "me")
    sheet.do(0, protocol.Rename(id="1", name="👩\u200d👧"))
    sheet.do(1, protocol.Rename(id="2", name="\u200d"))
    record = record_of(sheet.fold)
    assert record.players == ("👩👧", "player 2", "P2")
    assert record.date == "2023-11-14"


# -- taking back, in every order -----------------------------------------------------------------------


def asked_about() -> tuple[Sheet, int]:
    """A table at which a player that is not asked now can take back only with the others' consent; and that player."""
    sheet = Sheet("me", "me", "me", seed="interleaved")
    taken = [sheet.act(number) for number in range(30)]
    while True:
        acting = {sheet.fold.match.player(seat) for seat in sheet.fold.match.state.acting()}
        who = next((player for player in reversed(taken) if player != taken[-1] and player not in acting), None)
        if who is not None:
            return sheet, who
        taken.append(sheet.act())


@pytest.mark.parametrize("ends_by", ["withdraw", "refuse"])
def test_a_question_to_take_back_ends_once_however_its_answers_cross(ends_by: str) -> None:
    """Every order of asking, agreeing, refusing or withdrawing, and deciding."""
    start, who = asked_about()
    one, other = (player for player in range(3) if player != who)
    count, keep = start.fold.decisions, start.fold.match.last_of(who)
    assert keep is not None
    codes: set[str] = set()
    for steps in itertools.permutations(("ask", "one", "other", ends_by, "act")):
        sheet = Sheet.__new__(Sheet)
        sheet.rows, sheet.fold = list(start.rows), Fold.of("t", start.rows)
        for step in steps:
            answers = {"one": (one, True), "other": (other, True), "withdraw": (who, False), "refuse": (one, False)}
            try:
                if step == "act":
                    sheet.act()
                elif step == "ask":
                    sheet.do(who, protocol.TakeBack(id=next(ids), seq=sheet.fold.seq))
                else:
                    player, accept = answers[step]
                    message = protocol.AnswerTakeBack(id=next(ids), seq=sheet.fold.seq, accept=accept)
                    sheet.do(player, message)
            except Refused as refused:
                codes.add(refused.code)
        at = {step: steps.index(step) for step in steps}
        agreed = max(at["one"], at["other"])
        ended = at["ask"] < at[ends_by] < (at["one"] if ends_by == "refuse" else agreed)  # once agreed, no refusal
        was_answered = at["ask"] < min(at["one"], at["other"]) and not at["ask"] < at["act"] < agreed
        went_back = was_answered and not ended
        expected = keep + (at["act"] > agreed) if went_back else count + 1
        assert sheet.fold.decisions == expected, steps
        assert sheet.same_from_rows(), steps
    assert codes <= {"nothing-asked", "not-asked"}


def test_after_taking_back_everybody_is_shown_what_was_shown_before() -> None:
    sheet, tried = Sheet("me", "me", "me", seed="shown"), 0
    readers = [Reader(player, "en") for player in (0, 1, 2, None)]

    def shown() -> list[Any]:
        views = [View(sheet.fold, reader) for reader in readers]
        entries = [[view.entry(number) for number in range(sheet.fold.decisions + 1)] for view in views]
        nows = [msgspec.structs.replace(view.now(), seq=0) for view in views]
        return [entries, nows]

    for number in range(25):
        before = shown()
        player = sheet.act(number)
        try:
            sheet.fold.match.check_undo(player)
        except CannotUndo:
            continue
        sheet.do(player, protocol.TakeBack(id=next(ids), seq=sheet.fold.seq))
        after = shown()
        assert after[0] == before[0]
        assert [now.view for now in after[1]] == [now.view for now in before[1]]
        assert [now.offers for now in after[1]] == [now.offers for now in before[1]]
        sheet.act(number)
        tried += 1
    assert tried > 5


# -- why something cannot be taken back ------------------------------------------------------------------


def after_a_rest_of_each(*others: str) -> Sheet:
    """A table at which everybody has rested once: the first player, and two others of some kind."""
    sheet = Sheet("me", *others, seed="who")
    fold = sheet.fold
    for _ in range(3):
        seat = fold.match.state.acting()[0]
        rest = fold.match.state.choices(seat)[-1]
        player = fold.match.player(seat)
        by: rows.By = "bot" if fold.places[player].bot else "person"
        sheet.add(player, orders.decide(fold, seat, rest, by))
    assert {decision.text for decision in fold.match.record.decisions} == {"REST"}
    return sheet


def why_not(sheet: Sheet, player: int) -> str:
    return View(sheet.fold, Reader(player, "en")).undo().why


def test_bots_without_a_name_are_told_by_the_number_of_their_seat() -> None:
    sheet = after_a_rest_of_each("bot", "bot")
    assert sheet.act(-1) == 0  # who rested last is asked first, and then a bot
    seat = sheet.fold.match.state.acting()[0]
    sheet.add(None, orders.decide(sheet.fold, seat, sheet.fold.match.state.choices(seat)[-1], "bot"))
    assert why_not(sheet, 0) == f"It cannot be taken back: Player {seat + 1} has acted since."


def test_a_person_keeps_the_name_while_a_bot_stands_in() -> None:
    sheet = after_a_rest_of_each("me", "me")
    before = {player: why_not(sheet, player) for player in range(3)}
    named = next(player for player in range(3) if f"P{player} has acted since." in "".join(before.values()))
    sheet.do(named, protocol.StandIn(id=next(ids), on=True))
    assert sheet.fold.places[named].bot
    assert {player: why_not(sheet, player) for player in range(3) if player != named} == {
        player: words for player, words in before.items() if player != named
    }
