"""axe-core, which looks for what keeps people out of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def audit(page: Page) -> list[str]:
    """What is grave on the page as it stands, a line each."""
    if not page.evaluate("'axe' in window"):
        # not as a script element: the page's own policy forbids scripts from elsewhere
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    # colours that still change would be measured halfway
    page.wait_for_function("() => document.getAnimations().every(one => !(one instanceof CSSTransition))")
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    grave = [violation for violation in found["violations"] if violation["impact"] in GRAVE]
    return [_line(violation, node) for violation in grave for node in violation["nodes"]]


def _line(violation: dict[str, Any], node: dict[str, Any]) -> str:
    target = " ".join(map(str, node["target"]))
    why = "; ".join(check["message"] for check in [*node["any"], *node["all"], *node["none"]])
    return f"{violation['impact']} {violation['id']}: {target}: {why or violation['help']}"
