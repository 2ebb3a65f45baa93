"""A seed that was promised before it was shown."""

from kagura.core.seal import Seal, commitment, is_commitment, seal_in

SEALED = Seal("matsu", commitment("matsu", "7"))


def test_only_the_promised_seed_of_the_table_fits() -> None:
    assert SEALED.fits("7")
    assert not SEALED.fits("8")
    assert not Seal("take", SEALED.commitment).fits("7")


def test_a_commitment_has_64_digits() -> None:
    assert is_commitment(SEALED.commitment)
    assert not is_commitment(SEALED.commitment[:-1])
    assert not is_commitment(SEALED.commitment.upper() + "\n")


def test_the_seal_stands_in_comments_of_the_record() -> None:
    text = SEALED.put_into("kagura record 1\ngame x\n")
    assert text.startswith("kagura record 1\n# table ")
    assert text.endswith("\ngame x\n")
    assert seal_in(text) == ("matsu", SEALED.commitment)
    assert seal_in("kagura record 1\ngame x\n# a comment\n") == (None, None)
    assert seal_in(text + "# table other\n")[0] == "matsu"
