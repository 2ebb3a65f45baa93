"""`kagura doctor`: what this installation can do, and what to do about the rest."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import kagura
from kagura.core.compiled import parts, why_not, why_not_parts
from kagura.core.errors import BrokenGame
from kagura.core.freshness import PACKAGE
from kagura.core.game import MODES
from kagura.core.registry import loadable
from kagura.physics.solver import PARTS

EXTRAS = (
    ("numpy", "numpy", "states as numpy arrays"),
    ("parquet", "pyarrow", "Parquet files from simulations"),
)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command."""
    parser = commands.add_parser("doctor", help="explain what this installation can do", description=__doc__)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report; 1 if KAGURA_MODE asks for what cannot be had."""
    del args
    for line in report():
        print(line)
    return 0 if not _mode_problem() else 1


def report() -> Iterator[str]:
    """The report, line by line."""
    yield f"kagura {kagura.__version__} in {PACKAGE}"
    yield f"Python {platform.python_version()} ({platform.python_implementation()}, {platform.machine()})"
    yield _mode_line()
    names = kagura.installed()
    if not names:
        yield "no game is installed: the package is not installed properly; `pip install -e .` or `make setup` does it"
    for name in names:
        yield from _game_lines(name)
    yield from _built_lines("physics", PARTS)
    for extra, module, use in EXTRAS:
        if importlib.util.find_spec(module) is None:
            yield f"{module}: not installed ({use}); `pip install 'kagura[{extra}]'` brings it"
        else:
            yield f"{module}: installed ({use})"


def _mode_problem() -> str:
    mode = os.environ.get("KAGURA_MODE")
    if mode and mode not in MODES:
        return f"KAGURA_MODE is {mode!r}, but must be one of {', '.join(MODES)}"
    if mode == "compiled":
        missing = [name for name in loadable() if why_not(kagura.make(name).package)]
        if missing:
            return f"KAGURA_MODE asks for compiled rules, which {', '.join(missing)} cannot run"
    return ""


def _mode_line() -> str:
    problem = _mode_problem()
    if problem:
        return f"mode: {problem}"
    mode = os.environ.get("KAGURA_MODE")
    return f"mode: {mode} (KAGURA_MODE)" if mode else "mode: the fastest that works (KAGURA_MODE is not set)"


def _game_lines(name: str) -> Iterator[str]:
    try:
        game = kagura.make(name)
    except BrokenGame as fault:
        yield str(fault)
        return
    yield from _built_lines(f"{game.name} {game.version}", parts(game.package))


def _built_lines(what: str, names: tuple[str, ...]) -> Iterator[str]:
    reason = why_not_parts(names)
    if not reason:
        files = ", ".join(Path(str(importlib.import_module(name).__file__)).name for name in names)
        yield f"{what}: compiled rules work ({files})"
        return
    yield f"{what}: runs as plain Python, some fifty times slower: {reason}"
    yield from (f"  {step}" for step in _steps())


def _steps() -> Iterator[str]:
    """What is missing for a build, in the order in which to mend it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None and shutil.which("cc") is None and shutil.which("gcc") is None:
        yield "no C compiler found: install one (Debian: apt install gcc; macOS: xcode-select --install)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        yield "the headers of Python are missing: install them (Debian: apt install python3-dev)"
    if importlib.util.find_spec("Cython") is None:
        yield "Cython is not installed: pip install Cython"
    checkout = PACKAGE.parent.parent
    if (checkout / "setup.py").is_file():
        yield f"then: make build   (or: cd {checkout} && {sys.executable} setup.py build_ext --inplace)"
    else:
        yield "then: pip install --force-reinstall --no-binary kagura kagura"
