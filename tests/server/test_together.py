"""What people at one table do with each other: take back, leave, stand in, come later, play again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.server.host import BOTS, HOTSEAT, ME_AND_BOTS, THREE_PEOPLE, Guest, Host, Json, Made


@contextlib.contextmanager
def three(host: Host) -> Iterator[list[Guest]]:
    """Three people at a table that has begun."""
    made = host.new_table(HOTSEAT)
    with contextlib.ExitStack() as stack:
        guests = [stack.enter_context(made.guest(player=player)) for player in range(3)]
        for guest in guests:
            settle(guest, lambda me: not any(place["away"] for place in me.table["places"]))
        yield guests


def settle(guest: Guest, is_so: object) -> Guest:
    return guest.hear_until(is_so)  # type: ignore[arg-type]


def all_at(guests: list[Guest], seq: int) -> None:
    for guest in guests:
        guest.hear_until(lambda me: me.now["seq"] >= seq)


def asked(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.offer)


def until_others_turn(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Play until somebody else is asked than whoever decided last, who cannot take back alone: (decided, asked)."""
    while True:
        actor = asked(guests)
        all_at(guests, actor.act(1)["seq"])
        following = asked(guests)
        if following is not actor:
            all_at(guests, following.act(1)["seq"])
            if not actor.now["undo"]["can"]:
                return actor, asked(guests)


# -- taking back ------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_at_once_while_nobody_knows_more_by_it(host: Host) -> None:
    with three(host) as guests:
        for _ in range(60):
            actor = asked(guests)
            before = actor.now["view"]
            all_at(guests, actor.act(2)["seq"])
            if actor.now["undo"]["can"]:
                break
        decisions = actor.now["decisions"]
        assert actor.ask("take_back", seq=actor.now["seq"])["type"] == "done"
        assert actor.now["decisions"] == decisions - 1 == len(actor.entries) - 1
        assert actor.now["view"] == before


def test_beyond_that_all_others_must_agree(host: Host) -> None:
    with three(host) as guests:
        actor, _ = until_others_turn(guests)
        others = [guest for guest in guests if guest is not actor]
        assert actor.now["undo"]["ask"]
        assert actor.now["undo"]["why"]
        own = max(e["number"] for e in actor.entries if e["seat"] in actor.table["places"][actor.player or 0]["seats"])
        all_at(guests, actor.ask("take_back", seq=actor.now["seq"])["seq"])
        for guest in guests:
            assert guest.now["undo"]["asked_by"] == actor.player
            assert guest.now["undo"]["waiting"] == sorted(other.player or 0 for other in others)
        assert actor.ask("take_back", seq=actor.now["seq"])["code"] == "asked-already"
        for other in others:
            assert actor.now["decisions"] >= own
            all_at(guests, other.ask("answer_take_back", seq=other.now["seq"], accept=True)["seq"])
        assert {guest.now["decisions"] for guest in guests} == {own - 1}
        assert {len(guest.entries) for guest in guests} == {own}
        assert actor.now["undo"]["asked_by"] is None
        assert actor.offer


@pytest.mark.parametrize("by", ["other", "asker"])
def test_one_refusal_or_second_thoughts_end_the_question(host: Host, by: str) -> None:
    with three(host) as guests:
        actor, _ = until_others_turn(guests)
        decisions = actor.now["decisions"]
        all_at(guests, actor.ask("take_back", seq=actor.now["seq"])["seq"])
        who = actor if by == "asker" else next(guest for guest in guests if guest is not actor)
        assert actor.ask("answer_take_back", seq=actor.now["seq"], accept=True)["code"] == "not-asked"
        all_at(guests, who.ask("answer_take_back", seq=who.now["seq"], accept=False)["seq"])
        assert actor.now["undo"]["asked_by"] is None
        assert actor.now["decisions"] == decisions
        assert who.ask("answer_take_back", seq=who.now["seq"], accept=True)["code"] == "nothing-asked"


def test_the_second_click_does_not_ask_again_what_was_refused_in_between(host: Host) -> None:
    with three(host) as guests:
        actor, _ = until_others_turn(guests)
        seen = actor.now["seq"]
        all_at(guests, actor.ask("take_back", seq=seen)["seq"])
        other = next(guest for guest in guests if guest is not actor)
        all_at(guests, other.ask("answer_take_back", seq=other.now["seq"], accept=False)["seq"])
        assert actor.ask("take_back", seq=seen)["code"] == "stale"
        assert actor.now["undo"]["asked_by"] is None
        all_at(guests, actor.ask("take_back", seq=actor.now["seq"])["seq"])
        assert actor.now["undo"]["asked_by"] == actor.player


def test_a_decision_meanwhile_ends_the_question(host: Host) -> None:
    with three(host) as guests:
        actor, _ = until_others_turn(guests)
        seq = actor.ask("take_back", seq=actor.now["seq"])["seq"]
        all_at(guests, seq)
        all_at(guests, asked(guests).act(1)["seq"])
        assert actor.now["undo"]["asked_by"] is None
        other = next(guest for guest in guests if guest is not actor)
        assert other.ask("answer_take_back", seq=other.now["seq"], accept=True)["code"] == "nothing-asked"


def test_bots_cannot_be_asked(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest() as ann:
        assert ann.ask("take_back", seq=ann.now["seq"])["code"] in ("nothing-to-take-back", "stale")
        while True:
            ann.my_turn().act()
            ann.my_turn()
            if not ann.now["undo"]["can"]:
                break
        assert not ann.now["undo"]["ask"]
        assert ann.ask("take_back", seq=ann.now["seq"])["code"].startswith("undo-")


# -- places -----------------------------------------------------------------------------------------


def place(guest: Guest, player: int) -> Json:
    found: Json = guest.table["places"][player]
    return found


def test_whoever_leaves_is_played_on_for_by_a_bot(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest() as ann:
        ann.my_turn()
        assert ann.ask("resign")["type"] == "done"
        assert place(ann, 0)["resigned"]
        assert place(ann, 0)["bot"] == "greedy"
        assert ann.now["offers"] == []
        assert ann.ask("resign")["code"] == "left"
        assert ann.ask("act", seq=ann.now["seq"], seat=0, action=0)["code"] == "left"
        ann.hear_until(lambda me: me.is_over)


def test_before_the_start_whoever_leaves_makes_room_again(host: Host) -> None:
    made = host.new_table(THREE_PEOPLE)
    invite = made.token("invite", 1)
    with made.guest() as ann, host.guest(made.id, host.sit(made.id, invite, "Bo")) as bo:
        ann.hear_until(lambda me: place(me, 1)["kind"] == "person")
        assert host.post("/api/sit", {"table": made.id, "token": invite}).json()["code"] == "taken"
        bo.ask("resign")
        ann.hear_until(lambda me: place(me, 1)["kind"] == "open")
        assert bo.ask("rename", name="Bo again")["code"] == "token"
        with host.guest(made.id, host.sit(made.id, invite, "Cy")) as cy:
            assert place(cy, 1)["name"] == "Cy"


def test_a_bot_stands_in_for_a_while_and_hands_back(host: Host) -> None:
    with host.new_table(ME_AND_BOTS).guest() as ann:
        ann.my_turn()
        decisions = ann.now["decisions"]
        assert ann.ask("stand_in", on=True)["type"] == "done"
        assert ann.ask("stand_in", on=True)["code"] == "so-already"
        ann.hear_until(lambda me: me.now["decisions"] > decisions + 20)
        assert any(e["by"] == "bot" and e["seat"] in place(ann, 0)["seats"] for e in ann.entries)
        assert ann.ask("act", seq=ann.now["seq"], seat=place(ann, 0)["seats"][0], action=0)["code"] == "bot-plays"
        ann.ask("stand_in", on=False)
        if not ann.is_over:
            assert place(ann, 0)["bot"] is None
            assert ann.my_turn().act()["type"] == "done"


def test_for_others_a_bot_stands_in_only_while_they_are_away(host: Host) -> None:
    made = host.new_table(HOTSEAT)
    with made.guest(player=0) as ann:
        with made.guest(player=1) as bo:
            ann.hear_until(lambda me: not place(me, 1)["away"])
            assert ann.ask("stand_in", on=True, player=1)["code"] == "not-away"
            assert bo.player == 1
        ann.hear_until(lambda me: place(me, 1)["away"])
        assert ann.ask("stand_in", on=True, player=1)["type"] == "done"
        assert place(ann, 1)["bot"] == "greedy"
        assert ann.ask("stand_in", on=False, player=1)["code"] == "not-your-place"
        assert ann.ask("stand_in", on=True, player=7)["code"] == "no-such-person"
        with made.guest(player=1) as bo:
            assert bo.ask("stand_in", on=False)["type"] == "done"
            ann.hear_until(lambda me: place(me, 1)["bot"] is None)


def test_a_match_begins_with_bots_in_open_places_and_people_take_them_later(host: Host) -> None:
    made = host.new_table(THREE_PEOPLE)
    with made.guest() as ann:
        assert ann.ask("act", seq=ann.now["seq"], seat=0, action=0)["code"] == "not-started"
        assert ann.ask("start")["type"] == "done"
        assert place(ann, 1) | {"name": ""} == place(ann, 1) | {"name": "", "kind": "open", "bot": "greedy"}
        assert ann.ask("start")["code"] == "started"
        with host.guest(made.id, host.sit(made.id, made.token("invite", 1), "Bo")) as bo:
            ann.hear_until(lambda me: place(me, 1)["name"] == "Bo")
            assert place(ann, 1)["bot"] is None
            if not ann.offer:
                ann.hear_until(lambda me: bool(me.offer) or place(me, 1)["seats"][0] in me.now["acting"])
            assert bo.table["started"]


def test_names_are_changed_for_all(host: Host) -> None:
    with three(host) as (ann, bo, _):
        ann.ask("rename", name="  Ann \u200d of  the Pines ")
        bo.hear_until(lambda me: place(me, 0)["name"] == "Ann \u200d of the Pines")
        assert ann.ask("rename", name="x" * 41)["code"] == "name-too-long"
        assert ann.ask("rename", name="a\u202eb")["code"] == "bad-name"
        ann.ask("rename", name="")
        # the number is the one that the drawn seat shows on the table
        bo.hear_until(lambda me: place(me, 0)["name"] == f"Player {place(me, 0)['seats'][0] + 1}")


def test_without_a_name_people_are_called_by_the_number_of_their_seat(host: Host) -> None:
    with host.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "open"}]).guest() as early:
        assert [one["name"] for one in early.table["places"]] == ["Player 1", "Player 2", "Player 3"]
    drawn = set()
    for seed in "abcdef":
        with host.new_table([{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}], seed=seed).guest() as ann:
            seats = [one["seats"][0] for one in ann.table["places"]]
            assert [one["name"] for one in ann.table["places"]] == [f"Player {seat + 1}" for seat in seats]
            drawn.add(tuple(seats))
    assert len(drawn) > 1


# -- again --------------------------------------------------------------------------------------------


def over(made: Made, people: list[Guest]) -> None:
    """All leave, so that bots bring the match to its end."""
    for guest in people:
        guest.ask("stand_in", on=True)
    for guest in people:
        guest.hear_until(lambda me: me.is_over)


def invitation(guest: Guest) -> Json:
    while True:
        message = guest.hear()
        if message["type"] == "invitation":
            return message


def test_for_a_rematch_everybody_gets_a_place_of_its_own(host: Host) -> None:
    made = host.new_table(HOTSEAT)
    with made.guest(player=0) as ann, made.guest(player=1) as bo, made.guest("watcher") as watcher:
        assert ann.ask("rematch")["code"] == "not-over"
        with made.guest(player=2) as cy:
            over(made, [ann, bo, cy])
        first = ann.send("rematch")
        hers = invitation(ann)
        again = ann.ask("rematch", id=first)
        assert again["type"] == "done"
        his, theirs = invitation(bo), invitation(watcher)
        with made.guest(player=2) as cy:
            late = invitation(cy)
        table = hers["table"]
        assert {his["table"], theirs["table"], late["table"]} == {table}
        assert len({m["token"] for m in (hers, his, theirs, late)}) == 4
        with host.guest(table, hers["token"]) as ann_again:
            assert ann_again.player == 0
            assert [place(ann_again, player)["kind"] for player in range(3)] == ["person", "open", "open"]
            for message in (his, late):
                host.sit(table, message["token"], "again")
            ann_again.hear_until(lambda me: bool(me.table["started"]))
            with host.guest(table, theirs["token"]) as watcher_again:
                assert watcher_again.player is None


def test_a_rematch_against_bots_begins_at_once(host: Host) -> None:
    made = host.new_table(ME_AND_BOTS)
    with made.guest() as ann:
        over(made, [ann])
        ann.send("rematch")
        message = invitation(ann)
        with host.guest(message["table"], message["token"]) as again:
            assert again.table["started"]
            assert again.table["seed"] is None
            assert again.table["commitment"] != ann.table["commitment"]


def test_a_finished_match_is_shown_from_every_seat(host: Host) -> None:
    made = host.new_table([{"kind": "me"}, *BOTS])
    with made.guest() as ann:
        over(made, [ann])
        own = ann.ask("moment", to=5)["view"]
        others = [ann.ask("moment", to=5, eyes=seat)["view"] for seat in range(3)]
        everything = ann.ask("moment", to=5, eyes=-1)["view"]
        assert own in others
        hands = [[card["card"] for card in seat["hand"]] for seat in everything["seats"]]
        assert all(card is not None for hand in hands for card in hand)
        assert ann.ask("moment", to=5, eyes=7)["code"] == "no-seat"
        assert ann.ask("take_back", seq=ann.now["seq"])["code"] == "over"
        assert ann.ask("moment", to=ann.now["decisions"])["digest"] == ann.now["digest"]
