# 最後の巫女、ブラウザ用の日本語。物の名前はサーバーから届き、ここにはその周りの言葉だけを置く。

game-title = 最後の巫女
tab-board = 世界
tab-own = 自分の盤

## ことば

kannagi-separator = 、
kannagi-clauses = ；
kannagi-none = なし
kannagi-seat = 席{ $seat }
kannagi-vp = 点
kannagi-plus-vp = +{ $vp }点
kannagi-of = { $most }のうち{ $have }
kannagi-of-short = { $have }/{ $most }
kannagi-h = { $hours }時間
kannagi-hours = { $hours }時間
kannagi-hour = { $hour }時
kannagi-tokens = { $colour }{ $count }

## 時間トラック

kannagi-track = 時間トラック、{ $day }日目：{ $who }
kannagi-at-hour = { $name }は{ $hour }時
kannagi-tomorrow = 翌日

## 世界

kannagi-world = 世界
kannagi-world-spaces = 世界、{ $count }マス
kannagi-level = レベル{ $level }
kannagi-has-icon = カードのマス
kannagi-shrine-of = { $name }の分社
kannagi-marker-of = { $name }がいる
kannagi-cost = 移動力{ $cost }
kannagi-go = 移動：{ $space }
kannagi-no-go = { $space }。進めません：{ $why }
kannagi-stop-here = ここで止まる：{ $space }
kannagi-shrines-end = { $count }社で終了
kannagi-impurity-end = 0で終了
kannagi-key-level = レベル
kannagi-key-card = 建てるとカード
kannagi-key-edge = 外周 +{ $power }

## プレイヤー

kannagi-players = プレイヤー
kannagi-others = ほかのプレイヤー
kannagi-you = あなた（{ $name }）
kannagi-you-short = あなた
kannagi-ally = 味方・{ $player }
kannagi-bot = ボット・{ $name }
kannagi-stand-in = { $name }の代わりにボットが担当
kannagi-open = 空席
kannagi-online = { $name }
kannagi-away = { $name }・離席中
kannagi-resigned = { $name }・退席
kannagi-in-form = 憑依{ $count }
kannagi-now = 手番
kannagi-nth = { $n }番目
kannagi-stat-hour = 時刻
kannagi-stat-faith = 信仰
kannagi-stat-body = 体内
kannagi-stat-supply = 手元
kannagi-stat-cards = カード
kannagi-stat-revealed = 公開啓示
kannagi-received-all = 受けた加護：{ $list }

## 自分の盤

kannagi-your-board = あなたの盤
kannagi-a-board = プレイヤーの盤
kannagi-whose-board = 表示する盤
kannagi-personal = ・{ $words }
kannagi-faith = 信仰
kannagi-faith-key = 小さい数字：受けられる加護
kannagi-faith-of = 信仰{ $faith }、上限{ $most }
kannagi-body = 体内
kannagi-of-resistance = ／耐性
kannagi-body-of = 体内{ $power }、耐性{ $resistance }{ $tokens ->
    [0] { "" }
   *[other] ：{ $tokens }
}
kannagi-resistance = 耐性
kannagi-purified = 浄化済み
kannagi-supply = 手元の分社
kannagi-cards = カード
kannagi-card = 加護カード
kannagi-form = 憑依
kannagi-bonus-move = 追加の移動
kannagi-blessings = 加護
kannagi-blessings-caption = 加護：レベルと必要な信仰、色ごとの費用と効果
kannagi-level-faith = レベル、信仰
kannagi-set-only = チップのみ
kannagi-set-bonus = 終了時加点
kannagi-received = 受領済み
kannagi-house-costs = 費用：独自の値
kannagi-house-values = 独自の値あり
kannagi-house-cards = 独自の値
kannagi-only-you = あなただけに見えています
kannagi-face-down = 伏せ札
kannagi-shown = 公開済み
kannagi-met = 達成
kannagi-reveal = 啓示を公開する

## 選択

kannagi-choices = 選択肢
kannagi-choose = 行動を選ぶ
kannagi-waiting = { $names }を待っています
kannagi-recent = 最近の出来事
kannagi-past = 過去の場面
kannagi-over = 対局は終わりました
kannagi-action = 行動
kannagi-actions = 行動とレベル
kannagi-action-level = { $kind }{ $level }
kannagi-cell = { $kind }{ $level }：
kannagi-cell-hours = { $kind }{ $level }、{ $hours }時間：
kannagi-purify = 浄化
kannagi-any = 自由
kannagi-rest = { $rest } { $hours }時間
kannagi-use-card = カードを使う
kannagi-card-does = 1時間短縮、EX可・手札{ $count }
kannagi-sentence = { $words }。
kannagi-then = { $hour }時へ。次は{ $names }。
kannagi-tap = 一度押すと内容を表示し、もう一度押すと実行します。
kannagi-do = 実行する
kannagi-go-to = { $place }へ進む
kannagi-with-card = { $action }（カードを使用）
kannagi-took = { $hours }時間、{ $from }時→{ $to }時
kannagi-power = 残り移動力
kannagi-power-left = 移動力 残り{ $left }／{ $power }
kannagi-from = 出発
kannagi-own-shrine = 自分の分社
kannagi-jump = 飛ぶ
kannagi-best = 最大{ $vp }点
kannagi-returned = { $count }個失う
kannagi-take-back = 戻す
kannagi-ask-back = 戻したいと頼む
kannagi-free-back = 戻せます：何も引かず、誰も何も知っていません。
kannagi-day-of = { $day }日目／{ $days }日
kannagi-day-short = { $day }日目

## 終了

kannagi-score-caption = 得点の内訳
kannagi-points = 勝利点
kannagi-counted-at-end = 最終計算
kannagi-character-total = キャラクター
kannagi-team-total = チーム
kannagi-total = 合計
kannagi-place = 順位
kannagi-rank = { $n }位
kannagi-tie = 同点：救世主、分社数の順
kannagi-without = 勝敗を分けたもの
kannagi-without-line = 「{ $line }」がなければ、{ $names }の勝ちでした。
kannagi-without-shared = 「{ $line }」がなければ、{ $names }が勝利を分け合っていました。
kannagi-without-none = どの得点源が1つ欠けても、勝者は変わりません。

## ロビーのオプション（短く）

option-mode = 卓
option-mode-solo3 = 3人
option-mode-solo4 = 4人
option-mode-team2 = 2×2
option-mode-team4 = チーム
option-characters = キャラクター
option-characters-random = ランダム
option-characters-pick = 選ぶ
option-reveal = 啓示
option-reveal-auto = すぐ公開
option-reveal-declared = 宣言して公開
option-content = 内容
option-content-full = すべて
option-content-text-only = 印刷分のみ
option-growth-l3 = レベル3で増える穢れ
option-growth-l3-2 = 2個
option-growth-l3-3 = 3個
option-growth-stop = 増えなくなる数
option-growth-stop-5 = 5個
option-growth-stop-6 = 6個
option-tie-order = 同じ時刻
option-tie-order-stack = 後着が先
option-tie-order-seat = 席順
option-build-adjacency = 隣の社が必要
option-build-adjacency-true = はい
option-build-adjacency-false = いいえ
option-l3-rule = レベル3から始めた移動
option-l3-rule-end = 終われない
option-l3-rule-enter = 戻れない
option-team-faith = 朝の信仰
option-team-faith-character = キャラクターごと
option-team-faith-team = チームごと
option-majority-min = 最多の条件
option-majority-min-1 = 1社以上
option-majority-min-0 = なし
option-zero-move = 動かない移動
option-zero-move-true = 認める
option-zero-move-false = 認めない
