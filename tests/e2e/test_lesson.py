"""The first day with a coach, as a newcomer plays it: by what is outlined, by keys, and by a way of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import kagura
from kagura.core.lesson import Lesson
from tests.e2e.axe import audit
from tests.e2e.conftest import NewDevice
from tests.e2e.device import Device, Kind
from tests.e2e.seat import Seat


def lesson(language: str, name: str = "last_kannagi") -> Lesson:
    game = kagura.make(name)
    found = game.lesson(game.texts(language))
    assert found is not None
    return found


HINT = {"en": "Hint: the coach says what to do", "ja": "ヒント：案内役が次の手を示しています"}
DO = {"en": "Do it", "ja": "これを選ぶ"}
TRY = {"en": "Learn with a coach", "ja": "案内役と遊んでみる"}


def begin(device: Device, game: str = "") -> Locator:
    """From the lobby to the first words of the coach; the game that is there already, or another."""
    page = device.open()
    if game:
        page.get_by_role("radio", name=game).click()
    page.get_by_role("button", name=TRY[device.kind.language]).click()
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-kind", "note")
    return coach


def read_on(coach: Locator, notes: int) -> None:
    """Read some notes to their end."""
    for _ in range(notes):
        coach.locator(".btn").click()


def follow(seat: Seat, page: Page) -> None:
    """Do what is outlined: lay the card, open the action on a small screen, then choose."""
    choices = page.locator("#choices")
    for first in (".switch.hinted", ".tab.hinted"):
        if choices.locator(first).filter(visible=True).count():
            choices.locator(first).click()
    seat.take(choices.locator(".cell.hinted, .opt.hinted").filter(visible=True))


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja", theme="dark")], ids=str)
def test_who_follows_what_is_outlined_sees_the_whole_day(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    plan = lesson(kind.language)
    coach = begin(mine)
    expect(coach).to_contain_text(plan.opening[0].text)
    assert audit(mine.page) == []
    read_on(coach, len(plan.opening))
    seat = Seat(mine)
    # one advice at a time
    hint = mine.page.locator(".top").get_by_role("button", name=HINT[kind.language])
    expect(hint).to_have_attribute("aria-disabled", "true")
    # the button that does it says so in a word, on a phone too
    expect(coach.locator(".btn")).to_have_accessible_name(DO[kind.language])
    expect(coach.locator(".btn").get_by_text(DO[kind.language])).to_be_visible()
    for number, step in enumerate(plan.steps, 1):
        expect(coach).to_contain_text(step.before.text)
        after = plan.steps[number - 2].after if number > 1 else None
        if after:
            expect(coach).to_contain_text(after.text)
        follow(seat, mine.page)
    expect(coach).to_contain_text(plan.closing[0].text)
    assert audit(mine.page) == []
    read_on(coach, len(plan.closing))
    expect(coach).to_have_count(0)
    mine.page.reload()
    assert seat.wait_for_turn()
    expect(coach).to_have_count(0)


@pytest.mark.parametrize("kind", [Kind(), Kind(phone=True, language="ja", theme="dark")], ids=str)
def test_the_season_of_rising_sun_is_led_to_its_end(device: NewDevice, kind: Kind) -> None:
    mine = device(kind)
    plan = lesson(kind.language, "rising_sun")
    coach = begin(mine, {"en": "Rising Sun", "ja": "ライジングサン"}[kind.language])
    looked = mine.page.locator(".fix [data-looked]")
    for note in plan.opening:
        expect(coach).to_contain_text(note.text)
        # what is spoken of is there to be seen
        expect(looked.filter(visible=True).first if note.look else coach).to_be_visible()
        coach.locator(".btn").click()
    assert audit(mine.page) == []
    before = None
    for step in plan.steps:
        expect(coach).to_contain_text(step.before.text)
        if before and before.after:
            expect(coach).to_contain_text(before.after.text)
        coach.get_by_role("button", name=DO[kind.language]).click()
        before = step
    for note in plan.closing:
        expect(coach).to_contain_text(note.text)
        expect(looked.filter(visible=True).first).to_be_visible()
        coach.locator(".btn").click()
    expect(coach).to_have_count(0)


def test_the_list_and_the_bids_of_the_lesson_can_be_laid_and_sealed(device: NewDevice) -> None:
    mine = device()
    plan = lesson("en", "rising_sun")
    coach = begin(mine, "Rising Sun")
    read_on(coach, len(plan.opening))
    choices = mine.page.locator("#choices")
    expect(choices.locator(".rs-ballot .hinted")).to_have_count(1)
    for name in ("Dragonfly", "Turtle"):
        choices.get_by_role("button", name=name).click()
    choices.get_by_role("button", name="Seal").click()
    expect(coach).to_contain_text(plan.steps[2].before.text)


def test_who_goes_another_way_is_advised_and_can_come_back(device: NewDevice) -> None:
    mine = device()
    plan = lesson("en")
    coach = begin(mine)
    read_on(coach, len(plan.opening))
    expect(coach).to_contain_text(plan.steps[0].before.text)
    page = mine.page
    page.keyboard.press("/")
    page.keyboard.type("PRAY 4")
    page.keyboard.press("Enter")
    expect(coach).to_contain_text(plan.strayed.text)
    expect(coach).to_contain_text("I would take")
    expect(page.locator(".hinted-bar")).to_have_count(0)
    coach.get_by_role("button", name="Take back and follow the lesson").click()
    expect(coach).to_contain_text(plan.steps[0].before.text)
    coach.get_by_role("button", name="Leave the lesson").click()
    expect(coach).to_have_count(0)


def test_the_day_can_be_begun_with_keys_alone(device: NewDevice) -> None:
    mine = device()
    plan = lesson("en")
    coach = begin(mine)
    for note in plan.opening:
        expect(coach).to_contain_text(note.text)
        coach.locator(".btn").focus()
        mine.page.keyboard.press("Enter")
    for step in plan.steps[:5]:
        expect(coach).to_contain_text(step.before.text)
        coach.get_by_role("button", name="Do it").press("Enter")
    expect(coach).to_contain_text(plan.steps[5].before.text)
    said = mine.page.locator("[role=status][aria-live=polite]")
    expect(said).to_contain_text(plan.steps[5].before.text)
