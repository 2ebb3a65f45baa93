"""Over the worst of lines: after quiet everybody sees what the server knows, and nothing has happened twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from kagura.server.rows import Asked, Decided, Row, TookBack
from kagura.server.store import Store
from tests.server.faults import QUIET, Faults, Tab, bad_line
from tests.server.host import HOTSEAT, PATIENCE, Host, Json, Made


@pytest.mark.parametrize(
    "seed", [1, 2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_after_quiet_everybody_sees_the_same_and_nothing_happened_twice(host: Host, seed: int) -> None:
    made = host.new_table(HOTSEAT)
    tabs = asyncio.run(evening(made, random.Random(seed), clicks=25))
    found = rows_of(host, made.id)
    assert sum(isinstance(row.body, Decided) for row in found) >= 5
    assert_once(found, tabs)
    assert sum(tab.breaks for tab in tabs) > 0


# -- what is lost is noticed: by a pong, by an answer, by the next update; by each of them alone -----------------------


def test_that_the_last_update_was_lost_is_noticed_by_a_pong(host: Host) -> None:
    async def over_a_bad_line() -> None:
        made = host.new_table(HOTSEAT)
        async with following(made, made.token("watcher"), losing(), silence=QUIET) as tab:
            await asyncio.to_thread(decide, made)
            await quiet(made, [tab])

    asyncio.run(over_a_bad_line())


def test_that_ones_own_update_was_lost_is_noticed_by_the_answer(host: Host) -> None:
    async def over_a_bad_line() -> None:
        made = host.new_table(HOTSEAT)
        async with following(made, made.token(player=thinking(made)), losing(), silence=PATIENCE) as tab:
            await tab.ask("act", **decision(tab, random.Random(1)))
            await quiet(made, [tab])
            assert tab.now["decisions"] == 1

    asyncio.run(over_a_bad_line())


def test_that_another_decision_was_lost_is_noticed_by_the_next_update(host: Host) -> None:
    """The decision was exchanged meanwhile: what comes next would fit on the old one, too."""

    async def over_a_bad_line() -> None:
        made, faults = host.new_table(HOTSEAT, seed="exchanged"), losing()
        faults.calm = True
        player = await asyncio.to_thread(until_decision_can_go, made)
        async with following(made, made.token(player=player), faults, silence=PATIENCE) as tab:
            old, faults.calm = tab.entries[-1], False
            seq = await asyncio.to_thread(exchange, made, player)
            while faults.lost < seq:
                await asyncio.sleep(0.01)
            faults.calm = True
            await asyncio.to_thread(decide, made)
            await quiet(made, [tab])
            assert tab.entries[old["number"]]["notation"] != old["notation"]

    asyncio.run(over_a_bad_line())


def losing() -> Faults:
    """Every update is lost and nothing else happens."""
    return Faults(random.Random(0), cut=0, twice=0, hold=0, late=0, lose=1)


@contextlib.asynccontextmanager
async def following(made: Made, token: str, faults: Faults, silence: float) -> AsyncIterator[Tab]:
    """A tab at the table over a bad line, that has been welcomed."""
    async with bad_line(made.host.url.replace("http", "ws"), faults) as url, asyncio.timeout(PATIENCE):
        tab = Tab(url, made.id, token, "tab", silence)
        life = asyncio.create_task(tab.live())
        while not tab.greeted:
            await asyncio.sleep(0.01)
        yield tab
        life.cancel()


def thinking(made: Made) -> int:
    return made.host.service.tables.lives[made.id].fold.thinking()[0]


def decide(made: Made) -> bool:
    """Somebody decides; whether that can be taken back at once, for another choice."""
    with made.guest(player=thinking(made)) as guest:
        choices = guest.choices()
        assert guest.act()["type"] == "done"
        return len(choices) > 1 and bool(guest.now["undo"]["can"])


def until_decision_can_go(made: Made) -> int:
    """Play until somebody can take back at once: who."""
    while True:
        player = thinking(made)
        if decide(made):
            return player


def exchange(made: Made, player: int) -> int:
    """The last decision is taken back for another; the row of that."""
    with made.guest(player=player) as guest:
        assert guest.ask("take_back", seq=guest.now["seq"])["type"] == "done"
        return int(guest.act(1)["seq"])


# -- all at once ------------------------------------------------------------------------------------------------------


async def evening(made: Made, luck: random.Random, clicks: int) -> list[Tab]:
    """People click about, twice and in two tabs, while the line is bad; then it becomes good."""
    faults = Faults(luck)
    tokens = [made.token(player=player) for player in (0, 0, 1, 2)] + [made.token("watcher")]
    async with bad_line(made.host.url.replace("http", "ws"), faults) as url, asyncio.TaskGroup() as group:
        tabs = [Tab(url, made.id, token, f"tab{number}") for number, token in enumerate(tokens)]
        lives = [group.create_task(tab.live()) for tab in tabs]
        async with asyncio.timeout(PATIENCE):
            for _ in range(clicks):
                await click(await somebody(tabs, luck), tabs, luck)
        faults.calm = True
        await quiet(made, tabs)
        for life in lives:
            life.cancel()
    return tabs


async def somebody(tabs: list[Tab], luck: random.Random) -> Tab:
    """A tab whose reader owes a decision, as far as it knows, and waits for no answer."""
    while True:
        able = [tab for tab in tabs if not tab.waiting and (asked_seats(tab) or must_answer(tab))]
        if able:
            return luck.choice(able)
        await asyncio.sleep(0.01)


def asked_seats(tab: Tab) -> list[int]:
    return [offer["seat"] for offer in tab.now.get("offers", ()) if offer["seat"] in tab.now["acting"]]


def must_answer(tab: Tab) -> bool:
    player = int(tab.name == "tab2") + 2 * int(tab.name == "tab3")
    return tab.name != "tab4" and player in tab.now.get("undo", {}).get("waiting", ())


async def click(tab: Tab, tabs: list[Tab], luck: random.Random) -> None:
    """A decision or a take-back; perhaps twice, perhaps in the other tab too."""
    seq = tab.now["seq"]
    if must_answer(tab):
        kind, fields = "answer_take_back", {"seq": seq, "accept": luck.random() < 0.7}
    elif luck.random() < 0.15:
        kind, fields = "take_back", {"seq": seq}
    else:
        kind, fields = "act", decision(tab, luck)
    await tab.ask(kind, **fields)
    if luck.random() < 0.4:
        others = [other for other in tabs if other.token == tab.token]
        await luck.choice(others).ask(kind, **fields)


def decision(tab: Tab, luck: random.Random) -> Json:
    seat = luck.choice(asked_seats(tab))
    offer = next(offer for offer in tab.now["offers"] if offer["seat"] == seat)
    action = luck.choice([choice["action"] for choice in offer["choices"] if choice["why"] is None])
    return {"seq": tab.now["seq"], "seat": seat, "action": action}


async def quiet(made: Made, tabs: list[Tab]) -> None:
    """Until every tab has its answers and shows what a fresh hello shows."""
    async with asyncio.timeout(PATIENCE):
        while any(tab.waiting for tab in tabs):
            await asyncio.sleep(0.02)
        for tab in tabs:
            while tab.shown != await asyncio.to_thread(fresh, made, tab):
                await asyncio.sleep(0.1)


def fresh(made: Made, tab: Tab) -> tuple[object, object, object]:
    with made.host.guest(made.id, tab.token) as guest:
        return guest.entries, guest.now, guest.table


def rows_of(host: Host, table: str) -> list[Row]:
    store = Store(host.settings.folder)
    try:
        return store.rows(table)
    finally:
        store.close()


def assert_once(found: list[Row], tabs: list[Tab]) -> None:
    """No message became two rows, and what was shown once was decided, or taken back, once."""
    deeds = [row for row in found if isinstance(row.body, Decided | TookBack | Asked)]
    assert max(Counter(row.message for row in deeds).values()) == 1
    asked = {name: message for tab in tabs for name, message in tab.asked.items()}
    meant = Counter(
        (row.player, asked[row.message]["type"], asked[row.message].get("seat"), asked[row.message]["seq"])
        for row in deeds
        if row.message
    )
    assert max(meant.values()) == 1, meant
