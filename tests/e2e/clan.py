"""A person at a table of Rising Sun: how they list partners, bid, and answer whatever else is asked."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.lobby import RISING_SUN
from tests.e2e.seat import POSSIBLE, Seat

__all__ = ["RISING_SUN", "Clan"]

HOSTAGE, RONIN = 1, 2


class Clan(Seat):
    """Plays with real clicks, or with taps on a phone."""

    def answers(self) -> Locator:
        """The possible answers, without declining."""
        return self.choices.locator(f"ul.rs-opts [data-name]{POSSIBLE}, ol.rs-opts [data-name]{POSSIBLE}")

    @property
    def is_ballot(self) -> bool:
        """Whether a list of partners is asked."""
        return self.choices.locator(".rs-ballot").count() > 0

    @property
    def is_bid(self) -> bool:
        """Whether the bids of a battle are asked."""
        return self.choices.locator(".rs-bids").count() > 0

    @property
    def is_mandate(self) -> bool:
        """Whether a Mandate is to be selected or announced."""
        return self.choices.locator(".rs-mandates").count() > 0

    @property
    def mandates(self) -> Locator:
        """The five Mandates, possible or not."""
        return self.choices.locator(".rs-mandates [data-name]")

    @property
    def replay(self) -> Locator:
        """The last battle, step by step."""
        return self.choices.locator(".rs-replay")

    def unfold(self) -> None:
        """Open the last battle where something else is asked and it is a line alone."""
        line = self.choices.locator('.rs-fold[aria-expanded="false"]')
        if line.count():
            line.tap() if self.device.kind.phone else line.click()
            expect(self.replay.get_by_role("table")).to_be_visible()

    @property
    def others(self) -> Locator:
        """The others of a sealed question, a line each."""
        return self.choices.locator(".rs-oth li")

    def more(self, advantage: int) -> Locator:
        """The button that bids one more for an advantage."""
        return self.choices.locator(".rs-bid").nth(advantage).locator(".btn").last

    def seal(self) -> None:
        """Seal what lies on the desk, and wait until the server has it."""
        before = self.newest
        self.choices.locator(".rs-foot .main").click()
        self.wait_past(before)
        # four bids are on their way together
        expect(self.page.locator("#choices[aria-busy=true]")).to_have_count(0)

    def list_partners(self, count: int) -> None:
        """List so many partners in the order in which they are shown, and seal the list."""
        for number in range(min(count, self.answers().count())):
            self.answers().nth(number).click()
        self.seal()

    def bid(self, *advantages: int) -> None:
        """Bid a coin for each of some advantages, as far as there are coins, and seal the bids."""
        for advantage in advantages:
            if self.more(advantage).get_attribute("aria-disabled") != "true":
                bid = self.choices.locator(".rs-bid").nth(advantage).get_by_role("spinbutton")
                after = str(int(bid.inner_text()) + 1)
                self.more(advantage).click()
                expect(bid).to_have_text(after)  # only then it is known whether there is another coin
        self.seal()

    def answer(self, number: int = 0) -> None:
        """Answer what is asked: by a list of all, a bid of two coins, or the answer in some place."""
        if self.is_ballot:
            self.list_partners(4)
        elif self.is_bid:
            self.bid(HOSTAGE, RONIN)
        else:
            found = self.choices.locator(f"[data-name]{POSSIBLE}")
            self.take(found.nth(number % found.count()))

    def act(self) -> None:
        """Answer what is asked, and decline nothing."""
        if self.is_ballot or self.is_bid or not self.answers().count():
            self.answer()
        else:
            self.take(self.answers().first)

    def play_until(self, condition: str, *, eager: bool = False) -> bool:
        """Answer until something can be seen in the panel of choices; False where the match is over before.

        Args:
            condition: what shall be seen, as a selector.
            eager: nothing is declined, so that all kinds of questions come.
        """
        number = 0
        while self.wait_for_turn():
            if self.choices.locator(condition).count():
                return True
            if eager:
                self.act()
            else:
                self.answer(number % 3)
            number += 1
        return False
