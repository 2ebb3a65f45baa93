"""Nobody is sent what it may not know, by any channel.

A table is asked everything that a role can ask; then what that role cannot know is exchanged for something
else, inside the server, and the same is asked again: every byte must be the same.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator

import pytest

from kagura.core.match import Match, Taken
from kagura.core.state import GameState
from kagura.server.live import Live
from kagura.testing.secrecy import with_random_numbers
from tests.server.host import HOTSEAT, Guest, Host, Json, Made, hosting, wait_for

SEED = "canary-4d1f7c"
ROLES = (0, 1, 2, None)
OPTIONS = ({"reveal": "auto"}, {"reveal": "declared"})


@pytest.fixture(params=OPTIONS, ids=lambda options: options["reveal"])
def made(host: Host, request: pytest.FixtureRequest) -> Made:
    return host.new_table(HOTSEAT, seed=SEED, options=request.param)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Who is gone is away at once, so that the same questions find the same table."""
    with hosting(tmp_path_factory.mktemp("secrecy"), away_seconds=0.0) as found:
        yield found


def guest_of(made: Made, role: int | None, *, greets: bool = True) -> Guest:
    """A guest at the table that nobody else is at."""
    if made.id in made.host.service.tables.lives:
        wait_for(lambda: not live_of(made).connections)
    return made.guest("watcher", greets=greets) if role is None else made.guest(player=role, greets=greets)


def live_of(made: Made) -> Live:
    return made.host.service.tables.lives[made.id]


# -- what is asked ------------------------------------------------------------------------------------


def everything(made: Made, role: int | None) -> list[str]:
    """All that the role gets when it asks whatever can be asked, word for word."""
    with guest_of(made, role, greets=False) as guest:
        guest.hello(id="en")
        guest.hello(id="ja", language="ja")
        guest.hello(id="back", have=0, seq=guest.now["seq"])
        last = guest.now["decisions"]
        for to in {0, last // 2, last}:
            guest.ask("moment", id=f"to {to}", to=to)
        guest.ask("moment", id="eyes", to=last, eyes=0)
        for seat in range(3):
            guest.ask("hint", id=f"hint {seat}", seat=seat)
            for action in range(0, 900, 150):
                guest.ask("act", id=f"act {seat} {action}", seq=0, seat=seat, action=action)
        heard = [text for text in guest.heard if '"type":"update"' not in text]
    token = made.token("watcher") if role is None else made.token(player=role)
    body = {"tables": [[made.id, token]], "language": "en"}
    heard.append(made.host.post("/api/mine", body).text)
    heard.append(made.host.http.get("/api/record", headers={"Authorization": f"Bearer {token}"}).text)
    return heard


def refusals(made: Made, role: int | None) -> list[str]:
    """Why each of the decisions that the role may not take is not possible, in words and in choices."""
    with guest_of(made, role) as guest:
        found = [json.dumps(guest.now["offers"])]
        for offer in guest.now["offers"]:
            for choice in offer["choices"]:
                if choice["why"]:
                    fields = {"seq": guest.now["seq"], "seat": offer["seat"], "action": choice["action"], "id": "why"}
                    found.append(json.dumps(guest.ask("act", **fields)))
        return found


# -- the same table with other secrets -----------------------------------------------------------------


def twin_of(state: GameState, seats: list[int], key: int) -> GameState:
    """A state that differs only in what none of the seats knows."""
    twin = state
    for seat in seats:
        twin = twin.determinise(seat, key + seat)
    return with_random_numbers(twin, state)


def twin_history(match: Match, seats: list[int], start: int, key: int) -> tuple[list[Taken], GameState] | None:
    """The decisions from `start` on taken in a twin, and where they lead; None if somebody would notice."""
    twin, taken = twin_of(match.at(start), seats, key), match.taken[:start]
    for number, decision in enumerate(match.taken[start:], start + 1):
        if twin.refuse(decision.seat, decision.action):
            return None
        taken.append(Taken(decision.seat, decision.action, twin.copy()))
        twin.apply(decision.seat, decision.action)
        if any(match.game.view(twin, seat) != match.game.view(match.at(number), seat) for seat in seats):
            return None
    return taken, twin


@contextlib.contextmanager
def other_secrets(live: Live, role: int | None, key: int) -> Iterator[bool]:
    """The table with other secrets, as far as the role can tell; False if none can be had."""
    match = live.fold.match
    true_state, true_taken = match.state, match.taken
    seats = list(match.seats) if role is None else match.seats_of(role)
    last = len(true_taken) if role is None else match.last_of(role)
    found = twin_history(match, seats, len(true_taken) if last is None else last, key)
    if found:
        match.taken, match.state = found
    live.forget()
    try:
        yield match.state.bytes() != true_state.bytes()
    finally:
        match.state, match.taken = true_state, true_taken
        live.forget()


def require_same(found: list[str], expected: list[str]) -> None:
    """Word for word; says where they part."""
    assert len(found) == len(expected)
    for one, other in zip(found, expected, strict=True):
        start = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
        start = max(0, start - 80)
        assert one[start : start + 200] == other[start : start + 200]
        assert one == other


def play(made: Made, decisions: int) -> None:
    for _ in range(decisions):
        with made.asked() as guest:
            reply = guest.act(len(guest.entries) * 7)
            assert reply["type"] == "done", reply


def test_what_a_role_cannot_know_changes_nothing_that_it_is_sent(made: Made) -> None:
    differing = 0
    for round_ in range(3):
        live = live_of(made)
        for role in ROLES:
            before = everything(made, role) + refusals(made, role)
            with other_secrets(live, role, 77 + round_) as differs:
                differing += differs
                require_same(everything(made, role) + refusals(made, role), before)
        play(made, 9)
    assert differing > 6


def test_neither_seed_nor_keys_nor_tokens_are_sent_while_the_match_runs(made: Made) -> None:
    play(made, 30)
    fields = live_of(made).fold.match.state.fields
    secret = [SEED, str(fields.key_low), str(fields.key_high), *(key["token"] for key in made.keys)]
    for role in ROLES:
        for text in everything(made, role):
            for canary in secret:
                assert not re.search(rf"(?<!\d){re.escape(canary)}(?!\d)", text), canary


def test_hidden_cards_are_blank_for_all_who_do_not_hold_them(made: Made) -> None:
    play(made, 30)
    for role in ROLES:
        with guest_of(made, role) as guest:
            own = set() if role is None else set(guest.table["places"][role]["seats"])
            for seat in guest.now["view"]["seats"]:
                for card in seat["hand"]:
                    assert card["face_up"] or card["card"] is None or seat["seat"] in own
            told = [told for entry in guest.entries for told in entry["told"]]
            assert {event["seat"] for event in told if event["name"] in ("dealt", "fulfilled")} <= own
            assert bool(own) == any(event["name"] == "dealt" for event in told)


def test_when_the_match_is_over_the_seed_is_shown(host: Host) -> None:
    seats: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
    made = host.new_table(seats, seed=SEED)
    with made.guest("watcher") as watcher:
        assert SEED not in "".join(watcher.heard)
        watcher.hear_until(lambda me: me.is_over)
        assert all(SEED not in text for text in watcher.heard[:-1])
        assert watcher.table["seed"] == SEED
