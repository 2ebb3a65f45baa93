"""What a match can bring at most: a content file must leave every field of the state enough room.

Each entry may be within its range and the whole still too much: effects that add up, days shorter than an
action. The bounds are coarse, and far beyond what anybody would play with.
"""

from __future__ import annotations

from collections.abc import Iterator

from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import CHARACTER_NAMES
from kagura.games.last_kannagi.state import Content, State
from kagura.games.last_kannagi.world import SPACES

MOST_POINTS = 30_000  # results are 16-bit numbers
MOST_CARDS = 8000
MOST_POWER = State.plan.by_name["power_left"].high
MOST_DIVERTED = State.plan.by_name["diverts_left"].high
MOST_SUPPLY = State.plan.by_name["supply"].high
MOST_STORED = State.plan.by_name["storage"].high
MOST_ASKED = k.NUMBERS - 1  # numbers of tokens are action codes up to 10 (K-ACT-1)

Effects = list[list[int]]
Fault = tuple[str, str]  # entry, what is wrong with it


def excess(c: Content) -> Iterator[Fault]:
    """The entries that would lead a match out of the range of a state, with words."""
    yield from _days(c)
    for ch in range(k.CHARACTERS):
        for variant in (k.FULL, k.TEXT_ONLY):
            yield from _character(c, variant, ch)
    yield from _gains(c)
    yield from _totals(c)


def _days(c: Content) -> Iterator[Fault]:
    longest = max(*c.hours, *c.hours_with_card, *c.hours_in_form, c.rest_hours)
    if longest > c.hours_per_day:
        yield "time.hours_per_day", f"is {c.hours_per_day}, shorter than an action or rest of {longest} hours"


def _sum(c: Content, variant: int, ch: int, permanent: int) -> int:
    """What the grants of a permanent effect add up to for a character that has received everything."""
    return sum(c.grant_value[variant][ch][permanent][: c.grants[variant][ch][permanent]])


def _least(c: Content, variant: int, ch: int, permanent: int, normal: int) -> int:
    return min(normal, *c.grant_value[variant][ch][permanent][: c.grants[variant][ch][permanent]], normal)


def _character(c: Content, variant: int, ch: int) -> Iterator[Fault]:
    name = f"characters.{CHARACTER_NAMES[ch]}"
    resistance = c.start_resistance[ch] + _sum(c, variant, ch, k.PERM_RESISTANCE)
    weight = min(c.power[0], _least(c, variant, ch, k.PERM_PURPLE_BODY_WEIGHT, c.power[k.PURPLE]))
    if weight == 0:
        yield name, "a token without weight in the body: bodies would have no end (K-MOVE-6)"
    elif resistance > MOST_ASKED * weight:
        yield (
            f"{name}.start_resistance",
            f"resistance can reach {resistance}, at most {MOST_ASKED} tokens can be asked for",
        )
    diverted = _sum(c, variant, ch, k.PERM_DIVERT)
    if diverted > MOST_DIVERTED:
        yield name, f"divert adds up to {diverted}, at most {MOST_DIVERTED} are possible"
    supply = c.supply_cap + _sum(c, variant, ch, k.PERM_SUPPLY_CAP)
    if supply > MOST_SUPPLY:
        yield name, f"the supply can hold {supply}, at most {MOST_SUPPLY} chips are possible"
    power = _power(c, variant, ch)
    if power > MOST_POWER:
        yield name, f"move power can reach {power}, at most {MOST_POWER} is possible"


def _power(c: Content, variant: int, ch: int) -> int:
    """Move power of an action, and of the bonus move after one."""
    bonus = _sum(c, variant, ch, k.PERM_MOVE_BONUS)
    after = _sum(c, variant, ch, k.PERM_MOVE_AFTER_BUILD) + _sum(c, variant, ch, k.PERM_MOVE_AFTER_PRAYER)
    granted = [_amount(row, k.EFF_MOVE_POWER) for column in c.reward[variant][ch] for row in column]
    return max(*c.move_power, after, *granted) + k.EFFECTS_PER_REWARD * bonus


def _amount(effects: Effects, *codes: int) -> int:
    """The first numbers of all effects of some kinds."""
    return sum(effect[1] for effect in effects if effect[0] in codes)


def _rewards(c: Content) -> list[Effects]:
    """Every list of effects that a match can carry out once a character."""
    columns = [column for variant in c.reward for character in variant for column in character]
    return [*(effects for column in columns for effects in column), *c.personal]


def _prayers(c: Content) -> list[Effects]:
    return [effects for level in c.prayer for effects in level]


def _gains(c: Content) -> Iterator[Fault]:
    """A storage holds what was gained until the rest of it goes back (K-COMP-4)."""
    room = MOST_STORED - c.storage_cap
    for effects in [*_rewards(c), *_prayers(c)]:
        for effect in effects:
            gained = 0
            if effect[0] == k.EFF_GAIN_PURIFIED:
                gained = max(effect[1:])
            elif effect[0] == k.EFF_TRADE_PURPLE:
                gained = effect[1]
            if gained > room:
                yield "limits.storage_cap", f"an effect gains {gained} tokens at once, at most {room} are possible"


def _points(c: Content, effects: Effects) -> int:
    """The most VP that a list of effects can bring."""
    total = _amount(effects, k.EFF_VP)
    total += min(SPACES - 1, c.chips) * _amount(effects, k.EFF_VP_PER_OWN_SHRINE)
    return total + sum(effect[2] for effect in effects if effect[0] == k.EFF_VP_PER_PURIFIED)


def _dedication(c: Content) -> int:
    """No less than a dedication can bring: it gives at most 10 tokens, in up to four colours."""
    return (3 * max(c.half_vp_rby) + max(c.half_vp_purple)) // 2


def _totals(c: Content) -> Iterator[Fault]:
    """Cards and VP of one character in a whole match; every turn takes an hour at least."""
    turns = c.days * c.hours_per_day
    rewards, prayers = _rewards(c), _prayers(c)
    in_prayer = max(_amount(effects, k.EFF_GAIN_CARD) for effects in prayers)
    in_reward = max(_amount(effects, k.EFF_GAIN_CARD) for effects in rewards)
    cards = turns * max(in_prayer, c.icon_cards) + (k.BLESSINGS + 1) * in_reward
    if cards > MOST_CARDS:
        yield "actions.prayer", f"a match could bring {cards} blessing cards, at most {MOST_CARDS} are possible"
    a_turn = max(*(_points(c, effects) for effects in prayers), *c.build_vp, _dedication(c))
    points = c.start_vp + turns * a_turn + (k.BLESSINGS + 1) * max(_points(c, effects) for effects in rewards)
    points += k.HAND * max(c.card_vp) + k.BAG_COLOURS * max(c.blessing_bonus)
    points += cards * c.vp_per_card + c.most_shrines_vp + c.saviour_vp
    if points > MOST_POINTS:
        yield "scoring", f"a match could bring {points} VP, at most {MOST_POINTS} are possible"
