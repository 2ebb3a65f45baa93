"""Names, tokens, effects and conditions in words, from the tables of the content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kagura.core.text import Texts
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.effects import (
    CHARACTER_NAMES,
    COLUMN_NAMES,
    INSTANT,
    MOVE_AFTER,
    PERMANENT,
    PRAYER_ONLY,
    PREDICATES,
)
from kagura.games.last_kannagi.state import Content
from kagura.games.last_kannagi.world import MAIN_SHRINE

GENERAL_RESISTANCE = 5


def _kebab(word: str) -> str:
    return word.replace("_", "-")


EFFECT_TEXTS = {code: _kebab(word) for word, (code, _) in (INSTANT | PRAYER_ONLY).items()}
PERMANENT_TEXTS = {code: _kebab(word) for word, (code, _) in PERMANENT.items()} | {
    code: f"move-after-{action}" for action, code in MOVE_AFTER.items()
}
CONDITION_TEXTS = {code: _kebab(word) for word, (code, _, _) in PREDICATES.items()}


def tokens(texts: Texts, counts: Sequence[int], *, spoken: bool = False) -> str:
    """Tokens by colour, such as ``R2 B``; for a screen reader ``2 red, 1 blue``."""
    kind = "spoken" if spoken else "token"
    parts = [texts.say(f"{kind}-{COLUMN_NAMES[c]}", n=n) for c, n in enumerate(counts) if n]
    if not parts:
        return texts.say("token-none")
    return (texts.say("spoken-separator") if spoken else " ").join(parts)


def payment(texts: Texts, counts: Sequence[int]) -> str:
    """Tokens that are paid, in words: ``2 red + 1 purple``."""
    return texts.say("payment-separator").join(
        texts.say(f"spoken-{COLUMN_NAMES[c]}", n=n) for c, n in enumerate(counts) if n
    )


def colours(texts: Texts, bits: int) -> str:
    """The colours of a bit set."""
    return texts.say("colours-separator").join(
        texts.say("colour-" + COLUMN_NAMES[c]) for c in range(k.COLOURS) if bits >> c & 1
    )


def place(texts: Texts, space: int) -> str:
    """A space by its number, the main shrine by its name."""
    return texts.say("place-main") if space == MAIN_SHRINE else texts.say("place-space", space=space)


def character(texts: Texts, ch: int) -> str:
    """A character's name."""
    return texts.say("character-" + CHARACTER_NAMES[ch])


def listed(texts: Texts, parts: Iterable[str]) -> str:
    """Several things in a row, or that there are none."""
    return texts.say("list-separator").join(parts) or texts.say("effect-none")


def effect(texts: Texts, row: Sequence[int], kind: str = "effect") -> str:
    """An instantaneous effect; `kind` is ``effect`` (a phrase), ``short`` (for a narrow column) or ``cell``."""
    code, a, b, c, d = row
    name = f"{kind}-{EFFECT_TEXTS[code]}"
    if code == k.EFF_GAIN_PURIFIED:
        return texts.say(name, tokens=tokens(texts, (a, b, c, d)))
    if code == k.EFF_PURIFY_ONE:
        letters = "/".join(texts.say(f"token-{COLUMN_NAMES[c]}", n=1) for c in range(k.COLOURS) if a >> c & 1)
        return texts.say(name, colours=letters if kind == "short" else colours(texts, a))
    return texts.say(name, n=a, most=b)


def permanents(content: Content, variant: int, ch: int, bit: int) -> list[tuple[int, int]]:
    """Permanent effects that a source grants a character: (code, number)."""
    return [
        (code, content.grant_value[variant][ch][code][i])
        for code in range(k.PERMANENTS)
        for i in range(content.grants[variant][ch][code])
        if content.grant_bit[variant][ch][code][i] == bit
    ]


def reward(
    texts: Texts, content: Content, variant: int, ch: int, column: int, level: int, kind: str = "effect"
) -> list[str]:
    """What a blessing gives, part by part."""
    rows = content.reward[variant][ch][column][level]
    parts = [effect(texts, row, kind) for row in rows if row[0] != k.EFF_NONE]
    return parts + lasting(texts, content, variant, ch, k.LEVELS * column + level, kind)


def lasting(texts: Texts, content: Content, variant: int, ch: int, bit: int, kind: str = "effect") -> list[str]:
    """The permanent effects of a source in words."""
    grants = permanents(content, variant, ch, bit)
    return [texts.say(f"{kind}-{PERMANENT_TEXTS[code]}", n=n) for code, n in grants]


def personal(texts: Texts, content: Content, variant: int, ch: int) -> list[str]:
    """What the personal blessing of a character gives."""
    parts = [effect(texts, row) for row in content.personal[ch] if row[0] != k.EFF_NONE]
    parts += lasting(texts, content, variant, ch, k.ALWAYS)
    if content.start_resistance[ch] != GENERAL_RESISTANCE:
        parts.append(texts.say("effect-start-resistance", n=content.start_resistance[ch]))
    return parts


def prayer(texts: Texts, content: Content, level: int, branch: int) -> str:
    """What a prayer does."""
    return listed(texts, (effect(texts, row) for row in content.prayer[level][branch] if row[0] != k.EFF_NONE))


def points(half: int) -> str:
    """Half points as points: ``0.5``, ``2``."""
    return f"{half / 2:g}"


def condition(texts: Texts, content: Content, card: int) -> str:
    """The condition of a revelation card."""
    a, b = content.card_args[card]
    return texts.say(f"condition-{CONDITION_TEXTS[content.card_pred[card]]}", a=a, b=b)
