"""What the page may do is said by its policy, and a breach of it would fail every journey."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewDevice


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/rules/last_kannagi"])
def test_no_script_or_style_inside_a_page_is_ever_carried_out(device: NewDevice, path: str) -> None:
    mine = device()
    answer = mine.page.goto(path)
    assert answer is not None
    rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == "'self'"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_a_script_that_gets_into_the_page_does_nothing_and_is_noticed(device: NewDevice) -> None:
    mine = device()
    page = mine.open()
    page.evaluate(
        """() => {
          const script = document.createElement('script');
          script.textContent = 'window.caught = true';
          document.body.append(script);
        }"""
    )
    assert page.evaluate("window.caught") is None
    assert any("Content Security Policy" in fault for fault in mine.faults)
    mine.faults.clear()
