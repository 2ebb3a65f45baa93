"""Pages: widths, wrapping and colour."""

from __future__ import annotations

from kagura.core.face import Choice, Face
from kagura.core.page import Page, beside, cells, columns, pad, plain, wrap


def test_wide_and_combining_signs_have_their_width() -> None:
    assert [cells(text) for text in ("R2", "本社", "e\u0301", "\x1b[1mR\x1b[0m", "")] == [2, 4, 1, 1, 0]


def test_padding_counts_columns() -> None:
    assert pad("本社", 6) == "本社  "
    assert pad("12", 4, "right") == "  12"
    assert pad("long", 2) == "long"


def test_colour_is_left_out_without_colour() -> None:
    assert Page(colour=True).paint("R", "red") == "\x1b[1;91mR\x1b[0m"
    assert Page().paint("R", "red") == "R"
    assert Page(colour=True).paint("", "red") == ""
    assert plain("\x1b[1;91mR\x1b[0m") == "R"


def test_english_breaks_at_spaces() -> None:
    assert wrap("one two three", 8, 2) == ["one two", "  three"]
    assert wrap("a verylongwordthatfitsnowhere b", 8) == ["a", "verylongwordthatfitsnowhere", "b"]
    assert wrap("", 8) == [""]


def test_japanese_breaks_between_signs_but_not_before_a_full_stop() -> None:
    assert wrap("穢れを祓う。", 8) == ["穢れを祓", "う。"]
    assert wrap("穢れを祓う。", 10) == ["穢れを祓", "う。"]
    assert wrap("体内「穢れ」です", 6) == ["体内", "「穢", "れ」で", "す"]


def test_escape_codes_take_no_room() -> None:
    page = Page(width=20, colour=True)
    lines = page.wrap(f"{page.paint('one', 'red')} two three four five six")
    assert [cells(line) <= 20 for line in lines] == [True, True]


def test_columns_are_as_wide_as_needed() -> None:
    assert columns([["a", "1"], ["bcd", "10"]], frozenset({1})) == ["a    1", "bcd 10"]


def test_blocks_stand_side_by_side() -> None:
    assert beside(["ab", "c"], ["x"], 3) == ["ab   x", "c"]


def test_a_line_across_has_the_width_of_the_page() -> None:
    assert Page(width=12).rule("Day") == "── Day ─────"
    assert Page(width=12, boxes=False).rule() == "------------"


class Bare(Face):
    """A face with nothing but what a game must write."""

    def name(self, view, seat):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
        return ""

    scene = seat = question = story = score = primer = name  # type: ignore[assignment]


def test_a_game_gets_a_list_of_choices_and_a_scene_before_each() -> None:
    from kagura import make

    game = make("last_kannagi")
    known = game.new(seed=1, mode="plain").conceal(0)
    face = Bare(game.texts("en"), Page(), ["you"])
    assert face.shows_scene({}, known)
    assert not face.shows_seat({})
    assert not face.legend()
    assert face.shortcut(known, "all") is None
    assert face.progress({}, []) == ""  # type: ignore[comparison-overlap]  # as its story
    assert face.numbers(known, [7, 9]) == [1, 2]
    choices = [Choice(1, 7, "MOVE 2", "Move"), Choice(2, 9, "a", "first")]
    assert face.menu({}, known, choices) == ["  1  MOVE 2  Move", "  2  a       first"]
