"""Every dependency is pinned, and comes under terms that the package may be given away with."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCK: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]

#: What the package needs to run may be used and passed on without a word about its own terms.
AT_RUN_TIME = frozenset({"Apache-2.0", "MIT", "BSD-2-Clause", "BSD-3-Clause", "ISC", "PSF-2.0", "0BSD"})
#: Tools may also be under terms that bind only their own files.
AT_BUILD_TIME = AT_RUN_TIME | {"MPL-2.0", "Unlicense", "CC0-1.0", "Python-2.0", "BlueOak-1.0.0"}
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "ISC License (ISCL)": "ISC",
    "Python Software Foundation License": "PSF-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}
#: Written in a way of its own, and looked at.
WORDS = {"MIT": "MIT", "Apache": "Apache-2.0", "Apache 2.0": "Apache-2.0", "BSD": "BSD-3-Clause"}


def pins() -> dict[str, list[Requirement]]:
    found: dict[str, list[Requirement]] = {}
    for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            pin = Requirement(line)
            found.setdefault(canonicalize_name(pin.name), []).append(pin)
    return found


def needed(*roots: str) -> dict[str, Distribution]:
    """Everything that these requirements bring with them, as it is installed here."""
    found: dict[str, Distribution] = {}
    waiting = [(Requirement(root), "") for root in roots]
    while waiting:
        wanted, extra = waiting.pop()
        name = canonicalize_name(wanted.name)
        if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
            continue
        if name not in found:
            found[name] = distribution(name)
            waiting += [
                (Requirement(text), each) for text in found[name].requires or () for each in ("", *wanted.extras)
            ]
    return found


def licences(package: Distribution) -> set[str]:
    """The names of a package's licences, even where one of them may be chosen; as written if not known."""

    def said(field: str) -> list[str]:
        return package.metadata.get_all(field) or []

    if said("License-Expression"):
        return set(re.findall(r"[\w.-]+", re.sub(r"\b(AND|OR)\b|[()]", " ", said("License-Expression")[0])))
    classes = [line.rpartition(" :: ")[2] for line in said("Classifier") if line.startswith("License :: ")]
    known = {CLASSIFIERS.get(name, name) for name in classes if name != "OSI Approved"}
    text = "".join(said("License")).strip().splitlines()
    return known or ({WORDS.get(text[0], text[0])} if text else {"unknown"})


def test_every_requirement_of_the_package_is_pinned_to_what_is_tested() -> None:
    known = pins()
    for name, package in needed(*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]).items():
        assert name in known, f"{name} is not in constraints.txt"
        versions = [pin.specifier for pin in known[name] if pin.marker is None or pin.marker.evaluate()]
        assert len(versions) == 1, f"{name} is pinned {len(versions)} times"
        assert versions[0].contains(package.version), f"{name} {package.version} is not the version that is pinned"


def test_pins_are_exact_and_no_two_speak_of_the_same() -> None:
    known = pins()
    assert all(str(pin.specifier).startswith("==") for found in known.values() for pin in found)
    twice = Counter((name, str(pin.marker)) for name, found in known.items() for pin in found)
    assert [name for name, count in twice.items() if count > 1] == []


def test_what_the_package_runs_on_may_be_given_away_with_it() -> None:
    for name, package in needed(*PROJECT["dependencies"]).items():
        found = licences(package)
        assert found <= AT_RUN_TIME, f"{name}: {found}"


@pytest.mark.parametrize("extra", ["numpy", "parquet"])
def test_so_may_what_its_extras_bring(extra: str) -> None:
    for name, package in needed(*PROJECT["optional-dependencies"][extra]).items():
        found = licences(package)
        assert found <= AT_BUILD_TIME | {"Zlib"}, f"{name}: {found}"


def test_no_tool_binds_what_is_made_with_it() -> None:
    for package in distributions():
        name = canonicalize_name(package.name)
        if name in pins():
            found = licences(package)
            assert not any("GPL" in licence for licence in found), f"{name}: {found}"


def test_a_package_that_says_nothing_is_not_taken_for_good() -> None:
    class Silent(Distribution):
        def read_text(self, filename: str) -> str | None:
            return "Metadata-Version: 2.1\nName: silent\nVersion: 1\n\n" if filename == "METADATA" else None

        def locate_file(self, path: Any) -> Any:
            raise PackageNotFoundError(path)

    assert licences(Silent()) == {"unknown"}


# -- the browser client -------------------------------------------------------------------------------


def packages() -> list[tuple[str, dict[str, Any]]]:
    return [(path.rpartition("node_modules/")[2], package) for path, package in LOCK.items() if path]


def test_every_library_of_the_client_is_pinned_by_its_hash() -> None:
    assert len(packages()) > 10
    for name, package in packages():
        assert package.get("integrity", "").startswith("sha512-"), name
        assert re.fullmatch(r"\d+\.\d+\.\d+(-[\w.-]+)?", package["version"]), name


def test_the_client_asks_for_exact_versions() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert LOCK[f"node_modules/{name}"]["version"] == version


def test_what_goes_to_the_browser_may_be_given_away_and_no_tool_binds_it() -> None:
    for name, package in packages():
        allowed = AT_BUILD_TIME if package.get("dev") else AT_RUN_TIME
        assert package.get("license") in allowed, f"{name}: {package.get('license')}"
