"""What the outcome at a shrine rests on, counted at the moment when it becomes current (R-KAMI-3 to 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.rules.force import shrine_force, strongest_at
from kagura.games.rising_sun.state import State

#: The rule of each Kami, in the order of codes.
RULES = ("R-KAMI-8", "R-KAMI-9", "R-KAMI-13", "R-KAMI-10", "R-KAMI-11", "R-KAMI-14", "R-KAMI-15")


def shrine_facts(s: State, slot: int) -> dict[str, Any]:
    """A shrine that is about to be resolved, as plain data.

    ``force`` and ``figures`` are by seat; ``tied`` are the seats with the most Force, the highest in Honor first.
    """
    force = [shrine_force(s, seat, slot) for seat in range(s.seats)]
    honor = list(s.honor)[: s.seats]
    winner = strongest_at(s, slot)
    return {
        "slot": slot,
        "kami": k.KAMI_NAMES[s.slots[slot]],
        "rule": RULES[s.slots[slot]],
        "force": force,
        "figures": [_figures(s, seat, slot) for seat in range(s.seats)],
        "honor": honor,
        "tied": [seat for seat in honor if force[seat] == max(force) > 0],
        "winner": None if winner == k.NOBODY else winner,
    }


def _figures(s: State, seat: int, slot: int) -> dict[str, int]:
    row = s.shrine[seat][slot]
    return {k.KIND_NAMES[kind]: row[kind] for kind in range(k.KINDS) if row[kind]}


def in_words(facts: Mapping[str, Any], clans: Sequence[str], texts: Texts) -> list[tuple[str, str]]:
    """Who has what Force, and what a tie leads to: (rule, sentence) each."""
    if facts["winner"] is None:
        return [("R-KAMI-4", texts.say("shrine-empty"))]
    lines = [("R-KAMI-3", texts.say("shrine-forces", forces=_forces(facts, clans, texts)))]
    tied = facts["tied"]
    if len(tied) > 1:
        names = [texts.say(f"clan-{clans[seat]}") for seat in tied]
        order = texts.say("above").join(texts.say(f"clan-{clans[seat]}") for seat in facts["honor"])
        words = texts.say("shrine-tied", names=texts.say("and").join(names), order=order, first=names[0])
        lines.append(("R-KAMI-5", words))
    return lines


def _forces(facts: Mapping[str, Any], clans: Sequence[str], texts: Texts) -> str:
    """The clans that have figures there, the strongest first, with these figures."""
    seats = [seat for seat in facts["honor"] if facts["figures"][seat]]
    said = []
    for seat in sorted(seats, key=lambda seat: -facts["force"][seat]):
        row = facts["figures"][seat]
        pieces = [texts.say("pieces", n=n, piece=texts.say(f"piece-{kind}")) for kind, n in row.items()]
        clan, force = texts.say(f"clan-{clans[seat]}"), facts["force"][seat]
        said.append(texts.say("clan-force", clan=clan, force=force, pieces=texts.say("then").join(pieces)))
    return texts.say("then").join(said)
