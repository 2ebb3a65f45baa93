# What every game says. Keys are shared with ja.ftl.

refusal-unknown-seat = There is no seat { $seat } in this match.
refusal-unknown-action = There is no decision { $action } in this game.

## Match records

record-good-end = good; over after { $decisions } decisions
record-good-open = good; open, { $decisions } decisions so far
record-over = { $game }, over after { $decisions } decisions
record-open = { $game }, open, { $decisions } decisions so far
record-date = Played on { $date }
record-seat = { $seat }: { $player }
