"""Where values come from, as a table marks it: house values are neither printed nor official."""

from __future__ import annotations

from typing import Any

from kagura.core.content import PROVENANCES, Sheet
from kagura.core.text import Texts

FIRM = ("printed", "official")


def provenance(sheet: Sheet, *names: str) -> dict[str, Any]:
    """Of some entries, or of whole tables (written with a dot at the end), the least certain."""
    found = [sheet[name].provenance for name in sheet if any(_is_of(name, one) for one in names)]
    worst = max(found, key=PROVENANCES.index)
    return {"house": worst not in FIRM, "kind": worst}


def kinds(texts: Texts) -> dict[str, str]:
    """The kinds of provenance in words."""
    return {kind: texts.say("provenance-" + kind) for kind in PROVENANCES}


def _is_of(name: str, one: str) -> bool:
    return name.startswith(one) if one.endswith(".") else name == one
