"""The published schema and the client's types say what the server's classes say."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import msgspec
import msgspec.inspect
import pytest

from kagura.server import protocol
from kagura.server.schema import FROM_CLIENT, FROM_SERVER, json_schema, main
from kagura.server.typescript import typescript


def interface(name: str) -> str:
    found = re.search(rf"export interface {name} {{\n(.*?)\n}}", typescript(), re.DOTALL)
    assert found, name
    return found[1]


def test_schema_holds_every_message() -> None:
    parts = json_schema()["$defs"]
    for message in (*FROM_CLIENT, *FROM_SERVER, protocol.NewTable, protocol.Summary, protocol.Entry):
        assert message.__name__ in parts


def test_each_message_is_an_interface_with_its_kind() -> None:
    for message in (*FROM_CLIENT, *FROM_SERVER):
        tag = msgspec.inspect.type_info(message).tag  # type: ignore[attr-defined]
        assert f'type: "{tag}";' in interface(message.__name__)


def test_client_may_leave_out_defaults_and_gets_everything() -> None:
    assert "action?: number | null;" in interface("Act")
    assert "why: Why | null;" in interface("OfferedChoice")
    assert "increment: number;" in interface("ClockRule")
    assert "tables: [string, string][];" in interface("Mine")
    assert "offers: Offer[];" in interface("Now")


def test_types_that_are_named_are_there() -> None:
    text = typescript()
    named = set(re.findall(r": (?:\(?)([A-Z]\w+)", re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)))
    assert named - {"Record"} <= set(re.findall(r"export interface (\w+)", text))


def test_prints_schema_or_types(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert json.loads(capsys.readouterr().out) == json_schema()
    assert main(["--typescript"]) == 0
    assert capsys.readouterr().out == typescript()
    assert main(["--java"]) == 2


def test_import_of_kagura_does_not_import_the_server() -> None:
    code = "import sys, kagura; print([m for m in sys.modules if m.startswith(('kagura.server', 'starlette'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
