# どのゲームにも共通の文。項目は en.ftl と同じ。

refusal-unknown-seat = この対局に席{ $seat }はありません。
refusal-unknown-action = このゲームに{ $action }という決定はありません。

## 対局の記録

record-good-end = 正常。{ $decisions } 手で終了
record-good-open = 正常。未了、ここまで { $decisions } 手
record-over = { $game }：{ $decisions } 手で終了
record-open = { $game }：未了、ここまで { $decisions } 手
record-date = 対局日：{ $date }
record-seat = { $seat }：{ $player }
