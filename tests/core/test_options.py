"""Options of a match."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.core.errors import OptionError
from kagura.core.options import Option, Options, parse_options, show

DECLARED = (
    Option("mode", "X-OPT-mode", ("solo", "team")),
    Option("growth", "X-OPT-growth", (2, 3), "EN:1"),
    Option("strict", "X-OPT-strict", (True, False)),
)


def test_the_first_value_is_the_default() -> None:
    options = Options(DECLARED)
    assert dict(options) == {"mode": "solo", "growth": 2, "strict": True}
    assert len(options) == 3
    assert str(options) == "mode=solo growth=2 strict=true"


@pytest.mark.parametrize(("given", "found"), [
    ({"mode": "team"}, "team"), ({"growth": 3}, 3), ({"growth": "3"}, 3), ({"strict": False}, False),
    ({"strict": "false"}, False), ({"strict": "FALSE"}, False),
])  # fmt: skip
def test_a_value_or_its_text_is_taken(given: dict[str, Any], found: Any) -> None:
    (name,) = given
    value = Options(DECLARED, given)[name]
    assert value == found
    assert type(value) is type(found)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "duo"}, "X-OPT-mode: mode is 'duo'; it must be one of solo, team"),
        ({"growth": True}, "X-OPT-growth: growth is True; it must be one of 2, 3"),
        ({"strict": 1}, "X-OPT-strict: strict is 1; it must be one of true, false"),
        ({"colour": 1}, "there is no option 'colour'; there are mode, growth, strict"),
    ],
)
def test_what_is_no_value_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        Options(DECLARED, given)
    assert str(caught.value) == message


def test_options_are_read_from_a_line() -> None:
    assert parse_options("mode=team growth=3") == {"mode": "team", "growth": "3"}
    assert parse_options("") == {}
    assert str(Options(DECLARED, parse_options(str(Options(DECLARED))))) == str(Options(DECLARED))
    with pytest.raises(OptionError, match="'team' is no option; write name=value"):
        parse_options("team")


def test_values_are_shown_as_they_are_written() -> None:
    assert [show(value) for value in (True, 2, "solo")] == ["true", "2", "solo"]
