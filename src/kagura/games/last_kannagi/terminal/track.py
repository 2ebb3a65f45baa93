"""The day and time track: who is at which hour, and who acts next (K-TIME)."""

from __future__ import annotations

from kagura.core.face import View
from kagura.core.page import Page
from kagura.core.text import Texts
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.terminal.world import SEATS

QUARTER = 6
SPILL = 4  # hours of the next day that can be reached


def done_today(view: View) -> list[int]:
    """Seats that have used up the day; all when the match is over."""
    return [seat["seat"] for seat in view["seats"] if seat["seat"] not in view["order"]]


def hour_of(view: View, clock: int, content: Content) -> int:
    """The hour of the present day; beyond its end it goes on counting."""
    past: int = (view["day"] - 1) * content.hours_per_day
    return clock - past


def draw_days(view: View, content: Content, texts: Texts, page: Page) -> str:
    """The days, the present one marked."""
    numbers = range(1, content.days + 1)
    days = [page.paint(f"[{day}]", "bold") if day == view["day"] else f" {day} " for day in numbers]
    return texts.say("table-days") + " " + "".join(days)


def draw_track(view: View, content: Content, texts: Texts, page: Page) -> str:
    """The hours as dots, every sixth as a number, characters by letter, the top of a stack first."""
    here: dict[int, list[int]] = {}
    for seat in view["stack"]:
        here.setdefault(hour_of(view, view["seats"][seat]["clock"], content), []).append(seat)
    dot = "·" if page.boxes else "."
    line = texts.say("table-time") + " "
    last = content.hours_per_day
    for hour in range(min(0, *here), last + SPILL):
        if hour % QUARTER == 0:
            line += page.paint(f"{'|' if hour == last else ''}{hour}", "dim")
        stack = "".join(page.paint(SEATS[seat], f"seat-{seat}") for seat in here.get(hour, ()))
        line += f"({stack})" if len(here.get(hour, ())) > 1 else stack or page.paint(dot, "dim")
    return line
