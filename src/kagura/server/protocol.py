"""The messages between a table in the browser and the server; docs/protocol.md tells how they are used.

Everything is JSON, one object a message, its kind in ``type``. Fields that are left out have their defaults.
The JSON schema and the client's TypeScript types are made from these declarations.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from kagura.core.offer import Offer
from kagura.core.walk import WalkStep

PROTOCOL = 1

MessageId = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=60)]
GameName = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
PlaceKind = Literal["person", "bot", "open"]
Role = Literal["player", "invite", "watcher"]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


# -- from the client ------------------------------------------------------------------------------


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client sends. The same `id` sent again is answered again and carried out once."""

    id: MessageId


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """First message of every connection, and again to change the language.

    `have`: number of decisions whose entries the client holds already, and `seq`: of the last `Now` it saw;
    None (either of them) asks for all entries.
    """

    protocol: int
    table: TableId
    token: Token
    language: Language = "en"
    have: Count | None = None
    seq: Count | None = None


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """Take a decision, by its code or in notation. `seq` is that of the `Now` it answers.

    `more` are decisions of the same seat that follow, as `Offer.runs` has them: each is taken as long as it is possible
    and nothing was drawn. All of them are taken back as one.
    """

    seq: Count
    seat: SeatNumber
    action: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    notation: Annotated[str, Meta(max_length=80)] | None = None
    more: Annotated[list[Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=32)] = []


class TakeBack(Message, frozen=True, kw_only=True, tag="take_back"):
    """Take back the last decision. Where others must agree (`Undo.ask`), this asks them."""

    seq: Count


class AnswerTakeBack(Message, frozen=True, kw_only=True, tag="answer_take_back"):
    """Agree to what another player asked to take back, or refuse."""

    seq: Count
    accept: bool


class Resign(Message, frozen=True, kw_only=True, tag="resign"):
    """Leave the match for good; a bot plays on."""


class StandIn(Message, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot play for a player for a while, or have the place back.

    `player` None is the sender's own; another's only while that player is away.
    """

    on: bool
    player: SeatNumber | None = None


class AskHint(Message, frozen=True, kw_only=True, tag="hint"):
    """What would the bot do, and why?"""

    seat: SeatNumber


class Moment(Message, frozen=True, kw_only=True, tag="moment"):
    """The table after `to` decisions, as the sender may see it; `eyes` (finished matches only): another seat's
    view, or -1 for everything open."""

    to: Count
    eyes: Annotated[int, Meta(ge=-1, le=7)] | None = None


class Rename(Message, frozen=True, kw_only=True, tag="rename"):
    """Change the sender's name."""

    name: Name


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """Begin although places are still open; bots stand in for them."""


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Make a table like this one; everybody here gets an `Invitation` to it."""


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Is the server there?"""


ClientMessage = (
    Hello | Act | TakeBack | AnswerTakeBack | Resign | StandIn | AskHint | Moment | Rename | Start | Rematch | Ping
)


# -- what a table is ------------------------------------------------------------------------------


class Place(Struct, frozen=True, kw_only=True):
    """One player's place at the table.

    Attributes:
        player: number from 0.
        name: as shown; free text.
        kind: ``person``, ``bot``, or ``open`` while nobody has taken it.
        bot: name of the bot that plays here now, if one does.
        away: a person without a connection.
        resigned: the person has left for good.
        seats: the seats of the game that the player has; empty before the draw.
    """

    player: int
    name: str
    kind: PlaceKind
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    seats: list[int] = []


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How thinking time is limited.

    Attributes:
        kind: none; ``move``: so long for each decision; ``match``: a budget with an increment a decision.
        seconds: per decision, or the budget.
        increment: seconds added after each decision (``match``).
        on_timeout: what happens then.
    """

    kind: Literal["none", "move", "match"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    on_timeout: Literal["bot", "skip"] = "bot"


class Opened(Struct, frozen=True, kw_only=True):
    """Of a record that was opened to be looked at.

    Attributes:
        date: day of the match (``YYYY-MM-DD``), "" if the record does not say.
        sealed: id of the table that promised the seed before the match; null if none did.
    """

    date: str
    sealed: str | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody at a table may know of the table itself.

    Attributes:
        table: its id.
        game: name of the game.
        rules: version of the rules.
        options: option name -> value, all of them.
        content: hash of the content; `own_content`: it is not the one as shipped.
        places: by player.
        started: False while places are open.
        over: the match has ended.
        commitment: hash of the seed, shown from the start (SHA-256 of ``kagura-seed:<table>:<seed>``).
        seed: the seed, once the match is over, or if it is a record.
        created: seconds since 1970.
        clock: its rule.
        hints: whether hints may be asked.
        opened: where this is a record to look at, with everything open and nobody playing; else null.
    """

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    content: str
    own_content: bool
    places: list[Place]
    started: bool
    over: bool
    commitment: str
    seed: str | None
    created: int
    clock: ClockRule
    hints: bool
    opened: Opened | None


class Told(Struct, frozen=True, kw_only=True):
    """One fact that the reader may know.

    Attributes:
        name: kind of event.
        rule: ID of the rule by which it happened.
        seat: whose it is, -1 nobody's.
        args: its numbers by name.
        text: in words, in the language of the connection; "" for what is only animated.
    """

    name: str
    rule: str
    seat: int
    args: dict[str, int]
    text: str


class Entry(Struct, frozen=True, kw_only=True):
    """One decision and what came of it; number 0 is the set-up.

    Attributes:
        number: of the entry. The log leaves out sealed decisions that the reader can notice nothing of.
        seat, notation, words: the decision; None at the set-up. While it is sealed, `notation` is None.
        at: seconds since 1970.
        by: ``person``, ``bot`` or ``clock``.
        day: what stands above it in a log that is divided (a day, a season), "" if nothing.
        told: what happened, as the reader may know it.
    """

    number: int
    seat: int | None
    notation: str | None
    words: str | None
    at: int
    by: Literal["person", "bot", "clock", "set-up"]
    day: str
    told: list[Told]


class Undo(Struct, frozen=True, kw_only=True):
    """Whether the reader's last decision can be taken back now.

    Attributes:
        can: at once, without asking.
        ask: only with the others' consent.
        why: in words, if not `can`; "" if there is nothing to take back.
        asked_by: player who asks for it now, and is waited for; None if nobody does.
        waiting: players whose consent is still missing.
    """

    can: bool
    ask: bool
    why: str
    asked_by: int | None = None
    waiting: list[int] = []


class ClockReading(Struct, frozen=True, kw_only=True):
    """A player's clock: milliseconds left (None: no limit) and whether it runs now."""

    player: int
    left: int | None
    runs: bool


class Now(Struct, frozen=True, kw_only=True):
    """The table at this moment, as the reader may see it.

    Attributes:
        seq: grows with everything at the table that the reader can notice; decisions name it.
        decisions: number of decisions in the reader's log.
        view: what the game lets the reader know (`Game.view`).
        acting: seats that owe a decision.
        offers: for each of the reader's seats that is asked, what it may do.
        undo, clocks: as their classes say.
        digest: of the state, once the match is over.
    """

    seq: int
    decisions: int
    view: dict[str, Any]
    acting: list[int]
    offers: list[Offer]
    undo: Undo
    clocks: list[ClockReading]
    digest: str | None


# -- from the server ------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome", kw_only=True):
    """Answers `Hello`.

    Attributes:
        id: of the `Hello`.
        protocol: version that the server speaks.
        role: what the token is for.
        player: the reader's place, None for a watcher.
        stage: what never changes and is drawn (`Game.stage`), in the language asked for.
        keep: the last entry the client holds that is still true (decisions may have been taken back since); -1: none.
        entries: all that follow `keep`.
    """

    id: str
    protocol: int
    role: Literal["player", "watcher"]
    player: int | None
    table: TableInfo
    stage: dict[str, Any]
    keep: int = -1
    entries: list[Entry]
    now: Now


class Update(Struct, frozen=True, tag_field="type", tag="update", kw_only=True):
    """Something happened: entries to add, after cutting the log to the first `keep` decisions.

    `order` counts the updates of one connection from 1, afresh after each `Welcome`: a client that misses one says
    `Hello` again. (0: not counted.)
    """

    order: int = 0
    keep: int
    entries: list[Entry]
    table: TableInfo
    now: Now


class Done(Struct, frozen=True, tag_field="type", tag="done", kw_only=True):
    """The message `id` was carried out; its `Update` came before."""

    id: str
    seq: int


class Hint(Struct, frozen=True, tag_field="type", tag="hint", kw_only=True):
    """Answers `AskHint`: the choice that the bot would take, and why in words."""

    id: str
    seq: int
    seat: int
    action: int
    notation: str
    why: str


class Past(Struct, frozen=True, tag_field="type", tag="past", kw_only=True):
    """Answers `Moment`: the view after `to` decisions; nothing can be done there."""

    id: str
    to: int
    view: dict[str, Any]
    acting: list[int]
    digest: str | None


class Invitation(Struct, frozen=True, tag_field="type", tag="invitation", kw_only=True):
    """Where the reader's place at the rematch is."""

    table: str
    token: str


class Failure(Struct, frozen=True, tag_field="type", tag="error", kw_only=True):
    """A message was refused; nothing has changed.

    Attributes:
        id: of the message, None if it had none that could be read.
        code: for programs (docs/protocol.md lists them).
        text: for people, in the language of the connection.
        rule: ID of the rule, where a rule refuses.
    """

    id: str | None
    code: str
    text: str
    rule: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong", kw_only=True):
    """Answers `Ping`; `order` is that of the last `Update` on this connection, so that a lost one is noticed."""

    id: str
    order: int = 0


ServerMessage = Welcome | Update | Done | Hint | Past | Invitation | Failure | Pong


# -- HTTP -----------------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who shall have a place: the maker of the table, a person on the same device, a bot, or whoever has the link."""

    kind: Literal["me", "hotseat", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/tables``. A secret random `id` (22 letters or more) makes a repeated request harmless.

    `webhook`: an address that is told once whose turn it is, in `language`.
    """

    id: MessageId | None = None
    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    clock: ClockRule = msgspec.field(default_factory=ClockRule)
    hints: bool = True
    seed: Annotated[str, Meta(max_length=60)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    language: Language = "en"


class Key(Struct, frozen=True, kw_only=True):
    """A token of a new table: for a player's place (`invite`: an open one, to be sent to somebody) or to watch."""

    role: Role
    player: int | None
    token: str


class NewTableReply(Struct, frozen=True, kw_only=True):
    """Answer to ``POST /api/tables`` and ``POST /api/records``."""

    table: str
    keys: list[Key]


class Sit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/sit``: take an open place with its invite; the invite is used up by it.

    A secret random `id` (22 letters or more) makes a repeated request harmless.
    """

    id: MessageId | None = None
    table: TableId
    token: Token
    name: Name = ""


class Summary(Struct, frozen=True, kw_only=True):
    """A table in the list of one's own: who is waited for, and the result once it is over."""

    table: TableInfo
    role: Role
    player: int | None
    seq: int
    headline: str
    acting: list[int]
    scores: list[int] | None
    changed: int


class Mine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Body of ``POST /api/mine``: pairs of table and token that a device holds."""

    tables: Annotated[list[tuple[TableId, Token]], Meta(max_length=200)]
    language: Language = "en"


class OptionInfo(Struct, frozen=True, kw_only=True):
    """One option of a game as the lobby shows it."""

    name: str
    rule: str
    words: str
    default: Any
    values: list[Any]
    value_words: list[str]


class BotInfo(Struct, frozen=True, kw_only=True):
    """A bot level as the lobby shows it."""

    name: str
    title: str
    words: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as the lobby shows it: ``GET /api/games?language=en``; `lesson` says what its lesson is, "" if none."""

    name: str
    title: str
    words: str
    version: str
    options: list[OptionInfo]
    places: dict[str, int]
    place_option: str
    house_values: int
    bots: list[BotInfo]
    lesson: str = ""


class Health(Struct, frozen=True, kw_only=True):
    """Answer to ``GET /healthz``: the server can serve, and speaks this version of the protocol."""

    status: Literal["ok"] = "ok"
    protocol: int = PROTOCOL


class Fault(Struct, frozen=True, kw_only=True):
    """One thing in a position that cannot be.

    Attributes:
        where: its place in the file, keys joined by dots; "" is the file as a whole.
        text: why, in words.
        rule: ID of the rule that it breaks, None if it is a matter of form.
    """

    where: str
    text: str
    rule: str | None


class RefusalBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Body of every answer that refuses; `code`, `text`, `rule` are as in `Failure`; `faults`, if any, a position's."""

    code: str
    text: str
    rule: str | None
    faults: list[Fault] = []


# -- positions ------------------------------------------------------------------------------------


class AskPosition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Resolve a position: ``POST /api/positions/{game}``. Nothing is kept; the answers come again with each request.

    Attributes:
        text: of the file, in the game's own format.
        answers: to all questions so far, in notation, in order.
        run: the kind of position that it must be, "" any.
    """

    text: Annotated[str, Meta(max_length=30_000)]
    answers: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=200)] = []
    run: Annotated[str, Meta(max_length=40)] = ""


class Resolved(Struct, frozen=True, kw_only=True):
    """A position so far: all that happened, step by step, and what is asked now. Nothing in it is hidden.

    Attributes:
        tree: the position as plain data.
        steps: each with its facts, its sentences with their rules, and what could be seen when it ended.
        seat: who is asked, None when it has come to its end.
        offer: what that seat may do.
        results: what came of it, once it is over.
    """

    tree: dict[str, Any]
    steps: list[WalkStep]
    seat: int | None
    offer: Offer | None
    results: dict[str, Any]


class ShippedPosition(Struct, frozen=True, kw_only=True):
    """A position file that comes with a game; `tree` is what it says as plain data."""

    name: str
    text: str
    tree: dict[str, Any]


class PositionsPage(Struct, frozen=True, kw_only=True):
    """What a page needs to set positions up: ``GET /api/positions/{game}``; `stage` is that of tables."""

    game: str
    language: str
    stage: dict[str, Any]
    positions: list[ShippedPosition]
