"""The game in a few lines for somebody who has never played it; every number is one of this match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from kagura.core.face import View
from kagura.games.last_kannagi import glossary as g
from kagura.games.last_kannagi.codes import COLOURS
from kagura.games.last_kannagi.effects import COLOUR_LETTERS
from kagura.games.last_kannagi.terminal.desk import Desk
from kagura.games.last_kannagi.terminal.teams import is_teams, team_line

SINGLE, TRIPLE, QUINTUPLE = 1, 3, 5  # sets of equal tokens that a dedication counts (K-DED-3)


def primer_lines(desk: Desk, view: View) -> list[str]:
    """What the actions are for, what they cost, and what counts in the end."""
    say, content = desk.say, desk.content
    _, level_1, level_2, level_3 = content.build_vp
    rby, purple = content.half_vp_rby, content.half_vp_purple
    growth, options = content.growth, view["options"]
    return [
        say("primer-1", days=content.days),
        *([team_line(desk, view)] if is_teams(view) else []),
        say(
            "primer-2",
            step=content.step_cost,
            costs=by_colour(desk, content.absorb_cost),
            weights=by_colour(desk, content.power),
        ),
        say("primer-3"),
        say("primer-4", faith=_in_turn(desk, content.faith_required)),
        say("primer-5", one=level_1, two=level_2, three=level_3, night=content.purify_per_shrine),
        say(
            "primer-6",
            single=g.points(rby[SINGLE]),
            triple=g.points(rby[TRIPLE]),
            quintuple=g.points(rby[QUINTUPLE]),
            purple=_in_turn(desk, [g.points(half) for half in purple[SINGLE : TRIPLE + 1]]),
        ),
        say("primer-7"),
        say("primer-8", hours=_in_turn(desk, sorted(set(content.hours_in_form)))),
        say(
            "primer-9",
            one=growth[1],
            two=growth[2],
            three=options["growth_l3"],
            stop=options["growth_stop"],
            faith=content.majority_faith,
        ),
        say(
            "primer-10",
            bonus=_in_turn(desk, content.blessing_bonus),
            card=content.vp_per_card,
            shrines=content.most_shrines_vp,
            saviour=content.saviour_vp,
        ),
    ]


def by_colour(desk: Desk, numbers: Sequence[int]) -> str:
    """A number for each colour, colours with the same number together: ``R B Y 1, P 3``."""
    groups = groupby(range(COLOURS), key=lambda colour: numbers[colour])
    return _in_turn(desk, [f"{' '.join(COLOUR_LETTERS[c] for c in colours)} {number}" for number, colours in groups])


def _in_turn(desk: Desk, parts: Sequence[object]) -> str:
    return desk.say("list-separator").join(map(str, parts))
