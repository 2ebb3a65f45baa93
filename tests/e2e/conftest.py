"""What the journeys share: a server, a real Chromium, and devices for as many people as a journey has."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kagura.server.settings import STATIC
from tests.e2e.device import PATIENCE_MS, Device, Kind
from tests.e2e.finished import finished_match
from tests.e2e.serving import Server

HERE = Path(__file__).parent
ARTEFACTS = HERE / "artefacts"
#: Set where the journeys must not be left out, whatever is missing.
REQUIRED = "KAGURA_E2E_REQUIRED"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: Chromium refuses to run as root in a sandbox, and nothing but this machine shall be asked for anything.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = Kind()
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE_MS)
NewDevice = Callable[..., Device]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that is here is marked, and comes last: the browser's loop would be in the way of tests with their own."""
    journeys = [item for item in items if item.path.is_relative_to(HERE)]
    for item in journeys:
        item.add_marker(pytest.mark.e2e)
    items[:] = [item for item in items if item not in journeys] + journeys


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
    call: pytest.CallInfo[None],
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers that a journey failed, for the pictures."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def _missing(what: str) -> None:
    """Leave the journeys out, unless they are required."""
    if os.environ.get(REQUIRED):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium of this machine; none is ever downloaded."""
    found = os.environ.get("KAGURA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        _missing("there is no Chromium on the path; install it, or name it in KAGURA_CHROMIUM")
    if not (STATIC / "index.html").is_file():
        _missing("the browser client is not built: make web")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the journeys share."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """The link to a finished match."""
    return finished_match(server.url)


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server for one journey alone."""
    running = Server(tmp_path).start()
    yield running
    running.stop()


@pytest.fixture
def device(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Makes devices. What went wrong on one fails the journey; if it fails there are pictures of all."""
    devices: list[Device] = []

    def make(kind: Kind = DESKTOP, url: str = "") -> Device:
        devices.append(Device(browser, url or server.url, kind))
        return devices[-1]

    yield make
    faults = [fault for one in devices for fault in one.faults]
    has_failed = request.node.stash.get(FAILED, False)
    if has_failed or faults:
        folder = ARTEFACTS / re.sub(r"\W+", "-", request.node.name).strip("-")
        for number, one in enumerate(devices):
            one.photograph(folder, f"{number}-{one.kind}")
        shutil.copy(server.log, folder / "server.log")
    for one in devices:
        one.close()
    assert has_failed or not faults
