"""The numbers in the sentences of the rules, from the content, so that an owner's corrections are told too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from kagura.core.text import Texts
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.state import Content

#: Things in a row: of the content, with the texts of the game and of the guide.
Listed = Callable[[Content, Texts, Texts], Iterator[str]]

#: By rule, the numbers in its sentence: argument -> where it is, a field of the content and a place in it.
NUMBERS: Mapping[str, Mapping[str, str]] = {
    "R-SETUP-2": {"vp": "start_vp"},
    "R-SEAS-2": {"three": "war_tokens_drawn.3", "four": "war_tokens_drawn.4", "five": "war_tokens_drawn.5"},
    "R-REC-1": {"n": "recruit_bonus"},
    "R-REC-2": {"n": "recruit_bonus"},
    "R-MAR-3": {"all": "count.stronghold"},
    "R-BET-2": {"n": "betray_targets"},
    "R-KAMI-9": {"n": "fujin_moves"},
    "R-KAMI-11": {"off": "ryujin_discount"},
    "R-KAMI-13": {"ronin": "hachiman_ronin"},
    "R-KAMI-14": {"vp": "susanoo_vp"},
    "R-KAMI-17": {"ronin": "pile_ronin"},
    "R-BAT-3": {"vp": "seppuku_vp", "honor": "seppuku_honor"},
    "R-BAT-4": {"vp": "hostage_vp"},
    "R-BAT-5": {"force": "eddies_force"},
    "R-BAT-8": {"vp": "poets_vp"},
    "R-WIN-1": {"spring": "war_token_vp.spring", "summer": "war_token_vp.summer", "autumn": "war_token_vp.autumn"},
    "R-CLAN-3": {"force": "stronghold_force"},
    "R-FX-3": {"vp": "enter_vp.oni_of_spite"},
    "R-FX-4": {"vp": "token_vp.oni_of_souls"},
    "R-FX-5": {"lion": "card_n.path_of_the_lion", "dragon": "card_n.path_of_the_dragon"},
    "R-FX-6": {"vp": "card_vp.righteousness"},
    "R-FX-7": {"ronin": "card_ronin.way_of_the_ronin"},
    "R-FX-8": {"vp": "card_vp.way_of_bushido"},
    "R-FX-10": {"force": "card_n.way_of_the_katana"},
    "R-FX-12": {"n": "card_n.respect"},
    "R-FX-13": {name: f"card_vp.form_of_the_{name}" for name in ("kitsune", "phoenix", "beast", "demon", "kindred")},
    "R-FX-14": {"vp": "card_vp.benevolence"},
    "R-FX-16": {"vp": "card_vp.path_of_the_spirit"},
    "R-FX-20": {"vp": "card_vp.justice"},
    "R-FX-21": {"vp": "card_vp.honesty"},
    "R-FX-22": {"vp": "card_vp.loyalty"},
    "R-FX-24": {"n": "card_n.path_of_the_unrighteous"},
    "R-FX-25": {"vp": "card_vp.courage"},
    "R-FX-26": {"vp": "card_vp.mercy"},
}

#: The same for amounts of coins.
COINS: Mapping[str, Mapping[str, str]] = {
    "R-SEAS-5": {"coins": "hostage_coin"},
    "R-MAR-3": {"coins": "stronghold_cost"},
    "R-MAR-6": {"coins": "card_coins.path_of_the_serpent"},
    "R-TRA-2": {"off": "train_discount", "from": "bounty_from", "price": "bounty_price"},
    "R-HAR-1": {"coins": "harvest_coins"},
    "R-KAMI-11": {"coins": "ryujin_discount"},
    "R-KAMI-15": {"coins": "tsukuyomi_coins"},
    "R-KAMI-17": {"coins": "pile_coins"},
    "R-CLAN-5": {"from": "bounty_from", "price": "bounty_price"},
    "R-FX-7": {
        "shogun": "card_coins.way_of_the_shogun",
        "moneylender": "card_coins.way_of_the_moneylender",
    },
    "R-FX-8": {"coins": "card_coins.way_of_bushido"},
    "R-FX-9": {"coins": "card_coins.way_of_the_righteous"},
    "R-FX-11": {"coins": "card_coins.path_of_the_serpent"},
    "R-FX-16": {
        "warlord": "card_coins.path_of_the_warlord",
        "patron": "card_coins.path_of_the_patron",
        "spirit": "card_coins.path_of_the_spirit",
    },
    "R-FX-18": {"coins": "card_coins.path_of_the_monkey"},
    "R-FX-23": {"coins": "card_coins.way_of_the_merchant"},
}

#: What the places of a field are called, where they are not pieces; those of fields of cards are cards.
PLACES: Mapping[str, Sequence[str]] = {"war_tokens_drawn": ("3", "4", "5"), "war_token_vp": k.SEASON_NAMES}


def in_short(rule: str, content: Content, texts: Texts, own: Texts) -> str:
    """The rule in a sentence, "" if it has none.

    Args:
        rule: its ID.
        content: the values.
        texts: those of the game.
        own: those of the guide.
    """
    name = f"rule-{rule}"
    if not own.has(name):
        return ""
    args: dict[str, int | str] = {arg: number(content, where) for arg, where in NUMBERS.get(rule, {}).items()}
    args |= {arg: own.say("coins", n=number(content, where)) for arg, where in COINS.get(rule, {}).items()}
    args |= {arg: own.say("separator").join(of(content, texts, own)) for arg, of in LISTS.get(rule, {}).items()}
    return own.say(name, **args)


def number(content: Content, where: str) -> int:
    """A number of the content, such as ``stronghold_cost`` or ``card_vp.courage``."""
    field, _, place = where.partition(".")
    value = getattr(content, field)
    if not place:
        return int(value)
    names = k.CARD_NAMES if field.startswith("card_") else PLACES.get(field, k.KIND_NAMES)
    return int(value[names.index(place)])


# -- lists ----------------------------------------------------------------------------------------


def incomes(content: Content, texts: Texts, own: Texts) -> Iterator[str]:
    """The income of each clan."""
    for clan, name in enumerate(k.CLAN_NAMES):
        yield own.say("listed-number", name=texts.say(f"clan-{name}"), n=content.income[clan])


def first_pieces(content: Content, texts: Texts, own: Texts) -> Iterator[str]:
    """The pieces of a clan at the start."""
    for kind, name in enumerate(k.KIND_NAMES):
        if content.start[kind]:
            yield own.say("listed-pieces", name=texts.say(f"piece-{name}"), n=content.start[kind])


def monsters(content: Content, texts: Texts, own: Texts) -> Iterator[str]:
    """The Force of each Monster."""
    for kind in range(k.FIRST_MONSTER, k.KINDS):
        name, lowest = texts.say(f"piece-{k.KIND_NAMES[kind]}"), content.force_if_lowest[kind]
        yield own.say("listed-monster", name=name, force=content.force[kind], lowest=lowest)


def set_bonuses(content: Content, texts: Texts, own: Texts) -> Iterator[str]:  # noqa: ARG001
    """The points for tokens of different provinces, wherever there are more of them."""
    before = 0
    for provinces, vp in enumerate(content.set_bonus):
        if vp != before:
            yield own.say("listed-set", provinces=provinces, vp=vp)
        before = vp


def counted_as(what: int) -> Listed:
    """The figures that count as a Daimyo or as a Shinto."""

    def names(content: Content, texts: Texts, own: Texts) -> Iterator[str]:  # noqa: ARG001
        return (texts.say(f"piece-{name}") for kind, name in enumerate(k.KIND_NAMES) if content.counts_as[kind] == what)

    return names


#: By rule, the lists in its sentence.
LISTS: Mapping[str, Mapping[str, Listed]] = {
    "R-TERM-11": {"daimyo": counted_as(k.COUNTS_AS_DAIMYO), "shinto": counted_as(k.COUNTS_AS_SHINTO)},
    "R-SETUP-3": {"pieces": first_pieces},
    "R-SEAS-4": {"incomes": incomes},
    "R-WIN-1": {"sets": set_bonuses},
    "R-FX-1": {"monsters": monsters},
}
