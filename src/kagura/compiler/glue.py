"""The C table of a compiled game: one small function per entry, from `void *` to its state."""

from __future__ import annotations

from dataclasses import dataclass

from kagura.core.rules import Rules


@dataclass(frozen=True)
class Entry:
    """A function of the table: name in `Rules`, C result, C arguments after the state."""

    name: str
    returns: str
    args: tuple[tuple[str, str], ...]


ENTRIES = (
    Entry("begin", "void", ()),
    Entry("settle", "void", ()),
    Entry("acting", "int", ()),
    Entry("is_over", "bint", ()),
    Entry("is_turn_start", "bint", ()),
    Entry("pass_turn", "void", ()),
    Entry("legal", "int", (("int", "seat"), ("uint8_t*", "mask"))),
    Entry("refuse", "int", (("int", "seat"), ("int", "action"))),
    Entry("apply", "void", (("int", "seat"), ("int", "action"))),
    Entry("conceal", "void", (("int", "seat"),)),
    Entry("determinise", "void", (("int", "seat"), ("uint32_t", "key_low"), ("uint32_t", "key_high"))),
    Entry("observe", "void", (("int", "seat"), ("int16_t*", "out"))),
    Entry("evaluate", "int", (("int", "seat"),)),
    Entry("result", "void", (("int16_t*", "out"),)),
)


def glue(rules: Rules, sources: list[str], source_hash: str) -> tuple[str, str]:
    """What is added to the generated `.py` and `.pxd` of a game."""
    py = [f"MADE_FROM = {sources!r}", f"MADE_OF_HASH = {source_hash!r}", ""]
    pxd = ["ctypedef State* StatePointer", "cdef GameTable TABLE"]
    for entry in ENTRIES:
        function = getattr(rules, entry.name).__name__
        names = "".join(f", {name}" for _, name in entry.args)
        call = f"{function}(cython.cast(StatePointer, p){names})"
        back = "" if entry.returns == "void" else "return "
        py.append(f"def table_{entry.name}(p{names}):\n    {back}{call}\n")
        types = "".join(f", {c} {name}" for c, name in entry.args)
        pxd.append(f"cdef {entry.returns} table_{entry.name}(void* p{types}) noexcept nogil")
    py.append("def table_address():")
    py += [
        "    TABLE.state_size = cython.sizeof(State)",
        f"    TABLE.state_bytes = {rules.state.plan.size}",
        "    TABLE.content_size = cython.sizeof(Content)",
        f"    TABLE.content_bytes = {rules.content.plan.size}",
        f"    TABLE.actions = {rules.actions}",
        f"    TABLE.seats = {rules.seats}",
        f"    TABLE.features = {rules.features}",
        f"    TABLE.key_low = {rules.state.plan.offset('key_low')}",
        f"    TABLE.key_high = {rules.state.plan.offset('key_high')}",
    ]
    py += [f"    TABLE.{entry.name} = table_{entry.name}" for entry in ENTRIES]
    py.append("    return cython.cast(cython.size_t, cython.address(TABLE))\n")
    return "\n".join(py), "\n".join(pxd) + "\n"
