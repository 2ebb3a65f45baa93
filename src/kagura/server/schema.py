"""The messages as a JSON schema and as TypeScript types, made from `kagura.server.protocol`.

python -m kagura.server.schema [--typescript]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from kagura.core.lesson import Lesson
from kagura.server import protocol, rules

#: What a client may send over the WebSocket, and what it gets there.
FROM_CLIENT: tuple[type, ...] = get_args(protocol.ClientMessage)
FROM_SERVER: tuple[type, ...] = get_args(protocol.ServerMessage)
#: Bodies of HTTP requests, and of their answers.
BODIES: tuple[type, ...] = (protocol.NewTable, protocol.Sit, protocol.Mine, protocol.AskPosition)
REPLIES: tuple[type, ...] = (
    protocol.NewTableReply,
    protocol.Key,
    protocol.Summary,
    protocol.GameInfo,
    rules.RulesPage,
    Lesson,
    protocol.Health,
    protocol.RefusalBody,
    protocol.Resolved,
    protocol.PositionsPage,
)
SENT = (*FROM_CLIENT, *BODIES)
RECEIVED = (*FROM_SERVER, *REPLIES)


def json_schema() -> dict[str, Any]:
    """A JSON schema (2020-12) with every message, body and reply under ``$defs``."""
    wanted = [protocol.ClientMessage, protocol.ServerMessage, *BODIES, *REPLIES]
    (client, server, *_), components = msgspec.json.schema_components(wanted, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Kagura table protocol {protocol.PROTOCOL}",
        "$defs": {**components, "ClientMessage": client, "ServerMessage": server},
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Print the schema, or the types."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words not in ([], ["--typescript"]):
        sys.stderr.write("python -m kagura.server.schema [--typescript]\n")
        return 2
    if words:
        from kagura.server.typescript import typescript

        sys.stdout.write(typescript())
    else:
        sys.stdout.write(json.dumps(json_schema(), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
