from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.host import Host, hosting


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that need nothing special of it."""
    with hosting(tmp_path_factory.mktemp("host")) as found:
        yield found
