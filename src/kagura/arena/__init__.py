"""Matches between bots by the thousand, and what they show."""

from kagura.arena.jobs import Stop, simulate
from kagura.arena.output import open_output
from kagura.arena.plan import ArenaError, Plan
from kagura.arena.result import MatchResult, SeatResult
from kagura.arena.tally import Report, Tally

__all__ = ["ArenaError", "MatchResult", "Plan", "Report", "SeatResult", "Stop", "Tally", "open_output", "simulate"]
