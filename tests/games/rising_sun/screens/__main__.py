"""Write the golden screens anew."""

from __future__ import annotations

from tests.games.rising_sun.screens import PAGES, path, text

for name in PAGES:
    path(name).write_text(text(name), "utf-8")
