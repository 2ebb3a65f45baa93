"""Bots: players that are programs. They are found by entry points, never listed here."""

from kagura.bots.base import Bot, UnknownBot, bots, decision_key, load

__all__ = ["Bot", "UnknownBot", "bots", "decision_key", "load"]
