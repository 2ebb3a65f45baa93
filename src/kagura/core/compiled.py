"""States that run the compiled rules; absent or stale builds are told apart and never used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagura.core.engine import Engine

if TYPE_CHECKING:
    from kagura.core.game import Game


def compiled_or_say_why(game: Game) -> bool:
    return False


class CompiledEngine(Engine):
    pass
