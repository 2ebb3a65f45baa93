"""How long a browser takes from nothing to the first decision."""

from __future__ import annotations

import os
import shutil
import statistics
import time

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
ROUNDS = 9
Opening = tuple[float, float, list[str]]


def opening(url: str) -> Opening | None:
    """Milliseconds to the lobby and from its button to the first decision, and the files that were fetched by then.

    None without a Chromium.

    Medians over new devices: nothing is cached, the machine is also the server's.
    """
    found = os.environ.get("KAGURA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        return None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        times = [_open(browser, url) for _ in range(ROUNDS)]
        browser.close()
    lobbies, tables, files = zip(*times, strict=True)
    return statistics.median(lobbies), statistics.median(tables), files[0]


def _open(browser: Browser, url: str) -> Opening:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    button = page.get_by_role("button", name="Start the table")
    button.wait_for()
    lobby = time.perf_counter()
    button.click()
    # The choices are there as soon as the match asks this device; bots that act before are waited for, too.
    page.locator("#choices button:visible:not([aria-disabled=true])").first.wait_for()
    table = time.perf_counter()
    files = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    context.close()
    return (lobby - start) * 1e3, (table - lobby) * 1e3, files
