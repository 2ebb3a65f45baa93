"""Content files of an owner: partial, changed, and not usable."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.core.content import Datum, Sheet
from kagura.core.errors import ContentError
from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.tables import build_content
from tests.games.rising_sun.positions import GAME


def complaint(folder: Path, text: str) -> str:
    """What is said about an owner's file, without its name."""
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.engine(path, "plain")
    return str(caught.value).removeprefix(f"{path}: ")


def test_every_entry_of_the_shipped_file_is_read_or_refused_when_changed() -> None:
    """R-CARD-1: no number may be changed without an effect and without a word"""
    read: set[str] = set()

    class Watched(Sheet):
        def __getitem__(self, name: str) -> Datum:
            read.add(name)
            return super().__getitem__(name)

        def value(self, name: str) -> object:
            read.add(name)
            return super().value(name)

    build_content(Watched(dict(GAME.shipped), "watched"), GAME.shipped)
    assert set(GAME.shipped) <= read


def test_every_option_is_in_the_content_file_too() -> None:
    """R-OPT-1"""
    for option in GAME.options_declared[1:]:
        assert GAME.shipped.value(f"options.{option.name}.default") == option.default
        assert tuple(GAME.shipped.value(f"options.{option.name}.values")) == option.values


def test_a_file_may_name_only_what_it_changes(tmp_path: Path) -> None:
    """R-CARD-1"""
    path = tmp_path / "my.toml"
    path.write_text('[cards.mercy]\ncost = 2\n[links]\nedo_kansai = "sea"\n[pieces.oni_of_hate]\noni = false\n')
    c = GAME.engine(path, "plain").tables
    assert c.card_cost[k.CARD_NAMES.index("mercy")] == 2  # type: ignore[attr-defined]
    assert c.link[k.EDO][k.KANSAI] == c.link[k.KANSAI][k.EDO] == k.SEA  # type: ignore[attr-defined]
    assert c.is_oni[k.ONI_OF_HATE] == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[meta]\nformat = 2", "meta.format: cannot be changed: the board and the codes of actions rest on it"),
        ("[options.gifts]\ndefault = 'on'", "options.gifts.default: has no effect: options are chosen for each match"),
        ("[cards.mercy]\ncost = 21", "cards.mercy.cost: is 21; it must be a whole number 0..20"),
        ("[cards.mercy]\nfx = 'magic'", "cards.mercy.fx: is 'magic'; it must be one of monster"),
        ("[numbers]\nwar_token_vp = [1, 2, 30]", "numbers.war_token_vp[2]: is 30; it must be a whole number 0..20"),
        ("[mandates.recruit]\ntiles = 3", "mandates.recruit.tiles: there are 10 tiles, not 11 (R-POL-2)"),
        ("[pieces.bushi]\nstart = 7", "pieces.bushi.start: is above count, 6"),
        ("[pieces.yurei]\ncount = 1", "pieces.yurei.count: must be 0: a Monster comes with its card (R-TERM-12)"),
        ("[cards.yurei]\ncopies_core = 2", "cards.yurei.copies_core: a Monster exists at most once (INV-7)"),
        ("[cards.mercy]\nfx = 'monster'", "cards.mercy.fx: must stay what it is: only a Monster has a piece"),
        ("[cards.yurei]\nfx = 'spare'", "cards.yurei.fx: must stay what it is: only a Monster has a piece"),
        (
            "".join(f"[cards.{name}]\nfx = 'spare'\n" for name in k.CARD_NAMES if name.startswith("path_of")),
            "cards.path_of_the_warlord.fx: at most 12 cards have one effect",
        ),
    ],
)
def test_what_does_not_fit_is_refused_with_its_name(tmp_path: Path, text: str, message: str) -> None:
    """R-CARD-1, INV-7"""
    assert complaint(tmp_path, text).startswith(message)
