# 最後の巫女、日本語。項目は en.ftl と同じで、試験が両方を突き合わせる。

game-name = 最後の巫女
game-goal = 巫女たちが五日のあいだに世界の穢れを祓います。勝利点のもっとも多い人の勝ちです。

## 名前

character-hinata = ひなた
character-mito = 美刀
character-hikari = ひかり
character-kon = コン
character-kaede = 楓
character-none = 未定
colour-red = 赤
colour-blue = 青
colour-yellow = 黄
colour-purple = 紫
colours-separator = ・
token-red = { $n ->
    [1] 赤
   *[other] 赤{ $n }
}
token-blue = { $n ->
    [1] 青
   *[other] 青{ $n }
}
token-yellow = { $n ->
    [1] 黄
   *[other] 黄{ $n }
}
token-purple = { $n ->
    [1] 紫
   *[other] 紫{ $n }
}
token-none = なし
payment-separator = ＋
word-all = all 全部 すべて
spoken-red = 赤{ $n }
spoken-blue = 青{ $n }
spoken-yellow = 黄{ $n }
spoken-purple = 紫{ $n }
spoken-separator = 、
zone-storage = 浄化済み置き場
zone-body = 体内
place-main = 本社
place-space = { $space }番
kind-move = 移動
kind-build = 建立
kind-prayer = 祈祷
kind-blessing = 加護
kind-dedication = 奉納
unlimited = 無制限
hours = { $n }時間
hours-none = カードがあれば可能
list-separator = 、

## 選択肢

action-move = 移動力{ $power }で移動（{ $hours }）
action-build = 建立パワー{ $power }で建立、ここでは{ $need }必要（{ $hours }）
action-build-any = 建立パワー無制限で建立、ここでは{ $need }必要（{ $hours }）
action-prayer = 祈祷：{ $a }、または{ $b }（{ $hours }）
action-prayer-ex = 祈祷：{ $a }（{ $hours }）
action-blessing = レベル{ $level }の加護を受ける：{ $columns }（{ $hours }）
action-blessing-none = レベル{ $level }の加護を受ける（{ $hours }）
action-dedication = 浄化済みの穢れを{ $tokens }個まで奉納して勝利点にする（{ $hours }）
action-with-card = { $action }、加護カードを使用
action-rest = 休息：本社に戻る（{ $hours }）
action-pass = パス：本社に戻り、以後は手番なし
action-stop = ここで移動を終える
action-stay = 移動しない
action-go = { $place }へ進む、移動力{ $cost }
action-go-absorb = { $place }へ進み{ $tokens }を取り込む、移動力{ $cost }
action-colour = { $colour }を1個浄化する
action-column = { $colour }の加護{ $level }、費用{ $cost }：{ $reward }
action-pay = { $tokens }で支払う
action-without-room = { $action }（置き場がいっぱいで{ $n }個失う）
action-purify = { $n ->
    [0] { $colour }は浄化しない
   *[other] { $colour }を{ $n }個浄化する
}
action-dedicate = { $n ->
    [0] { $source }の{ $colour }は奉納しない
   *[other] { $source }の{ $colour }を{ $n }個奉納する
}
action-dedicate-points = { $action }：ここまで{ $vp }点
action-divert = { $n ->
    [0] { $colour }はすべて体内へ
   *[other] { $colour }を{ $n }個浄化済み置き場へ
}
action-pick = { $character }を選ぶ：{ $blessing }
action-reveal = 啓示{ $card }を公開：{ $condition }、{ $vp }点

## 何を決めるか

question-main = { $name }の手番です。行動を選んでください。{ $day }日目（全{ $days }日）、{ $hour }時（{ $hours }時まで）。
question-step = { $name }、進むか止まるか決めてください。残り移動力{ $power }、体内{ $body }、耐性{ $resistance }。
question-bonus = { $name }、追加の移動です。残り移動力{ $power }。動かなくてもかまいません。
question-divert = { $name }、{ $tokens }のうち{ $colour }を何個、浄化済み置き場へ直接移しますか。あと{ $left }個まで、紫は移せません。
question-ab = { $name }、どちらの祈祷にしますか。
question-pcol = { $name }、どの色を1個浄化しますか。
question-pnum = { $name }、{ $colour }を何個浄化しますか。体内：{ $body }。
question-bcol = { $name }、レベル{ $level }の加護をどの色で受けますか。
question-pay = { $name }、どう支払いますか。
question-dnum = { $name }、{ $source }の{ $colour }を何個奉納しますか。いま{ $tokens }、あと{ $left }個まで。
question-all = 「全部」ですべて浄化、「赤1 青2」のように全色をまとめて答えることもできます。
question-give = 「赤3 紫1」のように全色をまとめて答えることもできます。
question-give-all = 「全部」ですべて奉納、「赤3 紫1」のように全色をまとめて答えることもできます。
question-points = ここまで{ $vp }点。
question-pick = 席{ $seat }のキャラクターを選んでください。
question-pick-two = 先に始める席{ $seat }に座るのはどちらですか。もう1人は席{ $other }に座ります。
question-wait = { $name }を待っています。
question-over = 対局は終わりました。

## 効果

effect-none = 分社チップのみ
effect-gain-card = 加護カード{ $n ->
    [1] 1枚
   *[other] { $n }枚
}を得る
effect-gain-faith = 信仰+{ $n }
effect-gain-purified = 浄化済みの{ $tokens }を得る
effect-vp = { $n }点
effect-vp-per-own-shrine = 自分の分社1社につき{ $n }点
effect-vp-per-purified = 浄化済みの穢れ1個につき{ $n }点、最大{ $most }点
effect-purify-all = 体内の穢れをすべて浄化
effect-form = { $n }行動のあいだ憑依
effect-move-power = 移動力{ $n }の追加移動
effect-purify-one = { $colours }を1個浄化
effect-purify-any = 体内の穢れを好きなだけ浄化
effect-trade-purple = 浄化済みの紫1個を袋の穢れ{ $n }個と交換
effect-remove-chip = 手元の分社チップ{ $n ->
    [1] 1枚
   *[other] { $n }枚
}をゲームから除く
effect-resistance = 耐性+{ $n }
effect-supply-cap = 手元に持てる分社チップ+{ $n }
effect-exchange-purple = 紫の加護の費用を赤青黄1個ずつの組で払える
effect-act-adjacent = 自分の分社の隣でも祈祷・加護・奉納ができる
effect-move-after-build = 建立のたびに移動力{ $n }の追加移動
effect-move-after-prayer = 祈祷のたびに移動力{ $n }の追加移動
effect-dedicate-body = 体内の穢れも奉納できる
effect-purple-absorb-cost = 紫を取り込む移動力が{ $n }になる
effect-purple-body-weight = 体内の紫を{ $n }と数える
effect-divert = 移動ごとに赤青黄を{ $n }個まで浄化済み置き場へ直接移せる
effect-jump-shrines = どの分社からでも別の分社へ飛べる
effect-build-reduction = 建立に必要なパワー-{ $n }
effect-move-bonus = 移動力+{ $n }
effect-start-resistance = 耐性が最初から{ $n }

short-none = -
short-gain-card = 札+{ $n }
short-gain-faith = 信仰+{ $n }
short-gain-purified = { $tokens }
short-vp = { $n }点
short-vp-per-own-shrine = 分社点
short-vp-per-purified = 浄化点
short-purify-all = 全浄化
short-form = 憑依{ $n }
short-move-power = 移動{ $n }
short-purify-one = { $colours }1個浄化
short-purify-any = 何個でも浄化
short-trade-purple = 紫1→{ $n }個
short-remove-chip = チップ除外
short-resistance = 耐性+{ $n }
short-supply-cap = 手元+{ $n }
short-exchange-purple = 紫交換
short-act-adjacent = 隣でも
short-move-after-build = 建立後
short-move-after-prayer = 祈祷後
short-dedicate-body = 体内も
short-purple-absorb-cost = 紫吸{ $n }
short-purple-body-weight = 紫重{ $n }
short-divert = 直送{ $n }
short-jump-shrines = 分社間
short-build-reduction = 必要-{ $n }
short-move-bonus = 移動+{ $n }

## 同じものを小さな枠に。詳しくは枠の説明で

cell-gain-card = カード+{ $n }
cell-gain-faith = 信仰+{ $n }
cell-gain-purified = { $tokens }
cell-vp = { $n }点
cell-vp-per-own-shrine = 自分の分社1社{ $n }点
cell-vp-per-purified = 浄化済み1個{ $n }点
cell-purify-all = すべて浄化
cell-form = 憑依{ $n }
cell-move-power = 移動{ $n }
cell-purify-one = 1個浄化
cell-purify-any = 好きなだけ浄化
cell-trade-purple = 紫1個を{ $n }個に
cell-remove-chip = チップを除く
cell-resistance = 耐性+{ $n }
cell-supply-cap = 手元の上限+{ $n }
cell-exchange-purple = 紫を赤青黄で払う
cell-act-adjacent = 分社の隣でも行動
cell-move-after-build = 建立のあと移動{ $n }
cell-move-after-prayer = 祈祷のあと移動{ $n }
cell-dedicate-body = 体内からも奉納
cell-purple-absorb-cost = 紫の取り込みは{ $n }
cell-purple-body-weight = 体内の紫は{ $n }
cell-divert = { $n }個を直接置き場へ
cell-jump-shrines = 分社から分社へ
cell-build-reduction = 必要パワーが{ $n }減る
cell-move-bonus = 移動力+{ $n }

## 啓示カード

condition-move-absorbed = 1回の移動で穢れを{ $a }個以上取り込む
condition-move-absorbed-purple = 1回の移動で紫を{ $a }個以上取り込む
condition-body-full = 体内の穢れが耐性いっぱいになる
condition-move-ended-on-level = レベル{ $a }のマスで移動を終える
condition-move-power-spent = 1手番で移動力を{ $a }以上使う
condition-built-on-level = レベル{ $a }のマスに建立する
condition-shrines-on-level = レベル{ $a }のマスに自分の分社が{ $b }社
condition-shrines-connected = 自分の分社が{ $a }社、隣り合ってつながる
condition-shrines = 自分の分社が{ $a }社
condition-built-at-power = 必要パワー{ $a }以上の場所に建立する
condition-shrines-on-icon = カードのマスに自分の分社が{ $a }社
condition-blessings-rby-of-level = 赤・青・黄の加護{ $a }をすべて受ける
condition-blessings-of-level = { $b ->
    [1] レベル{ $a }の加護を受ける
   *[other] レベル{ $a }の加護を{ $b }個受ける
}
condition-blessings-one-colour-rby = 赤・青・黄どれか1色の加護を{ $a }個
condition-blessings-all-colours = { $a ->
    [1] 4色すべての加護を1個ずつ
   *[other] 4色すべての加護を{ $a }個ずつ
}
condition-blessings = 加護を全部で{ $a }個
condition-faith = 信仰{ $a }
condition-blessing-cards = 手札の加護カード{ $a }枚
condition-purified-one-colour = 浄化済みの穢れが1色で{ $a }個
condition-purified-purple = 浄化済みの紫が{ $a }個
condition-prayer-purified-power = 1回の祈祷でパワー{ $a }以上を浄化する
condition-prayer-ex = EXの祈祷をする
condition-dedication-vp = 1回の奉納で{ $a }点以上
condition-form-ex-kinds = 1回の憑依のあいだにEX行動を{ $a }種類

## 起きたこと。文の前に主語が付く。

event-start-order = { $place }番手（プレイヤー{ $player }）
event-character = キャラクターは{ $character }
event-personal = 固有の加護を得る
event-dealt = 啓示{ $card }を配られる：{ $condition }
event-world-drawn = { $place }に{ $tokens }
event-main = { $action }{ $level }（{ $hours }）
event-card-played = 加護カードを使う、残り{ $left }枚
event-clock = 時間は{ $hour }時へ
event-step = { $from }から{ $to }へ、移動力{ $cost }
event-absorbed = { $tokens }を取り込む
event-diverted = { $tokens }は浄化済み置き場へ
event-move-ended = { $place }で移動を終える
event-bonus-move = 移動力{ $power }の追加移動を得る
event-built = { $place }に分社を建てる（必要パワー{ $power }）
event-vp = { $source }で{ $vp }点を得る
event-card-gained = { $cards ->
    [1] 加護カードを1枚得る
   *[other] 加護カードを{ $cards }枚得る
}
event-faith = { $gain ->
    [0] 信仰はすでに{ $faith }
   *[other] 信仰が{ $gain }上がって{ $faith }
}
event-purified = { $tokens }を浄化
event-traded = 紫1個を手放し{ $tokens }を引く
event-chip-removed = { $chips ->
    [1] 分社チップ1枚を除外
   *[other] 分社チップ{ $chips }枚を除外
}
event-paid = { $tokens }を支払う
event-blessing = { $colour }の加護{ $level }を受ける
event-gained = 浄化済みの{ $tokens }を得る
event-returned = 浄化済み置き場がいっぱいで{ $tokens }は失われる
event-form-began = { $actions }行動のあいだ憑依する
event-form-action = 憑依はあと{ $left }行動
event-form-ended = 憑依が解ける
event-dedicated = { $zone }の{ $tokens }を奉納
event-rest = 休息して本社へ（{ $hours }）
event-pass = パスして本社へ
event-fulfilled = 啓示{ $card }を達成：{ $condition }
event-revealed = 啓示{ $card }「{ $condition }」を公開：+{ $vp }点
event-sole-answer = 選べるのは{ $answer }だけ
event-grew = { $place }に{ $tokens }
event-evolved = { $place }で赤・青・黄1個ずつが紫に変わる
event-shrine-purified = 分社が{ $tokens }を浄化
event-day = { $day }日目が始まる
event-majority = 分社が最多（{ $shrines }社）
event-bag-empty = 袋が空になる
event-end = { $ending }
event-turn = { $hour }時に手番

story-drawn = 手番の順が決まる：{ $names }
story-drawn-name = { $name }（{ $who }）
story-subject = { $name }：
story-separator = 、
story-world = 夜
story-end = 終了
story-path = { $path }と進む
story-lasting =（{ $effects }）
story-sole-answer = ほかに選べるものなし
story-worthless = 0点
story-stays = { $place }に留まる
story-times = { " " }×{ $n }回
story-grew = { $spaces }マスで穢れが合わせて{ $count }個増える
story-evolved = { $spaces }番で赤・青・黄1個ずつが合わさって紫になる
ending-a = レベル3のすべてに分社が建った
ending-b = 世界の穢れがすべて祓われた
ending-c = 最終日が終わった
source-build = 建立
source-blessing = 加護
source-prayer = 祈祷
source-dedication = 奉納
source-revelation = 啓示

## できない理由

refusal-not-asked = いま決めるのは{ $asked ->
    [main] 手番の行動です。
    [step] 次に進むマスか、止まる（STOP）かです。
    [divert] 浄化済み置き場へ直接移す数です。
    [ab] 祈祷のaかbかです。
    [pcol] 浄化する色です。
    [pnum] 浄化する数です。
    [bcol] 加護の色です。
    [pay] 加護の支払い方です。
    [dnum] 奉納する数です。
   *[other] キャラクターです。
}
refusal-over = 対局は終わっています。
refusal-not-your-turn = いまは{ $turn }の手番です。
refusal-ex-needs-card = EXには加護カードか憑依が必要です。
refusal-ex-with-card = EXには加護カードを使います。手札にあるので { $notation } と入力してください。
refusal-card-at-level-1 = レベル1に加護カードは使えません。
refusal-card-in-form = 憑依中は加護カードを使えません。
refusal-no-card = 加護カードがありません。
refusal-last-day = { $hours }時間かかりますが、最終日は残り{ $left }時間です。
refusal-place = 本社か自分の分社の上にいる必要があります。
refusal-no-way = この移動力では移動を終えられるマスがありません。
refusal-zero-move = ここでは1歩以上の移動が必要です。
refusal-occupied = { $marker }の巫女がいるマスです。通れますが止まれません。
refusal-barred = 移動を始めたレベル3のマスで移動を終えることはできません。
refusal-barred-entry = 移動を始めたレベル3のマスには戻れません。
refusal-not-adjacent = 隣のマスではなく、飛んで行くこともできません。
refusal-move-power = 移動力が{ $cost }必要ですが、残りは{ $left }です。
refusal-resistance = そこの穢れを取り込むと耐性を超えます（体内{ $body }、耐性{ $resistance }）。
refusal-dead-end = { $marker ->
    [none] 移動を始めたレベル3のマスには止まれず、残りの移動力ではその先へ進めません。
   *[other] そこには{ $marker }の巫女がいて止まれず、残りの移動力ではその先へ進めません。
}
refusal-no-chip = 手元に分社チップがありません。加護を受けると得られます。
refusal-on-main-shrine = 本社には建立できません。
refusal-on-shrine = すでに分社があります。
refusal-no-shrine-adjacent = 隣に本社も分社もありません。
refusal-build-power = パワー{ $need }が必要ですが、レベル{ $level }は{ $have }です。
refusal-no-prayer = { $a ->
    [nothing-to-purify] 体内に浄化できる穢れがないのでaはできず、
    [no-purified-purple] 浄化済みの紫がないのでaはできず、
    [bag-empty] 袋が空なのでaはできず、
   *[other] 手元に分社チップがないのでaはできず、
}{ $b ->
    [nothing-to-purify] 体内に浄化できる穢れがないのでbもできません。
    [no-purified-purple] 浄化済みの紫がないのでbもできません。
    [bag-empty] 袋が空なのでbもできません。
    [no-branch] ほかの祈祷もありません。
   *[other] 手元に分社チップがないのでbもできません。
}
refusal-nothing-to-purify = 浄化できる穢れが体内にありません。
refusal-no-purified-purple = 浄化済みの紫がありません。
refusal-bag-empty = 袋が空です。
refusal-no-chip-to-remove = 除外できる分社チップが手元にありません。
refusal-no-branch = このレベルの祈祷は1種類だけです。
refusal-colour-not-in-body = その色の穢れは体内にありません。
refusal-too-many = そんなにありません。
refusal-at-least-one = 1個以上必要です。
refusal-faith = 信仰{ $need }が必要です（現在{ $have }）。
refusal-supply-full = 手元の分社チップがいっぱいです（{ $limit }枚）。先に建立してください。
refusal-received = その加護はすでに受けています。
refusal-no-such-blessing = そのような加護はありません。
refusal-cost = 費用になる浄化済みの穢れが足りません。
refusal-no-blessing = このレベルの加護は、払えないかすべて受けています。
refusal-nothing-to-dedicate = 奉納できる穢れがありません。
refusal-divert-resistance = 直接移す数が少なく、残りが体内に入りません。
refusal-character-taken = そのキャラクターはほかの人が選んでいます。
refusal-not-dealt = そのキャラクターは配られていません。
refusal-reveal-auto = この対局では啓示は自動で公開されます。
refusal-no-card-in-slot = そこに啓示カードはありません。
refusal-face-up = その啓示はすでに公開されています。
refusal-not-fulfilled = その啓示の条件はまだ満たされていません。

## 勝利点

score-build = 建立
score-blessing = 加護
score-prayer = 祈祷
score-dedication = 奉納
score-revelation = 啓示
score-start = 開始時
score-red-blessings = 赤の加護ボーナス
score-blue-blessings = 青の加護ボーナス
score-yellow-blessings = 黄の加護ボーナス
score-cards = 加護カード
score-most-shrines = 分社最多
score-saviour = 救世主
score-total = 合計
score-team = チーム
score-so-far = ここまでの勝利点（下の段は終了時に数えます）
score-rank = 順位
score-end = 対局終了：{ $ending }。
score-winner = { $score }点で{ $names }の勝利です。
score-winner-team = { $score }点で{ $names }の勝利です。
score-winners = { $score }点で{ $names }がともに勝利です。
score-tie-saviour = 同点のため救世主の勝ち（{ $rule }）。
score-tie-shrines = 同点のため分社の多いほうの勝ち（{ $rule }）。
score-tie-shared = 同点で分社も同数、救世主もいないため、ともに勝利（{ $rule }）。

## オプション

option-mode = 人数と組分け
option-mode-solo3 = 3人、1人1キャラクター
option-mode-solo4 = 4人、1人1キャラクター
option-mode-team2 = 2人、1人2キャラクター
option-mode-team4 = 4人、2対2
option-characters = キャラクターの決め方
option-characters-random = ランダム
option-characters-pick = 順番に選ぶ
option-reveal = 達成した啓示の公開
option-reveal-auto = 自動ですぐに
option-reveal-declared = 持ち主の宣言で
option-growth-l3 = レベル3のマスに夜ごとに増える穢れ
option-growth-l3-2 = 2個
option-growth-l3-3 = 3個
option-growth-stop = マスの穢れが増えなくなる個数
option-growth-stop-5 = 5個
option-growth-stop-6 = 6個
option-tie-order = 同じ時刻で先に行動する人
option-tie-order-stack = 後から来た人
option-tie-order-seat = 開始順の早い人
option-build-adjacency = 建立には隣に本社か分社が必要か
option-build-adjacency-true = 必要
option-build-adjacency-false = 不要
option-l3-rule = 分社のないレベル3から始めた移動
option-l3-rule-end = そこで終えられない
option-l3-rule-enter = そこへ戻れない
option-team-faith = チーム戦で朝に信仰を得る人
option-team-faith-character = 分社が最多のキャラクター
option-team-faith-team = 分社が最多のチーム
option-majority-min = 最多に必要な分社の数
option-majority-min-1 = 1社以上
option-majority-min-0 = 条件なし
option-zero-move = 1歩も動かない移動
option-zero-move-true = できる
option-zero-move-false = できない
option-content = 啓示とレベル4の加護
option-content-full = すべて使う
option-content-text-only = 資料に印刷されたものだけ

## 端末の卓

table-day = { $day }日目/{ $days }
table-days = 日
table-status = レベル3の分社 { $built }/{ $all } | 残る穢れ { $left } | 袋 { $bag }
table-time = 時間
table-order = 順番 { $names }
table-done = 今日は終了 { $names }
table-main = 本社
table-legend-board = R赤 B青 Y黄 P紫 | { $shrine }A=Aの分社、@A=Aの巫女 | I II IIIはレベル1 2 3、+は建立でカード
table-legend-edges = 太い縁は外周、1辺ごとに建立の必要パワー+{ $edge }（レベル2で計+{ $two }、レベル3で計+{ $three }）
table-legend-steps = 0=本社 | { $sign }n=移動力nで進める
table-head-name = 名前
table-head-who = 担当
table-head-hour = 時刻
table-head-vp = 点
table-head-faith = 信仰
table-head-body = 体内
table-head-purified = 浄化済み
table-head-chips = チップ
table-head-cards = 札
table-head-form = 憑依
table-head-shrines = 分社
table-head-revelations = 啓示
seat-title = { $name }（担当：{ $who }） { $vp }点
seat-line-1 = { $hour }時 | 信仰 { $faith } | 体内 { $power }/耐性 { $resistance }：{ $body }
seat-line-2 = 浄化済み：{ $storage }（各色{ $cap }個まで） | 手元の分社チップ { $supply }/{ $limit }
seat-line-3 = 加護カード { $cards } | 分社 { $shrines } | 除外したチップ { $removed }
seat-form = { $n ->
    [1] 憑依中：あと1行動
   *[other] 憑依中：あと{ $n }行動
}
seat-points = 得点：{ $points }
seat-personal = 固有：{ $effects }
seat-blessings = 加護（数字は費用、xは受けたもの）
seat-blessings-level = { $level }（信仰{ $faith }）
seat-blessings-level-short = { $level } ({ $faith })
seat-level-4 = { $colour }4：{ $reward }
seat-received-mark = x
seat-revelations = 啓示（公開済み { $seen }）
seat-revelations-hidden = 伏せ札 { $n }枚
seat-card = { $card }：{ $condition }、{ $vp }点
seat-card-up = [x]
seat-card-met = [!]
seat-card-down = [ ]
seat-house = * は独自の値です。印刷された資料になく、内容ファイルで直せます
menu-level = { $level }（{ $hours }）
menu-with-card = カード使用
menu-ex = EX
menu-power = 力{ $power }
menu-no-step = 動けない
menu-need = 必要{ $need }
menu-tokens = { $n }個まで
menu-none = -
menu-or = か
menu-rest = { $number }  { $notation }  { $words }

spoken-space = { $space }番、レベル{ $level }：{ $content }。
spoken-space-card = { $space }番、レベル{ $level }、カードのマス：{ $content }。
spoken-shrine = { $name }の分社
spoken-marker = { $name }の巫女
spoken-tokens = 穢れ{ $tokens }
spoken-empty = 何もないマス：{ $spaces }。
spoken-emptied = 空になったマス：{ $spaces }。
spoken-whole = board または 盤 で卓の全体を聞けます。
spoken-main = 本社、0番：{ $content }。
spoken-main-empty = 誰もいない
spoken-next-to = いまいるのは{ $place }。隣のマス：{ $spaces }。
spoken-order = 手番の順：{ $names }。
spoken-clock = { $name }は{ $hour }時
spoken-seat = { $name }、担当{ $who }：{ $vp }点、{ $hour }時、信仰{ $faith }、体内{ $power }で耐性{ $resistance }（{ $body }）、浄化済み{ $storage }、手元の分社チップ{ $supply }で上限{ $limit }、加護カード{ $cards }、分社{ $shrines }、公開した啓示{ $seen }。
spoken-blessing = { $colour }{ $level }、信仰{ $faith }、費用{ $cost }：{ $reward }。
spoken-blessing-received = { $colour }{ $level }：受けた。

## はじめての人のために

primer-1 = あなたは巫女です。行動には時間がかかり、いちばん時間の進んでいない人が次に行動します。{ $days }日が終わって勝利点が最多なら勝ちです。
primer-teams = 2チームの対戦です。{ $one } 対 { $other }。味方（表の+）の分社でも祈祷・加護・奉納ができ、そこから本社へ飛べます。ほかは共有しません。味方のいるマスにも止まれません。最後にチームの点を合計します。
primer-2 = 移動（MOVE）では世界を歩き、通ったマスの穢れ（R赤 B青 Y黄 P紫）をすべて取り込みます。1歩の移動力は{ $step }、さらに穢れ1個ごとに{ $costs }。体内での重さは{ $weights }で、合計が耐性までです。
primer-3 = 祈祷（PRAY）で体内の穢れを浄化し、信仰やカードも得ます。
primer-4 = 加護（BLESS）は浄化済みの穢れで受けます。分社チップも1枚手元に来ます。レベル1から5に必要な信仰は{ $faith }です。
primer-5 = 建立（BUILD）は本社か分社の隣に分社を建てます。レベル1・2・3で{ $one }・{ $two }・{ $three }点になり、祈祷・加護・奉納の場も増え、毎夜、分社1社につき浄化済みの穢れを{ $night }個得ます。周りの穢れが建立パワーを超えてはいけません。
primer-6 = 奉納（DED）は浄化済みの穢れを点にします。同じ色5個で{ $quintuple }点、3個で{ $triple }点、1個で{ $single }点、紫は1・2・3個で{ $purple }点です。
primer-7 = レベルが高いほど強く、時間もかかります。加護カード（+）は1時間短くし、EXも使えるようにします。
primer-8 = 紫の加護を受けると数行動のあいだ憑依します。EXも含めて1行動{ $hours }時間で、カードはいりません。
primer-9 = 夜に穢れが増えます。レベル1・2・3で{ $one }・{ $two }・{ $three }個。分社、巫女、紫、または穢れ{ $stop }個のあるマスには増えません。赤青黄がそろうと紫に変わります。分社が最多なら信仰+{ $faith }。
primer-10 = 終了時、赤・青・黄それぞれの加護の数（0から5）に応じて{ $bonus }点、加護カード1枚{ $card }点、分社最多{ $shrines }点。最後のレベルIIIに建立した人か世界を祓いきった人は救世主で、{ $saviour }点です。

## 記号の代わりに使える言葉（空白で区切る）

typed-words = 移動=MOVE 建立=BUILD 祈祷=PRAY 祈禱=PRAY 祈り=PRAY 加護=BLESS 奉納=DED 休息=REST パス=PASS 止まる=STOP 赤=R 青=B 黄=Y 紫=P ひなた=hinata 美刀=mito ひかり=hikari コン=kon 楓=kaede 公開=reveal

help-notation = MOVE 2 移動、BUILD 4 建立、PRAY 1 祈祷、BLESS 3 加護、DED EX 奉納、+でカード使用（MOVE 2+）、REST 休息、>7 7番へ進む、STOP 止まる、a b 祈祷の選択、R B Y P 色、n2 数。移動 2 のように日本語でも入力できる
help-example = BUILD 2
help-rule = K-BUILD-2

## 規則の要約（`rule 番号` で表示）

rule-families =
    K-COMP   駒と上限
    K-WORLD  世界
    K-SET    準備
    K-TIME   手番の順
    K-TURN   手番
    K-CARD   加護カード
    K-LOC    行動の場所
    K-MOVE   移動
    K-BUILD  建立
    K-PRAY   祈祷
    K-BLESS  加護
    K-FORM   憑依
    K-DED    奉納
    K-REST   休息
    K-DAY5   最終日
    K-REV    啓示
    K-CLEAN  夜
    K-PREP   朝
    K-END    終了
    K-SCORE  得点
    K-TEAM   チーム戦

rule-K-COMP-1 = 用具は、キャラクター5人、加護カード10枚、啓示カード25枚、穢れ各色45個、キャラクターごとに分社チップ20枚。
rule-K-COMP-2 = 紫の穢れと加護カードはなくならない。赤・青・黄は45個ずつしかない。
rule-K-COMP-3 = 支払い・交換・あふれた穢れはすぐに戻す。赤青黄は袋へ、紫は紫の置き場へ。
rule-K-COMP-4 = 浄化済みの穢れは各色5個まで。超えた分は、すべて得たあとで戻す。
rule-K-COMP-5 = 袋の穢れが足りないときは、ある分だけ得る。
rule-K-COMP-6 = 信仰は1から10まで。下がることはなく、10を超える分は失われる。
rule-K-COMP-7 = 加護カードは何枚でも持てる。使ったカードは山に戻る。
rule-K-WORLD-1 = 世界は37マスの六角形。
rule-K-WORLD-2 = 中央が本社。その周りの2周がレベル1、外周がレベル2、外周の6つの角がレベル3。
rule-K-WORLD-3 = マスの番号は本社を0番とし、内側の周から順に付ける。
rule-K-WORLD-4 = レベル3は6つの角のマス。その隣にあるレベル1の6マスは、建立するとカードになる。
rule-K-WORLD-5 = 世界の外に面した辺が外周。レベル3は3辺、レベル2は2辺。
rule-K-WORLD-6 = 世界の外には出られない。分社は1マスに1社まで。本社には分社も穢れも置かれない。
rule-K-SET-1 = 開始順はランダムに決める。
rule-K-SET-2 = 最初の穢れは、レベル1にランダムで1個、レベル2に2個、レベル3に紫2個。
rule-K-SET-3 = キャラクターはランダムに配るか、オプションにより順に選ぶ。2人戦では配られた2人のどちらが先かを各自が決める。
rule-K-SET-4 = 全員、本社の0時から、信仰1、手元の分社チップ1枚で始める。体内も浄化済み置き場も空。
rule-K-SET-5 = 0時の列は、席1がいちばん上、続いて席2、3、4の順。
rule-K-SET-6 = 固有の加護は開始時に得る。
rule-K-SET-7 = 啓示カードを4枚ずつ伏せて配る。
rule-K-SET-8 = 1日目は朝の手順を行わず、行動から始める。
rule-K-TIME-1 = 対局は24時間の日が5日。
rule-K-TIME-2 = その日の時間を使い切った人はほかの人を待つ。4日目までは翌日にはみ出してもよい。
rule-K-TIME-3 = いちばん時間の進んでいない人が行動する。同じ時刻なら後から来た人が先。
rule-K-TIME-4 = 時間を進めたら、その時刻の列のいちばん上に置く。
rule-K-TIME-5 = 全員がその日を終えたら夜になる。5日目なら対局終了。
rule-K-TURN-1 = 手番では、移動・建立・祈祷・加護・奉納のどれかをレベルを決めて行うか、休息する。
rule-K-TURN-2 = レベル1から4は同じ数の時間がかかる。カードで1時間短くなり、EXが4時間でできる。憑依中はEXも含めてすべて1時間。
rule-K-TURN-3 = カードを戻し、時間を進め、行動し、最後に憑依の回数を数える。
rule-K-TURN-4 = 最後までやり切れる行動だけを選べる。
rule-K-TURN-5 = 移動・建立・奉納は必要より高いレベルでもよい。加護はそのレベル、祈祷はレベルごとに決まっている。
rule-K-TURN-6 = 答えが1つしかない問いは自動で進む。
rule-K-TURN-7 = 1つの出来事が終わってから次へ進む。対局の終了は、そのつど確かめる。
rule-K-CARD-1 = カードは手番に1枚まで。レベル1、憑依中、休息には使えない。
rule-K-CARD-2 = カードは、カードのマスでの建立、祈祷4、一部の加護、ひなたの固有の加護で得る。
rule-K-LOC-1 = 祈祷・加護・奉納は本社か自分の分社の上で行う（チーム戦では味方の分社でもよい）。
rule-K-LOC-2 = 場所の条件は行動を選んだ時点で見る。
rule-K-MOVE-1 = 移動力はレベル順に1、2、4、6、10。余りは失われる。
rule-K-MOVE-2 = 移動は1歩ずつ、進むか止まるかを決める。
rule-K-MOVE-3 = 1歩は隣のマスへ。自分の分社からは本社へ飛ぶこともできる。
rule-K-MOVE-4 = 入ったマスの穢れはすべて取り込む。選べない。
rule-K-MOVE-5 = 1歩の移動力は1、加えて赤青黄1個につき1、紫1個につき3。
rule-K-MOVE-6 = 取り込んだあと体内のパワーが耐性以下になるマスにだけ入れる。
rule-K-MOVE-7 = ほかの巫女がいるマス（本社を除く）と、移動を始めた分社のないレベル3のマスでは移動を終えられない。通るのはよい。
rule-K-MOVE-8 = 移動を終えてよいマスでだけ止まれる。
rule-K-MOVE-9 = 進んだあとにどこかで移動を終えられる1歩だけができる。
rule-K-MOVE-10 = その場で止まれるか、1歩でも進めるなら移動を選べる。
rule-K-MOVE-11 = 1歩も動かない移動もできる。時間だけがかかる。
rule-K-MOVE-12 = 分社のないレベル3からの移動は別のマスで終える。ほかの行動なら、とどまってよい。
rule-K-MOVE-13 = 移動は、止まるか、進めなくなるか、対局が終わると終わる。
rule-K-MOVE-14 = 追加の移動はその場で使う。使わなくてもよい。
rule-K-MOVE-15 = ひかりの赤の加護4があれば、移動ごとに赤青黄を2個まで浄化済み置き場へ直接移せる。紫は移せない。
rule-K-BUILD-1 = 建立は手元の分社チップを自分のいるマスに置く。
rule-K-BUILD-2 = 建立には、チップ（a）、本社でも分社でもないマス（b）、隣の本社か分社（c）、足りる建立パワー（d）が必要。
rule-K-BUILD-3 = 建立パワーはレベル順に2、4、7、11。EXなら無制限。
rule-K-BUILD-4 = 必要パワーは、隣のマスの穢れのパワーの合計に外周1辺ごとの3を足したもの。
rule-K-BUILD-5 = 分社はレベル1で1点、レベル2で3点、レベル3で5点。すぐに得る。
rule-K-BUILD-6 = +のマスに建立すると加護カードを1枚得る。
rule-K-BUILD-7 = 建立のあとは、啓示、レベル3がすべて建ったかの確認、追加の移動の順。
rule-K-BUILD-8 = 分社は最後まで残る。
rule-K-PRAY-1 = 祈祷1：赤青黄を1個浄化、または浄化済みの紫1個を袋の穢れ3個と交換。
rule-K-PRAY-2 = 祈祷2：紫を1個浄化、または信仰+1。
rule-K-PRAY-3 = 祈祷3：好きなだけ浄化、または手元の分社チップ1枚をゲームから除く。
rule-K-PRAY-4 = 祈祷4：加護カード1枚、または信仰+3。
rule-K-PRAY-5 = 祈祷EX：2点。
rule-K-PRAY-6 = 浄化とは体内の穢れを浄化済み置き場へ移すこと。あふれた分は戻すので、体内はいつでも空にできる。
rule-K-PRAY-7 = 信仰の祈祷は信仰10でもできる。ここでは紫を他の色の代わりにできない。
rule-K-PRAY-8 = 先に紫を手放し、それから袋から引く。
rule-K-PRAY-9 = ひかりの黄の加護4があれば、祈祷のたびに追加で移動できる。
rule-K-BLESS-1 = まだチップの残る自分の加護を受ける。加護のレベルは行動のレベルと同じ。低いものからでなくてよい。
rule-K-BLESS-2 = レベル1から5の加護には信仰1、2、4、6、10が必要。
rule-K-BLESS-3 = 手元にチップの空きが必要。3枚まで（ひなたは4枚）。
rule-K-BLESS-4 = 赤青黄の加護はその色の浄化済みの穢れ1から5個、紫は1、1、2、2個。
rule-K-BLESS-5 = 色と支払い方を決め、チップと加護を得る。
rule-K-BLESS-6 = 紫はほかの色の代わりに1個ずつ使える。
rule-K-BLESS-7 = コンは紫1個の代わりに赤青黄を1個ずつ払える。
rule-K-BLESS-8 = 加護には一度だけのものと、最後まで続くものがある。
rule-K-BLESS-9 = チップの離れた加護は受けたことになる。同じものは一度だけ。
rule-K-BLESS-10 = 赤の加護2と3で耐性が1と2上がる。
rule-K-BLESS-11 = 加護とルールが食い違うときは、加護を優先する。
rule-K-FORM-1 = 紫の加護で、決まった回数の行動のあいだ憑依する。憑依をもたらした行動は数えない。
rule-K-FORM-2 = 憑依中はどの行動も1時間で、EXもできる。カードは使えない。
rule-K-FORM-3 = 憑依中に始めた行動ごとに1減る。休息では減らない。夜をまたいで続く。
rule-K-FORM-4 = 憑依中に紫の加護を受けても憑依は延びない。
rule-K-DED-1 = 奉納できるのはレベル順に1、2、4、6、10個まで、1個以上。
rule-K-DED-2 = 色ごとに順に数を決める。
rule-K-DED-3 = 赤青黄は1個で半点、同じ色3個で2点、5個で5点。紫は1個2点、2個5点、3個9点。
rule-K-DED-4 = 半点は合計してから一度だけ切り捨てる。
rule-K-DED-5 = 紫はほかの色の代わりになる。
rule-K-DED-6 = いちばん高くなる数え方が自動で選ばれる。
rule-K-DED-7 = 奉納の点の計算式。紫をどの色に数えるか、もっとも高くなる分け方を取る。
rule-K-REST-1 = 4日目までは行動の代わりに休息できる。4時間かかり、本社に戻る。
rule-K-REST-2 = 休息は行動ではなく、憑依の回数は減らない。
rule-K-DAY5-1 = 5日目の行動は残り時間に収まらなければならない。
rule-K-DAY5-2 = 5日目は休息の代わりにパスする。本社に戻り、以後は手番がない。
rule-K-REV-1 = 啓示は1枚につき一度、自分のキャラクターだけに数える。
rule-K-REV-2 = 一度満たした条件は、あとで崩れても達成のまま。
rule-K-REV-3 = 達成した啓示はすぐに公開して点を得る。オプションでは持ち主が宣言したとき。
rule-K-REV-4 = 1つの出来事で、何人もの啓示が同時に達成されることがある。
rule-K-REV-5 = 啓示25枚の条件。資料にあるのは1枚目の一部だけで、ほかは独自の値。
rule-K-REV-6 = 移動についての啓示は1歩ごとに確かめる。その1歩で対局が終わる場合も同じ。
rule-K-CLEAN-1 = 夜に穢れが増える。レベル1に1個、レベル2と3に2個。本社・分社、巫女のいるマス、紫のあるマス、穢れが5個あるマスには増えない。
rule-K-CLEAN-2 = 袋が空になったら、増え終えたマスの変質を先に行う。
rule-K-CLEAN-3 = そのあと、マスに赤青黄がそろっていれば紫1個に変わる。
rule-K-CLEAN-4 = そのあと、自分の分社1社につき1個、袋から浄化済みの穢れを引く。時間の早い人から。
rule-K-CLEAN-5 = 次の日が始まる。
rule-K-PREP-1 = 朝、分社が最多の人は信仰+1。同数なら全員。
rule-K-PREP-2 = チーム戦の朝の信仰はキャラクターごとに比べる。オプションではチームごと。
rule-K-END-1 = レベル3の6マスすべてに分社が建つと終わる。
rule-K-END-2 = 世界から穢れがなくなると終わる。
rule-K-END-3 = 5日目が終わると終わる。
rule-K-END-4 = はじめの2つはその場で終わり、以後は何も起きない。
rule-K-END-5 = それを成した人が救世主。
rule-K-SCORE-1 = 点は建立・加護・祈祷・奉納・啓示で得る。失うことはない。
rule-K-SCORE-2 = 終了時、赤・青・黄それぞれの加護の数に応じて0、1、2、4、6、10点。
rule-K-SCORE-3 = 手札の加護カード1枚につき1点。
rule-K-SCORE-4 = 分社が最多の人に5点。同数なら全員。
rule-K-SCORE-5 = 救世主に5点。
rule-K-SCORE-6 = 合計の高い人の勝ち。同点なら救世主、次に分社の多いほう、それも同じならともに勝利。
rule-K-SCORE-7 = 2位以下も同じように比べ、すべて同じなら同順位。
rule-K-TEAM-1 = 席AとD、席BとCが組む。
rule-K-TEAM-2 = 啓示カードはキャラクターごとに4枚。味方と交換はできず、自分のキャラクターだけが達成する。
rule-K-TEAM-3 = 味方の分社でも祈祷・加護・奉納ができ、そこから本社へ飛べる。
rule-K-TEAM-4 = 味方とも穢れやカードは分け合えない。味方の巫女のいるマスにも止まれない。
rule-K-TEAM-5 = 分社最多のボーナスは、毎朝のものも終了時のものも、キャラクターごとに数える。
rule-K-TEAM-6 = チームの点は合計する。
rule-K-ACT-1 = 決定はすべて110の番号のどれかで表される。
rule-K-ACT-2 = 行動を選んだあとに、何がどの順で問われるか。
rule-K-ACT-3 = 問いの種類ごとに答え方が決まっている。
rule-K-ACT-4 = 1個もない色については問わない。
rule-K-ACT-5 = 1つの問いの答えは多くても41通り、1手番の歩数は多くても12歩。
rule-K-ACT-6 = オプションで番号は変わらない。できないことを送っても何も起きない。
rule-K-EFF-gain_purified = 穢れは色ごとに袋からある分だけ、紫は紫の置き場から得る。
rule-K-EFF-move_after = 加護に応じて、建立または祈祷のたびに移動力nの追加移動。
rule-K-OPT-zero_move = オプション：1歩も動かない移動を認めるか。
rule-K-OPT-l3_rule = オプション：移動を始めたレベル3のマスで終えられないか、戻れないか。
rule-K-OPT-mode = オプション：何人で遊ぶか、チームを組むか。
rule-K-OPT-characters = オプション：キャラクターをランダムに配るか、順に選ぶか。
rule-K-OPT-reveal = オプション：達成した啓示を自動で公開するか、持ち主が宣言したときに公開するか。
rule-K-OPT-growth_l3 = オプション：レベル3のマスに夜ごとに増える穢れを2個とするか、3個とするか。
rule-K-OPT-growth_stop = オプション：穢れが5個あるマスで増えるのを止めるか、6個で止めるか。
rule-K-OPT-tie_order = オプション：同じ時刻なら後から来た人が先か、開始順の早い人が先か。
rule-K-OPT-build_adjacency = オプション：建立に、隣の本社か分社が必要か。
rule-K-OPT-team_faith = オプション：チーム戦の朝の信仰を、分社が最多のキャラクターに与えるか、最多のチームに与えるか。
rule-K-OPT-majority_min = オプション：分社が最多となるのに、1社以上が必要か。
rule-K-OPT-content = オプション：啓示と加護をすべて使うか、資料に印刷されたものだけを使うか。
rule-K-INFO-1 = 伏せた啓示カードのほかは、すべて全員に公開する。
rule-K-INFO-2 = 伏せた啓示カードは持ち主だけが見る。味方にも見せない。
rule-K-INFO-3 = 使わない啓示カードと、これから引かれる穢れは誰も知らない。
rule-K-INFO-4 = 袋に残る穢れの色ごとの数は公開。引かれる順は誰も知らない。
rule-K-INFO-5 = 自分以外の伏せた啓示カードを除き、卓のすべてが見える。
rule-K-RNG-1 = 袋の穢れは、どれも同じ確率で引かれる。
rule-K-RNG-2 = 運で決まるのは、開始順、最初の穢れ、キャラクター、啓示カード、そして袋から引くもの。
rule-K-RNG-3 = ほかに運で決まるものはない。
rule-K-INV-1 = 穢れは、どの色もいつも合わせて45個。
rule-K-INV-2 = 分社チップは、キャラクターごとにいつも合わせて20枚。
rule-K-INV-3 = 手元の分社チップ・信仰・浄化済み置き場・体内は、いつも上限と下限の間にある。
rule-K-INV-4 = 本社、分社のあるマス、巫女のいるマスに穢れはない。
rule-K-INV-5 = 手番の合間には、本社のほかに2人の巫女がいるマスはない。
rule-K-INV-6 = 穢れが増えている間を除き、赤青黄がそろったマスはない。
rule-K-INV-7 = 時間は進むだけで、手番ごとに進むのは行動した人の時間だけ。
rule-K-INV-8 = 勝利点は、建立・加護・祈祷・奉納・啓示で得た点の合計に等しい。
rule-K-INV-9 = 勝利点・信仰・耐性・加護・分社・公開した啓示は減らない。
rule-K-INV-10 = 途中で終わるのは、レベル3のすべてに分社が建つか、世界の穢れがなくなったときだけ。
rule-K-INV-11 = 憑依していないときはEX行動の種類を数えない。憑依中にカードは使わない。
rule-K-INV-12 = できることはいつも1つはある。1局の手番は多くても480回。

## Statistics

label-character = 巫女
measure-days = 日数

## ブラウザの卓

board-day = { $day }日目
board-action = { $kind }{ $level }
board-rest = 休息
board-pass = パス
board-move = 移動力{ $power }
board-build = パワー{ $power }
board-build-any = 無制限
board-faith = 信仰{ $n }
board-dedicate = { $n } → { $vp }点
board-all-purify = すべて浄化
board-all-purify-words = すべて浄化：{ $tokens }
board-all-dedicate = すべて奉納
board-all-dedicate-words = すべて奉納：{ $tokens }
board-worth = { $n }（最大{ $vp }点）
board-main-shrine = 本社
board-stop = { $place }で止まる
board-stay = { $place }にとどまる
board-far-power = 遠すぎます。そこまで移動力が{ $cost }以上必要ですが、残りは{ $left }です。
board-far-body = 途中の穢れを取り込むと耐性を超えます（体内{ $body }、耐性{ $resistance }）。
board-far-steps = 隣のマスではありません。1マスずつ進むと、残り{ $left }のうち{ $cost }以上の移動力で着きます。
board-ex-with-card = EXには加護カードが要ります。手札のカードを使ってください。
board-reveal = 啓示{ $card }を公開：{ $vp }点

ask-main = 行動を選んでください。
ask-step = 進むか止まるか選んでください。残り移動力{ $power }。
ask-bonus = 移動力{ $power }の追加移動です。動かなくてもかまいません。
ask-divert = { $colour }を何個、浄化済み置き場へ直接移しますか。あと{ $left }個まで、紫は移せません。
ask-ab = どちらの祈祷にしますか。
ask-pcol = どの色を1個浄化しますか。
ask-pnum = { $colour }を何個浄化しますか。
ask-bcol = レベル{ $level }の加護をどの色で受けますか。
ask-pay = どう支払いますか。
ask-dnum = { $source }の{ $colour }を何個奉納しますか。あと{ $left }個まで奉納できます。
ask-pick = キャラクターを選んでください。
ask-pick-first = 2人のうちどちらを先に始めますか。どちらもあなたが動かします。
ask-reveal = 条件を達成した啓示を公開できます。

hint-turn = この手番の見込み：{ $parts }。
hint-turn-way = この手番の見込み：{ $parts }（{ $way }と進む）。
hint-leads = { $way }と進むと、よい場所に立てます。
hint-next = 次は「{ $action }」がよさそうです。
hint-both = { $one }{ $other }
hint-nothing = 今より点になる手は見当たりません。
hint-vp = { $source }で{ $vp }点
hint-absorbed = { $tokens }の取り込み
hint-diverted = { $tokens }を浄化済み置き場へ直接
hint-bonus-move = 移動力{ $n }の追加移動
hint-purified = { $tokens }の浄化
hint-gained = { $tokens }の獲得
hint-faith = 信仰+{ $n }
hint-cards = 加護カード{ $n }枚
hint-form = { $n }行動の憑依
hint-chip = 次に建てる分社チップ
hint-ends = 対局の終了

provenance-printed = ルールに記載
provenance-official = 発売元のページや回答による
provenance-inferred = ルールから導いた値
provenance-reconstructed = 独自の値です。資料には記載がなく、内容ファイルで変えられます。
provenance-single-source = 二次資料1つのみで、確かめられていません
provenance-owner = この卓の持ち主が変えた値です

term-hours = 時間
term-hours-words = その日の時刻です。もっとも早い人が次に行動します。
term-stack = 同じ時刻
term-stack-words = あとから来た駒が上に重なり、先に行動します。
term-faith = 信仰
term-faith-words = 高いレベルの加護を受けられるようになります。下がることはありません。
term-body = 体内
term-body-words = 取り込んだ穢れです。赤・青・黄は{ $rby }、紫は{ $purple }と数え、耐性を超えられません。
term-purified = 浄化済み
term-purified-words = 加護の支払いや、点になる奉納に使います。
term-supply = 手元の分社
term-supply-words = 建てられる分社チップです。加護を受けるたびに1つ増えます。
term-cards = 加護カード
term-cards-words = 行動と一緒に使うと1時間短くなり、レベルEXも選べます。
term-form = 憑依
term-form-words = 残りの行動数です。どの行動も1時間で、EXも選べます。
term-revelations = 啓示
term-revelations-words = 秘密の目標です。条件を達成すると1度だけ点になります。
term-impurity = 残りの穢れ
term-impurity-words = 世界にある穢れの数です。なくなると対局が終わります。
term-level-3-shrines = レベル3の分社
term-level-3-shrines-words = レベル3のマスにある分社です。すべてに建つと対局が終わります。
term-bag = 袋
term-bag-words = まだ引ける穢れの色ごとの数です。
term-outer-edge = 外周
term-outer-edge-words = 外の世界に面した辺の分だけ、建立に多くのパワーが要ります。
term-icon = 建てるとカード
term-icon-words = ここに建てると加護カードを1枚得ます。
term-night = 夜
term-night-words = 穢れが増え、3色がそろうと紫に変わり、分社が浄化します。
term-main-shrine = 本社
term-main-shrine-words = 誰でも祈祷・加護・奉納ができます。休息（{ $hours }時間）でここへ戻ります。
term-house = 独自の値
term-house-words = 資料にないため、こちらで決めた値です。卓の持ち主が直せます。
