"""What a player asks for, checked against the table as it is; pure. Nothing happens here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kagura.core.errors import NotationError
from kagura.core.match import CannotUndo
from kagura.core.state import drawn
from kagura.server import protocol, rows
from kagura.server.fold import Fold
from kagura.server.names import clean_name
from kagura.server.refused import Refused
from kagura.server.store import Change

#: No match is nearly so long; whoever only talks fills no disk.
MOST_ROWS = 20_000


@dataclass(frozen=True, slots=True)
class Deed:
    """What shall be written down, and with it.

    Attributes:
        bodies: what happens at the table, in order.
        is_over: the match has ended by it.
        tokens: that come with it.
        others: changes at other tables, in the same transaction.
    """

    bodies: tuple[rows.AnyBody, ...]
    is_over: bool = False
    tokens: tuple[rows.TokenRow, ...] = ()
    others: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Around:
    """What an order may depend on beside the table: who is away, and who stands in."""

    away: Collection[int]
    stand_in: str


def order(fold: Fold, player: int, message: protocol.ClientMessage, around: Around) -> Deed:
    """What a player's message comes to.

    Raises:
        Refused: it cannot be done now.
    """
    if fold.places[player].resigned:
        raise Refused("left")
    if fold.seq >= MOST_ROWS and not isinstance(message, protocol.Act):
        raise Refused("worn-out")
    if isinstance(message, protocol.Act):
        return act(fold, player, message)
    if isinstance(message, protocol.TakeBack):
        return take_back(fold, player, message)
    if isinstance(message, protocol.AnswerTakeBack):
        return answer(fold, player, message)
    if isinstance(message, protocol.StandIn):
        return let_bot_play(fold, player, message, around)
    if isinstance(message, protocol.Rename):
        return rename(fold, player, message)
    if isinstance(message, protocol.Start):
        return start(fold, around)
    if isinstance(message, protocol.Resign):
        return resign(fold, around)
    raise Refused("not-here", what=type(message).__name__)


def _require_running(fold: Fold) -> None:
    if not fold.started:
        raise Refused("not-started")
    if fold.over:
        raise Refused("over")


# -- decisions ------------------------------------------------------------------------------------


def act(fold: Fold, player: int, message: protocol.Act) -> Deed:
    """A decision of a person."""
    _require_running(fold)
    if message.seat not in fold.match.seats_of(player):
        raise Refused("not-your-seat")
    if fold.places[player].bot:
        raise Refused("bot-plays")
    if not fold.since.get(message.seat, fold.moved) <= fold.row_of(player, message.seq) <= fold.seq:
        raise Refused("stale")
    return _go_on(fold, decide(fold, message.seat, _action(fold, message), "person"), message.more)


def _go_on(fold: Fold, first: Deed, more: Sequence[int]) -> Deed:
    """The decision with those that follow, as long as they are possible and nothing was drawn.

    The first is taken in any case: nobody learns by a refusal what it would bring about.
    """
    bodies = list(first.bodies)
    (decided,) = bodies
    assert isinstance(decided, rows.Decided)
    seat, state, game = decided.seat, fold.match.state.copy(), fold.match.game
    before = drawn(state)
    state.apply(seat, decided.action)
    for action in more:
        legal = state.conceal(seat).legal(seat)
        if state.over or drawn(state) != before or action >= len(legal) or not legal[action]:
            break
        text = game.format(state, seat, action)
        bodies.append(rows.Decided(seat=seat, action=action, text=text, by=decided.by, follows=True))
        state.apply(seat, action)
    return Deed(tuple(bodies), state.over)


def _action(fold: Fold, message: protocol.Act) -> int:
    """The code of the action; a notation is read with the knowledge of the seat alone."""
    if (message.action is None) == (message.notation is None):
        raise Refused("one-of-two")
    if message.action is not None:
        return message.action
    match = fold.match
    assert message.notation is not None
    try:
        return match.game.parse(match.state.conceal(message.seat), message.seat, message.notation)
    except NotationError as error:
        raise Refused("notation", text=message.notation) from error


def decide(fold: Fold, seat: int, action: int, by: rows.By) -> Deed:
    """A decision, if the rules allow it; the refusal speaks of nothing that the seat does not know."""
    match = fold.match
    known = match.state.conceal(seat)
    if not 0 <= action < match.game.rules.actions:
        raise Refused("illegal", match.game.unknown_action(action))
    refusal = match.game.refusal(known, seat, action)
    if refusal:
        raise Refused("illegal", refusal)
    after = match.state.copy()
    after.apply(seat, action)
    text = match.game.format(match.state, seat, action)
    body = rows.Decided(seat=seat, action=action, text=text, by=by)
    return Deed((body,), after.over)


# -- taking back ----------------------------------------------------------------------------------


def take_back(fold: Fold, player: int, message: protocol.TakeBack) -> Deed:
    """Go back to before the player's last decision, at once or by asking the others."""
    _require_running(fold)
    if fold.places[player].bot:
        raise Refused("bot-plays")
    # Who clicks twice does not ask again what was refused in between.
    if not max(fold.moved, fold.settled) <= fold.row_of(player, message.seq) <= fold.seq:
        raise Refused("stale")
    keep = fold.before_last(player)
    if keep is None:
        raise Refused("nothing-to-take-back")
    hidden = fold.hidden_after(player, keep)
    try:
        fold.match.check_undo(player, keep, hidden)
    except CannotUndo as error:
        return _ask(fold, player, keep, error)
    return Deed((rows.TookBack(keep=keep), *_again(fold, hidden)))


def _again(fold: Fold, hidden: Sequence[int]) -> list[rows.Decided]:
    """What the others have answered unseen meanwhile stays; who takes back knows nothing of it."""
    found = []
    for number in hidden:
        decision, note = fold.match.record.decisions[number - 1], fold.notes[number]
        assert note.by != "set-up"
        seat, action, text = decision.seat, decision.action, decision.text
        found.append(rows.Decided(seat=seat, action=action, text=text, by=note.by, follows=note.follows))
    return found


def _ask(fold: Fold, player: int, keep: int, error: CannotUndo) -> Deed:
    others = [other for other in fold.players_of("person") if other != player]
    if not others:
        raise Refused(f"undo-{error.reason}") from error
    if fold.asking:
        raise Refused("asked-already")
    return Deed((rows.Asked(keep=keep, of=others),))


def answer(fold: Fold, player: int, message: protocol.AnswerTakeBack) -> Deed:
    """Agree to what was asked, or refuse; who asked may withdraw."""
    asking = fold.asking
    if asking is None or not asking.seq <= fold.row_of(player, message.seq) <= fold.seq:
        raise Refused("nothing-asked")
    if player not in asking.waiting and (player != asking.player or message.accept):
        raise Refused("not-asked")
    return Deed((rows.Answered(accept=message.accept),))


# -- places ---------------------------------------------------------------------------------------


def rename(fold: Fold, player: int, message: protocol.Rename) -> Deed:
    """Another name."""
    name = clean_name(message.name)
    if name == fold.places[player].name:
        raise Refused("so-already")
    return Deed((rows.Renamed(name=name),))


def let_bot_play(fold: Fold, player: int, message: protocol.StandIn, around: Around) -> Deed:
    """A bot plays for a person for a while; only the person itself ends that."""
    _require_running(fold)
    wanted = player if message.player is None else message.player
    if wanted >= len(fold.places) or fold.places[wanted].kind != "person" or fold.places[wanted].resigned:
        raise Refused("no-such-person")
    if wanted != player and not message.on:
        raise Refused("not-your-place")
    if wanted != player and wanted not in around.away:
        raise Refused("not-away")
    if bool(fold.places[wanted].bot) == message.on:
        raise Refused("so-already")
    if not message.on and player in fold.clocks.up:
        raise Refused("time-is-up")
    return Deed((rows.StoodIn(player=wanted, bot=around.stand_in if message.on else None),))


def start(fold: Fold, around: Around) -> Deed:
    """Begin with bots in the open places."""
    if fold.started:
        raise Refused("started")
    return Deed((rows.Started(bot=around.stand_in),))


def resign(fold: Fold, around: Around) -> Deed:
    """Leave for good."""
    if fold.over:
        raise Refused("over")
    return Deed((rows.Left(bot=around.stand_in),))


def sit(fold: Fold, player: int, name: str, holder: str, stand_in: str) -> Deed:
    """Take an open place; the last one begins the match."""
    if fold.over:
        raise Refused("over")
    if fold.places[player].kind != "open":
        raise Refused("taken")
    sat = rows.Sat(name=name, holder=holder)
    is_last = sum(place.kind == "open" for place in fold.places) == 1
    if fold.started or not is_last:
        return Deed((sat,))
    return Deed((sat, rows.Started(bot=stand_in)))
