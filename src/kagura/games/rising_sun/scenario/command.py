"""The command `kagura kami`."""

from kagura.core.walk import PositionCommand

command = PositionCommand(
    game="rising_sun",
    run="kami_turn",
    words="resolve one Kami Turn of Rising Sun step by step, and say why each shrine is won",
)
