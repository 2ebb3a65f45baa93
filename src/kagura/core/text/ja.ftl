# どのゲームにも共通の文。項目は en.ftl と同じ。

refusal-unknown-seat = この対局に席{ $seat }はありません。
refusal-unknown-action = このゲームに{ $action }という決定はありません。
