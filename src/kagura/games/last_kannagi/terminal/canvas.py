"""A field of signs with a style each, and the lines that bound the spaces of the world."""

from __future__ import annotations

from kagura.core.page import Page, cells

LIGHT, HEAVY = 1, 2
UP, DOWN, LEFT, RIGHT = 0, 1, 2, 3

#: Signs by which arms a junction has: bits up, down, left, right.
_THIN = {3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼"}
_THICK = {3: "┃", 12: "━", 10: "┏", 6: "┓", 9: "┗", 5: "┛", 11: "┣", 7: "┫", 14: "┳", 13: "┻", 15: "╋"}
_ASCII = {3: "|#", 12: "-="}  # light, heavy
_ENDS = {1: 3, 2: 3, 4: 12, 8: 12}


class Canvas:
    """Signs by place. Lines are kept as arms of their joints until all are drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}
        self.arms: dict[tuple[int, int], list[int]] = {}

    def across(self, x: int, y: int, length: int, weight: int) -> None:
        """A line from (x, y) to the right."""
        for i in range(length):
            self._arm(x + i, y, RIGHT, weight)
            self._arm(x + i + 1, y, LEFT, weight)

    def down(self, x: int, y: int, length: int, weight: int) -> None:
        """A line from (x, y) downwards."""
        for i in range(length):
            self._arm(x, y + i, DOWN, weight)
            self._arm(x, y + i + 1, UP, weight)

    def _arm(self, x: int, y: int, side: int, weight: int) -> None:
        arms = self.arms.setdefault((x, y), [0, 0, 0, 0])
        arms[side] = max(arms[side], weight)

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text from (x, y) on; signs two columns wide take two places."""
        for char in text:
            self.signs[x, y] = (char, style)
            if cells(char) == 2:
                self.signs[x + 1, y] = ("", style)
            x += max(1, cells(char))

    def lines(self) -> list[str]:
        """All that was drawn."""
        for (x, y), arms in self.arms.items():
            self.signs.setdefault((x, y), (self._joint(arms), "dim"))
        height = max(y for _, y in self.signs) + 1
        return [self._line(y) for y in range(height)]

    def _joint(self, arms: list[int]) -> str:
        bits = sum(1 << i for i, weight in enumerate(arms) if weight)
        bits = _ENDS.get(bits, bits)
        heavy = max(arms) == HEAVY
        if not self.page.boxes:
            return _ASCII.get(bits, "+#")[heavy]
        return (_THICK if heavy else _THIN)[bits]

    def _line(self, y: int) -> str:
        xs = [x for x, row in self.signs if row == y]
        line, run, style = "", "", ""
        for x in range(max(xs, default=-1) + 1):
            sign, wanted = self.signs.get((x, y), (" ", ""))
            if wanted != style:
                line += self._painted(run, style)
                run, style = "", wanted
            run += sign
        return (line + self._painted(run, style)).rstrip()

    def _painted(self, run: str, style: str) -> str:
        return self.page.paint(run, *style.split()) if style else run
