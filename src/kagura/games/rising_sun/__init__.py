"""Rising Sun with its Kami Turn, for 3 to 5 players.

Sources: the published text of the Kami Turn, official rules pages and FAQ, and secondary sources, as tagged in
`docs/rules/rising_sun.md`; what only one source or none gives is marked so in `content.toml`.
"""

from kagura.games.rising_sun.game import RisingSun

game = RisingSun()

__all__ = ["game"]
