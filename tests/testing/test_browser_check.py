"""The check of what a browser is given can fail: one fault each."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from kagura.core.engine import Engine
from kagura.core.event import Event
from kagura.core.game import Game
from kagura.core.offer import Offer, OfferedChoice, Why
from kagura.core.state import GameState
from kagura.core.text import Texts
from kagura.testing import NonConforming, check_game
from kagura.testing.browser import check_browser
from kagura.testing.secrecy import check_knowledge
from tests.testing.toy import Toy


def fails(game: Game, what: str) -> None:
    """The check fails for this game, with `what` in the message."""
    check_browser(Toy(), 1)
    with pytest.raises(NonConforming, match=what):
        check_game(game, 8, checks=[check_browser])


class Changed(Toy):
    """A toy with each offer changed."""

    def change(self, offer: Offer) -> Offer:
        return offer

    def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
        return self.change(super().offer(known, seat, texts))


def with_choices(offer: Offer, choices: Sequence[OfferedChoice]) -> Offer:
    return dataclasses.replace(offer, choices=list(choices))


def test_a_game_without_a_face_for_a_browser_is_not_asked() -> None:
    class Faceless(Toy):
        def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
            return Game.stage(self, engine, texts)

    check_browser(Faceless(), 1)


def test_a_stage_that_changes() -> None:
    class Changing(Toy):
        count = 0

        def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
            Changing.count += 1
            return {"n": Changing.count}

    fails(Changing(), "the stage changes")


def test_a_stage_that_is_no_plain_data() -> None:
    class Odd(Toy):
        def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
            return {"bids": {1: "one"}}

    fails(Odd(), "way through JSON")


def test_a_stage_with_a_broken_text() -> None:
    class Broken(Toy):
        def stage(self, engine: Engine, texts: Texts) -> dict[str, Any]:
            return {"title": "\N{REPLACEMENT CHARACTER}"}

    fails(Broken(), "has a text that is broken")


def test_sentences_that_are_missing() -> None:
    class Short(Toy):
        def narrate(
            self, view: Mapping[str, Any], events: Sequence[Event], texts: Texts, engine: Engine | None = None
        ) -> list[str]:
            return super().narrate(view, events, texts, engine)[1:]

    fails(Short(), "sentences for the events")


def test_a_sentence_with_a_hole() -> None:
    class Holed(Toy):
        def tell(self, view: Mapping[str, Any], event: Event, texts: Texts, engine: Engine | None = None) -> str:
            return "{ $n } bids"

    fails(Holed(), "a sentence reads")


def test_no_offer_where_there_is_a_choice() -> None:
    class Mute(Toy):
        def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
            return Game.offer(self, known, seat, texts)

    fails(Mute(), "is not offered what it may do")


def test_an_offer_that_changes_what_is_known() -> None:
    class Meddling(Toy):
        def offer(self, known: GameState, seat: int, texts: Texts) -> Offer:
            offer = super().offer(known, seat, texts)
            known.fields.points[seat] += 1
            return offer

    fails(Meddling(), "changes what it knows")


def test_an_offer_that_is_another_each_time() -> None:
    class Restless(Changed):
        count = 0

        def change(self, offer: Offer) -> Offer:
            Restless.count += 1
            return dataclasses.replace(offer, question=f"bid {Restless.count}")

    fails(Restless(), "the offer to seat")


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("choices offered to seat", lambda offer: with_choices(offer, offer.choices[1:])),
        ("offered twice", lambda offer: with_choices(offer, [*offer.choices, _refused(offer.choices[-1])])),
        ("the same place", lambda offer: with_choices(offer, [_at(each, {"kind": "bid"}) for each in offer.choices])),
        (
            "no kind of target",
            lambda offer: with_choices(offer, [_at(each, {"n": each.action}) for each in offer.choices]),
        ),
        ("a question reads", lambda offer: dataclasses.replace(offer, question=" ")),
        ("notation of a choice", lambda offer: _each(offer, notation="bid")),
        ("words of a choice", lambda offer: _each(offer, words="bid")),
        ("the label of", lambda offer: _each(offer, label="")),
    ],
)
def test_an_offer_with_a_fault(what: str, change: Any) -> None:
    class Faulty(Changed):
        def change(self, offer: Offer) -> Offer:
            changed: Offer = change(offer)
            return changed

    fails(Faulty(), what)


def _each(offer: Offer, **changes: Any) -> Offer:
    return with_choices(offer, [dataclasses.replace(each, **changes) for each in offer.choices])


def _at(choice: OfferedChoice, target: dict[str, Any]) -> OfferedChoice:
    return dataclasses.replace(choice, target=target)


def _refused(choice: OfferedChoice) -> OfferedChoice:
    return dataclasses.replace(choice, why=Why("T-BID-1", "no"))


@pytest.mark.parametrize(
    ("what", "rule", "text"),
    [
        ("rule that forbids", "T-BID-9", "no"),
        ("why bid", "T-BID-4", ""),
        ("names its rule again", "T-BID-4", "T-BID-4: no"),
    ],
)
def test_a_refusal_that_is_none(what: str, rule: str, text: str) -> None:
    class Rude(Changed):
        def change(self, offer: Offer) -> Offer:
            found = [
                each if each.why is None else dataclasses.replace(each, why=Why(rule, text)) for each in offer.choices
            ]
            return with_choices(offer, found)

    fails(Rude(), what)


def test_refused_choices_before_possible_ones() -> None:
    class Backwards(Changed):
        def change(self, offer: Offer) -> Offer:
            return with_choices(offer, list(reversed(offer.choices)))

    fails(Backwards(), "possible choices are not first")


def test_a_reason_with_a_hole() -> None:
    class Vague(Toy):
        def reason(self, known: GameState, seat: int, action: int, texts: Texts) -> str:
            return ""

    fails(Vague(), "the reason for bid")


def test_a_heading_with_a_hole() -> None:
    class Headless(Toy):
        def heading(self, view: Mapping[str, Any], texts: Texts) -> str:
            return "{ $day }"

    fails(Headless(), "a heading reads")


def test_knowledge_notices_an_offer_that_depends_on_more() -> None:
    """An offer is made of what is known alone; who keeps something else in mind is found out."""

    class Spy(Toy):
        seen = 0

        def refusal(self, state: GameState, seat: int, action: int) -> Any:
            Spy.seen = max(Spy.seen, sum(state.fields.card))
            return super().refusal(state, seat, action)

        def reason(self, known: GameState, seat: int, action: int, texts: Texts) -> str:
            return f"{Spy.seen}"

    with pytest.raises(NonConforming, match="reasons"):
        check_knowledge(Spy(), 1)
