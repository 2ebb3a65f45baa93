"""The notation of worked examples (section 22): positions, plays, and what must hold."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kagura.core.errors import KaguraError, NotationError, OptionError
from kagura.core.options import Options, show
from kagura.core.state import GameState
from kagura.core.vectors import Mismatch, Vector, VectorError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import CHARACTER_NAMES, COLOUR_LETTERS
from kagura.games.last_kannagi.notation import format_action, parse_action
from kagura.games.last_kannagi.options import OPTIONS
from kagura.games.last_kannagi.outcome import ENDINGS
from kagura.games.last_kannagi.rules.effects import resistance
from kagura.games.last_kannagi.rules.score import final_vp, rank
from kagura.games.last_kannagi.rules.tokens import bag_count, rby_on
from kagura.games.last_kannagi.state import State
from kagura.games.last_kannagi.world import MAIN_SHRINE, SPACES

if TYPE_CHECKING:
    from kagura.games.last_kannagi.game import LastKannagi

SEAT_LETTERS = "ABCD"
DIGITS = 9  # of a number, at most
BASE_CHARACTERS = (k.HIKARI, k.KAEDE, k.HINATA, k.MITO)
BASE_PURPLE_SPACE = 28
#: Numbers of a character: word -> field.
NUMBERS = {"t": "clock", "faith": "faith", "cards": "cards", "form": "form", "supply": "supply", "vp": "vp"}
TOKEN_ZONES = {"body": "body", "pur": "storage"}


def run_vector(game: LastKannagi, vector: Vector, mode: str | None) -> list[Mismatch]:
    """Play one row; an empty list means that everything was as it must be.

    Raises:
        VectorError: an item is not in the notation.
    """
    state = position(game, vector.before, mode)
    found: list[Mismatch] = []
    for item in vector.play:
        mismatch = _play(game, state, item)
        if mismatch:
            found.append(mismatch)
            if not _is_check(item):
                return found
    found += [mismatch for item in vector.after if (mismatch := check(state, item))]
    return found


# -- before -------------------------------------------------------------------------------------


def position(game: LastKannagi, before: tuple[str, ...] | str, mode: str | None = None, **new: Any) -> GameState:
    """The base state Z changed by the items of *Before*, ready for its main choice.

    Raises:
        VectorError: an item is not in the notation.
    """
    items = before if isinstance(before, tuple) else tuple(i.strip() for i in before.split(";") if i.strip())
    items = tuple(item for item in items if item != "-")
    engine = game.engine(new.get("content"), mode)
    s: State = game.rules.state()  # type: ignore[assignment]
    s.content = engine.tables  # type: ignore[assignment]
    _base(game, s, items)
    for item in items:
        _change(s, item)
    for item in items:
        if item.replace(" ", "").startswith("W*="):
            _fill_world(s, items, _tokens(item, item.partition("=")[2]))
    _fill_bag(s, items)
    _check_clocks(s)
    return engine.settle(s, events=bool(new.get("events")))


def _check_clocks(s: State) -> None:
    """Somebody can act today or, if all are done, tomorrow."""
    tomorrow = s.content.hours_per_day * (s.day + 1)
    if s.day < s.content.days and min(s.clock[: s.seats]) >= tomorrow:
        raise VectorError(f"on day {s.day} somebody's clock stands before hour {tomorrow}; which day is it?")


def _base(game: LastKannagi, s: State, items: tuple[str, ...]) -> None:
    """State Z, with the mode and the options that the items name."""
    given: dict[str, Any] = {}
    for item in items:
        name, _, value = item.partition("=")
        if name.strip() == "mode" or name.strip().startswith("opt."):
            given[name.strip().removeprefix("opt.")] = value.strip()
    try:
        game.set_options(s, Options(OPTIONS, given))
    except OptionError as error:
        raise VectorError(str(error)) from None
    s.seats = game.seats(given)
    s.day = 1
    for seat in range(s.seats):
        s.character[seat] = BASE_CHARACTERS[seat]
        s.player[seat] = seat if s.mode != k.TEAM2 else (0, 1, 1, 0)[seat]
        s.faith[seat] = s.content.start_faith
        s.supply[seat] = 1
    s.stack = list(range(k.SEATS))
    s.tokens[BASE_PURPLE_SPACE][k.PURPLE] = 2
    s.pending = k.MAIN


def _change(s: State, item: str) -> None:
    """Apply one item of *Before*."""
    text = item.replace(" ", "")
    for pattern, change in _CHANGES:
        match = re.fullmatch(pattern, text, re.ASCII)
        if match:
            change(s, item, *match.groups())
            return
    raise VectorError(f"cannot read {item!r} in Before")


def _set_character(s: State, item: str, who: str, name: str) -> None:
    seat = _seat(s, item, who)
    if name.lower() not in CHARACTER_NAMES:
        raise VectorError(f"{item!r}: there is no character {name!r}")
    new, old = CHARACTER_NAMES.index(name.lower()), s.character[seat]
    if new in s.character:
        s.character[s.character.index(new)] = old
    s.character[seat] = new


def _set_tokens(s: State, item: str, space: str, tokens: str) -> None:
    counts = _tokens(item, tokens)
    if _space(item, space) == MAIN_SHRINE and any(counts):
        raise VectorError(f"{item!r}: the main shrine holds no token (K-WORLD-6)")
    s.tokens[_space(item, space)] = counts


def _set_shrine(s: State, item: str, space: str, who: str) -> None:
    if _space(item, space) == MAIN_SHRINE:
        raise VectorError(f"{item!r}: no branch shrine stands on the main shrine")
    s.shrine[_space(item, space)] = k.NOBODY if who == "-" else _seat(s, item, who)


def _set_marker(s: State, item: str, who: str, space: str) -> None:
    s.marker[_seat(s, item, who)] = _space(item, space)


def _set_zone(s: State, item: str, who: str, zone: str, tokens: str) -> None:
    getattr(s, TOKEN_ZONES[zone])[_seat(s, item, who)] = _tokens(item, tokens)


def _set_received(s: State, item: str, who: str, blessings: str) -> None:
    bits = _blessings(item, blessings)
    for bit in range(k.BLESSINGS):
        if bits >> bit & 1 and bit % k.LEVELS >= s.content.blessing_levels[bit // k.LEVELS]:
            raise VectorError(f"{item!r}: there is no blessing {_show_blessings(1 << bit)}")
    s.received[_seat(s, item, who)] = bits


def _set_hand(s: State, item: str, who: str, cards: str) -> None:
    numbers = _cards(item, cards)
    if len(set(numbers)) < len(numbers):
        raise VectorError(f"{item!r}: there is only one of each revelation card")
    s.hand[_seat(s, item, who)] = numbers + [k.NO_CARD] * (k.HAND - len(numbers))


def _set_number(s: State, item: str, who: str, name: str, value: str) -> None:
    plan = State.plan.by_name[NUMBERS[name]]
    number = _number(value)
    if not plan.low <= number <= plan.high:
        raise VectorError(f"{item!r}: must be {plan.low}..{plan.high}")
    getattr(s, NUMBERS[name])[_seat(s, item, who)] = number


def _set_stack(s: State, item: str, letters: str) -> None:
    seats = [_seat(s, item, letter) for letter in letters.replace(",", "")]
    if sorted(seats) != list(range(s.seats)):
        raise VectorError(f"{item!r}: the stack names every character once")
    s.stack = seats + list(range(s.seats, k.SEATS))


def _set_day(s: State, item: str, value: str) -> None:
    if not 1 <= int(value) <= s.content.days:
        raise VectorError(f"{item!r}: there is no such day")
    s.day = int(value)


def _nothing(s: State, item: str, *_: str) -> None:
    """Read at another time: mode, options, bag, W*."""


_CHANGES: tuple[tuple[str, Callable[..., None]], ...] = (
    (r"([A-D]):(\w+)", _set_character),
    (r"W\*=(.*)", _nothing),
    (r"W(\d+)=(.*)", _set_tokens),
    (r"S(\d+)=([A-D-])", _set_shrine),
    (r"([A-D])@(\d+)", _set_marker),
    (r"([A-D])\.(body|pur)=(.*)", _set_zone),
    (r"([A-D])\.got=(.*)", _set_received),
    (r"([A-D])\.hand=(.*)", _set_hand),
    (r"([A-D])\.(t|faith|cards|form|supply|vp)=(\d+)", _set_number),
    (r"stack=([A-D,]+)", _set_stack),
    (r"day=(\d)", _set_day),
    (r"mode=\w+|opt\.\w+=\w+|bag=.*", _nothing),
)


def _fill_world(s: State, items: tuple[str, ...], tokens: list[int]) -> None:
    """`W*=`: every space without shrine, marker or own entry."""
    named = {_number(m[1]) for item in items if (m := re.match(r"W(\d+)=", item.replace(" ", ""), re.ASCII))}
    markers = {s.marker[seat] for seat in range(s.seats)}
    for space in range(1, SPACES):
        if space not in named | markers | {BASE_PURPLE_SPACE} and s.shrine[space] == k.NOBODY:
            s.tokens[space] = list(tokens)


def _fill_bag(s: State, items: tuple[str, ...]) -> None:
    """The rest of the tokens, or exactly what `bag=` says."""
    for c in range(k.BAG_COLOURS):
        out = sum(s.tokens[space][c] for space in range(SPACES))
        out += sum(s.body[seat][c] + s.storage[seat][c] for seat in range(s.seats))
        s.bag[c] = max(0, s.content.tokens_of_colour[c] - out)
    for item in items:
        name, _, value = item.replace(" ", "").partition("=")
        if name == "bag":
            counts = _tokens(item, value)
            if counts[k.PURPLE]:
                raise VectorError(f"{item!r}: purple tokens never are in the bag (K-COMP-2)")
            s.bag = counts[: k.BAG_COLOURS]


# -- play ---------------------------------------------------------------------------------------


def _is_check(item: str) -> bool:
    return item.split(maxsplit=1)[0] in ("ok", "no", "turn", "ask", "is")


def _play(game: LastKannagi, state: GameState, item: str) -> Mismatch | None:
    """One item of *Play*: a decision, or a check at that moment."""
    word, _, rest = item.partition(" ")
    rest = rest.strip()
    if word in ("ok", "no"):
        return _check_legality(game, state, item, word == "ok", rest)
    if word == "turn":
        return _check_turn(state, item, rest)
    if word == "ask":
        found = k.DECISIONS[state.fields.pending]
        if rest.lower() not in k.DECISIONS:
            raise VectorError(f"{item!r}: there is no decision {rest!r}; there are {', '.join(k.DECISIONS).upper()}")
        return None if found == rest.lower() else Mismatch(item, rest.lower(), found)
    if word == "is":
        return check(state, rest)
    seat, action = _decision(state, item)
    refusal = game.refusal(state, seat, action)
    if refusal:
        return Mismatch(item, "legal", str(refusal))
    state.apply(seat, action)
    return None


def _decision(state: GameState, item: str) -> tuple[int, int]:
    """Seat and action of a decision; `reveal A 3` names its seat."""
    s: State = state.fields
    item = re.sub(r"\s+\+$", "+", re.sub(r"^>\s+", ">", item))  # as in `MOVE 2 +` and `> 7`
    words = item.split()
    if not words:
        raise VectorError("a decision is missing after ok or no")
    if words[0] == "reveal" and len(words) == 3:
        return _seat(s, item, words[1]), parse_action(s, _seat(s, item, words[1]), f"reveal {words[2]}")
    try:
        return s.active, parse_action(s, s.active, item)
    except NotationError as error:
        raise VectorError(str(error)) from None


def _check_legality(game: LastKannagi, state: GameState, item: str, wanted: bool, text: str) -> Mismatch | None:
    words = ("legal", "not legal") if wanted else ("not legal", "legal")
    try:
        seat, action = _decision(state, text)
    except KaguraError:
        # the codes have no such choice: `MOVE 1+`, or a revelation card that is not in the hand
        if not re.fullmatch(r"(MOVE|BUILD|PRAY|BLESS|DED) 1\+|reveal [A-D] [0-9]{1,9}", text):
            raise
        return Mismatch(item, "legal", "there is no such choice") if wanted else None
    refusal = game.refusal(state, seat, action)
    if text in ("REST", "PASS") and format_action(state.fields, seat, action) != text:
        return Mismatch(item, "legal", "the other of REST and PASS") if wanted else None
    if (refusal is None) == wanted:
        return None
    return Mismatch(item, words[0], str(refusal) if refusal else words[1])


def _check_turn(state: GameState, item: str, letter: str) -> Mismatch | None:
    s: State = state.fields
    _seat(s, item, letter)
    if s.end != k.RUNNING:
        return Mismatch(item, f"main choice of {letter}", "the game is over")
    found = f"{k.DECISIONS[s.pending]} choice of {SEAT_LETTERS[s.active]}"
    wanted = f"main choice of {letter}"
    return None if found == wanted else Mismatch(item, wanted, found)


# -- after --------------------------------------------------------------------------------------


def check(state: GameState, item: str) -> Mismatch | None:
    """One item of *After*.

    Raises:
        VectorError: it is not in the notation.
    """
    if item.startswith("turn "):
        return _check_turn(state, item, item.split()[1])
    text = re.sub(r"\s*([=@:.#,])\s*", r"\1", re.sub(r"\s+", " ", item.strip()))
    for pattern, read in _READINGS:
        match = re.fullmatch(pattern, text, re.ASCII)
        if match:
            *names, expected = match.groups()
            expected = str(_number(expected)) if expected.isdecimal() else expected
            wanted, found = read(state.fields, item, expected, *names)
            return None if wanted == found else Mismatch(text.partition("=")[0].partition("@")[0], wanted, found)
    raise VectorError(f"cannot read {item!r} as what must hold")


def _read_tokens(s: State, item: str, expected: str, space: str) -> tuple[str, str]:
    return _show(_tokens(item, expected)), _show(s.tokens[_space(item, space)])


def _read_token_count(s: State, item: str, expected: str, space: str) -> tuple[str, str]:
    n = _space(item, space)
    return expected, str(rby_on(s, n) + s.tokens[n][k.PURPLE])


def _read_shrine(s: State, item: str, expected: str, space: str) -> tuple[str, str]:
    return expected, _letter(s.shrine[_space(item, space)])


def _read_marker(s: State, item: str, expected: str, who: str) -> tuple[str, str]:
    return str(_space(item, expected)), str(s.marker[_seat(s, item, who)])


def _read_zone(s: State, item: str, expected: str, who: str, zone: str) -> tuple[str, str]:
    return _show(_tokens(item, expected)), _show(getattr(s, TOKEN_ZONES[zone])[_seat(s, item, who)])


def _read_number(s: State, item: str, expected: str, who: str, name: str) -> tuple[str, str]:
    return expected, str(getattr(s, NUMBERS[name])[_seat(s, item, who)])


def _read_resistance(s: State, item: str, expected: str, who: str) -> tuple[str, str]:
    return expected, str(resistance(s, _seat(s, item, who)))


def _read_received(s: State, item: str, expected: str, who: str) -> tuple[str, str]:
    return _show_blessings(_blessings(item, expected)), _show_blessings(s.received[_seat(s, item, who)])


def _read_hand(s: State, item: str, expected: str, who: str) -> tuple[str, str]:
    found = [card for card in s.hand[_seat(s, item, who)] if card != k.NO_CARD]
    return _commas(sorted(_cards(item, expected))), _commas(sorted(found))


def _read_character(s: State, item: str, expected: str, who: str) -> tuple[str, str]:
    return expected.lower(), CHARACTER_NAMES[s.character[_seat(s, item, who)]]


def _read_bag_count(s: State, _item: str, expected: str) -> tuple[str, str]:
    return expected, str(bag_count(s))


def _read_bag(s: State, item: str, expected: str) -> tuple[str, str]:
    return _show(_tokens(item, expected)), _show([*s.bag, 0])


def _read_stack(s: State, _item: str, expected: str) -> tuple[str, str]:
    return ",".join(expected.replace(",", "").replace(" ", "")), ",".join(
        SEAT_LETTERS[i] for i in s.stack if i < s.seats
    )


def _read_day(s: State, _item: str, expected: str) -> tuple[str, str]:
    return expected, str(s.day)


def _read_over(s: State, _item: str, expected: str) -> tuple[str, str]:
    return expected, ENDINGS[s.end] or "-"


def _read_saviour(s: State, _item: str, expected: str) -> tuple[str, str]:
    return expected, _letter(s.saviour)


def _read_total(s: State, item: str, expected: str, letters: str) -> tuple[str, str]:
    return expected, str(sum(final_vp(s, _seat(s, item, letter)) for letter in letters.replace(",", "")))


def _read_winners(s: State, _item: str, expected: str) -> tuple[str, str]:
    found = [SEAT_LETTERS[seat] for seat in range(s.seats) if rank(s, seat) == 1]
    return "".join(sorted(expected.replace(",", ""))), "".join(found) if s.end != k.RUNNING else "-"


def _read_option(s: State, item: str, expected: str, name: str) -> tuple[str, str]:
    option = next((o for o in OPTIONS if o.name == name.removeprefix("opt.")), None)
    if option is None:
        raise VectorError(f"{item!r}: there is no such option")
    number = getattr(s, "mode" if option.name == "mode" else f"opt_{option.name}")
    value = number if isinstance(option.default, int) else option.values[number]
    return expected, show(bool(value) if isinstance(option.default, bool) else value)


_READINGS: tuple[tuple[str, Callable[..., tuple[str, str]]], ...] = (
    (r"W(\d+)=(.*)", _read_tokens),
    (r"#W(\d+)=(\d+)", _read_token_count),
    (r"S(\d+)=([A-D-])", _read_shrine),
    (r"([A-D])@(\d+)", _read_marker),
    (r"([A-D]):(\w+)", _read_character),
    (r"([A-D])\.(body|pur)=(.*)", _read_zone),
    (r"([A-D])\.(t|faith|cards|form|supply|vp)=(\d+)", _read_number),
    (r"([A-D])\.res=(\d+)", _read_resistance),
    (r"([A-D])\.got=(.*)", _read_received),
    (r"([A-D])\.hand=(.*)", _read_hand),
    (r"bag#=(\d+)", _read_bag_count),
    (r"bag=(.*)", _read_bag),
    (r"stack=([A-D, ]+)", _read_stack),
    (r"day=(\d)", _read_day),
    (r"over=([ABC-])", _read_over),
    (r"saviour=([A-D-])", _read_saviour),
    (r"total ([A-D,]+)=(\d+)", _read_total),
    (r"win=([A-D,-]+)", _read_winners),
    (r"(mode|opt\.\w+)=(\w+)", _read_option),
)


# -- words --------------------------------------------------------------------------------------


def _seat(s: State, item: str, letter: str) -> int:
    if letter not in SEAT_LETTERS[: s.seats] or not letter:
        raise VectorError(f"{item!r}: there is no character {letter or '?'} in this mode")
    return SEAT_LETTERS.index(letter)


def _letter(seat: int) -> str:
    return "-" if seat == k.NOBODY else SEAT_LETTERS[seat]


def _space(item: str, number: str) -> int:
    if not 0 <= _number(number) < SPACES:
        raise VectorError(f"{item!r}: there is no space {number[:DIGITS]}")
    return _number(number)


def _number(text: str) -> int:
    """The number that digits 0-9 stand for, -1 if it is none that a state holds."""
    digits = text.lstrip("0") or "0"
    return int(digits) if text.isascii() and text.isdecimal() and len(digits) <= DIGITS else -1


def _tokens(item: str, text: str) -> list[int]:
    """Numbers by colour from `RBBP`, `R20B3`, or `-`."""
    counts = [0] * k.COLOURS
    text = text.strip().replace(",", "").replace(" ", "")
    if text in ("-", ""):
        return counts
    if not re.fullmatch(r"([RBYP][0-9]{0,9})+", text):
        raise VectorError(f"{item!r}: {text!r} is no list of tokens")
    for letter, number in re.findall(r"([RBYP])(\d*)", text):
        counts[COLOUR_LETTERS.index(letter)] += int(number) if number else 1
    return counts


def _show(counts: list[int]) -> str:
    return "".join(letter * n for letter, n in zip(COLOUR_LETTERS, counts, strict=True)) or "-"


def _blessings(item: str, text: str) -> int:
    bits = 0
    for word in text.replace(" ", "").split(","):
        if word in ("-", ""):
            continue
        if not re.fullmatch(r"[RBYP][1-5]", word):
            raise VectorError(f"{item!r}: {word!r} is no blessing")
        bits |= 1 << (k.LEVELS * COLOUR_LETTERS.index(word[0]) + int(word[1]) - 1)
    return bits


def _show_blessings(bits: int) -> str:
    names = [f"{COLOUR_LETTERS[bit // k.LEVELS]}{bit % k.LEVELS + 1}" for bit in range(k.BLESSINGS) if bits >> bit & 1]
    return ",".join(names) or "-"


def _cards(item: str, text: str) -> list[int]:
    words = [word for word in text.replace(" ", "").split(",") if word not in ("-", "")]
    if not all(1 <= _number(word) <= k.REVELATIONS for word in words) or len(words) > k.HAND:
        raise VectorError(f"{item!r}: a hand has up to {k.HAND} cards out of 1..{k.REVELATIONS}")
    return [_number(word) for word in words]


def _commas(numbers: list[int]) -> str:
    return ",".join(map(str, numbers)) or "-"
