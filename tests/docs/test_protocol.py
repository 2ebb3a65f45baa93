"""The page on the protocol names every message, code and field that it speaks of, and its examples are messages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import msgspec.inspect
import pytest

import kagura.server
from kagura.server import protocol
from kagura.server.schema import FROM_CLIENT, FROM_SERVER

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
TEXTS = Path(str(kagura.server.__file__)).parent / "text" / "en.ftl"


def tag(message: type) -> str:
    return str(msgspec.inspect.type_info(message).tag)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", [tag(message) for message in (*FROM_CLIENT, *FROM_SERVER)])
def test_every_message_is_spoken_of(name: str) -> None:
    assert f"`{name}`" in PAGE


def test_exactly_the_codes_that_there_are_stand_in_the_table() -> None:
    codes = set(re.findall(r"^error-([\w-]+) =", TEXTS.read_text("utf-8"), re.MULTILINE))
    table = PAGE.split("| code | when |")[1].split("| close code |")[0]
    told = {
        code for line in table.splitlines() if line.startswith("| `") for code in re.findall(r"`([\w-]+)`", first(line))
    }
    assert told == codes


def first(line: str) -> str:
    return line.split("|")[1]


def test_the_examples_are_messages() -> None:
    for text in re.findall(r"> +(\{\"type\".*\})", PAGE):
        assert isinstance(msgspec.json.decode(text, type=protocol.ClientMessage), protocol.Hello | protocol.Act)
    body = re.search(r"POST /api/tables +(\{.*?\]\})", PAGE, re.DOTALL)
    assert body
    assert msgspec.json.decode(body[1], type=protocol.NewTable).game == "last_kannagi"
