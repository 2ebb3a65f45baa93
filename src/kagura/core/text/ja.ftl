# どのゲームにも共通の文。項目は en.ftl と同じ。

refusal-unknown-seat = この対局に席{ $seat }はありません。
refusal-unknown-action = このゲームに{ $action }という決定はありません。

## 局面

walk-over = 局面は終わりに達しました。もう決めることはありません。

## 対局の記録

record-good-end = 正常。{ $decisions } 手で終了
record-good-open = 正常。未了、ここまで { $decisions } 手
record-seal-kept = 。シードは卓 { $table } で約束されたもの（{ $commitment }…）と一致
record-seal-broken = シードが、卓 { $table } で約束されたもの（{ $commitment }…）と一致しません
record-seal-half = シードの確認には卓とコミットメントの両方が必要です。--table ID と --commitment HASH を指定してください
record-over = { $game }：{ $decisions } 手で終了
record-open = { $game }：未了、ここまで { $decisions } 手
record-date = 対局日：{ $date }
record-seat = { $seat }：{ $player }

## 規則の出典

source-document-en = 英語版ルールブック { $lines }行
source-document-jp = 日本語版の解説 { $lines }行
source-inferred = { $document ->
    [none] 推定
   *[other] { $document }からの推定
}
source-reconstructed = { $document ->
    [none] 独自の取り決め
   *[other] { $document }をもとにした独自の取り決め
}
source-printed = 印刷された本文
source-official = 公式のルールページ・回答
source-single-source = 二次資料1つのみ
source-of-part = { $part }：{ $source }
