"""What all tests share."""

from __future__ import annotations

import os

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With KAGURA_TEST_MODES=plain only those of the tests that run in several modes which are named.

    The coverage of the rules is measured in plain mode; running the same tests in the other modes as
    well would only take its time there.
    """
    wanted = os.environ.get("KAGURA_TEST_MODES", "").split(",")
    if wanted == [""]:
        return
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        params = getattr(item, "callspec", None)
        mode = params.params.get("mode") if params else None
        (left_out if mode in {"plain", "checked", "compiled"} - {*wanted} else kept).append(item)
    config.hook.pytest_deselected(items=left_out)
    items[:] = kept
