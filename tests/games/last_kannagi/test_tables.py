"""Content files of an owner: partial, changed, and not usable."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagura.core.content import Datum, Sheet
from kagura.core.errors import ContentError
from kagura.games.last_kannagi import codes as k
from kagura.games.last_kannagi.tables import build_content
from tests.games.last_kannagi.positions import GAME, TABLES, expect, table


def owner_file(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    return path


def complaint(folder: Path, text: str) -> str:
    """What is said about an owner's file, without its name."""
    path = owner_file(folder, text)
    with pytest.raises(ContentError) as caught:
        GAME.engine(path, "plain")
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


def test_the_shipped_file_fills_the_tables_with_the_numbers_of_the_specification() -> None:
    """K-MOVE-1 K-BUILD-3 K-TURN-2 K-BLESS-2 K-BLESS-4 K-SCORE-2"""
    assert list(TABLES.move_power) == [1, 2, 4, 6, 10]
    assert list(TABLES.build_power) == [2, 4, 7, 11, k.UNLIMITED]
    assert list(TABLES.hours_with_card) == [0, 1, 2, 3, 4]
    assert list(TABLES.faith_required) == [1, 2, 4, 6, 10]
    assert [list(row) for row in TABLES.blessing_cost] == [[1, 2, 3, 4, 5]] * 3 + [[1, 1, 2, 2, 0]]
    assert list(TABLES.blessing_bonus) == [0, 1, 2, 4, 6, 10]


def test_every_entry_of_the_shipped_file_is_read_or_refused_when_changed() -> None:
    """K-COMP-1: no number may be changed without an effect and without a word"""
    read: set[str] = set()

    class Watched(Sheet):
        def __getitem__(self, name: str) -> Datum:
            read.add(name)
            return super().__getitem__(name)

        def value(self, name: str) -> object:
            read.add(name)
            return super().value(name)

    build_content(Watched(dict(GAME.shipped), "watched"), GAME.shipped)
    assert read == set(GAME.shipped)


def test_a_file_may_name_only_what_it_changes(tmp_path: Path) -> None:
    """K-MOVE-1"""
    path = owner_file(tmp_path, "[actions.move]\npower = [2, 3, 4, 6, 10]\n")
    state = table("-", "plain", content=path)
    expect(state, "MOVE 1; >1; >2; turn B", "A@2")
    sheet = state.engine.sheet
    assert sheet["actions.move.power"].provenance == "owner"
    assert sheet["actions.build.power"].provenance == "printed"
    assert sheet.hash() != GAME.shipped.hash()


def test_a_file_that_changes_nothing_has_the_hash_of_the_shipped_one(tmp_path: Path) -> None:
    """K-ACT-6"""
    path = owner_file(tmp_path, '[actions.move]\npower = { v = [1, 2, 4, 6, 10], n = "as printed" }\n')
    assert GAME.sheet(path).hash() == GAME.shipped.hash()
    assert GAME.engine(path, "plain") is GAME.engine(None, "plain")


@pytest.mark.parametrize(("text", "before", "play", "after"), [
    ("[limits]\nsupply_cap = 1", "A.pur=R", "no BLESS 1", "-"),
    ("[limits]\nstorage_cap = 3", "A.body=R; A.pur=RRR", "PRAY 1", "A.pur=RRR"),
    ("[time]\nrest_hours = 2", "-", "REST", "A.t=2"),
    ("[scoring]\nvp_per_blessing_card = 2", "day=5; A.t=119; B.t=120; C.t=120; A.cards=2", "PASS", "total A=4"),
    ("[actions.build]\npower = [2, 4, 7, 11, 12]", "A.form=1; A@1; W7=PPPPRR", "no BUILD EX", "-"),
    ("[dedication]\npurple_is_wild_in_abc = false", "A.pur=RRRRP", "DED 4; n4; n1", "A.vp=4"),
    ('[actions.prayer]\nlevel_4a = [["gain_card", 2], ["gain_faith", 1]]', "-", "PRAY 4; a", "A.cards=2; A.faith=2"),
    ('[actions.prayer]\nlevel_2b = [["purify_one", ["R", "P"]], ["vp", 1]]', "A.body=RB", "PRAY 2", "A.body=B; A.vp=1"),
    ('[actions.prayer]\nlevel_2b = [["vp", 1], ["purify_any"]]', "A.body=R", "PRAY 2", "A.body=-; A.vp=1"),
    ('[actions.prayer]\nlevel_2b = [["vp", 1], ["purify_any"]]', "-", "PRAY 2", "A.vp=1"),
    ('[actions.prayer]\nlevel_2b = [["purify_one", ["R"]], ["purify_any"]]', "A.body=RB", "PRAY 2", "A.pur=RB"),
    ('[blessings.red]\nlevel_3 = [["vp", 1], ["resistance", 2]]', "A.faith=4; A.pur=RRR", "BLESS 3", "A.vp=1; A.res=7"),
    ('[blessings.red]\nlevel_2 = [["resistance", 1], ["resistance", 1]]\nlevel_3 = []', "A.got=R2", "-", "A.res=7"),
    ('[characters.mito]\npurple_4 = [["purple_absorb_cost", 1]]', "A:mito; A.got=Y4,P4; W1=P", "MOVE 2; >1", "A@1"),
    ('[revelations.18]\npred = ["faith", 3]', "A.faith=2; A.hand=18", "PRAY 2", "A.vp=4"),
    ("[cleanup]\npurify_per_shrine = 2", "A.t=24; B.t=24; C.t=23; S1=A; W*=P; bag=R9", "REST", "A.pur=RR"),
    ("[end]\nno_impurity = false", "W28=-; W7=R; A@1", "MOVE 2; >7; turn B", "over=-"),
    ("[end]\nlevel_3_shrines = 1", "A@19; S7=B", "BUILD 4", "over=A"),
    ("[world]\ncard_icon_spaces = [1, 9, 11, 13, 15, 17]", "A@1", "BUILD 1", "A.cards=1"),
    ("[limits]\nsupply_cap = 10", "A.pur=RB; A.supply=8", "BLESS 1; R", "A.supply=9"),
    ("[impurity]\npower = [2, 2, 2, 3]", "A@1; W7=RR", "no BUILD 1", "-"),
    ("[actions.build]\ncards_on_icon_space = 0", "A@7; S1=B", "BUILD 1", "A.cards=0"),
    ("[time]\nhours_with_card = [0, 0, 2, 3, 4]", "A.cards=1", "no MOVE 2+; ok MOVE 3+", "-"),
    ("[setup]\nstart_vp = 7", "A.form=1", "PRAY EX", "A.vp=2"),
])  # fmt: skip
def test_a_changed_number_changes_the_game(
    tmp_path: Path, mode: str, text: str, before: str, play: str, after: str
) -> None:
    """K-BLESS-11: every number of the game is content"""
    expect(table(before, mode, content=owner_file(tmp_path, text)), play, after)


def test_personal_blessings_may_be_changed(tmp_path: Path) -> None:
    """K-SET-6"""
    who = "".join(
        f'[characters.{name}]\npersonal = [["vp", 2], ["purify_all"]]\n' for name in ("hinata", "mito", "kaede")
    )
    path = owner_file(tmp_path, who + "[setup]\nstart_vp = 7\n")
    state = GAME.new({"mode": "solo4"}, 1, content=path, mode="plain")
    wanted = {ch: 9 if ch in (k.HINATA, k.MITO, k.KAEDE) else 7 for ch in range(5)}
    assert [state.fields.vp[seat] == wanted[state.fields.character[seat]] for seat in range(4)] == [True] * 4
    assert GAME.broken_invariants(state) == []


FIXED = "cannot be changed: the board and the codes of actions rest on it"
OWN = "cannot be changed: each character has its own; change characters.<name>.start_resistance"
COUNTS = "cannot be changed: it only counts the material"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[world]\nradius = 4", f"world.radius: {FIXED}"),
        ("[meta]\nformat = 2", f"meta.format: {FIXED}"),
        ("[components]\nwood_markers = 15", f"components.wood_markers: {COUNTS}"),
        (
            "[components]\nimpurity_tokens = 160",
            f"components.impurity_tokens: {COUNTS}; change components.tokens_by_colour",
        ),
        (
            "[limits]\nresistance = 6",
            f"limits.resistance: {OWN}",
        ),
        ('[characters.kon]\nname = "Kon"', "characters.kon.name: cannot be changed: names are texts, not rules"),
        (
            '[options.mode]\ndefault = "team2"',
            "options.mode.default: cannot be changed: options are chosen for each match",
        ),
        (
            "[cleanup]\ngrowth_by_level = [0, 1, 2, 3]",
            "cleanup.growth_by_level[3]: cannot be changed: it is the option growth_l3 of each match",
        ),
        ("[actions.move]\npower = [1, 2, 4, 6, 61]", "actions.move.power[4]: is 61, must be a whole number 0..60"),
        ("[actions.move]\npower = [1, 2, 4, 6, 2.5]", "actions.move.power[4]: is 2.5, must be a whole number 0..60"),
        ("[actions.move]\npower = [1, 2, 4, 6, inf]", "actions.move.power[4]: is inf, must be a whole number 0..60"),
        ("[limits]\nfaith_max = 21", "limits.faith_max: is 21, must be a whole number 1..20"),
        ("[setup]\nstart_faith = 11", "setup.start_faith: is above limits.faith_max, 10"),
        ("[setup]\nchips_in_supply = 4", "setup.chips_in_supply: is above limits.supply_cap, 3"),
        ("[setup]\nchips_on_blessings = 18", "setup.chips_on_blessings: must be 19, one a blessing"),
        (
            "[components]\nbranch_chips_per_character = 21",
            "components.branch_chips_per_character: must be the chips on blessings and in the supply",
        ),
        ("[time]\ntotal_hours = 100", "time.total_hours: must be 120, days times hours"),
        ("[end]\nlast_day = 4", "end.last_day: must equal time.days, 5"),
        ("[time]\nhours_in_form = [1, 1, 1, 1, 0]", "time.hours_in_form: every level is available in form (K-FORM-2)"),
        (
            "[time]\nhours_with_card = [1, 1, 2, 3, 4]",
            "time.hours_with_card[0]: must be 0: no card is played for level 1 (K-CARD-1)",
        ),
        (
            "[actions.dedication]\ntokens = [0, 2, 4, 6, 10]",
            "actions.dedication.tokens: every level dedicates at least one token (K-DED-1)",
        ),
        (
            "[impurity]\npower = [1, 2, 1, 3]",
            "impurity.power: red, blue and yellow must weigh the same (K-MOVE-15)",
        ),
        (
            "[impurity]\nshrine_jump_cost = 2",
            "impurity.shrine_jump_cost: must equal step_cost: step and jump share a code (K-ACT-1)",
        ),
        (
            "[characters.mito]\nstart_resistance = 8",
            "characters.mito.start_resistance: resistance can reach 11, at most 10 tokens can be asked for",
        ),
        (
            "[setup]\ntokens_by_level = [1, 1, 2, 0]",
            "setup.tokens_by_level[0]: must be 0: the main shrine never holds a token (K-WORLD-6)",
        ),
        (
            "[setup]\npurple_by_level = [1, 0, 0, 2]",
            "setup.purple_by_level[0]: must be 0: the main shrine never holds a token (K-WORLD-6)",
        ),
        (
            "[cleanup]\ngrowth_by_level = [1, 1, 2, 2]",
            "cleanup.growth_by_level[0]: must be 0: the main shrine never grows (K-CLEAN-1)",
        ),
        ("[setup]\ntokens_by_level = [0, 5, 5, 0]", "setup.tokens_by_level: needs 150 tokens, more than there are"),
        ("[world]\nlevel_3_spaces = [19, 19, 25, 28, 31, 34]", "world.level_3_spaces: names a space twice"),
        (
            "[world]\nlevel_3_spaces = [20, 22, 25, 28, 31, 0]",
            "world.level_3_spaces: is 0, must be a whole number 1..36",
        ),
        (
            "[world]\nlevel_3_spaces = [1, 22, 25, 28, 31, 34]",
            "world.spaces_by_level: does not fit the spaces, which are [1, 17, 13, 6] by level",
        ),
        (
            "[blessings.red]\nlevels = 4",
            "blessings.red.levels: cannot be changed: the player boards rest on it",
        ),
        ("[blessings.red]\ncost = [1, 2, 3, 4, 11]", "blessings.red.cost[4]: is 11, must be a whole number 0..10"),
        (
            '[blessings.red]\nlevel_1 = [["character"]]',
            "characters.hinata.red_1: is missing: only level 4 blessings belong to characters",
        ),
        (
            '[blessings.red]\nlevel_1 = ["vp"]',
            "blessings.red.level_1: 'vp' is no effect; write a list such as [\"gain_faith\", 1]",
        ),
        ('[blessings.red]\nlevel_1 = [["vp"]]', "blessings.red.level_1: vp takes 1 values, has 0"),
        ('[blessings.red]\nlevel_1 = [["vp", 61]]', "blessings.red.level_1: is 61, must be a whole number 0..60"),
        ('[blessings.red]\nlevel_1 = [["vp", true]]', "blessings.red.level_1: is True, must be a whole number 0..60"),
        ('[blessings.red]\nlevel_1 = [["fly", 1]]', "blessings.red.level_1: 'fly' is no effect that can stand here"),
        (
            '[blessings.red]\nlevel_1 = [["purify_any"]]',
            "blessings.red.level_1: 'purify_any' is no effect that can stand here",
        ),
        (
            '[blessings.red]\nlevel_1 = [["move_after", "rest", 1]]',
            "blessings.red.level_1: move_after 'rest': must be build or prayer",
        ),
        (
            '[blessings.red]\nlevel_1 = [["vp", 1], ["vp", 1], ["vp", 1], ["vp", 1], ["vp", 1]]',
            "blessings.red.level_1: has 5 effects, at most 4 are possible",
        ),
        (
            "[blessings.red]\n" + "\n".join(f'level_{i} = [["resistance", 0], ["resistance", 0]]' for i in (1, 2, 3)),
            "blessings.red.level_3: resistance is granted more than 4 times",
        ),
        (
            '[characters.kon]\npersonal = [["move_power", 2]]',
            "characters.kon.personal: move_power cannot be used before the first turn",
        ),
        ("[actions.prayer]\nlevel_1a = []", "actions.prayer.level_1a: a prayer needs an effect"),
        (
            '[actions.prayer]\nlevel_1a = [["purify_one", ["G"]]]',
            "actions.prayer.level_1a: purify_one takes a list of colours out of R, B, Y, P",
        ),
        (
            '[actions.prayer]\nlevel_1a = [["purify_one", ["RB"]]]',
            "actions.prayer.level_1a: purify_one takes a list of colours out of R, B, Y, P",
        ),
        (
            '[actions.prayer]\nlevel_1a = [["move_power", 1]]',
            "actions.prayer.level_1a: 'move_power' is no effect that can stand here",
        ),
        (
            '[actions.prayer]\nlevel_1a = [["resistance", 1]]',
            "actions.prayer.level_1a: 'resistance' is no effect that can stand here",
        ),
        ("[dedication]\na_single_rby.v = { set = 1 }", "dedication.a_single_rby: needs set and half_vp"),
        ('[revelations.3]\npred = ["rich"]', "revelations.3.pred: ['rich'] is no condition"),
        ('[revelations.3]\npred = [["faith", 3]]', "revelations.3.pred: [['faith', 3]] is no condition"),
        ("[revelations.3]\npred = []", "revelations.3.pred: [] is no condition"),
        ('[revelations.3]\npred = ["faith"]', "revelations.3.pred: faith takes 1 numbers, has 0"),
        ('[revelations.3]\ntype = "E"', "revelations.3.type: body_full is of type S"),
        (
            '[revelations.12]\npred = ["blessings_rby_of_level", 0]',
            "revelations.12.pred: is 0, must be a whole number 1..5",
        ),
        ("[revelations.3]\nvp = 51", "revelations.3.vp: is 51, must be a whole number 0..50"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_entry_and_the_reason(
    tmp_path: Path, text: str, message: str
) -> None:
    """K-ACT-6"""
    assert complaint(tmp_path, text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[time]\nhours_per_day = 4\ntotal_hours = 20\nrest_hours = 24",
            "time.hours_per_day: is 4, shorter than an action or rest of 24 hours",
        ),
        (
            '[characters.hikari]\nred_4 = [["divert", 10]]',
            "characters.hikari: divert adds up to 10, at most 9 are possible",
        ),
        (
            '[characters.hinata]\npersonal = [["supply_cap", 18]]',
            "characters.hinata: the supply can hold 21, at most 20 chips are possible",
        ),
        (
            '[characters.kon]\nred_4 = [["purple_body_weight", 0]]',
            "characters.kon: a token without weight in the body: bodies would have no end (K-MOVE-6)",
        ),
        (
            '[characters.hikari]\nblue_4 = [["gain_purified", 0, 0, 56, 0]]',
            "limits.storage_cap: an effect gains 56 tokens at once, at most 55 are possible",
        ),
        (
            '[actions.prayer]\nlevel_1b = [["trade_purple", 60]]',
            "limits.storage_cap: an effect gains 60 tokens at once, at most 55 are possible",
        ),
        (
            '[actions.prayer]\nlevel_4a = [["gain_card", 60], ["gain_card", 60]]',
            "actions.prayer: a match could bring 14442 blessing cards, at most 8000 are possible",
        ),
        (
            '[characters.hinata]\nyellow_4 = [["move_after", [], 2]]',
            "characters.hinata.yellow_4: move_after []: must be build or prayer",
        ),
    ],
)
def test_what_a_match_has_no_room_for_is_refused(tmp_path: Path, text: str, message: str) -> None:
    """K-ACT-6"""
    assert complaint(tmp_path, text) == message


def test_more_points_or_power_than_a_state_holds_are_refused(tmp_path: Path) -> None:
    """K-ACT-6"""
    points, power, bonus = (", ".join(4 * [f'["{word}", 60]']) for word in ("vp", "move_power", "move_bonus"))
    text = f"[scoring]\nvp_per_blessing_card = 20\n[actions.prayer]\nlevel_ex = [{points}]"
    assert "VP, at most 30000 are possible" in complaint(tmp_path, text)
    text = f"[blessings.yellow]\nlevel_2 = [{power}]\n[characters.kaede]\nyellow_4 = [{bonus}]"
    assert "at most 999 is possible" in complaint(tmp_path, text)


def test_the_silliest_content_that_is_accepted_can_be_played(tmp_path: Path) -> None:
    """K-ACT-6: checked records raise OutOfRange if a field were too small."""
    path = tmp_path / "own.toml"
    path.write_text(
        "[time]\nhours_per_day = 4\ntotal_hours = 20\n[setup]\nstart_faith = 10\nstart_vp = 200\n"
        "[actions.move]\npower = [60, 60, 60, 60, 60]\n[cleanup]\npurify_per_shrine = 5\nevolve_purple = 5\n"
        '[characters.hikari]\nred_4 = [["divert", 9]]\nblue_4 = [["gain_purified", 55, 55, 55, 55]]\n'
        '[actions.prayer]\nlevel_1b = [["trade_purple", 55]]\nlevel_ex = [["vp", 60]]\n',
        "utf-8",
    )
    for mode in ("solo3", "solo4", "team2", "team4"):
        assert GAME.playouts(5, mode, options={"mode": mode}, content=path, mode="checked").games == 5
