"""Position files: what they may say, and what is refused (section 18)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kagura.core.compiled import why_not
from kagura.core.errors import PositionError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun import decisions as d
from kagura.games.rising_sun.examples import merged
from kagura.games.rising_sun.position import parse
from kagura.games.rising_sun.position_state import position_state
from kagura.games.rising_sun.results import results
from tests.games.rising_sun.positions import GAME, SPECIFICATION, bases, table

PRINTED = bases()["SRC"]


def refusal(text: str) -> str:
    """Why the base B4 with a change is no position."""
    with pytest.raises(PositionError) as caught:
        position_state(GAME, merged(bases()["B4"], tomllib.loads(text)))
    return str(caught.value)


@pytest.mark.skipif(why_not(GAME.package) != "", reason="the rules are not compiled here")
def test_a_position_that_is_compiled_begins_as_a_plain_one() -> None:
    """R-SCN-1; whatever modes the tests are run in"""
    compiled, plain = (position_state(GAME, PRINTED, mode) for mode in ("compiled", "plain"))
    assert compiled.bytes() == plain.bytes()
    assert compiled.acting() == (3,)


def test_the_printed_example_is_a_position_file(mode: str) -> None:
    """R-SCN-1, R-SCN-2, R-SCN-3: the base of the specification, saved alone"""
    text = SPECIFICATION.read_text("utf-8")
    start = text.index("\n[base.SRC]")
    state = position_state(GAME, text[start : text.index("\n[base.B4]")], mode)
    assert state.acting() == (3,)
    state.apply(3, d.YES)
    state.apply(2, d.A_PROV + k.KANSAI)
    assert state.over
    assert results(state.fields)["winners"] == "koi dragonfly dragonfly turtle"
    assert results(state.fields)["next"] == "mandate lotus"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ending == "scenario"


def test_defaults_are_those_of_the_format() -> None:
    """R-SCN-3, R-SCN-4"""
    state = position_state(GAME, 'format = "rising-sun-position/1"\nrun = "tea"\nclans = "koi turtle bonsai"')
    s = state.fields
    assert [k.CLAN_NAMES[clan] for clan in list(s.clan)[:3]] == ["koi", "turtle", "bonsai"]
    assert list(s.honor)[:3] == [0, 1, 2]
    assert (s.season, s.kami_turn, s.selector) == (k.SPRING, 0, 0)
    assert list(s.reserve[0]) == [1, 3, 6, 4] + [0] * 8
    limited = table('with.run = "tea"\nwith.options.piles = "limited"\nwith.koi.ronin = 30').fields
    assert (limited.pile_coins, limited.pile_ronin) == (65 - 24, 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('format = "x"', "format: is 'x'; it must be 'rising-sun-position/1'"),
        ("gold = 1", "the position: there is no 'gold'"),
        ("koi.gold = 1", "koi: there is no 'gold'"),
        ('run = "dance"', "run: 'dance' is not one of kami_turn"),
        ('run = "mandate"', "run: 'mandate': mandate takes one word more"),
        ('run = "tea now"', "run: 'tea now': tea takes nothing more"),
        ('run = "battle mars"', "run: 'mars' is not one of hokkaido"),
        ("run = 3", "run: is 3; a list is a text of words"),
        ('run = ""', "run: '' is not one of"),
        ('clans = "koi lotus"', "clans: 3 to 5 different ones"),
        ('clans = "lotus koi turtle dragonfly"', "clans: 3 to 5 different ones"),
        ('honor = "koi lotus"', "R-SCN-5: honor: names koi, lotus"),
        ('last_selector = "bonsai"', "last_selector: 'bonsai' is not one of koi, lotus"),
        ("kami_turn = 4", "kami_turn: is 4; it must be a whole number 1..3"),
        ("koi.coins = -1", "koi.coins: is -1; it must be a whole number 0..9999"),
        ("koi.coins = true", "koi.coins: is True"),
        ('koi.map.mars = "bushi"', "koi.map: there is no 'mars'"),
        ('koi.map.edo = "stronghold"', "koi.map.edo: 'stronghold' is not one of daimyo"),
        ('koi.map.edo = "bushi*x"', "koi.map.edo: 'bushi*x': write x*n for n times x"),
        ('koi.map.edo = "bushi*99 bushi*99 bushi*99 bushi*99 bushi*99"', "koi.map.edo: too many words"),
        ("koi.map = 3", "koi.map: is 3; it must be a table"),
        ("koi = 3", "koi: is 3; it must be a table"),
        ('koi.shrine = ["", ""]', "koi.shrine: has 2 slots, needs 4"),
        ("koi.shrine = 3", "koi.shrine: is 3; it must be an array"),
        ('koi.tokens = "winter/edo"', "koi.tokens: 'winter' is not one of spring"),
        ('koi.tokens = "spring"', "koi.tokens: '' is not one of hokkaido"),
        ('koi.tokens = "spring/edo spring/edo"', "R-SCN-5: koi.tokens: a token twice"),
        ('options.gifts = "maybe"', "R-OPT-gifts: options.gifts: 'maybe' is not one of off, on"),
        ('options.clans = "x"', "options: there is no 'clans'"),
        ("bonsai.coins = 3", "R-SCN-5: bonsai: Bonsai is not among the clans"),
        ('slots = "susanoo"', "R-SCN-5: slots: a Kami Turn needs 4 Kami"),
        ('slots = "susanoo susanoo hachiman raijin"', "R-SCN-5: slots: 4 different Kami are in play"),
        ('slots = "susanoo"\nrun = "tea"', "R-SCN-5: slots: 4 different Kami are in play"),
        ('run = "mandate_turn"\ndeck = "train"', "R-SCN-5: deck: a Mandate Turn needs 4 tiles or more"),
        ('deck = "train*3"', "R-SCN-5: deck: 3 tiles Train; there are 2"),
        ('alliances = ["koi koi"]', "R-SCN-5: alliances: 'koi koi' is no pair of clans in play"),
        ('alliances = ["koi bonsai"]', "R-SCN-5: alliances: 'koi bonsai' is no pair of clans in play"),
        ('alliances = ["koi lotus", "koi turtle"]', "R-SCN-5: alliances: a clan has two allies"),
        ('display = "komainu*2"', "R-SCN-5: display: Komainu: 2 copies; there is 1"),
        ('koi.cards = "mercy*3"', "R-SCN-5: koi.cards: Mercy: 3 copies; there are 2"),
        ('koi.hostages.koi = "bushi"', "R-SCN-5: koi.hostages.koi: a clan cannot hold its own figures"),
        ('koi.hostages.bonsai = "bushi"', "R-SCN-5: koi.hostages.bonsai: Bonsai is not in play"),
        ('koi.hostages.lotus = "daimyo"', "R-SCN-5: koi.hostages.lotus: a Daimyo cannot be captive"),
        ('koi.map.edo = "bushi*7"', "R-SCN-5: koi.map.edo: Koi has 7 Bushi placed; it owns 6"),
        ('koi.map.edo = "yurei"', "R-SCN-5: koi.map.edo: Koi has 1 Yurei placed; it owns 0"),
        ('koi.strongholds = "edo*5"', "R-SCN-5: koi.strongholds: 5; there are 4"),
        ('koi.shrine = ["bushi", "", "", ""]', "R-SCN-5: koi.shrine.0: a Bushi cannot worship"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, message: str) -> None:
    """R-SCN-3, R-SCN-5"""
    assert refusal(text).startswith(message)


def test_what_is_no_position_file_is_refused() -> None:
    """R-SCN-3"""
    for text, message in (
        ("=", "this is no TOML"),
        ("run = 'tea'", "format: is missing"),
        ("base.X = 3", "base: is 3"),
    ):
        with pytest.raises(PositionError, match=message):
            position_state(GAME, text)
    assert parse("[base.X]\nrun = 'tea'\n[base.Y]\nrun = 'tea'").keys() == {"base"}


def test_an_owner_s_content_counts_in_positions(tmp_path: Path) -> None:
    """R-SCN-3"""
    path = tmp_path / "my.toml"
    path.write_text("[kami.susanoo]\nvp = 3\n")
    text = (SPECIFICATION.parents[1] / "positions" / "rising_sun_kami_turn.toml").read_text("utf-8")
    assert tomllib.loads(text) == PRINTED
    state = GAME.position(text, content=path, mode="plain", events=True)
    assert state.fields.vp[0] == 16
    assert [event.name for event in state.events()][:2] == ["kami-turn", "shrine"]
