"""The Last Kannagi (最後の巫女) for 2 to 4 players.

Status: complete (solo3, solo4, team2, team4; all options). Sources: the English rulebook and the
Japanese tutorial, as cited in `docs/rules/last_kannagi.md`; what neither gives is marked
*reconstructed* in `content.toml`. Versions: 1.0 first complete rules.
"""

from kagura.games.last_kannagi.game import LastKannagi

game = LastKannagi()

__all__ = ["game"]
