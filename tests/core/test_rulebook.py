"""A specification as data: what is read from its text, and where it is found."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagura
from kagura.core.citations import CITED, cited_ids, cited_parts
from kagura.core.content import Datum, Sheet
from kagura.core.provenance import with_content
from kagura.core.rulebook import (
    Bullets,
    Declared,
    Grid,
    Mark,
    Paragraph,
    Picture,
    Rulebook,
    plain,
    rulebook,
    specification,
    specification_file,
    summary,
)
from kagura.core.sources import in_words, provenance_of_tag, sources_of_tag
from kagura.core.specification import read
from kagura.core.text import Texts

SPECIFICATION = """
# The game: its rules

What stands here is left out.

## 0 Conventions
**Tags.** Code is `[EN n]`; effect codes are `X-EFF-<code>` (section 2), revelation card n is `X-REV-5 card n`.

- one *thing*
- another, see X-MOVE-1, 2 and 9

  | beside | it |
  |---|---|
  | 1 | 2 |

## 1. Rules

- **X-MOVE-1** A step [EN 84] costs **1**, *never* 2,
  or more [rec].

  As X-MOVE-2b says.
- **X-MOVE-2** Numbers: [inf EN 84]

| | a | b |
|---|---|---|
| x \\| y | 1 | 2 |

[JP 7]

Between.

| Rule | Level | What |
|---|---|---|
| **X-PRAY-1** | 1 | purify |
| **X-PRAY-2** | 2 | |

[EN 138; rec for the rest]

[EN 139]

```
<0>
```
- **X-REV-5** Cards. [EN 257]

| # | Condition | VP |
|---|---|---|
| 1 | first | 4 |
| 2 | second [EN 3] | 4 |

[JP 258]

- **X-REV-6** Nothing of a table.

[JP 259]

### 1.1 A part

## 2 Effects
<!-- technical -->
<!-- not a word, so it says nothing -->
| Code | Effect |
| `vp n` | n VP, at once |
| (`one`, `two`) | two more |
| **X-CHAR-1** Hinata | x |
| none | y |

### Without number
""".splitlines()


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return read(SPECIFICATION)


def test_sections_have_number_title_depth_and_audience(book: Rulebook) -> None:
    assert book.title == "The game: its rules"
    assert [(s.number, s.title, s.depth, s.audience) for s in book.sections] == [
        ("0", "Conventions", 2, ""),
        ("1", "Rules", 2, ""),
        ("1.1", "A part", 3, ""),
        ("2", "Effects", 2, "technical"),
        ("", "Without number", 3, "technical"),
    ]


def test_text_keeps_its_marks_and_leads_to_rules_that_exist(book: Rulebook) -> None:
    start, bullets, grid = book.sections[0].blocks
    assert isinstance(start, Paragraph)
    assert start.spans[:3] == (Mark("strong", "Tags."), " Code is ", Mark("code", "[EN n]"))
    assert bullets == Bullets(
        (
            ("one ", Mark("em", "thing")),
            (
                "another, see ",
                Mark("rule", "X-MOVE-1", "X-MOVE-1"),
                ", ",
                Mark("rule", "2", "X-MOVE-2"),
                " and 9",
            ),
        )
    )
    assert grid == Grid((("beside",), ("it",)), ((("1",), ("2",)),), ("",))


def test_a_bullet_with_an_id_is_a_rule_and_its_tags_are_its_source(book: Rulebook) -> None:
    rule = book.rules["X-MOVE-1"]
    assert (rule.section, rule.line, rule.source, rule.provenance) == ("1", 18, "EN 84; rec", "printed+reconstructed")
    assert rule.blocks == (
        Paragraph(("A step costs ", Mark("strong", "1"), ", ", Mark("em", "never"), " 2, or more.")),
        Paragraph(("As ", Mark("rule", "X-MOVE-2b", "X-MOVE-2"), " says.")),
    )
    assert book.sections[1].blocks[0] == Declared("X-MOVE-1")


def test_a_table_after_a_rule_and_the_tag_below_it_are_the_rule_s(book: Rulebook) -> None:
    rule = book.rules["X-MOVE-2"]
    assert rule.blocks[1] == Grid(((), ("a",), ("b",)), ((("x | y",), ("1",), ("2",)),), ("",))
    assert (rule.source, summary(rule)) == ("inf EN 84", "Numbers:")
    assert plain(rule.blocks) == "Numbers: x | y 1 2"


def test_rows_of_a_table_are_rules(book: Rulebook) -> None:
    rule = book.rules["X-PRAY-1"]
    assert rule.blocks == (Grid((), ((("Level",), ("1",)), (("What",), ("purify",))), ("", "")),)
    assert rule.source == book.rules["X-PRAY-2"].source == "EN 138; rec for the rest"
    assert plain(book.rules["X-PRAY-2"].blocks) == "Level 2"
    table = book.sections[1].blocks[3]
    assert isinstance(table, Grid)
    assert table.ids == ("X-PRAY-1", "X-PRAY-2")


def test_a_drawing_is_kept_as_it_is_and_a_tag_of_nothing_is_left_out(book: Rulebook) -> None:
    *_, picture, card, other = book.sections[1].blocks
    assert picture == Picture("<0>")
    assert (card, other) == (Declared("X-REV-5"), Declared("X-REV-6"))
    assert plain((picture,)) == ""
    assert plain((Bullets((("a",), ("b",))),)) == "a b"
    assert book.rules["X-REV-6"].source == ""


def test_cards_codes_and_characters_are_declared_by_their_tables(book: Rulebook) -> None:
    assert book.rules["X-REV-5 card 1"].source == "JP 258"
    assert book.rules["X-REV-5 card 2"].source == "EN 3"
    assert book.rules["X-REV-5"].source == "EN 257"
    assert summary(book.rules["X-REV-5 card 2"]) == "second"
    assert plain(book.rules["X-EFF-two"].blocks) == "Code (one, two) Effect two more"
    assert summary(book.rules["X-EFF-vp"]) == "n VP, at once"
    assert summary(book.rules["X-CHAR-1"]) == "Hinata"
    assert [*book.rules][-4:] == ["X-EFF-vp", "X-EFF-one", "X-EFF-two", "X-CHAR-1"]


def test_a_rule_is_found_however_it_is_written(book: Rulebook) -> None:
    assert [rule.id for name in (" x-move-1 ", "X-MOVE-2b", "x-eff-VP") if (rule := book.find(name))] == [
        "X-MOVE-1",
        "X-MOVE-2",
        "X-EFF-vp",
    ]
    assert book.find("X-NONE-1") is None


def test_a_part_without_end_ends_with_the_text() -> None:
    assert read(["## 1 A", "- x"]).sections[0].blocks == (Bullets((("x",),)),)
    assert read(["## 1 A", "```", "x", "y"]).sections[0].blocks == (Picture("x"),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("X-MOVE-3, 5 and 7", "X-MOVE-3 X-MOVE-5 X-MOVE-7"),
        ("X-SET-6 to 8.", "X-SET-6 X-SET-7 X-SET-8"),
        ("X-MOVE-2..4", "X-MOVE-2 X-MOVE-3 X-MOVE-4"),
        ("X-REV-5 card 24 to 25", "X-REV-5/X-REV-5 card 24/X-REV-5 card 25"),
        ("X-BUILD-2c; X-EFF-purify_all, 3", "X-BUILD-2c X-EFF-purify_all"),
        ("X-END-1, sixth; YX-END-2 X-ENDED", "X-END-1"),
        ("X-SCORE-2, 12.5 points", "X-SCORE-2"),
    ],
)
def test_citations_are_read_with_their_ranges(text: str, expected: str) -> None:
    assert cited_ids(text) == (expected.split("/") if "/" in expected else expected.split())


def test_each_piece_of_a_citation_leads_to_its_rule() -> None:
    pieces = {text: [*cited_parts(match)] for text in ("X-A-2c to 4", "X-EFF-vp, 3") if (match := CITED.search(text))}
    assert pieces["X-A-2c to 4"] == [("X-A-2c", "X-A-2"), (" to ", ""), ("4", "X-A-4")]
    assert pieces["X-EFF-vp, 3"] == [("X-EFF-vp", "X-EFF-vp"), (", ", ""), ("3", "")]


@pytest.mark.parametrize(
    ("tag", "provenance"),
    [
        ("EN 84", "printed"),
        ("rec", "reconstructed"),
        ("EN 1; inf", "printed+inferred"),
        ("20 = 19 + 1", "derived"),
        ("P; I", "printed+inferred"),
        ("S; O; R", "official+reconstructed+single-source"),
        ("O; S zero bids", "official+single-source"),
    ],
)
def test_provenance_comes_from_the_tags(tag: str, provenance: str) -> None:
    assert provenance_of_tag(tag) == provenance


def test_a_tag_is_taken_apart() -> None:
    tag = "EN 6; 45 per colour rec; 20 = 19 + 1 JP 60; 6 = EN 158 taken literally; in form: inf, no change"
    found = [(source.provenance, source.document, source.lines, source.note) for source in sources_of_tag(tag)]
    assert found == [
        ("printed", "EN", "6", ""),
        ("reconstructed", "", "", "45 per colour"),
        ("printed", "JP", "60", "20 = 19 + 1"),
        ("printed", "EN", "158", "6 taken literally"),
        ("inferred", "", "", "in form: no change"),
    ]
    assert [*sources_of_tag("")] == []


@pytest.mark.parametrize(
    ("tag", "words"),
    [
        ("EN 84; JP 178", "English rulebook, line 84; Japanese tutorial, line 178"),
        ("inf EN 84; order rec", "inferred from English rulebook, line 84; order: house rule"),
        ("inf; 20 = 19 + 1", "inferred; 20 = 19 + 1"),
        ("6 = EN 158 taken literally", "6 taken literally: English rulebook, line 158"),
        ("rec EN 3", "house rule after English rulebook, line 3"),
        ("P; S; I", "printed; one secondary source; inferred"),
        ("O; S zero bids; O", "official rules pages or answers; zero bids: one secondary source"),
        ("O; I inner order", "official rules pages or answers; inner order: inferred"),
        ("", ""),
    ],
)
def test_a_source_is_told_in_words(tag: str, words: str) -> None:
    assert in_words(tag, Texts("en", "kagura.core")) == words


def test_content_says_where_rules_without_a_tag_come_from(book: Rulebook) -> None:
    entries = {
        "revelations.1.vp": Datum(4, "reconstructed"),
        "revelations.2.vp": Datum(4, "reconstructed"),
        "characters.hinata.personal": Datum([["two", 1], "x"], "printed", "EN:233"),
        "characters.hinata.red_4": Datum([["one"]], "inferred", "EN:9"),
        "characters.mito.red_4": Datum(3, "reconstructed"),
    }
    told = with_content(book, Sheet(entries, "test")).rules
    found = {name: (told[name].source, told[name].provenance) for name in ("X-EFF-two", "X-EFF-vp", "X-CHAR-1")}
    assert found == {
        "X-EFF-two": ("EN 233", "printed"),
        "X-EFF-vp": ("", "derived"),
        "X-CHAR-1": ("EN 233", "printed+inferred"),
    }
    assert told["X-MOVE-1"] is book.rules["X-MOVE-1"]


def test_numbered_cards_are_told_by_their_entries() -> None:
    book = read(["card n is `X-REV-5 card n`", "", "- **X-REV-5** Cards.", "", "| # | VP |", "|---|---|", "| 1 | 4 |"])
    told = with_content(book, Sheet({"revelations.1.vp": Datum(4, "reconstructed")}, "test"))
    assert told.rules["X-REV-5 card 1"].provenance == "reconstructed"


def test_the_game_s_own_specification_is_beside_it_or_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = kagura.make("last_kannagi")
    assert "K-MOVE-4" in rulebook(game).rules
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert (specification_file(game), specification(game)) == (None, "")
    assert rulebook(game) == Rulebook("", (), {})
    (tmp_path / "specification.md").write_text("# It\n", "utf-8")
    assert rulebook(game).title == "It"


def test_every_rule_that_the_specification_of_the_game_cites_is_there() -> None:
    book = rulebook(kagura.make("last_kannagi"))
    assert len(book.rules) == 219
    assert [rule for rule, text in book.rules.items() if not plain(text.blocks)] == []
    assert [section.audience for section in book.sections if section.number in ("21", "22", "23")] == [
        "",
        "examples",
        "technical",
    ]
