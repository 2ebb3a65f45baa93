"""The stage: everything that never changes in a match, with where its values come from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kagura.core.content import PROVENANCES
from kagura.core.rulebook import rulebook
from kagura.games.last_kannagi.world import SPACES
from tests.games.last_kannagi.positions import GAME


def stage(language: str = "en", content: str | Path | None = None) -> dict[str, Any]:
    return GAME.stage(GAME.engine(content, "plain"), GAME.texts(language))


def test_the_spaces_are_drawn_by_place_level_and_outer_sides() -> None:
    """K-WORLD-1 to K-WORLD-5"""
    spaces = stage()["spaces"]
    assert [len([space for space in spaces if space["level"] == level]) for level in range(4)] == [1, 18, 12, 6]
    assert sum(len(space["outer"]) for space in spaces) == 42
    assert (spaces[33]["q"], spaces[33]["r"], sorted(spaces[33]["near"])) == (-1, 3, [16, 17, 32, 34])
    assert (spaces[7]["icon"], spaces[7]["vp"], spaces[19]["outer_power"], spaces[0]["name"]) == (
        *(True, 1, 9),
        "the main shrine",
    )
    assert len(spaces) == SPACES


def test_the_track_has_room_for_the_next_day() -> None:
    """K-TIME-1, K-TIME-2"""
    assert stage()["track"] == {"days": 5, "hours_per_day": 24, "rest_hours": 4, "spill": 3}


def test_the_actions_are_a_matrix_with_keys() -> None:
    """K-TURN-2"""
    actions = stage()["actions"]
    assert [kind["key"] for kind in actions["kinds"]] == ["M", "B", "P", "C", "D"]
    assert [kind["word"] for kind in actions["kinds"]] == ["MOVE", "BUILD", "PRAY", "BLESS", "DED"]
    assert actions["levels"][4] == {"level": 4, "name": "EX", "hours": None, "hours_with_card": 4, "hours_in_form": 1}
    move, build, prayer, blessing, dedication = (kind["cells"] for kind in actions["kinds"])
    assert (move[2]["power"], build[4]["power"], build[3]["power"]) == (4, None, 11)
    assert [branch["branch"] for branch in prayer[0]["branches"]] == ["a", "b"]
    assert prayer[0]["branches"][0]["effects"] == [{"effect": "purify-one", "colours": ["red", "blue", "yellow"]}]
    assert len(prayer[4]["branches"]) == 1
    assert (blessing[3]["faith"], dedication[4]["tokens"]) == (6, 10)


def test_blessings_have_cost_reward_and_provenance() -> None:
    """K-BLESS-4, K-BLESS-8"""
    blessings = stage()["blessings"]
    assert [column["levels"] for column in blessings["columns"]] == [5, 5, 5, 4]
    shared, own = blessings["full"]["shared"], blessings["full"]["own"]
    assert len(shared) + len(own["kon"]) == 19
    assert shared["R2"]["effects"] == [{"effect": "resistance", "n": 1, "lasting": True}]
    assert shared["R2"]["provenance"] == {"house": False, "kind": "printed", "source": "EN:127"}
    assert shared["R2"]["cost_provenance"]["house"]
    assert own["kon"]["B4"]["effects"] == [{"effect": "gain-purified", "tokens": [0, 0, 0, 2]}]
    assert own["hikari"]["R4"]["provenance"] == {"house": True, "kind": "reconstructed", "source": ""}
    assert shared["R1"]["label"] == ""


def test_a_cell_says_in_plain_words_what_a_blessing_does_and_where_it_is_written() -> None:
    """K-EFF-divert, K-EFF-act_adjacent"""
    own = stage()["blessings"]["full"]["own"]
    cells = [cell for cells in own.values() for cell in cells.values()]
    assert own["hikari"]["R4"]["label"] == "2 straight to storage"
    assert {"act beside own shrines", "6 less power to build"} <= {cell["label"] for cell in cells}
    assert own["hikari"]["R4"]["rule"] == "K-EFF-divert"
    known = set(rulebook(GAME).rules)
    assert [cell["rule"] for cell in cells if cell["rule"] not in known] == []
    assert stage()["blessings"]["full"]["shared"]["R1"]["rule"] == "K-BLESS-5"


def test_with_the_text_alone_house_blessings_are_points() -> None:
    """K-OPT-content"""
    own = stage()["blessings"]["text_only"]["own"]
    assert own["hikari"]["R4"]["label"] == "3 VP"
    assert own["kon"]["P4"] == stage()["blessings"]["full"]["own"]["kon"]["P4"]


def test_characters_say_what_they_begin_with() -> None:
    """K-SET-6"""
    characters = stage()["characters"]
    assert characters["hikari"]["tokens"] == [1, 1, 1, 0]
    assert (characters["mito"]["resistance"], characters["mito"]["crest"]) == (7, "c-mito")
    assert characters["kaede"]["words"] == "faith +3"


def test_the_faith_track_shows_where_blessings_open() -> None:
    """K-BLESS-2"""
    assert [step["level"] for step in stage()["faith"]] == ["1", "2", None, "3", None, "4", None, None, None, "5"]


def test_all_revelation_cards_are_known_to_all() -> None:
    """K-REV-5"""
    cards = stage()["revelations"]
    assert [card["card"] for card in cards] == list(range(1, 26))
    assert (cards[2]["words"], cards[2]["vp"], cards[2]["event"]) == (
        "a body as full as the resistance allows",
        2,
        False,
    )
    assert cards[0]["provenance"]["house"]  # its points


def test_the_ends_of_the_match_are_those_of_the_content(tmp_path: Path) -> None:
    """K-END-1 to K-END-3"""
    assert [end["ending"] for end in stage()["ends"]] == ["A", "B", "C"]
    own = tmp_path / "own.toml"
    own.write_text("[end]\nno_impurity = false\n")
    assert [end["ending"] for end in stage(content=own)["ends"]] == ["A", "C"]


def test_what_is_counted_at_the_end_has_its_points() -> None:
    """K-SCORE-2 to K-SCORE-5"""
    assert stage()["blessing_bonus"] == [0, 1, 2, 4, 6, 10]
    assert stage()["bonuses"] == {"card": 1, "most_shrines": 5, "saviour": 5}


def test_what_the_owner_changed_is_marked(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[actions.move]\npower = [1, 2, 4, 7, 10]\n")
    move = stage(content=own)["actions"]["kinds"][0]
    assert (move["cells"][3]["power"], move["provenance"]["kind"]) == (7, "owner")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_line_rule_term_and_option_has_words(language: str) -> None:
    found = stage(language)
    cited = {line["rule"] for line in found["lines"]} | {term["rule"] for term in found["terms"].values()}
    cited |= {kind["rule"] for kind in found["actions"]["kinds"]} | {rule for rule, _ in GAME.refusals.values()}
    assert cited - set(found["rules"]) <= {"K-OPT-content"}
    assert set(found["options"]) == {option.name for option in GAME.options_declared}
    assert found["options"]["zero_move"]["values"].keys() == {"true", "false"}
    assert all(term["words"] for term in found["terms"].values())
    assert set(found["provenance"]) == set(PROVENANCES)
