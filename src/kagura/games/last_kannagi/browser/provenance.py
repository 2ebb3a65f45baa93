"""Where values come from, as a board marks it: house values are not printed in the sources."""

from __future__ import annotations

from typing import Any

from kagura.core.content import PROVENANCES, Sheet
from kagura.core.text import Texts

HOUSE = ("reconstructed", "owner")


def provenance(sheet: Sheet, *names: str) -> dict[str, Any]:
    """Of some entries the least certain: its kind and its source; `house` if it is to be marked."""
    data = [sheet[name] for name in names if name in sheet]
    worst = max(data, key=lambda datum: PROVENANCES.index(datum.provenance))
    return {"house": worst.provenance in HOUSE, "kind": worst.provenance, "source": worst.source}


def kinds(texts: Texts) -> dict[str, str]:
    """The kinds of provenance in words."""
    return {kind: texts.say("provenance-" + kind) for kind in PROVENANCES}
