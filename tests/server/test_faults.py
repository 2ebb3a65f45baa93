"""Over the worst of lines: after quiet everybody sees what the server knows, and nothing has happened twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from kagura.server.rows import Asked, Decided, Row, TookBack
from kagura.server.store import Store
from tests.server.faults import Faults, Tab, bad_line
from tests.server.host import HOTSEAT, PATIENCE, Host, Made


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
        seat = luck.choice(asked_seats(tab))
        offer = next(offer for offer in tab.now["offers"] if offer["seat"] == seat)
        action = luck.choice([choice["action"] for choice in offer["choices"] if choice["why"] is None])
        kind, fields = "act", {"seq": seq, "seat": seat, "action": action}
    await tab.ask(kind, **fields)
    if luck.random() < 0.4:
        others = [other for other in tabs if other.token == tab.token]
        await luck.choice(others).ask(kind, **fields)


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
