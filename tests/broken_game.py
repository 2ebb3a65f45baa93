"""An installed game that cannot be imported, beside all that work."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from importlib.metadata import entry_points as installed

BROKEN = EntryPoint(name="broken", value="kagura.not_there:GAME", group="kagura.games")


def with_broken(group: str, name: str | None = None) -> EntryPoints:
    """What is installed in a group; takes the place of `importlib.metadata.entry_points`."""
    found = EntryPoints((*installed(group=group), BROKEN)).select(group=group)
    return found if name is None else found.select(name=name)
