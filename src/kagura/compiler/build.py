"""Generated sources and extension modules for all games, for `setup.py`."""

from __future__ import annotations

import importlib
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kagura.compiler.amalgam import amalgamate, modules_behind
from kagura.compiler.glue import glue
from kagura.core.freshness import PACKAGE, source_hash
from kagura.core.log import Log
from kagura.physics.mat import Mat

if TYPE_CHECKING:
    from setuptools import Extension

#: Text that serves all games: random games and the search of bots.
SEARCH_MODULES = ("kagura.core.rng", "kagura.core.playout", "kagura.core.lookahead")
SEARCH_FUNCTIONS = (
    "philox_block",
    "first_seat",
    "random_action",
    "playout",
    "is_turn_over",
    "let_others_pass",
    "weakest",
    "is_known",
    "best_action",
)
#: Files of the core whose text goes into every game that imports them.
CORE_RULES = ("kagura.core.rng", "kagura.core.log", "kagura.core.bag")
#: Files that decide how C is made.
PIPELINE = (
    "compiler/amalgam.py",
    "compiler/build.py",
    "compiler/glue.py",
    "compiler/subset.py",
    "core/engine.pyx",
    "core/layout.py",
    "core/native.pxd",
    "core/table.pxd.in",
)
#: The simulation of sliding discs: files in the subset.
PHYSICS = ("mat", "motion", "contact", "rows", "impact", "passage", "loop", "overlap", "start", "aim")
DIRECTIVES = {
    "annotation_typing": False,
    # plain C methods: a call from Python takes half the time of that of a bound Cython function
    "binding": False,
    "boundscheck": False,
    "cdivision": False,
    "language_level": 3,
    "wraparound": False,
    "initializedcheck": False,
}
# no fused multiply-add: the same numbers on every machine
FLAGS = ["-O3", "-ffp-contract=off", "-Wno-unreachable-code", "-Wno-unused-function"]


def game_packages() -> list[str]:
    """Import paths of all games in the package that have rules to compile."""
    found = (PACKAGE / "games").glob("*/rules/__init__.py")
    return sorted(f"kagura.games.{path.parent.parent.name}" for path in found)


def generate(target: Path) -> list[tuple[str, Path]]:
    """Write all generated sources below `target`; returns (module name, source file) of each."""
    _write(target / "kagura/__init__.py", "")
    _write(target / "kagura/core/__init__.py", "")
    _write(target / "kagura/core/native.pxd", (PACKAGE / "core/native.pxd").read_text("utf-8"))
    table = (PACKAGE / "core/table.pxd.in").read_text("utf-8").replace("@LOG@", Log.plan.c_struct())
    _write(target / "kagura/core/table.pxd", table)
    made = [_generate_search(target)]
    made.append(_generate_engine(target))
    made += _generate_physics(target)
    made += [_generate_game(target, package) for package in game_packages()]
    return made


def _generate_search(target: Path) -> tuple[str, Path]:
    text = amalgamate(SEARCH_MODULES, only=SEARCH_FUNCTIONS)
    sources = sorted({*(_relative(s) for s in text.sources), *PIPELINE})
    stamp = f"MADE_FROM = {sources!r}\nMADE_OF_HASH = {source_hash(sources)!r}\n"
    _write(target / "kagura/core/_search.py", text.py + "\n" + stamp)
    _write(target / "kagura/core/_search.pxd", text.pxd)
    return "kagura.core._search", target / "kagura/core/_search.py"


def _generate_engine(target: Path) -> tuple[str, Path]:
    path = target / "kagura/core/_engine.pyx"
    sources = sorted({*PIPELINE, "core/log.py", "core/lookahead.py", "core/state.py"})
    text = (PACKAGE / "core/engine.pyx").read_text("utf-8")
    text = text.replace("@SOURCES@", repr(sources)).replace("@HASH@", repr(source_hash(sources)))
    _write(path, text)
    return "kagura.core._engine", path


def _generate_physics(target: Path) -> list[tuple[str, Path]]:
    """The simulation, and the module that Python calls."""
    text = amalgamate([f"kagura.physics.{name}" for name in PHYSICS], (Mat,))
    sources = sorted({*(_relative(s) for s in text.sources), *PIPELINE})
    stamp = f"MADE_FROM = {sources!r}\nMADE_OF_HASH = {source_hash(sources)!r}\n"
    folder = target / "kagura/physics"
    _write(folder / "__init__.py", "")
    _write(folder / "_mat.py", text.py + "\n" + stamp)
    _write(folder / "_mat.pxd", text.pxd)
    called = (PACKAGE / "physics/physics.pyx").read_text("utf-8")
    sources = sorted({*sources, "physics/physics.pyx"})
    called = called.replace("@SOURCES@", repr(sources)).replace("@HASH@", repr(source_hash(sources)))
    _write(folder / "_physics.pyx", called)
    return [("kagura.physics._mat", folder / "_mat.py"), ("kagura.physics._physics", folder / "_physics.pyx")]


def _generate_game(target: Path, package: str) -> tuple[str, Path]:
    game: Any = importlib.import_module(package).game
    files = importlib.import_module(package + ".rules").MODULES
    own = [f"{package}.rules.{name}" for name in files]
    used = modules_behind(own)
    names = [*(name for name in CORE_RULES if name in used), *own]
    text = amalgamate(names, (game.rules.content, game.rules.state))
    sources = sorted({*(_relative(s) for s in text.sources), *PIPELINE})
    py, pxd = glue(game.rules, sources, source_hash(sources))
    folder = target / package.replace(".", "/")
    _write(target / "kagura/games/__init__.py", "")
    _write(folder / "__init__.py", "")
    _write(folder / "_rules.py", text.py + "\n" + py)
    _write(folder / "_rules.pxd", text.pxd + "\n" + pxd)
    return f"{package}._rules", folder / "_rules.py"


def _relative(path: str) -> str:
    return Path(path).resolve().relative_to(PACKAGE).as_posix()


def _write(path: Path, text: str) -> None:
    """Write only what changed, so that Cython need not run again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def has_stable_abi() -> bool:
    """Whether this Python can load modules of the stable ABI (CPython with its lock)."""
    return sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")


def extensions(target: Path) -> list[Extension]:
    """Cythonized extension modules; each is optional, so that a machine without a compiler goes on."""
    from Cython.Build import cythonize
    from setuptools import Extension

    stable = has_stable_abi()
    macros = [("Py_LIMITED_API", "0x030b0000"), ("CYTHON_LIMITED_API", "1")] if stable else []
    flags = FLAGS if sys.platform != "win32" else []
    wanted = [
        Extension(
            name,
            [str(path)],
            define_macros=[*macros],
            py_limited_api=stable,
            extra_compile_args=flags,
        )
        for name, path in generate(target)
    ]
    made: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        wanted, include_path=[str(target)], compiler_directives=DIRECTIVES, quiet=True
    )
    for extension in made:
        extension.optional = True
    return made
