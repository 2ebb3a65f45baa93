"""Bots at a table: as long as one of them owes a decision, it is asked. Nobody needs to watch."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kagura.bots import decision_key
from kagura.server.fold import Fold
from kagura.server.live import Live
from kagura.server.migrations import StoreError
from kagura.server.orders import Deed, decide
from kagura.server.refused import Refused

if TYPE_CHECKING:
    from kagura.server.tables import Tables

log = logging.getLogger("kagura.server")
WAIT_SECONDS = 0.2
#: After the disk was full, say.
LATER_SECONDS = 5


def owed(fold: Fold) -> tuple[int, str] | None:
    """A seat that owes a decision where a bot plays, and the bot."""
    if not fold.started or fold.begun.opened:
        return None
    for seat in fold.match.state.acting():
        bot = fold.places[fold.match.player(seat)].bot
        if bot:
            return seat, bot
    return None


async def drive(tables: Tables, live: Live) -> None:
    """Let the bots of a table play until none of them is asked."""
    while (asked := owed(live.fold)) is not None:
        if _waits(tables, live):
            await asyncio.sleep(WAIT_SECONDS)
            continue
        try:
            await _play(tables, live, *asked)
        except StoreError:
            await asyncio.sleep(LATER_SECONDS)
        except Exception:  # a fault in a game or a bot is of this table alone
            log.exception("bots of table %s", live.fold.table)
            await asyncio.sleep(LATER_SECONDS)


def _waits(tables: Tables, live: Live) -> bool:
    """A person asked to take back and waits for an answer, which a bot's decision would cut short."""
    asking = live.fold.asking
    return asking is not None and tables.clock() - asking.at < 1000 * tables.settings.consent_seconds


async def _play(tables: Tables, live: Live, seat: int, bot: str) -> None:
    fold, moved = live.fold, live.fold.moved
    if live.connections and (fold.notes[-1].by == "person" or not fold.players_of("person")):
        await asyncio.sleep(tables.settings.bot_pause)
    if fold.moved != moved or _waits(tables, live):
        return
    key = decision_key(fold.begun.seed, seat, fold.decisions)
    action = await tables.bots.choose(bot, fold.match.state.conceal(seat), seat, key)

    def order(now: Fold) -> Deed:
        if now.moved != moved or owed(now) != (seat, bot) or _waits(tables, live):
            raise Refused("stale")
        return decide(now, seat, action, "bot")

    try:
        await tables.carry_out(live, None, None, order)
    except Refused:
        await asyncio.sleep(0)
