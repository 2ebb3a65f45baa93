"""Builds the compiled rules where Cython and a C compiler are, and the browser client where Node is.

Without them the package is plain Python, and is played in the terminal.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

NO_COMPILER = (
    "kagura: the rules could not be compiled (is there a C compiler?). Everything works without, only slower; "
    "`kagura doctor` explains."
)


class BuildExt(build_ext):
    """Says in one line when there is nothing to compile with."""

    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).is_file()]
        if missing:
            print(NO_COMPILER, file=sys.stderr)

    def warn(self, msg: str) -> None:
        """Nothing: a compiler writes its own errors, and `run` says what follows from them."""


class BuildPy(build_py):
    """Builds the browser client first, so that it is in the wheel; the specifications go to their games."""

    def run(self) -> None:
        script = ROOT / "web" / "build.py"
        # an editable install stays quick: `make web` builds where the package is
        if script.is_file() and not self.editable_mode:
            subprocess.run([sys.executable, str(script)], check=False)
        super().run()
        if not self.editable_mode:
            self.copy_specifications()

    def copy_specifications(self) -> None:
        """Put `docs/rules/<game>.md` beside its game; a checkout reads it where it is."""
        for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
            game = Path(self.build_lib) / "kagura" / "games" / page.stem
            if game.is_dir():
                self.copy_file(str(page), str(game / "specification.md"))


def compiled_modules() -> list[Extension]:
    """The extension modules, or none where Cython is missing."""
    try:
        from kagura.compiler.build import extensions
    except ImportError as error:
        print(f"kagura: plain Python only: {error}", file=sys.stderr)
        return []
    return extensions(ROOT / "build" / "generated")


setup(
    ext_modules=compiled_modules(),
    cmdclass={"build_ext": BuildExt, "build_py": BuildPy},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
