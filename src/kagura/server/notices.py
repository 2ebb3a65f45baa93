"""Whose turn it is, told once to the address that a table was made with.

Which notice is due follows from the table itself, so none is lost when the server stops between a decision and its
notice. What was sent is written down, so none is sent twice; only if the server is killed in the middle of sending does
it not know, and sends once more under the same id.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from kagura.server.fold import Fold, OtherVersion
from kagura.server.limits import Buckets
from kagura.server.live import Live
from kagura.server.migrations import StoreError
from kagura.server.post import NotSent, post
from kagura.server.refused import Refused
from kagura.server.render import Reader, View
from kagura.server.rows import Turn
from kagura.server.targets import read_target

if TYPE_CHECKING:
    from kagura.server.tables import Tables

log = logging.getLogger("kagura.server")
LOOK_SECONDS = 2.0
#: Milliseconds for one that is being sent; if nothing was heard of it by then, its server has died.
CLAIM = 20_000
#: Milliseconds until the next try, after each that failed.
AGAIN = (30_000, 300_000, 1_800_000, 7_200_000)
#: Milliseconds, where one host would get too much at once.
LATER = 5_000
A_SECOND, AT_ONCE = 1.0, 10
MOST_SENDING = 8
FINISH_SECONDS = 5
#: Refusals that may be over soon.
PASSING = frozenset({408, 425, 429})


class Notice(Struct, frozen=True, kw_only=True):
    """What is sent, as JSON.

    Attributes:
        id: of the notice; the same if it comes twice.
        table: id of the table.
        game: name of the game.
        player: number of the player whose turn it is, and its `name`.
        turn: number of decisions taken when its turn began.
        link: the table's address, without any token.
        headline: what is on, in one line, in the language of the table.
        text, content: the same for services that show such a field. `allowed_mentions`: nobody is called by it.
    """

    id: str
    table: str
    game: str
    player: int
    name: str
    turn: int
    link: str
    headline: str
    text: str
    content: str
    allowed_mentions: dict[str, list[str]] = msgspec.field(default_factory=lambda: {"parse": []})
    event: str = "turn"


def notice(fold: Fold, turn: Turn, url: str) -> Notice:
    """What is told of a turn; nothing in it that a watcher does not see."""
    view = View(fold, Reader(None, fold.begun.language))
    name = view.name(turn.player)
    link = f"{url}/t/{fold.table}"
    day = view.game.heading(view.game.view(fold.match.state, None), view.texts)
    headline = view.texts.say("notice-turn-on" if day else "notice-turn", game=view.texts.say("game-name"), day=day)
    words = view.texts.say("notice-text", name=_harmless(name), headline=headline, link=link)
    return Notice(
        id=f"{fold.table}-{turn.player}-{turn.number}",
        table=fold.table,
        game=fold.begun.game,
        player=turn.player,
        name=name,
        turn=turn.number,
        link=link,
        headline=headline,
        text=words,
        content=words,
    )


def _harmless(name: str) -> str:
    """A name without signs by which chat services call people."""
    return "".join(letter for letter in name if letter not in "@<>&*`[]")


class Notices:
    """The notices of all tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._hosts = Buckets(A_SECOND, AT_ONCE)
        self._new = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def look(self, live: Live) -> None:
        """See whether it is somebody's turn now who was not told yet."""
        fold = live.fold
        if fold.begun.webhook is None:
            return
        turns = set(fold.turns.items()) - live.told
        if turns:
            live.told |= turns
            self._tables.start(self._note(live, [Turn(fold.table, *turn) for turn in sorted(turns)]))

    async def _note(self, live: Live, turns: list[Turn]) -> None:
        now = self._tables.clock()
        try:
            await self._tables.scribe.change(lambda store: store.note_turns(turns, now))
        except StoreError:
            live.told -= {(turn.player, turn.number) for turn in turns}  # with the next row
        self._new.set()

    async def deliver(self) -> None:
        """Send what is due, again and again."""
        while True:
            self._new.clear()
            with contextlib.suppress(StoreError):
                await self._send_due()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._new.wait()

    async def _send_due(self) -> None:
        now, room = self._tables.clock(), MOST_SENDING - len(self._sending)
        if not await self._tables.scribe.read(lambda store: store.has_due(now)):
            return
        for turn in await self._tables.scribe.change(lambda store: store.claim_turns(now, now + CLAIM, room)):
            task = asyncio.create_task(self._send(turn))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._new.set()

    async def _send(self, turn: Turn) -> None:
        due, tries = None, turn.tries
        try:
            live = await self._tables.open(turn.table)
            if live.fold.turns.get(turn.player) == turn.number:
                due, tries = await self._try(live.fold, turn)
        except (Refused, OtherVersion):
            pass  # there is no such table any more
        except StoreError:
            return  # its time comes again
        except Exception:  # a fault at one table holds up no notice of another
            log.exception("notice of table %s", turn.table)
            due = self._again(turn)
        with contextlib.suppress(StoreError):
            await self._tables.scribe.change(lambda store: store.settle_turn(turn, due, tries))

    async def _try(self, fold: Fold, turn: Turn) -> tuple[int | None, int]:
        """Send a notice; when to try again, None if never, and how often was tried."""
        settings, now = self._tables.settings, self._tables.clock()
        target = read_target(fold.begun.webhook or "", anywhere=settings.private_webhooks)
        if not self._hosts.take(target.host):
            return now + LATER, turn.tries - 1
        body = msgspec.json.encode(notice(fold, turn, settings.public_url))
        try:
            status = await post(target, body, anywhere=settings.private_webhooks)
        except NotSent as error:
            outcome, is_passing = str(error), True
        else:
            outcome, is_passing = str(status), status >= 500 or status in PASSING
            if 200 <= status < 300:
                self._tables.metrics.notices.add("sent")
                log.info("notice sent", extra={"table": turn.table, "turn": turn.number})
                return None, turn.tries
        self._tables.metrics.notices.add("failed")
        log.warning("notice not sent", extra={"table": turn.table, "turn": turn.number, "outcome": outcome})
        return (self._again(turn) if is_passing else None), turn.tries

    def _again(self, turn: Turn) -> int | None:
        """When to try again, None if it was tried often enough."""
        return self._tables.clock() + AGAIN[turn.tries - 1] if turn.tries <= len(AGAIN) else None

    async def finish(self) -> None:
        """Give those that are being sent a moment to arrive."""
        if self._sending:
            await asyncio.wait(list(self._sending), timeout=FINISH_SECONDS)
        for task in list(self._sending):
            task.cancel()
