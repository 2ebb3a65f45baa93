"""One C-able text out of many rule files, with the `.pxd` that gives every name its C type."""

from __future__ import annotations

import importlib
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from kagura.compiler.subset import Function, SubsetError, functions_of, imported_modules
from kagura.core.layout import Record, c_type

#: Done natively in C, see `native.pxd`.
NATIVE = {"clear", "next_set", "nth_set", "copy_state", "sqrt", "whole_below"}

PXD_HEAD = """\
# Generated. The C types of the rule functions.
cimport cython
from libc.math cimport sqrt
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from kagura.core.table cimport GameTable, Log
from kagura.core.native cimport at_most, clear, copy_state, next_set, nth_set, whole_below
"""

PY_HEAD = '''\
"""Generated from the rule files named below; change those, not this."""
import cython
'''


#: A loop as often as a number of the state says.
_COUNTED = re.compile(r"\brange\((\w+)\.(\w+)\)")


@dataclass
class Amalgam:
    """A generated pair of files.

    Attributes:
        py: the functions, word for word but for the bounds of loops.
        pxd: their types, the constants and the structs.
        sources: the Python files that went into it.
    """

    py: str
    pxd: str
    sources: list[str]


def amalgamate(
    names: Iterable[str], records: Iterable[type[Record]] = (), only: Collection[str] | None = None
) -> Amalgam:
    """Put rule files together.

    Args:
        names: import paths of the rule files.
        records: record classes whose structs the functions use, referenced ones first.
        only: names of the functions to take; None takes all.

    Raises:
        SubsetError: naming file and line.
    """
    modules = [importlib.import_module(name) for name in names]
    functions: dict[str, Function] = {}
    homes: dict[str, ModuleType] = {}
    for module in modules:
        for function in functions_of(module):
            if only is not None and function.name not in only:
                continue
            if function.name in functions:
                raise SubsetError(f"{function.where}: {function.name} is also in {functions[function.name].where}")
            functions[function.name] = function
            homes[function.name] = module
    _refuse_recursion(functions)
    constants = _constants(functions, homes)
    pxd = [PXD_HEAD, _constant_block(constants), *(record.plan.c_struct() for record in records)]
    pxd += [_declaration(function) for function in functions.values()]
    fields = [field for record in records for field in record.plan.fields]
    most = {field.name: field.high for field in fields if not field.shape and not field.real}
    py = [PY_HEAD] + [f"# {f.where}\n{_with_bounds(f, most)}\n" for f in functions.values()]
    return Amalgam("\n".join(py), "\n\n".join(pxd) + "\n", sorted(set(modules_behind(names).values())))


def modules_behind(names: Iterable[str]) -> dict[str, str]:
    """The modules and all modules of the package that they import, directly or not: name -> file."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            path = Path(str(importlib.import_module(name).__file__))
            found[name] = str(path)
            waiting += imported_modules(path)
    return found


def _with_bounds(function: Function, most: Mapping[str, int]) -> str:
    """The text of a function, in which C is told how often a loop runs at most: as the field is declared."""

    def bound(found: re.Match[str]) -> str:
        if function.args.get(found[1]) != "State*" or found[2] not in most:
            return found[0]
        return f"range(at_most({found[1]}.{found[2]}, {most[found[2]]}))"

    return _COUNTED.sub(bound, function.text)


def _declaration(function: Function) -> str:
    """The line of a function in the `.pxd`, with the types of its locals above it."""
    args = ", ".join(f"{c} {name}" for name, c in function.args.items())
    head = f"cdef {function.returns} {function.name}({args}) noexcept nogil"
    if not function.variables:
        return head
    names = ", ".join(f"{name}={_cython_type(c)}" for name, c in function.variables.items())
    return f"@cython.locals({names})\n{head}"


def _cython_type(c: str) -> str:
    return {"int": "cython.int", "bint": "cython.bint", "double": "cython.double"}.get(c, c)


def _refuse_recursion(functions: dict[str, Function]) -> None:
    """No function may reach itself through others: C stacks are short in threads."""
    done: set[str] = set()

    def visit(name: str, path: tuple[str, ...]) -> None:
        if name in path:
            raise SubsetError(f"{functions[name].where}: recursion: {' -> '.join((*path, name))}")
        if name not in done and name in functions:
            for called in functions[name].calls:
                visit(called, (*path, name))
            done.add(name)

    for name in functions:
        visit(name, ())


def _constants(functions: dict[str, Function], homes: dict[str, ModuleType]) -> dict[str, Any]:
    """Every number and table that the functions read from their files."""
    found: dict[str, Any] = {}
    for function in functions.values():
        for name in sorted(function.uses):
            if name in NATIVE or name in functions:
                continue
            value = getattr(homes[function.name], name, None)
            if isinstance(value, FunctionType) or value is None:
                raise SubsetError(f"{function.where}: {function.name}: {name} is not compiled with this text")
            if found.setdefault(name, value) != value:
                raise SubsetError(f"{function.where}: {name} has two values")
    return found


def _constant_block(constants: dict[str, Any]) -> str:
    """Constants as C: numbers as macros, tables as static arrays of the smallest type."""
    c_lines, declarations = [], []
    for name, value in constants.items():
        if isinstance(value, int):
            suffix = "ULL" if value >= 2**31 else ""
            c_lines.append(f"#define KAGURA_{name} ({int(value)}{suffix})")
            declarations.append(f'    const {"uint64_t" if suffix else "int"} {name} "KAGURA_{name}"')
        elif isinstance(value, float):
            c_lines.append(f"#define KAGURA_{name} ({value!r})")
            declarations.append(f'    const double {name} "KAGURA_{name}"')
        else:
            kind = c_type(*_bounds(value))[0]
            sizes = "".join(f"[{n}]" for n in _shape(value))
            c_lines.append(f"static const {kind} KAGURA_{name}{sizes} = {_braces(value)};")
            declarations.append(f'    const {kind} {name} "KAGURA_{name}"{sizes}')
    body = "\n    ".join(c_lines) or "/* none */"
    block = f'cdef extern from *:\n    """\n    #include <stdint.h>\n    {body}\n    """\n'
    return block + "\n".join(declarations or ["    pass"])


def _bounds(value: Any) -> tuple[int, int]:
    if isinstance(value, int):
        return value, value
    pairs = [_bounds(part) for part in value]
    return min(low for low, _ in pairs), max(high for _, high in pairs)


def _shape(value: Any) -> tuple[int, ...]:
    return () if isinstance(value, int) else (len(value), *_shape(value[0]))


def _braces(value: Any) -> str:
    if isinstance(value, int):
        return str(int(value))
    return "{" + ", ".join(_braces(part) for part in value) + "}"
