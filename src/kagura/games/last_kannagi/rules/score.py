"""Final scoring, majority, and who wins (K-SCORE, K-PREP-1, K-TEAM-6)."""

from __future__ import annotations

from kagura.core.types import Vector
from kagura.games.last_kannagi.codes import (
    FINAL_LINES,
    LINE_BLUE,
    LINE_CARDS,
    LINE_RED,
    LINE_SAVIOUR,
    LINE_SHRINES,
    LINE_YELLOW,
    SEATS,
    TEAM2,
)
from kagura.games.last_kannagi.rules.place import team
from kagura.games.last_kannagi.rules.revelation import blessings_in
from kagura.games.last_kannagi.state import State


def most_shrines(s: State) -> int:
    """The greatest number of branch shrines of a character."""
    most: int = 0
    for seat in range(s.seats):
        most = max(most, s.shrines[seat])
    return most


def has_majority(s: State, seat: int) -> bool:
    """The character has the most branch shrines; all tied ones do (K-PREP-1, K-SCORE-4, K-TEAM-5)."""
    n: int = s.shrines[seat]
    return n == most_shrines(s) and n >= s.opt_majority_min


def final_line(s: State, seat: int, line: int) -> int:
    """One line of the final scoring (K-SCORE-2 to 5)."""
    if line == LINE_RED or line == LINE_BLUE or line == LINE_YELLOW:
        return s.content.blessing_bonus[blessings_in(s, seat, line)]
    if line == LINE_CARDS:
        return s.cards[seat] * s.content.vp_per_card
    if line == LINE_SHRINES:
        return s.content.most_shrines_vp if has_majority(s, seat) else 0
    return s.content.saviour_vp if line == LINE_SAVIOUR and s.saviour == seat else 0


def final_vp(s: State, seat: int) -> int:
    """VP of the character after the final scoring."""
    total: int = s.vp[seat]
    for line in range(FINAL_LINES):
        total += final_line(s, seat, line)
    return total


def team_total(s: State, seat: int) -> int:
    """Final VP of the seat's side: itself, or both characters of its team (K-TEAM-6)."""
    total: int = 0
    for other in range(s.seats):
        if team(s, other) == team(s, seat):
            total += final_vp(s, other)
    return total


def side_shrines(s: State, seat: int) -> int:
    """Branch shrines of the seat's side."""
    total: int = 0
    for other in range(s.seats):
        if team(s, other) == team(s, seat):
            total += s.shrines[other]
    return total


def has_saviour(s: State, seat: int) -> bool:
    """The saviour is on the seat's side (K-END-5)."""
    return s.saviour >= 0 and team(s, s.saviour) == team(s, seat)


def is_ahead(s: State, seat: int, other: int) -> bool:
    """`seat` ranks before `other`: total, then the saviour, then branch shrines (K-SCORE-6, K-SCORE-7)."""
    mine: int = team_total(s, seat)
    theirs: int = team_total(s, other)
    if mine != theirs:
        return mine > theirs
    if has_saviour(s, seat) != has_saviour(s, other):
        return has_saviour(s, seat)
    return side_shrines(s, seat) > side_shrines(s, other)


def rank(s: State, seat: int) -> int:
    """1 for the winner; equal keys share a rank (K-SCORE-7). In teams: the rank of the team."""
    ahead: int = 0
    for other in range(s.seats):
        if is_ahead(s, other, seat) and not (s.mode >= TEAM2 and ahead > 0):
            ahead += 1
    return 1 + ahead


def result(s: State, out: Vector) -> None:
    """Final VP of each seat, then the rank of each seat, into out[0..7]."""
    for seat in range(SEATS):
        out[seat] = final_vp(s, seat) if seat < s.seats else 0
        out[SEATS + seat] = rank(s, seat) if seat < s.seats else 0
