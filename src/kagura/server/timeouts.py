"""What happens when a player's time is up: a bot takes over, or takes the one decision that was owed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from kagura.bots import decision_key
from kagura.server import rows
from kagura.server.fold import Fold, OtherVersion
from kagura.server.live import Live
from kagura.server.migrations import StoreError
from kagura.server.orders import Deed, decide
from kagura.server.refused import Refused

if TYPE_CHECKING:
    from kagura.server.tables import Tables

log = logging.getLogger("kagura.server")
#: Milliseconds until the next try: after somebody was faster, and after the disk was full, say.
SOON, LATER = 100, 5_000


async def keep_time(tables: Tables) -> None:
    """See to every table whose time has come."""
    while True:
        for table in tables.timers.past(tables.clock()):
            tables.start(time_out(tables, table))
        await tables.timers.wait(tables.clock())


async def time_out(tables: Tables, table: str) -> None:
    """Do what is to be done at a table if a clock there has run down."""
    try:
        live = await tables.open(table)
        for player in live.fold.clocks.expired(tables.clock()):
            await _fall(tables, live, player)
        tables.timers.set(table, live.fold.clocks.due())
    except OtherVersion:
        pass  # nobody can play there
    except Refused as refused:
        if refused.code != "no-table":
            tables.timers.set(table, tables.clock() + SOON)
    except StoreError:
        tables.timers.set(table, tables.clock() + LATER)
    except Exception:  # a fault at one table stops the clocks of no other
        log.exception("clocks of table %s", table)
        tables.timers.set(table, tables.clock() + LATER)


async def _fall(tables: Tables, live: Live, player: int) -> None:
    if live.fold.begun.clock.on_timeout == "skip":
        await _skip(tables, live, player)
    else:
        await tables.carry_out(live, None, None, lambda fold: _take_over(tables, fold, player))


def _require_expired(tables: Tables, fold: Fold, player: int) -> None:
    if player not in fold.clocks.expired(tables.clock()):
        raise Refused("stale")


def _take_over(tables: Tables, fold: Fold, player: int) -> Deed:
    _require_expired(tables, fold, player)
    return Deed((rows.StoodIn(player=player, bot=tables.settings.stand_in),))


async def _skip(tables: Tables, live: Live, player: int) -> None:
    """The decision that a bot would take, and no more than that."""
    fold, moved = live.fold, live.fold.moved
    seat = next(seat for seat in fold.match.state.acting() if fold.match.player(seat) == player)
    key = decision_key(fold.begun.seed, seat, fold.decisions)
    action = await tables.bots.choose(tables.settings.stand_in, fold.match.state.conceal(seat), seat, key)

    def order(now: Fold) -> Deed:
        _require_expired(tables, now, player)
        if now.moved != moved:
            raise Refused("stale")
        return decide(now, seat, action, "clock")

    await tables.carry_out(live, None, None, order)
