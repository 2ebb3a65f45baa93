"""The subset of Python that rule files are written in, read and checked.

A rule function has annotated arguments and result; every local that is assigned is annotated at
its first assignment or is a loop variable of `range`. There are no exceptions, strings, slices,
dicts, closures or recursion. Violations are errors of the build that name file and line.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

#: Annotation -> C type. State pointers are filled in by `amalgam`.
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "u32": "uint32_t",
    "u64": "uint64_t",
    "None": "void",
    "Mask": "uint8_t*",
    "Vector": "int16_t*",
    "Numbers": "int32_t*",
    "Reals": "double*",
    "States": "void**",
    "AnyState": "void*",
    "AnyRules": "const GameTable*",
    "State": "State*",
    "Mat": "Mat*",
    "Bagged": "State*",
    "Drawing": "State*",
    "Telling": "State*",
}
BUILTINS = {"range", "min", "max", "len", "abs"}
_REFUSED: tuple[tuple[type[ast.AST], str], ...] = (
    (ast.Try, "exceptions"),
    (ast.Raise, "exceptions"),
    (ast.With, "with"),
    (ast.Lambda, "lambda"),
    (ast.Dict, "dicts"),
    (ast.Set, "sets"),
    (ast.Slice, "slices"),
    (ast.JoinedStr, "strings"),
    (ast.ListComp, "comprehensions"),
    (ast.SetComp, "comprehensions"),
    (ast.DictComp, "comprehensions"),
    (ast.GeneratorExp, "generators"),
    (ast.Yield, "generators"),
    (ast.Await, "await"),
    (ast.Global, "global"),
    (ast.Nonlocal, "nonlocal"),
    (ast.ClassDef, "classes"),
    (ast.Delete, "del"),
    (ast.Assert, "assert"),
    (ast.NamedExpr, ":="),
)


class SubsetError(Exception):
    """Rule text that cannot be compiled to mean the same in C."""


@dataclass
class Function:
    """One rule function: its text, and the C types of its arguments, locals and result."""

    name: str
    text: str
    where: str
    returns: str
    args: dict[str, str]
    variables: dict[str, str] = field(default_factory=dict)
    uses: set[str] = field(default_factory=set)
    calls: set[str] = field(default_factory=set)


def functions_of(module: ModuleType) -> list[Function]:
    """All functions of a rule file, checked.

    Raises:
        SubsetError: naming file and line.
    """
    path = Path(str(module.__file__))
    source = path.read_text("utf-8")
    found = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return [_Reader(path, source, node).read() for node in found]


def imported_modules(path: Path) -> list[str]:
    """Modules of the package that a file imports at its top level."""
    nodes = ast.parse(path.read_text("utf-8")).body
    return [n.module for n in nodes if isinstance(n, ast.ImportFrom) and n.module and n.module.startswith("kagura.")]


class _Reader:
    """Reads one function."""

    def __init__(self, path: Path, source: str, node: ast.FunctionDef) -> None:
        self.path = path
        self.source = source
        self.node = node

    def read(self) -> Function:
        node = self.node
        text = ast.get_source_segment(self.source, node)
        assert text is not None
        function = Function(
            name=node.name,
            text=text,
            where=f"{self.path.name}:{node.lineno}",
            returns=self.type_of(node.returns, node),
            args={arg.arg: self.type_of(arg.annotation, arg) for arg in node.args.args},
        )
        if node.decorator_list or node.args.defaults or node.args.vararg or node.args.kwarg or node.args.kwonlyargs:
            raise self.error(node, "decorators and default arguments are not possible")
        self.collect_variables(function)
        self.collect_uses(function)
        return function

    def error(self, node: ast.AST, message: str) -> SubsetError:
        line = getattr(node, "lineno", self.node.lineno)
        return SubsetError(f"{self.path}:{line}: {self.node.name}: {message}")

    def type_of(self, annotation: ast.expr | None, node: ast.AST) -> str:
        name = "None" if isinstance(annotation, ast.Constant) and annotation.value is None else None
        if isinstance(annotation, ast.Name):
            name = annotation.id
        if name not in C_TYPES:
            raise self.error(node, "needs an annotation that is one of " + ", ".join(C_TYPES))
        return C_TYPES[name]

    def collect_variables(self, function: Function) -> None:
        """Annotated locals and loop variables; anything else that is assigned is an error."""
        for node in ast.walk(self.node):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.declare(function, node.target.id, self.type_of(node.annotation, node), node)
            elif isinstance(node, ast.For):
                self.check_loop(node)
                assert isinstance(node.target, ast.Name)
                self.declare(function, node.target.id, "int", node)
        for node in ast.walk(self.node):
            if isinstance(node, ast.Assign | ast.AugAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                for target in targets:
                    if isinstance(target, ast.Tuple | ast.List):
                        raise self.error(node, "assign one thing at a time")
                    if isinstance(target, ast.Name) and target.id not in function.variables:
                        raise self.error(node, f"local {target.id!r} is not annotated")

    def declare(self, function: Function, name: str, c_type: str, node: ast.AST) -> None:
        if name in function.args:
            raise self.error(node, f"{name!r} is an argument and cannot be declared again")
        if function.variables.setdefault(name, c_type) != c_type:
            raise self.error(node, f"{name!r} is declared with two types")

    def check_loop(self, node: ast.For) -> None:
        call = node.iter
        is_range = isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"
        if not is_range or not isinstance(node.target, ast.Name) or node.orelse:
            raise self.error(node, "loops are `for name in range(...)` without else")

    def collect_uses(self, function: Function) -> None:
        """Names from outside, and whatever C cannot do the same way."""
        doc = ast.get_docstring(self.node, clean=False)
        body = self.node.body[1:] if doc is not None else self.node.body
        for statement in body:
            for node in ast.walk(statement):
                self.check_node(node)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                    function.uses.add(node.id)
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    function.calls.add(node.func.id)
        annotations = {n.id for a in ast.walk(self.node) if (n := getattr(a, "annotation", None)) and hasattr(n, "id")}
        known = BUILTINS | set(function.args) | set(function.variables)
        function.uses -= known | (annotations & set(C_TYPES))
        function.calls -= BUILTINS
        if self.node.name in function.calls:
            raise self.error(self.node, "recursion is not possible")

    def check_node(self, node: ast.AST) -> None:
        for kind, what in _REFUSED:
            if isinstance(node, kind):
                raise self.error(node, f"{what} are not possible")
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            raise self.error(node, "strings are not possible")
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= 2**31:
            raise self.error(node, "numbers of more than 31 bits need a name (a constant of the file)")
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.UnaryOp):
            raise self.error(node, "negative indices are not possible")
