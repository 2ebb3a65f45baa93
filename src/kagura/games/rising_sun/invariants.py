"""What holds in every state."""
from __future__ import annotations
from kagura.core.state import GameState
def broken_invariants(state: GameState) -> list[str]:
    return []
