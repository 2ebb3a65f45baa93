"""What never changes of the table, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from kagura.games.rising_sun import codes as k
from kagura.games.rising_sun.browser.stage import stage
from tests.games.rising_sun.browser.asking import LANGUAGES
from tests.games.rising_sun.positions import GAME


def drawn(language: str = "en") -> dict[str, Any]:
    return stage(GAME.engine(mode="plain"), GAME.texts(language))


def one(table: str, name: str, language: str = "en") -> dict[str, Any]:
    """A row of a table of the stage, by its own name."""
    found: dict[str, Any] = next(row for row in drawn(language)[table] if name in row.values())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_game_has_its_words(language: str) -> None:
    found = drawn(language)
    sizes = {"clans": 5, "provinces": 8, "kami": 7, "mandates": 5, "pieces": 12, "cards": 40, "advantages": 4}
    assert {name: len(found[name]) for name in sizes} == sizes
    for name in sizes:
        words = [row.get("words", row["name"]) for row in found[name]]
        assert all(words)
        assert not any("{" in text for text in words)
    assert len({card["label"] for card in found["cards"]}) == len(found["cards"])


def test_a_card_says_what_it_does_with_the_numbers_of_the_sheet() -> None:
    """R-FX-14, R-CARD-2"""
    card = one("cards", "benevolence")
    assert (card["label"], card["cost"], card["copies"], card["sets"]) == (
        "Give 1 of coins paid: Honor, 2 VP",
        1,
        2,
        ["archway"],
    )
    assert card["rule"] == "R-FX-14"
    assert card["provenance"] == {"house": True, "kind": "single-source"}
    assert one("cards", "path_of_the_spirit")["words"] == (
        "After each of your Summons, gain 2 coins and 2 VP if you are at the top of Honor."
    )


def test_a_monster_says_what_its_figure_is() -> None:
    """R-FX-1 to R-FX-4"""
    card = one("cards", "oni_of_skulls")
    assert (card["label"], card["piece"], card["rule"]) == ("Force 1, 3 if lowest in Honor", "oni_of_skulls", "R-FX-1")
    assert one("cards", "oni_of_hate")["rule"] == "R-FX-2"
    assert one("cards", "yurei")["label"] == "Force 2, as a Daimyo"
    assert one("cards", "komainu")["label"] == "Force 1, may worship"
    assert one("cards", "oni_of_souls")["label"] == "Force 1, 2 VP per Oni with the token"


def test_printed_values_are_not_marked_and_all_others_are() -> None:
    assert one("kami", "susanoo")["provenance"] == {"house": False, "kind": "printed"}
    assert one("provinces", "kyoto")["provenance"] == {"house": False, "kind": "official"}
    assert one("provinces", "shikoku")["provenance"] == {"house": True, "kind": "single-source"}
    assert set(drawn()["provenance"]) >= {"printed", "single-source", "owner"}


def test_provinces_know_their_links() -> None:
    """V-G-02"""
    assert one("provinces", "nagato")["links"] == [{"to": "kansai", "kind": "border"}]
    assert len(one("provinces", "kansai")["links"]) == 5


def test_the_track_and_the_tokens() -> None:
    """R-POL-1, R-WIN-1"""
    found = drawn()
    assert found["track"] == "MMMKMMKMMK"
    assert found["tokens"]["vp"] == {"spring": 1, "summer": 2, "autumn": 3}
    assert found["tokens"]["sets"][3] == {"provinces": 3, "vp": 10}
    assert [line["line"] for line in found["lines"]] == list(k.SOURCE_NAMES)
