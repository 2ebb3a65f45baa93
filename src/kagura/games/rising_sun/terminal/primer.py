"""The game in a few lines for somebody who has never played it; every number is one of this match."""

from __future__ import annotations

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.terminal.desk import Desk


def primer_lines(desk: Desk) -> list[str]:
    """The course of a season, what Mandates, shrines and battles bring, and what counts in the end."""
    say, content, stage = desk.say, desk.content, desk.stage
    mandates = [
        say("primer-part", name=mandate["name"], words=f"{mandate['words']} {mandate['bonus']}".strip())
        for mandate in stage["mandates"]
    ]
    bonus = [
        say("primer-set", provinces=n, vp=content.set_bonus[n])
        for n in range(1, k.PROVINCES + 1)
        if content.set_bonus[n] > content.set_bonus[n - 1]
    ]
    tokens = desk.listed(str(vp) for vp in content.war_token_vp)
    return [
        say("primer-1"),
        say("primer-2"),
        say("primer-3", turns=k.MANDATE_TURNS),
        *mandates,
        say("primer-4", kami=k.KAMI_TURNS),
        say("primer-5", advantages=desk.listed(one["name"] for one in stage["advantages"])),
        say("primer-6"),
        say("primer-7", tokens=tokens, bonus=desk.listed(bonus)),
    ]
