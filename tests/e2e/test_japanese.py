"""In Japanese, and from one language to the other in the middle of a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewDevice
from tests.e2e.device import Kind
from tests.e2e.lobby import START, set_table
from tests.e2e.seat import Seat

#: Latin letters that Japanese text has, too: the name of the program, levels and signs of the game, rule IDs, keys.
LATIN = r"Kagura|English|EX|VP|SHA-256|[KRF]-[A-Z0-9]+(-[0-9A-Za-z_]+)*|Enter|Esc|Home|End|Shift|Ctrl|kagura [a-z ]+"
#: Words of two or more Latin letters that are left on the page, as it is seen.
LEFTOVERS = """([latin, own]) => {
  const known = new RegExp(`(${latin})`, 'g');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest('script, style, noscript, kbd, code, datalist, [lang=en]')) continue;
    const text = own.reduce((rest, name) => rest.replaceAll(name, ''), node.textContent).replace(known, '');
    for (const word of text.match(/[A-Za-z]{2,}/g) ?? []) found.add(`${word} in: ${node.textContent}`);
  }
  return [...found];
}"""


@pytest.mark.parametrize("kind", [Kind(language="ja"), Kind(language="ja", phone=True)], ids=str)
def test_everything_is_in_japanese(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    page = mine.open()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    start = page.get_by_role("button", name=START["ja"])
    expect(start).to_be_visible()
    _expect_japanese(page)
    start.click()
    seat = Seat(mine)
    assert seat.wait_for_turn()
    table = page.url.split("/t/")[1]
    _expect_japanese(page, table)
    for action in range(5):
        if seat.is_main and seat.begin(action):
            _expect_japanese(page, table)
        assert seat.wait_for_turn()
        while not seat.is_main:
            seat.answer()
            assert seat.wait_for_turn()
    seat.rest()
    assert seat.wait_for_turn()
    _expect_japanese(page, table)


def test_the_language_changes_in_the_middle_of_a_match(device: NewDevice) -> None:
    mine = device(Kind(language="ja"))
    page = set_table(mine)
    seat = Seat(mine)
    assert seat.wait_for_turn()
    seat.rest()
    assert seat.wait_for_turn()
    japanese, newest = seat.log, seat.newest
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert seat.newest == newest
    assert seat.log != japanese
    page.get_by_role("button", name="日本語").click()
    page.wait_for_function("log => document.querySelector('.log').textContent === log", arg=japanese)


def _expect_japanese(page: Page, *own: str) -> None:
    assert page.evaluate(LEFTOVERS, [LATIN, list(own)]) == []
