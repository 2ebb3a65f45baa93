"""Rule text that C could not carry out the same way is refused, with file and line."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from kagura.compiler.amalgam import amalgamate
from kagura.compiler.subset import SubsetError, functions_of, imported_modules
from kagura.core.layout import Record, layout, number, row

HEAD = "from __future__ import annotations\nfrom kagura.core.types import u64\nSEVEN = 7\nTABLE = [[1, -2], [3, 400]]\n"


def module_of(folder: Path, text: str, name: str = "some_rules") -> ModuleType:
    """A rule file with this text, imported."""
    path = folder / f"{name}.py"
    path.write_text(HEAD + text, "utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


GOOD = '''
def double(n: int, wide: bool) -> u64:
    """Twice."""
    total: u64 = 0
    for i in range(n):
        total += TABLE[i & 1][0] + SEVEN
    return total if wide else once(n)


def once(n: int) -> int:
    return max(0, n)
'''


def test_a_good_function_is_read_with_the_types_of_all_names(tmp_path: Path) -> None:
    double, once = functions_of(module_of(tmp_path, GOOD))
    assert double.returns == "uint64_t"
    assert double.args == {"n": "int", "wide": "bint"}
    assert double.variables == {"total": "uint64_t", "i": "int"}
    assert double.uses == {"TABLE", "SEVEN", "once"}
    assert double.calls == {"once"}
    assert once.calls == set()


def test_the_amalgam_holds_the_text_the_constants_and_the_types(tmp_path: Path) -> None:
    module_of(tmp_path, GOOD)
    made = amalgamate(["some_rules"])
    assert "total += TABLE[i & 1][0] + SEVEN" in made.py
    assert "#define KAGURA_SEVEN (7)" in made.pxd
    assert "static const int16_t KAGURA_TABLE[2][2] = {{1, -2}, {3, 400}};" in made.pxd
    assert "@cython.locals(total=uint64_t, i=cython.int)" in made.pxd
    assert "cdef uint64_t double(int n, bint wide) noexcept nogil" in made.pxd
    assert any(source.endswith("core/types.py") for source in made.sources)


COUNTED = """
def emptied(s: State, n: int) -> int:
    for i in range(s.size):
        s.items[i] = 0
    for i in range(n):
        s.items[i] = 0
    for i in range(s.unknown):
        s.items[i] = 0
    return s.size
"""


@layout
class Counted(Record):
    """A row, and how much of it is in use."""

    items: list[int] = row(5, 0, 9)
    size: int = number(0, 5)


def test_c_is_told_how_often_a_loop_over_a_field_runs_at_most(tmp_path: Path) -> None:
    """Without it compilers warn of rows that such a loop would leave."""
    module_of(tmp_path, COUNTED)
    text = amalgamate(["some_rules"], [Counted]).py
    assert "for i in range(at_most(s.size, 5)):" in text
    assert "for i in range(n):" in text
    assert "for i in range(s.unknown):" in text
    assert "return s.size" in text


REAL = """
from math import sqrt
LEAST = 1e-7


def length(x: float, y: float) -> float:
    found: float = sqrt(x * x + y * y)
    return found if found > LEAST else 0.0
"""


def test_real_numbers_are_doubles(tmp_path: Path) -> None:
    module_of(tmp_path, REAL)
    made = amalgamate(["some_rules"])
    assert "#define KAGURA_LEAST (1e-07)" in made.pxd
    assert 'const double LEAST "KAGURA_LEAST"' in made.pxd
    assert "@cython.locals(found=cython.double)" in made.pxd
    assert "cdef double length(double x, double y) noexcept nogil" in made.pxd


def test_only_the_wanted_functions_are_taken(tmp_path: Path) -> None:
    module_of(tmp_path, GOOD)
    assert "def double" not in amalgamate(["some_rules"], only=["once"]).py


BAD = {
    "no annotation of an argument": ("def f(n) -> int:\n    return n\n", "needs an annotation"),
    "no annotation of the result": ("def f(n: int):\n    return n\n", "needs an annotation"),
    "unknown type": ("def f(n: str) -> int:\n    return 1\n", "needs an annotation"),
    "local without annotation": ("def f(n: int) -> int:\n    m = n\n    return m\n", "local 'm' is not annotated"),
    "augmented without annotation": ("def f(n: int) -> int:\n    m += n\n    return 1\n", "local 'm' is not annotated"),
    "assigned argument": ("def f(n: int) -> int:\n    n = 3\n    return n\n", "local 'n' is not annotated"),
    "declared argument": ("def f(n: int) -> int:\n    n: int = 3\n    return n\n", "is an argument"),
    "two types": (
        "def f(n: int) -> int:\n    m: int = 3\n    m: u64 = 4\n    return m\n",
        "declared with two types",
    ),
    "tuple": ("def f(n: int) -> int:\n    a, b = n, n\n    return a\n", "one thing at a time"),
    "default": ("def f(n: int = 3) -> int:\n    return n\n", "default arguments"),
    "loop over a list": ("def f(n: int) -> int:\n    for i in [1, 2]:\n        n\n    return n\n", "range"),
    "loop with else": (
        "def f(n: int) -> int:\n    for i in range(n):\n        n\n    else:\n        n\n    return n\n",
        "without else",
    ),
    "exception": ("def f(n: int) -> int:\n    raise ValueError\n", "exceptions"),
    "try": ("def f(n: int) -> int:\n    try:\n        return n\n    finally:\n        n\n", "exceptions"),
    "string": ("def f(n: int) -> int:\n    return n == 'a'\n", "strings"),
    "f-string": ("def f(n: int) -> int:\n    return f'{n}'\n", "strings"),
    "slice": ("def f(n: int) -> int:\n    return TABLE[1:][0][0]\n", "slices"),
    "dict": ("def f(n: int) -> int:\n    return {}\n", "dicts"),
    "comprehension": ("def f(n: int) -> int:\n    return [n for n in TABLE]\n", "comprehensions"),
    "lambda": ("def f(n: int) -> int:\n    return (lambda: 1)()\n", "lambda"),
    "negative index": ("def f(n: int) -> int:\n    return TABLE[-1][0]\n", "negative indices"),
    "wide number": ("def f(n: int) -> int:\n    return n & 0xFFFFFFFF\n", "31 bits"),
    "recursion": ("def f(n: int) -> int:\n    return f(n - 1)\n", "recursion"),
    "assert": ("def f(n: int) -> int:\n    assert n\n    return n\n", "assert"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_c_cannot_do_is_refused_by_file_and_line(tmp_path: Path, what: str) -> None:
    text, message = BAD[what]
    module = module_of(tmp_path, text)
    with pytest.raises(SubsetError, match=message) as caught:
        functions_of(module)
    assert f"{tmp_path / 'some_rules.py'}:" in str(caught.value)


def test_recursion_through_others_is_refused(tmp_path: Path) -> None:
    module_of(tmp_path, "def f(n: int) -> int:\n    return g(n)\n\n\ndef g(n: int) -> int:\n    return f(n)\n")
    with pytest.raises(SubsetError, match="recursion: f -> g -> f"):
        amalgamate(["some_rules"])


def test_two_functions_of_one_name_are_refused(tmp_path: Path) -> None:
    module_of(tmp_path, "def f(n: int) -> int:\n    return n\n")
    module_of(tmp_path, "def f(n: int) -> int:\n    return n\n", "more_rules")
    with pytest.raises(SubsetError, match="f is also in"):
        amalgamate(["some_rules", "more_rules"])


def test_a_function_that_is_not_compiled_cannot_be_called(tmp_path: Path) -> None:
    text = "from kagura.core.hexgrid import distance\n\n\ndef f(n: int) -> int:\n    return distance(n, n)\n"
    module_of(tmp_path, text)
    with pytest.raises(SubsetError, match="distance is not compiled with this text"):
        amalgamate(["some_rules"])


def test_a_constant_has_one_value(tmp_path: Path) -> None:
    module_of(tmp_path, "def f(n: int) -> int:\n    return SEVEN\n")
    module_of(tmp_path, "SEVEN = 8\n\n\ndef g(n: int) -> int:\n    return SEVEN\n", "more_rules")
    with pytest.raises(SubsetError, match="SEVEN has two values"):
        amalgamate(["some_rules", "more_rules"])


def test_imports_of_the_package_are_found(tmp_path: Path) -> None:
    module = module_of(tmp_path, "import math\nfrom kagura.core.rng import draw\n")
    assert imported_modules(Path(str(module.__file__))) == ["kagura.core.types", "kagura.core.rng"]
