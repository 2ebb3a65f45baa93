"""The container files, read for what an owner may take for granted."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kagura.cli import serve

ROOT = Path(__file__).resolve().parents[1]
KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


class Step(NamedTuple):
    name: str
    words: str


def steps() -> list[Step]:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = re.sub(r"\s*\\\n\s*", " ", "\n".join(lines)).splitlines()
    return [Step(*line.split(" ", 1)) for line in joined]


def last_stage() -> list[Step]:
    found = steps()
    start = max(number for number, step in enumerate(found) if step.name == "FROM")
    return found[start:]


def service() -> dict[str, Any]:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    assert set(compose["services"]) == {"kagura"}
    found: dict[str, Any] = compose["services"]["kagura"]
    return found


def test_only_what_is_needed_stands_in_the_dockerfile() -> None:
    assert {step.name for step in steps()} <= KNOWN


def test_every_image_has_a_version_and_none_is_the_latest() -> None:
    images = [step.words.split()[0] for step in steps() if step.name == "FROM"]
    for image in [*images, service()["image"]]:
        name, _, tag = image.partition(":")
        assert name
        assert re.fullmatch(r"[\w.-]*\d[\w.-]*", tag), image
        assert tag != "latest"


def test_the_image_is_of_this_version_and_of_a_python_that_is_supported() -> None:
    assert service()["image"] == f"kagura:{VERSION}"
    python = re.match(r"python:3\.(\d+)-", last_stage()[0].words)
    assert python
    assert int(python[1]) >= 11


def test_the_server_does_not_run_as_root() -> None:
    users = [step.words for step in last_stage() if step.name == "USER"]
    assert users
    assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", users[-1])
    names = [step.name for step in last_stage()]
    assert "RUN" not in names[names.index("USER") :]


def test_it_says_whether_it_is_well() -> None:
    (check,) = [step for step in last_stage() if step.name == "HEALTHCHECK"]
    assert "/healthz" in check.words
    assert "--timeout=" in check.words
    assert json.loads(check.words.partition("CMD ")[2])


def test_what_is_installed_is_pinned_and_leaves_nothing_behind() -> None:
    for step in steps():
        if "pip install" in step.words:
            assert step.words.count("--constraint constraints.txt") == step.words.count("pip install")
            assert step.words.count("--no-cache-dir") == step.words.count("pip install")
        if "apt-get" in step.words:
            assert "--no-install-recommends" in step.words
            assert "rm -rf /var/lib/apt/lists/*" in step.words
        assert "sudo" not in step.words
        assert not re.search(r"(?i)password|secret|token", step.words)


def test_the_container_may_do_no_more_than_it_must() -> None:
    found = service()
    assert found["cap_drop"] == ["ALL"]
    assert found["read_only"] is True
    assert "no-new-privileges:true" in found["security_opt"]
    assert "privileged" not in found
    assert all(port.startswith("127.0.0.1:") for port in found["ports"])


def test_tables_outlive_the_container() -> None:
    (volume,) = [step.words for step in last_stage() if step.name == "VOLUME"]
    assert service()["volumes"] == [f"tables:{volume}"]


def test_the_command_is_one_that_kagura_understands() -> None:
    (entry,) = [json.loads(step.words) for step in last_stage() if step.name == "ENTRYPOINT"]
    words = [re.sub(r"\$\{\w+:-(.*)\}", r"\1", word) for word in service()["command"]]
    parser = argparse.ArgumentParser()
    serve.add(parser.add_subparsers())
    settings = serve.settings_of(parser.parse_args(entry[1:] + words))
    assert settings.behind_tls
    assert settings.folder == Path("/data")
    assert not settings.is_local


def test_nothing_built_or_private_goes_into_the_image() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", "web/node_modules", "src/kagura/server/static", "**/*.so"} <= set(left_out)
