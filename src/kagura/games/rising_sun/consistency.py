"""What must fit together in a state that comes from outside."""
from __future__ import annotations
from typing import Any
def inconsistency(record: Any) -> str:
    return ""
