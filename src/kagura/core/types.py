"""Names of machine types that rule code may use in annotations.

As plain Python they are ordinary integers and buffers; the compiler maps them to C types
(`u32` to ``uint32_t``, `Mask` to ``uint8_t *`` and so on).
"""

from typing import Any, TypeAlias

u32: TypeAlias = int
u64: TypeAlias = int

#: One byte per action, 1 where the action is legal.
Mask: TypeAlias = bytearray

#: A row of 16-bit numbers that the callee fills in.
Vector: TypeAlias = Any

#: A row of 32-bit numbers that a search works on.
Numbers: TypeAlias = Any

#: A row of floats that is read, or that the callee fills in.
Reals: TypeAlias = Any

#: Spare states for a search, addressed by depth.
States: TypeAlias = list[Any]

#: A state of any game, where code serves all of them.
AnyState: TypeAlias = Any

#: The functions of a game, as :class:`kagura.core.rules.Rules` bundles them.
AnyRules: TypeAlias = Any
