"""The conformance suite: the games pass it, and each of its checks can fail."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

import kagura
from kagura.core import plain, record_text
from kagura.core.event import Event, EventKind
from kagura.core.game import Game, Playouts
from kagura.core.log import tell
from kagura.core.options import Option
from kagura.core.rng import below
from kagura.core.state import GameState
from kagura.testing import CHECKS, NonConforming, check_game, modes_of, varied_options
from kagura.testing.match import Check, Match, difference
from tests.testing import toy
from tests.testing.toy import SEATS, Toy, install

KANNAGI = kagura.make("last_kannagi")
ANSWERS = ("legal", "refuse", "apply", "conceal", "determinise", "observe", "evaluate", "result")
BY_NAME = {check.__name__: check for check in CHECKS}


def with_rules(**changes: Any) -> Game:
    """The toy with some of its rules changed."""
    game = Toy()
    game.rules = dataclasses.replace(toy.RULES, **changes)
    return game


def fails(game: Game, name: str, what: str, monkeypatch: pytest.MonkeyPatch, seeds: int = 6) -> None:
    """The named check fails for this game, with `what` in the message, and the others are not asked."""
    install(monkeypatch, game)
    BY_NAME[name](Toy(), 1)
    with pytest.raises(NonConforming, match=what) as caught:
        check_game(game, seeds, "fault", checks=[BY_NAME[name]])
    assert f"{name}(game, seed=" in str(caught.value)
    assert "decision" in str(caught.value)


# -- whole games pass --------------------------------------------------------------------------------


def test_a_simple_game_with_simultaneous_secret_decisions_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Toy())
    check_game(Toy(), games=6, seed="toy")


@pytest.mark.parametrize("mode", modes_of(KANNAGI))
@pytest.mark.parametrize("number", range(4))
def test_the_last_kannagi_passes_the_quick_checks(number: int, mode: str) -> None:
    options = list(varied_options(KANNAGI, 4))[number]
    for check in CHECKS[: 3 if mode == "checked" else 7]:
        check(KANNAGI, f"quick/{number}", options, mode=mode)


@pytest.mark.parametrize("check", CHECKS[7:], ids=lambda check: check.__name__)
def test_the_last_kannagi_passes(check: Check) -> None:
    number = CHECKS.index(check)
    options = list(varied_options(KANNAGI, 4))[number % 4]
    check(KANNAGI, f"one/{number}", options, mode="compiled" if "compiled" in modes_of(KANNAGI) else "plain")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4))
def test_the_last_kannagi_passes_everything(number: int) -> None:
    modes = modes_of(KANNAGI)
    options = list(varied_options(KANNAGI, 4))[number]
    for check in CHECKS:
        check(KANNAGI, f"long/{number}", options, mode=modes[(number + 1) % len(modes)])


def test_the_first_matches_show_every_value_of_every_option() -> None:
    varied = list(varied_options(KANNAGI, 4))
    for option in KANNAGI.options_declared:
        assert {options[option.name] for options in varied} == set(option.values)


def test_options_can_be_kept_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, Any]] = []

    def note(game: Game, seed: Any = 0, options: Any = None, *, mode: str = "plain") -> None:
        seen.append(options)

    check_game(Toy(), games=3, options={"rounds": 2}, checks=[note])
    assert [options["rounds"] for options in seen] == [2, 2, 2]


# -- every check can fail: one fault each ---------------------------------------------------------------


def test_progress_notices_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, mask: bytearray) -> int:
        return 0 if s.round == 1 else toy.legal(s, seat, mask)

    fails(with_rules(legal=legal), "check_progress", "dead end", monkeypatch)


def test_progress_notices_that_nobody_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    fails(with_rules(acting=lambda s: 0 if s.round == 1 else toy.acting(s)), "check_progress", "dead end", monkeypatch)


def test_progress_notices_an_endless_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        s.round = min(s.round, 1)

    fails(with_rules(apply=apply), "check_progress", "no end after 10000", monkeypatch, seeds=1)


def test_progress_notices_decisions_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, mask: bytearray) -> int:
        mask[0] = 1
        return toy.legal(s, seat, mask) if not toy.is_over(s) else 1

    fails(with_rules(legal=legal), "check_progress", "the match is over, yet some seat may act", monkeypatch)


def test_progress_notices_wrong_places(monkeypatch: pytest.MonkeyPatch) -> None:
    def result(s: Any, out: Any) -> None:
        toy.result(s, out)
        for seat in range(SEATS):
            out[SEATS + seat] = 1 + sum(s.points[other] < s.points[seat] for other in range(SEATS))

    fails(with_rules(result=result), "check_progress", "a worse place", monkeypatch)


def test_invariants_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Toy):
        def broken_invariants(self, state: GameState) -> list[str]:
            return ["T-INV-9: too many points"] if sum(state.fields.points) > 5 else []

    fails(Broken(), "check_invariants", "T-INV-9", monkeypatch)


def test_invariants_notice_a_lost_option(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forgetful(Toy):
        def set_options(self, record: Any, options: Any) -> None:
            record.rounds = 4

    install(monkeypatch, Forgetful())
    with pytest.raises(NonConforming, match="option rounds was not taken over"):
        BY_NAME["check_invariants"](Forgetful(), 1, {"rounds": 2})


def test_invariants_notice_a_full_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        for _ in range(400):
            tell(s, toy.E_BID, seat, 0, 0, 0)

    fails(with_rules(apply=apply), "check_invariants", "more events than the log holds", monkeypatch)


def test_checked_mode_notices_a_value_out_of_range(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        s.points[0] += 90

    install(monkeypatch, Toy())
    with pytest.raises(NonConforming, match="OutOfRange: points: value"):
        BY_NAME["check_invariants"](with_rules(apply=apply), 1, mode="checked")


def test_notation_notices_two_actions_with_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blurred(Toy):
        def format(self, state: GameState, seat: int, action: int) -> str:
            return f"bid {min(action, 2)}"

    fails(Blurred(), "check_notation", "two actions share a notation", monkeypatch)


def test_notation_notices_a_misread_action(monkeypatch: pytest.MonkeyPatch) -> None:
    class Misread(Toy):
        def parse(self, state: GameState, seat: int, text: str) -> int:
            return 3 - super().parse(state, seat, text)

    fails(Misread(), "check_notation", "is read as another action", monkeypatch)


def test_notation_notices_that_anything_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lenient(Toy):
        def parse(self, state: GameState, seat: int, text: str) -> int:
            return int(text[-1]) if text.startswith("bid ") else 0

    fails(Lenient(), "check_notation", "is no notation, yet", monkeypatch)


def test_views_notice_what_is_no_plain_data(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tuples(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            return super().view(state, seat) | {"shown": tuple(state.fields.shown)}

    fails(Tuples(), "check_views", "is no plain data", monkeypatch)


def test_views_notice_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Open(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            return super().view(state, seat if seat is None else seat % SEATS)

    fails(Open(), "check_views", "view of seat -1", monkeypatch)


def test_views_notice_strangers_who_are_told_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    class Open(Toy):
        def events_for(self, state: GameState, seat: int | None) -> list[Event]:
            return state.events() if seat == -1 else super().events_for(state, seat)

    fails(Open(), "check_views", "is told secrets", monkeypatch)


def test_seeds_notice_random_numbers_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    count = [0]

    def begin(s: Any) -> None:
        toy.begin(s)
        count[0] += 1
        s.points[0] = count[0] % 7

    fails(with_rules(begin=begin), "check_seeds", "the same seed and decisions gave another state", monkeypatch)


def test_seeds_notice_shared_state(monkeypatch: pytest.MonkeyPatch) -> None:
    last = [0]

    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        s.points[0] += last[0] % 2
        last[0] = action

    fails(with_rules(apply=apply), "check_seeds", "the same seed and decisions gave another state", monkeypatch)


def test_seeds_notice_that_the_seed_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin(s: Any) -> None:
        s.key_low = s.key_high = 0
        toy.begin(s)

    fails(with_rules(begin=begin), "check_seeds", "the seed makes no difference", monkeypatch)


def test_copies_notice_shared_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    def copy(self: plain.PlainState) -> plain.PlainState:
        twin = self._s.copy()
        twin.points = self._s.points
        return plain.PlainState(self._engine, twin)

    def run() -> None:
        monkeypatch.setattr(plain.PlainState, "copy", copy)
        BY_NAME["check_copies"](Toy(), 1)

    BY_NAME["check_copies"](Toy(), 1)
    with pytest.raises(NonConforming, match="changed"):
        run()


def test_playouts_notice_that_threads_make_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    class Threaded(Toy):
        def playouts(self, games: int, seed: Any = 0, *, threads: int = 1, **others: Any) -> Playouts:
            return super().playouts(games, f"{seed} {threads}", **others)

    fails(Threaded(), "check_playouts", "with 2 threads", monkeypatch)


def test_refusals_notice_a_mask_that_disagrees(monkeypatch: pytest.MonkeyPatch) -> None:
    def legal(s: Any, seat: int, mask: bytearray) -> int:
        count = toy.legal(s, seat, mask)
        mask[0] = 1
        return count

    fails(with_rules(legal=legal), "check_refusals", "legal says 1, refuse", monkeypatch)


def test_refusals_notice_a_change(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(s: Any, seat: int, action: int) -> int:
        number = toy.refuse(s, seat, action)
        s.points[seat] += number == toy.SAME_BID
        return number

    fails(with_rules(refuse=refuse), "check_refusals", "a refused action of seat . changed the state", monkeypatch)


def test_refusals_notice_a_missing_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    game.refusals = {**Toy.refusals, toy.SAME_BID: ("T-BID-4", "")}
    fails(game, "check_refusals", "a refusal without reason", monkeypatch)


def test_refusals_notice_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagura.core.engine.Engine.check", lambda *_: None)
    with pytest.raises(NonConforming, match=r"IndexError|is not legal, and was taken|OverflowError"):
        BY_NAME["check_refusals"](Toy(), 1)


@pytest.mark.parametrize("name", ["legal", "observe", "evaluate", "refuse", "acting"])
def test_pure_notices_a_question_that_changes_the_state(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = getattr(toy.RULES, name)

    def faulty(s: Any, *args: Any) -> Any:
        s.points[2] = (s.points[2] + 1) % 7
        return sound(s, *args)

    fails(with_rules(**{name: faulty}), "check_pure", "changed the state|asked twice, differs", monkeypatch)


def test_pure_notices_a_view_that_changes_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    class Careless(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            seen = super().view(state, seat)
            state.fields.shown.sort()
            return seen

    fails(Careless(), "check_pure", "view.* changed the state", monkeypatch)


def test_pure_notices_a_question_that_changes_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    def observe(s: Any, seat: int, out: Any) -> None:
        toy.observe(s, seat, out)
        s.log.count = 0

    fails(with_rules(observe=observe), "check_pure", "changed the events", monkeypatch)


def test_records_notice_another_version_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, with_rules(begin=lambda _: None))
    with pytest.raises(NonConforming, match="RecordError"):
        BY_NAME["check_records"](Toy(), 1)


def test_records_notice_damage_that_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Toy())
    sound = record_text.load
    kept: list[Any] = []

    def load(path: Any, content: Any, mode: Any) -> Any:
        kept.append(None)
        if len(kept) > 2:
            return None
        return sound(path, content, mode)

    monkeypatch.setattr(record_text, "load", load)
    with pytest.raises(NonConforming, match="was read as if nothing were wrong"):
        BY_NAME["check_records"](Toy(), 1)


def test_texts_notice_one_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Toy):
        def describe(self, state: GameState, seat: int, action: int, texts: Any) -> str:
            return "" if texts.language == "ja" and action == 2 else super().describe(state, seat, action, texts)

    fails(Silent(), "check_texts", "ja: a description reads ''", monkeypatch)


def test_texts_notice_two_actions_that_read_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blurred(Toy):
        def describe(self, state: GameState, seat: int, action: int, texts: Any) -> str:
            return "bid"

    fails(Blurred(), "check_texts", "read the same", monkeypatch)


def test_serialisation_notices_what_is_not_in_the_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = [0]

    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        kept[0] += 1
        s.points[1] = kept[0] % 5

    fails(with_rules(apply=apply), "check_serialisation", "played on, the state differs", monkeypatch)


def test_serialisation_notices_bytes_that_are_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    class Trusting(Toy):
        def restore(self, data: bytes, **others: Any) -> GameState:
            size = self.rules.state.plan.size
            return super().restore(data[:size] if len(data) > size else data, **others)

    fails(Trusting(), "check_serialisation", "longer bytes were taken as a state", monkeypatch)


def test_samples_notice_one_that_is_no_sound_state(monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(Toy):
        def broken_invariants(self, state: GameState) -> list[str]:
            return ["no card"] if 0 in state.fields.card else []

    def determinise(s: Any, viewer: int, low: int, high: int) -> None:
        toy.determinise(s, viewer, low, high)
        s.card[(viewer + 1) % SEATS] = 0

    game = Strict()
    game.rules = dataclasses.replace(toy.RULES, determinise=determinise)
    fails(game, "check_samples", "broken invariants in a sample", monkeypatch)


def test_samples_notice_one_that_contradicts_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def determinise(s: Any, viewer: int, low: int, high: int) -> None:
        toy.determinise(s, viewer, low, high)
        s.card[viewer] = 1 + below(s, toy.CARDS)

    fails(with_rules(determinise=determinise), "check_samples", "differs in its sample", monkeypatch)


def test_samples_notice_one_that_always_hits_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    def determinise(s: Any, viewer: int, low: int, high: int) -> None:
        s.key_low, s.key_high, s.draws, s.spare = low, high, 0, 0

    game = with_rules(determinise=determinise)
    game.options_declared = (Option("rounds", "T-OPT-rounds", (9,)), Toy.options_declared[1])
    fails(game, "check_samples", "always hit the truth", monkeypatch)


def test_samples_notice_the_key_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def determinise(s: Any, viewer: int, low: int, high: int) -> None:
        true = s.key_low, s.key_high
        toy.determinise(s, viewer, low, high)
        s.key_low, s.key_high = true

    fails(with_rules(determinise=determinise), "check_samples", "key", monkeypatch)


def test_knowledge_notices_a_key_that_is_left_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def conceal(s: Any, viewer: int) -> None:
        low = s.key_low
        toy.conceal(s, viewer)
        s.key_low = low

    fails(with_rules(conceal=conceal), "check_knowledge", "coming random numbers change", monkeypatch)


def test_knowledge_notices_a_view_that_needs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeking(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            return super().view(state, seat) | {"sum": sum(state.fields.card)}

    fails(Peeking(), "check_knowledge", "view of seat 0 from its knowledge alone", monkeypatch)


LEAKS: list[tuple[str, Callable[[], Game]]] = []


def leak(channel: str) -> Callable[[Callable[[], Game]], Callable[[], Game]]:
    """Register a game that leaks what a seat cannot know through one channel."""

    def register(make: Callable[[], Game]) -> Callable[[], Game]:
        LEAKS.append((channel, make))
        return make

    return register


@leak("changes its view")
def leaking_view() -> Game:
    class Leaking(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            return super().view(state, seat) | {"cards": list(state.fields.card)}

    return Leaking()


@leak("seat None cannot know changes its view")
def leaking_spectator_view() -> Game:
    class Leaking(Toy):
        def view(self, state: GameState, seat: int | None) -> dict[str, Any]:
            seen = super().view(state, seat)
            return seen | {"bids": list(state.fields.bid)} if seat is None else seen

    return Leaking()


@leak("changes its observation")
def leaking_observation() -> Game:
    def observe(s: Any, seat: int, out: Any) -> None:
        toy.observe(s, seat, out)
        out[1] = s.card[(seat + 1) % SEATS]

    return with_rules(observe=observe)


@leak("changes its legal|changes its refusal")
def leaking_legality() -> Game:
    def refuse(s: Any, seat: int, action: int) -> int:
        return toy.refuse(s, seat, action) or (toy.SAME_BID if action == 3 and s.card[(seat + 1) % SEATS] > 5 else 0)

    def legal(s: Any, seat: int, mask: bytearray) -> int:
        for action in range(toy.BIDS):
            mask[action] = int(refuse(s, seat, action) == 0)
        return sum(mask)

    return with_rules(refuse=refuse, legal=legal)


@leak("changes its refusals")
def leaking_refusals() -> Game:
    class Leaking(Toy):
        def refusal_args(self, state: GameState, seat: int, action: int, number: int) -> dict[str, int | str]:
            return {"others": sum(state.fields.bid) - state.fields.bid[seat]}

    return Leaking()


@leak("changes its notation")
def leaking_notation() -> Game:
    class Leaking(Toy):
        def format(self, state: GameState, seat: int, action: int) -> str:
            return f"bid {action} against {sum(state.fields.card) - state.fields.card[seat]}"

    return Leaking()


@leak("changes its conceal|changes its determinise")
def leaking_knowledge() -> Game:
    def conceal(s: Any, viewer: int) -> None:
        s.key_low = s.key_high = s.draws = s.spare = 0
        for seat in range(SEATS):
            if seat != viewer and not toy.is_over(s) and s.bid[seat] != toy.NOTHING:
                s.bid[seat] = toy.HIDDEN

    return with_rules(conceal=conceal)


@leak("events tell seat")
def leaking_events() -> Game:
    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        tell(s, toy.E_CARD, seat, s.card[seat], 0, 0)

    return with_rules(apply=apply)


@leak("events tell seat")
def leaking_secret_events() -> Game:
    def apply(s: Any, seat: int, action: int) -> None:
        toy.apply(s, seat, action)
        tell(s, toy.E_DEALT, seat, s.card[seat], 0, 0)

    game = with_rules(apply=apply)
    game.events = {**Toy.events, toy.E_DEALT: EventKind("dealt", "T-SET-1", ("seat", "card"))}
    return game


@leak("sees a change that no event tells it")
def silent_change() -> Game:
    game = Toy()
    game.events = {**Toy.events, toy.E_SHOWN: EventKind("shown", "T-BID-2", ("seat",))}
    return game


@pytest.mark.parametrize(("channel", "make"), LEAKS, ids=[make.__name__ for _, make in LEAKS])
def test_secrecy_notices(channel: str, make: Callable[[], Game], monkeypatch: pytest.MonkeyPatch) -> None:
    fails(make(), "check_secrecy", channel, monkeypatch, seeds=8)


def test_seals_notice_a_secret_that_a_log_would_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    monkeypatch.setattr(game, "is_sealed", lambda *_: False)
    fails(game, "check_seals", "is not sealed, though seat", monkeypatch)


def test_working_out_notices_rules_that_what_a_seat_knows_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def apply(s: Any, seat: int, action: int) -> None:
        is_hidden = toy.HIDDEN in list(s.bid)
        toy.apply(s, seat, action)
        if is_hidden:
            s.points[seat] = -1

    fails(with_rules(apply=apply), "check_working_out", "what seat . knows breaks the rules", monkeypatch)


def test_seals_notice_what_is_never_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Toy()
    monkeypatch.setattr(game, "is_sealed", lambda *_: True)
    fails(game, "check_seals", "is sealed after the end", monkeypatch)


@pytest.mark.parametrize(
    "name", ["legal", "observe", "evaluate", "conceal", "determinise", "apply", "result", "refuse"]
)
def test_modes_notice_a_difference(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = getattr(toy.RULES, name)

    def faulty(s: Any, *args: Any) -> Any:
        found = sound(s, *args)
        if type(s) is not toy.ToyState:
            s.points[0] = min(200, s.points[0] + 1)
            if name in ("observe", "result"):
                args[-1][0] += 1
            elif isinstance(found, int):
                return found + 1
        return found

    fails(with_rules(**{name: faulty}), "check_modes", "is different in checked and plain mode", monkeypatch)


# -- messages ------------------------------------------------------------------------------------------


def test_a_failure_says_how_to_see_it_again() -> None:
    match = Match(Toy(), "s/3", {"rounds": 2}, "check_pure", "checked")
    match.decision = 41
    said = str(match.failure("it broke"))
    assert "toy: check_pure: it broke" in said
    assert "seed 's/3', decision 41, rounds=2 repeat=false" in said
    assert "again: check_pure(game, seed='s/3', options={'rounds': 2}, mode='checked')" in said


def test_a_crash_is_a_failure_with_its_place() -> None:
    def legal(s: Any, seat: int, mask: bytearray) -> int:
        if s.round == 1:
            raise ZeroDivisionError("no bids")
        return toy.legal(s, seat, mask)

    with pytest.raises(NonConforming, match="ZeroDivisionError: no bids") as caught:
        BY_NAME["check_progress"](with_rules(legal=legal), 7)
    assert "decision 3" in str(caught.value)


@pytest.mark.parametrize(
    ("found", "expected", "said"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, "a: [1]: 2 instead of 3"),
        ({"a": 1}, {"b": 1}, "a: 1 instead of None"),
        (b"\1\2", b"\1\3", "byte 1: 2 instead of 3"),
        (b"\1", b"", "b'\\x01' instead of b''"),
        ("x" * 300, 1, "'" + "x" * 199 + "... instead of 1"),
    ],
)
def test_the_first_difference_is_named(found: Any, expected: Any, said: str) -> None:
    assert difference(found, expected) == said


def test_views_are_json() -> None:
    json.dumps(Toy().view(Toy().new(seed=1), 0))
