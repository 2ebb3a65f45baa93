"""A person's device: a browser of its own, and all that went wrong in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, Response

Language = Literal["en", "ja"]
Theme = Literal["light", "dark"]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
#: Longer than anything on the page may take, on a slow machine.
PATIENCE_MS = 60_000
PICTURE_MS = 10_000


@dataclass(frozen=True, slots=True)
class Kind:
    """What a device is like, and how it is set."""

    phone: bool = False
    language: Language = "en"
    theme: Theme = "light"
    moving: bool = False

    def __str__(self) -> str:
        return "-".join(("phone" if self.phone else "desk", self.language, self.theme))


class Device:
    """A browser that nothing else is kept in.

    Attributes:
        page: the page that is open.
        faults: errors in the console (violations of the content security policy are among them), exceptions,
            refused requests, and requests to anywhere but the server.
    """

    def __init__(self, browser: Browser, url: str, kind: Kind) -> None:
        self.url = url
        self.kind = kind
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        self._context = browser.new_context(
            **(PHONE if kind.phone else DESK),
            base_url=url,
            locale="ja-JP" if kind.language == "ja" else "en-GB",
            color_scheme=kind.theme,
            reduced_motion="no-preference" if kind.moving else "reduce",
        )
        self._context.set_default_timeout(PATIENCE_MS)
        self._context.on("page", self._watch)
        self.page = self._context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._fault(f"exception: {error}"))
        page.on("request", self._asked)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self._fault(f"request to elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"{response.status}: {response.url}")

    def _fault(self, words: str) -> None:
        if not any(pattern.search(words) for pattern in self._expected):
            self.faults.append(words)

    def expect_fault(self, pattern: str) -> None:
        """What matches is part of the journey from now on: the server is gone, say."""
        self._expected.append(re.compile(pattern))

    def open(self, path: str = "/") -> Page:
        """Go to an address of the server, or to a link to it."""
        self.page.goto(path)
        return self.page

    def token_link(self) -> str:
        """The link with which another device would sit at the table that is open, in the place of this one."""
        held = self.page.evaluate("JSON.parse(localStorage.getItem('kagura.tables'))")
        table = self.page.url.split("/t/")[1].split("/")[0]
        token = next(key["token"] for key in held[table]["keys"] if key["role"] == "player")
        return f"/t/{table}#{token}"

    def photograph(self, folder: Path, name: str) -> None:
        """Keep a picture of every open page, and what went wrong on it."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self._context.pages):
            try:
                page.screenshot(path=folder / f"{name}-{number}.png", timeout=PICTURE_MS)
            except Error as error:
                self.faults.append(f"no picture of {page.url}: {error.message}")
        if self.faults:
            (folder / f"{name}.txt").write_text("\n".join(self.faults) + "\n", encoding="utf-8")

    def close(self) -> None:
        """Put it away."""
        self._context.close()
