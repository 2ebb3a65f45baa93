# What every game says. Keys are shared with ja.ftl.

refusal-unknown-seat = There is no seat { $seat } in this match.
refusal-unknown-action = There is no decision { $action } in this game.

## Positions

walk-over = The position has come to its end; nothing is asked any more.

## Match records

record-good-end = good; over after { $decisions } decisions
record-good-open = good; open, { $decisions } decisions so far
record-seal-kept = ; the seed is the one promised as { $commitment }… at table { $table }
record-seal-broken = the seed is not the one promised as { $commitment }… at table { $table }
record-seal-half = to check the seed both the table and its commitment are needed; give --table ID and --commitment HASH
record-over = { $game }, over after { $decisions } decisions
record-open = { $game }, open, { $decisions } decisions so far
record-date = Played on { $date }
record-seat = { $seat }: { $player }

## Where a rule comes from

source-document-en = English rulebook, line { $lines }
source-document-jp = Japanese tutorial, line { $lines }
source-inferred = { $document ->
    [none] inferred
   *[other] inferred from { $document }
}
source-reconstructed = { $document ->
    [none] house rule
   *[other] house rule after { $document }
}
source-printed = printed
source-official = official rules pages or answers
source-single-source = one secondary source
source-of-part = { $part }: { $source }
