"""A person at a table of The Last Kannagi: what they see of the match, and how they click or tap through it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.e2e.device import Device

KINDS = 5
REST = KINDS
POSSIBLE = ':not([aria-disabled="true"])'
#: The number of the newest entry of the log, and whether the match is over, the reader asked, or another at
#: this device.
SEEN = """() => {
  const newest = document.querySelector('.log .at')?.getAttribute('href').split('/').pop();
  const over = document.querySelector('.endp, .status use[href="#i-flag"]') !== null;
  const asked = ['.status .turn', '#choices[aria-busy=false]'].every((one) => document.querySelector(one) !== null);
  const covered = document.querySelector('.curtain, .banner.want use[href="#i-people"]') !== null;
  return { newest: Number(newest ?? -1), over, asked, covered };
}"""


class Seat:
    """Plays with real clicks, or with taps on a phone."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page: Page = device.page
        self.choices = self.page.locator("#choices")

    @property
    def newest(self) -> int:
        """Number of the last decision that the log shows."""
        return int(self.page.evaluate(f"({SEEN})().newest"))

    @property
    def log(self) -> str:
        """All that the log says."""
        return str(self.page.locator(".log").evaluate("list => list.textContent"))

    @property
    def hand(self) -> list[str]:
        """The revelation cards that the reader sees in front of them, in words."""
        return self.page.locator(".own .revs .rt").all_inner_texts()

    @property
    def is_asked(self) -> bool:
        """Whether the reader owes a decision now."""
        return bool(self.page.evaluate(f"({SEEN})().asked"))

    def is_there(self) -> bool:
        """Wait until the table is shown."""
        expect(self.page.locator(".status")).to_be_visible()
        return True

    def wait_for_turn(self) -> bool:
        """Wait until the reader is asked, or another at this device; False when the match is over instead."""
        self.page.wait_for_function(
            f"() => {{ const {{ over, asked, covered }} = ({SEEN})(); return over || asked || covered; }}"
        )
        return bool(self.page.evaluate(f"!({SEEN})().over"))

    def wait_until(self, decision: int) -> None:
        """Wait until the newest entry of the log is that of a decision."""
        self._wait("seen.newest === decision", decision)

    def wait_past(self, decision: int) -> None:
        """Wait until the log has gone on beyond a decision, or is out of sight."""
        self._wait("seen.covered || seen.newest > decision", decision)

    def _wait(self, condition: str, decision: int = 0) -> None:
        self.page.wait_for_function(f"decision => {{ const seen = ({SEEN})(); return {condition}; }}", arg=decision)

    def press(self, button: Locator, *, asks: bool = False) -> None:
        """Click it; on a phone, and where it asks once more, the first only selects and the second does it."""
        is_phone = self.device.kind.phone
        press = button.tap if is_phone else button.click
        if (is_phone or asks) and "chosen" not in (button.get_attribute("class") or "").split():
            press()
            expect(button).to_contain_class("chosen")
        press()

    def take(self, choice: Locator, *, asks: bool = False) -> None:
        """Take a decision, and wait until the server has it."""
        before = self.newest
        self.press(choice, asks=asks)
        self.wait_past(before)

    def end_move(self) -> None:
        """Press the button that ends a move: one click or tap does it everywhere."""
        before = self.newest
        self.stop.click()
        self.wait_past(before)

    # -- what is asked --------------------------------------------------------------------------------

    @property
    def is_main(self) -> bool:
        """Whether the question is which action to take."""
        return self.choices.locator(".matrix").count() > 0

    @property
    def is_last_day(self) -> bool:
        """Whether the last of the small circles beside the title is the day's."""
        return self.page.locator(".days i:last-of-type.now").count() > 0

    def open_row(self, kind: int) -> None:
        """Show the levels of an action, which a small screen shows one action at a time."""
        tab = self.choices.locator(".atabs .tab").nth(kind)
        if tab.is_visible():
            tab.click()

    def levels(self, kind: int) -> Locator:
        """The levels of an action that are possible."""
        return self.choices.locator(f".matrix .arow:not(.hd):not(.resting) >> nth={kind}").locator(f".cell{POSSIBLE}")

    def answers(self) -> Locator:
        """The possible answers to a question inside a turn."""
        return self.choices.locator(f".opts .opt{POSSIBLE}")

    @property
    def stop(self) -> Locator:
        """The button that ends a move."""
        return self.choices.locator(f".foot .main{POSSIBLE}")

    # -- what is done -----------------------------------------------------------------------------------

    def rest(self) -> None:
        """Sleep until the morning; on the last day pass, which is asked for once more."""
        self.open_row(REST)
        here = self.choices.locator(".restb, .resting .cell").filter(visible=True)
        self.take(here.first, asks=self.is_last_day)

    def begin(self, kind: int) -> bool:
        """Begin an action of a kind at its lowest possible level; False if none is possible."""
        levels = self.levels(kind)
        if levels.count() == 0:
            return False
        self.open_row(kind)
        self.take(levels.first)
        return True

    def answer(self) -> None:
        """The first answer, or the end of a move that cannot go on."""
        answers = self.answers()
        if answers.count():
            self.take(answers.first)
        else:
            self.end_move()

    def play_to_the_end(self, acts: int) -> int:
        """Take so many actions, each of another kind where that is possible, and then rest until the match is over.

        Returns:
            The number of decisions that were clicked.
        """
        begun = clicked = 0
        while self.wait_for_turn():
            clicked += 1
            if not self.is_main:
                self.answer()
            elif begun < acts and any(self.begin((begun + more) % KINDS) for more in range(KINDS)):
                begun += 1
            else:
                self.rest()
        return clicked


def whose_turn(*seats: Seat) -> Seat:
    """Who of several people is asked; waits until one is."""
    for _ in range(400):
        for seat in seats:
            if seat.is_asked:
                return seat
        seats[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def rest_in_turn(*seats: Seat) -> list[Seat]:
    """Whoever is asked rests, until everybody has done so; the seats in the order in which they rested."""
    rested: list[Seat] = []
    while len(rested) < len(seats):
        seat = whose_turn(*seats)
        if seat.is_main:
            seat.rest()
            if seat not in rested:
                rested.append(seat)
        else:
            seat.answer()
    return rested
