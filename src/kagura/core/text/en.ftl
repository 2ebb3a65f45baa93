# What every game says. Keys are shared with ja.ftl.

refusal-unknown-seat = There is no seat { $seat } in this match.
refusal-unknown-action = There is no decision { $action } in this game.
