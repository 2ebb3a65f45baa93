# ライジングサン、日本語。キーは en.ftl と共通で、引数とともにテストで比べる。

game-name = ライジングサン
game-goal = 氏族を率いて3つの季節に盟約を結び、神々に祈り、日本をめぐって争う。冬が来たとき、点の最も多い氏族が勝つ。

## 名前

clan-koi = 鯉
clan-lotus = 蓮
clan-turtle = 亀
clan-dragonfly = 蜻蛉
clan-bonsai = 盆栽
province-hokkaido = 北海道
province-oshu = 奥州
province-edo = 江戸
province-kyoto = 京都
province-kansai = 関西
province-nagato = 長門
province-shikoku = 四国
province-kyushu = 九州
piece-daimyo = 大名
piece-shinto = 神官
piece-bushi = 武士
piece-stronghold = 城
piece-komainu = 狛犬
piece-oni_of_skulls = 髑髏の鬼
piece-yurei = 幽霊
piece-river_dragon = 河の龍
piece-oni_of_blood = 血の鬼
piece-oni_of_souls = 魂の鬼
piece-oni_of_hate = 憎しみの鬼
piece-oni_of_spite = 恨みの鬼
mandate-recruit = 徴兵
mandate-marshal = 進軍
mandate-train = 鍛錬
mandate-harvest = 収穫
mandate-betray = 裏切り
kami-amaterasu = 天照
kami-fujin = 風神
kami-hachiman = 八幡
kami-raijin = 雷神
kami-ryujin = 龍神
kami-susanoo = 須佐之男
kami-tsukuyomi = 月読
card-komainu = 狛犬
card-oni_of_skulls = 髑髏の鬼
card-path_of_the_lion = 獅子の道
card-righteousness = 義
card-way_of_the_shogun = 将軍の術
card-path_of_the_serpent = 大蛇の道
card-respect = 礼
card-way_of_bushido = 武士道の術
card-way_of_the_ronin = 浪人の術
card-yurei = 幽霊
card-form_of_the_kitsune = 狐の型
card-form_of_the_phoenix = 鳳凰の型
card-path_of_the_dragon = 龍の道
card-river_dragon = 河の龍
card-way_of_the_moneylender = 金貸しの術
card-benevolence = 仁
card-path_of_the_kenin = 家人の道
card-path_of_the_light = 光の道
card-justice = 公正
card-path_of_the_samurai = 侍の道
card-oni_of_blood = 血の鬼
card-oni_of_souls = 魂の鬼
card-form_of_the_beast = 獣の型
card-oni_of_hate = 憎しみの鬼
card-oni_of_spite = 恨みの鬼
card-way_of_the_katana = 刀の術
card-honesty = 誠
card-path_of_the_patron = 後援者の道
card-path_of_the_warlord = 武将の道
card-loyalty = 忠
card-way_of_the_merchant = 商人の術
card-form_of_the_kindred = 縁者の型
card-path_of_the_unrighteous = 不義の道
card-courage = 勇
card-path_of_the_ninja = 忍びの道
card-way_of_the_righteous = 正義の術
card-mercy = 慈悲
card-path_of_the_monkey = 猿の道
card-form_of_the_demon = 魔の型
card-path_of_the_spirit = 精霊の道
season-spring = 春
season-summer = 夏
season-autumn = 秋
season-winter = 冬
phase-setup = 季節の準備
phase-tea = 茶会
phase-political = 政治フェイズ
phase-war = 戦争フェイズ
phase-cleanup = 片づけ
phase-winter = 冬
phase-over = 終了
set-core = 基本カードのみ
set-archway = 鳥居
set-teapot = 茶釜
set-horseman = 騎馬
advantage-seppuku = 切腹
advantage-hostage = 人質
advantage-ronin = 浪人を雇う
advantage-poets = 宮廷歌人
source-start = 開始時
source-harvest = 収穫
source-kami = 神
source-seppuku = 切腹
source-hostage = 人質
source-poets = 歌人
source-cards = カード
source-tokens = 戦争トークン
source-sets = 異なる国
source-winter = 冬の強化
source-lost = 失った点
gift-coins = 金貨
gift-ronin = 浪人
shrine-number = 社{ $number }
shrine-of = { $kami }の社
piece-in = { $province }の{ $piece }

## 決定

action-ballot = { $what }を盟友の候補に書く
no-ballot = ここまでにする
action-gift-to = { $what }に贈り物をする
no-gift-to = 贈らない
action-gift-what = { $what }を贈る
action-gift-n = { $gift ->
    [ronin] 浪人を{ $what }人
   *[coins] 金貨を{ $what }枚
}贈る
action-mandate = { $what }を選ぶ
action-announce = { $what }を宣言する
action-rec-fig = { $what }を召集する
no-rec-fig = 召集を終える
action-rec-dest = { $what }に置く
action-mar-fig = { $what }を動かす
no-mar-fig = 移動を終える
action-mar-dest = { $what }へ動かす
action-build = { $what }に城を築く
action-train = { $what }を買う
no-train = 何も買わない
action-mon-dest = 怪物を{ $what }に召集する
action-bet-clan = { $what }を裏切る
no-bet-clan = 置き換えを終える
action-bet-place = { $what }で置き換える
action-bet-kind = { $what }を置き換える
action-bet-with = 自分の{ $what }を置く
action-fuj-fig = 風で{ $what }を運ぶ
no-fuj-fig = 移動を終える
action-fuj-dest = { $what }へ運ぶ
action-rai = 武士を{ $what }に召集する
no-rai = 召集しない
action-ryu = { $what }を定価で買う
no-ryu = 何も買わない
action-benev = 払った金貨1枚を{ $what }に渡す
no-benev = 渡さない
action-kenin = 武士を{ $what }に置く
no-kenin = 置かない
action-light = 神官を{ $what }に置く
no-light = 置かない
action-samurai = 武士を{ $what }に置く
no-samurai = 置かない
action-ninja = { $what }の武士を討つ
no-ninja = 討たない
action-ninja-at = { $what }の武士を討つ
action-monkey = { $what }から金貨を取る
no-monkey = 取らない
action-hate = 鬼が{ $what }を倒す
action-bid-sep = 「切腹」に{ $what }枚
action-bid-hos = 「人質」に{ $what }枚
action-bid-ron = 「浪人を雇う」に{ $what }枚
action-bid-poe = 「宮廷歌人」に{ $what }枚
action-host = { $what }から人質を取る
no-host = 人質を取らない
action-host-kind = { $what }を取る
action-odd = 余りの金貨を{ $what }に渡す
yes-gift-ok = 贈り物を受け取る
no-gift-ok = 断る
yes-toll = 通行料を取る
no-toll = 免除する
yes-ama = 名誉の最上位に上がる
no-ama = 今の位のまま
yes-mercy = 全員を助ける
no-mercy = 情けをかけない
yes-seppuku = この国の自分のコマをすべて切腹させる
no-seppuku = 切腹しない
yes-ronin = 浪人を雇う
no-ronin = 雇わない
yes-order = 先に解決する
no-order = 後に回す
action-pass = パス
action-yes = はい
action-build-one = 城を築く

## 問い

ask-ballot = 盟友にしたい氏族を、望む順に書いてください。
ask-gift-to = 贈り物をしますか。
ask-gift-what = 何を贈りますか。
ask-gift-n = いくつ贈りますか。
ask-gift-ok = 贈り物を受け取りますか。
ask-mandate = 引いた命令のうちどれを選びますか。
ask-announce = どの命令を宣言しますか。
ask-rec-fig = 誰を召集しますか。
ask-rec-dest = どこに置きますか。
ask-mar-fig = どのコマを動かしますか。
ask-mar-dest = どこへ動かしますか。
ask-build = どこに築きますか。
ask-toll = 通行料を取りますか。
ask-train = どのカードを買いますか。
ask-mon-dest = 怪物はどこに現れますか。
ask-bet-clan = 誰を裏切りますか。
ask-bet-place = どこで行いますか。
ask-bet-kind = どのコマを置き換えますか。
ask-bet-with = 自分のどのコマを置きますか。
ask-ama = 最上位に上がりますか。
ask-fuj-fig = 風でどのコマを運びますか。
ask-fuj-dest = どこへ運びますか。
ask-rai = 武士をどこに召集しますか。
ask-ryu = どのカードを買いますか。
ask-benev = 誰に金貨を渡しますか。
ask-kenin = 武士をどこに置きますか。
ask-light = 神官をどの社に置きますか。
ask-samurai = 武士をどこに置きますか。
ask-ninja = 誰の武士を討ちますか。
ask-ninja-at = どこで討ちますか。
ask-monkey = 誰から金貨を取りますか。
ask-mercy = 助けますか。
ask-hate = 鬼は誰を倒しますか。
ask-bid-sep = 「切腹」にいくら入札しますか。
ask-bid-hos = 「人質」にいくら入札しますか。
ask-bid-ron = 「浪人を雇う」にいくら入札しますか。
ask-bid-poe = 「宮廷歌人」にいくら入札しますか。
ask-seppuku = この国のコマを切腹させますか。
ask-host = 誰から人質を取りますか。
ask-host-kind = どのコマを取りますか。
ask-ronin = 浪人を雇いますか。
ask-odd = 余りの金貨を誰に渡しますか。
ask-order = 先に解決しますか。

## 拒否の理由

refusal-over = 対戦は終わっています。
refusal-not-your-turn = 今はあなたの番ではありません。
refusal-no-pass = 答えが必要です。パスはできません。
refusal-not-in-play = この氏族は参加していません。
refusal-not-an-opponent = ほかの氏族でなければなりません。
refusal-already-listed = この氏族はもう書いてあります。
refusal-nothing-to-give = 贈るものがありません。
refusal-number = 手持ちはそんなにありません。
refusal-not-drawn = その命令は、引いた4枚の中にありません。
refusal-not-a-figure = 城はコマではなく、召集できません。
refusal-no-summon-left = 召集はすべて使いました。
refusal-not-in-reserve = 手元に残っていません。
refusal-no-stronghold-there = そこに自分の城がありません。
refusal-no-room-there = そこの城ではもう召集できません。
refusal-not-shinto = 社で祈れるのは神官と狛犬だけです。
refusal-no-piece-there = 自分のそのコマは、そこにありません。
refusal-stronghold-stays = この城は動かせません。
refusal-has-moved = この進軍でもう動きました。
refusal-no-destination = 行ける先がありません。
refusal-same-province = 別の国でなければなりません。
refusal-not-adjacent = 国境も航路もつながっていません。
refusal-no-coin-for-toll = 航路には通行料が要りますが、金貨がありません。
refusal-no-bonus = 築けるのは命令を選んだ氏族とその盟友だけです。
refusal-already-built = この進軍でもう築きました。
refusal-too-expensive = 費用は{ $cost }、手持ちは{ $coins }です。
refusal-not-displayed = このカードは売られていません。
refusal-already-hit = この命令でもう一度は狙えません。
refusal-no-target = そこに狙えるコマがありません。
refusal-not-fitting = 合うコマが手元にありません。
refusal-on-top = すでに最上位です。
refusal-not-richest = 取れるのは、最も裕福な相手からだけです。
refusal-not-hated = 鬼はそのコマを倒せません。
refusal-no-figure-there = そこに自分のコマが残っていません。
refusal-not-a-participant = 戦いに加わるほかの氏族でなければなりません。
refusal-not-capturable = 捕らえられるコマがありません。
refusal-no-ronin = 浪人がいません。
refusal-no-bushi = この氏族の武士はそこにいません。
refusal-not-a-loser = 余りをまだ受け取っていない敗者でなければなりません。
refusal-not-asked = 今は別のことを尋ねています：{ $asked ->
    [ballot] 盟友にしたい氏族を、望む順に書いてください。
    [gift-to] 贈り物をしますか。
    [gift-what] 何を贈りますか。
    [gift-n] いくつ贈りますか。
    [gift-ok] 贈り物を受け取りますか。
    [mandate] 引いた命令のうちどれを選びますか。
    [announce] どの命令を宣言しますか。
    [rec-fig] 誰を召集しますか。
    [rec-dest] どこに置きますか。
    [mar-fig] どのコマを動かしますか。
    [mar-dest] どこへ動かしますか。
    [build] どこに築きますか。
    [toll] 通行料を取りますか。
    [train] どのカードを買いますか。
    [mon-dest] 怪物はどこに現れますか。
    [bet-clan] 誰を裏切りますか。
    [bet-place] どこで行いますか。
    [bet-kind] どのコマを置き換えますか。
    [bet-with] 自分のどのコマを置きますか。
    [ama] 最上位に上がりますか。
    [fuj-fig] 風でどのコマを運びますか。
    [fuj-dest] どこへ運びますか。
    [rai] 武士をどこに召集しますか。
    [ryu] どのカードを買いますか。
    [benev] 誰に金貨を渡しますか。
    [kenin] 武士をどこに置きますか。
    [light] 神官をどの社に置きますか。
    [samurai] 武士をどこに置きますか。
    [ninja] 誰の武士を討ちますか。
    [ninja-at] どこで討ちますか。
    [monkey] 誰から金貨を取りますか。
    [mercy] 助けますか。
    [hate] 鬼は誰を倒しますか。
    [bid-sep] 「切腹」にいくら入札しますか。
    [bid-hos] 「人質」にいくら入札しますか。
    [bid-ron] 「浪人を雇う」にいくら入札しますか。
    [bid-poe] 「宮廷歌人」にいくら入札しますか。
    [seppuku] この国のコマを切腹させますか。
    [host] 誰から人質を取りますか。
    [host-kind] どのコマを取りますか。
    [ronin] 浪人を雇いますか。
    [odd] 余りの金貨を誰に渡しますか。
    [order] 先に解決しますか。
   *[other] { $asked }
}

## 出来事

sentence = { $who }：{ $what }
heading = { $season }・{ $phase }
a-piece = { $kind ->
   *[other] { $piece }
}
in-province = { $province }で
at-shrine = { $shrine }で
told-wars = 戦場は順に{ $names }
told-shrines = この対戦の社：{ $names }
told-ballot = 盟友の候補：{ $names }
event-card-set = この対戦のカード：{ $set }
event-kami-in-play = 社{ $slot }：{ $kami }
event-season = { $season }が始まる
event-war-province = { $number }番目の戦場は{ $province }
event-income = 収入は金貨{ $coins }枚
event-hostages-home = 人質{ $figures }体を{ $owner }に返す
event-alliance-ended = { $other }との盟約が終わる
event-ballot = 望む順の{ $place }番目に{ $other }を書いていた
event-alliance = { $other }と盟約を結ぶ
event-gift = { $other }に{ $what }を贈る
event-gift-refused = { $other }に{ $what }を贈ろうとして断られる
event-turn = 命令の番
event-selected = { $mandate }を選ぶ
event-tile = { $mandate }を伏せて出す
event-drawn = { $first }、{ $second }、{ $third }、{ $fourth }を引く
event-announced = { $mandate }を宣言する
event-coins = 金貨{ $coins }枚を得て{ $total }枚になる
event-ronin = 浪人{ $ronin }人を得て{ $total }人になる
event-vp = +{ $vp }点（{ $source }）、計{ $total }点
event-vp-lost = −{ $vp }点、計{ $total }点
event-honor = 名誉で{ $other }の上に立つ
event-rose = 名誉の最上位に上がる
event-summoned = { $piece }を{ $province }に召集する
event-worships = { $piece }を{ $slot }に送る
event-placed = { $piece }を{ $province }に置く
event-moved = { $piece }を{ $from }から{ $to }へ動かす
event-toll = { $other }から通行料として金貨{ $coins }枚を取る
event-built = { $province }に城を築く（金貨{ $cost }枚）
event-bought = { $card }を{ $cost ->
    [0] ただ
   *[other] 金貨{ $cost }枚
}で買う
event-gave-coin = 払った金貨1枚を{ $other }に渡す
event-replaced = { $place }{ $other }の{ $target }を自分の{ $piece }に置き換える
event-killed = { $province }で{ $piece }{ $figures }体を失う
event-took-coins = { $other }から金貨{ $coins }枚を取る
event-spared = 慈悲を示し、全員を助ける
event-kami-turn = { $number }回目の神の番
event-shrine = { $kami }の社を戦力{ $force }で制する{ $tied ->
    [0] { "" }
   *[other] （同点、名誉が上）
}
event-shrine-empty = { $kami }の社には誰もいない
event-war = { $season }の戦が始まる
event-eddies = 浪人{ $ronin }人を金貨に替えて{ $total }枚になる
event-no-war = { $province }には戦力のある氏族がなく、トークンは捨てられる
event-token = { $province }の戦争トークンを取る
event-battle = { $province }の戦い
event-bids = 入札：切腹{ $seppuku }、人質{ $hostage }、浪人{ $ronin }、歌人{ $poets }
event-advantage = { $bid }枚の入札で「{ $advantage }」を得る
event-seppuku = { $province }の{ $figures }体が切腹する
event-captured = { $other }の{ $piece }を人質に取る{ $vp ->
    [0] { "" }
   *[other] （さらに{ $vp }点）
}
event-hired = 浪人を雇い、戦力{ $force }を加える
event-outcome = { $province }の戦いに戦力{ $force }で勝つ
event-reparations = { $other }に金貨{ $coins }枚を払う
event-cleanup = { $season }が終わり、金貨と浪人は失われ、社のコマは手元に戻る
event-winter = 冬が来た
event-sets = { $provinces }か国のトークン
event-end = { $vp }点で勝つ
event-sealed = 伏せて決めた
event-declined = { $decision ->
    [toll] 通行料を取らない
    [train] カードを買わない
    [ama] 名誉の最上位に上がらない
    [rai] 雷神の恩恵を断る
    [ryu] 龍神の恩恵を断る
    [mercy] 慈悲を示さない
    [seppuku] 切腹しない
    [host] 人質を取らない
   *[ronin] 浪人を雇わない
}
event-sole-answer = ほかに選べるものはない

## 選択肢

option-clans = 参加する氏族
option-clans-koi-lotus-turtle-dragonfly-bonsai = 5人：鯉・蓮・亀・蜻蛉・盆栽
option-clans-koi-lotus-turtle-dragonfly = 4人：鯉・蓮・亀・蜻蛉
option-clans-koi-lotus-turtle-bonsai = 4人：鯉・蓮・亀・盆栽
option-clans-koi-lotus-dragonfly-bonsai = 4人：鯉・蓮・蜻蛉・盆栽
option-clans-koi-turtle-dragonfly-bonsai = 4人：鯉・亀・蜻蛉・盆栽
option-clans-lotus-turtle-dragonfly-bonsai = 4人：蓮・亀・蜻蛉・盆栽
option-clans-koi-lotus-turtle = 3人：鯉・蓮・亀
option-clans-koi-lotus-dragonfly = 3人：鯉・蓮・蜻蛉
option-clans-koi-lotus-bonsai = 3人：鯉・蓮・盆栽
option-clans-koi-turtle-dragonfly = 3人：鯉・亀・蜻蛉
option-clans-koi-turtle-bonsai = 3人：鯉・亀・盆栽
option-clans-koi-dragonfly-bonsai = 3人：鯉・蜻蛉・盆栽
option-clans-lotus-turtle-dragonfly = 3人：蓮・亀・蜻蛉
option-clans-lotus-turtle-bonsai = 3人：蓮・亀・盆栽
option-clans-lotus-dragonfly-bonsai = 3人：蓮・蜻蛉・盆栽
option-clans-turtle-dragonfly-bonsai = 3人：亀・蜻蛉・盆栽
option-card-set = 基本に加える季節カード
option-card-set-random = 3つの組からランダムに
option-card-set-archway = 鳥居
option-card-set-teapot = 茶釜
option-card-set-horseman = 騎馬
option-card-set-none = なし（試験用）
option-alliances = 盟約
option-alliances-ballot = 秘密の投票で
option-alliances-none = なし
option-gifts = 金貨と浪人の贈り物
option-gifts-off = なし
option-gifts-on = 茶会と政治フェイズで
option-piles = 金貨と浪人の共通の山
option-piles-unlimited = 無限
option-piles-limited = 箱にある数だけ
option-timing = 同時に起こる効果の順
option-timing-honor = 名誉の順
option-timing-ask = 名誉の最も高い人に尋ねる
option-toll = 「大蛇の道」の通行料
option-toll-ask = 持ち主に尋ねる
option-toll-auto = 必ず取る
option-amaterasu-optional = 天照の勝者は断れる
option-amaterasu-optional-true = はい
option-amaterasu-optional-false = いいえ
option-fujin-strongholds = 風神で亀の城を動かせる
option-fujin-strongholds-true = はい
option-fujin-strongholds-false = いいえ
option-bushido-coins = 「武士道の術」の金貨
option-bushido-coins-flat = 一度だけ
option-bushido-coins-per-virtue = 異なる美徳ごと
option-souls-rule = 魂の鬼の点の条件
option-souls-rule-end = 戦いの終わりにいる
option-souls-rule-any = 戦いのはじめにいる
option-justice-per = 「公正」の点
option-justice-per-victim = 倒された氏族ごと
option-justice-per-event = 一度だけ
option-auto-single = 答えが1つしかない決定
option-auto-single-true = 尋ねずに行う
option-auto-single-false = 尋ねる

## 卓

list-separator = 、
and-separator = と
sentence-separator = { "" }
amount-coins = 金貨{ $n }枚
amount-vp = { $n }点
amount-ronin = 浪人{ $n }人

# 値の出どころ
provenance-printed = 神の番のルールに記載
provenance-official = 公式のルール・回答・例による
provenance-inferred = この卓のルールで導いた、または定めた値
provenance-reconstructed = 一致する複数の資料から組み立てた値
provenance-single-source = 出典1つのみ、未確認
provenance-owner = この卓の持ち主が変えた値
badge-reconstructed = 複数の出典から
badge-single-source = 出典1つ
source-reconstructed = 複数の二次資料

# 氏族
ability-koi = 渦
ability-koi-words = 戦が始まると、鯉の浪人は金貨に変わります。「浪人を雇う」を得ると、残した金貨1枚ごとに戦力{ $force }が加わります。
ability-lotus = 隠れた命令
ability-lotus-words = 蓮はタイルを伏せて出し、5つの命令のどれでも宣言できます。
ability-turtle = 動く城
ability-turtle-words = 亀の城は戦力{ $force }を持ち、コマのように動きます。倒すことも、捕らえることも、置き換えることもできません。
ability-dragonfly = 翅
ability-dragonfly-words = 蜻蛉はどの国にも召集でき、どの国へも移動できます。
ability-bonsai = 恵み
ability-bonsai-words = 金貨{ $cost }枚以上のカードと城を、盆栽は{ $price }枚で手に入れます。

# 神
kami-amaterasu-label = 名誉の最上位へ
kami-amaterasu-words = 制した氏族は名誉の最上位に上がれます。上にいた氏族は1つずつ下がります。
kami-fujin-label = 移動{ $moves }回
kami-fujin-words = 制した氏族は、国にある自分のコマを進軍と同じように{ $moves }回まで動かせます。
kami-hachiman-label = 浪人{ $ronin }人
kami-hachiman-words = 制した氏族は浪人{ $ronin }人を得ます。
kami-raijin-label = 好きな国に武士1体
kami-raijin-words = 制した氏族は、手元の武士1体を好きな国に召集できます。城は要りません。
kami-ryujin-label = カードを1枚買う
kami-ryujin-words = 制した氏族は、場のカードを1枚{ $discount ->
    [0] 定価で
   *[other] 金貨{ $discount }枚引きで
}買えます。
kami-susanoo-label = 自分の城ごとに{ $vp }点
kami-susanoo-words = 制した氏族は、国にある自分の城1つにつき{ $vp }点を得ます。
kami-tsukuyomi-label = 金貨{ $coins }枚
kami-tsukuyomi-words = 制した氏族は金貨{ $coins }枚を得ます。

# 命令
mandate-recruit-words = 各氏族は城の数だけコマを、自分の城のある国に召集します。神官は社に置くこともできます。
mandate-recruit-bonus = 選んだ氏族と盟友は、さらに{ $summons }体召集します。
mandate-marshal-words = 各氏族は自分のコマをそれぞれ1回、国境か航路でつながる隣の国へ動かせます。
mandate-marshal-bonus = 選んだ氏族と盟友は、好きな国に金貨{ $cost }枚で城を築けます。
mandate-train-words = 各氏族は売られているカードを1枚買えます。選んだ氏族が最初です。
mandate-train-bonus = 選んだ氏族と盟友は、金貨{ $discount }枚引きで買えます。
mandate-harvest-words = 各氏族は金貨{ $coins }枚を得ます。
mandate-harvest-bonus = 選んだ氏族と盟友は、戦力が最大の国すべてから、その国の実りも得ます。
mandate-betray-words = 選んだ氏族は、別々の相手のコマを合わせて{ $targets }体まで、同じ種類の自分のコマに置き換えます。
mandate-betray-bonus = 盟約があれば終わり、選んだ氏族は名誉が下がります。盟友には何もありません。

# 戦術
advantage-seppuku-words = この国の自分のコマをすべて切腹させられます。1体につき{ $vp }点を得て、名誉が{ $honor }つ上がります。
advantage-hostage-words = 戦いに加わるほかの氏族のコマを、大名以外から1体捕らえ、持ち主から{ $vp }点を奪えます。
advantage-ronin-words = 浪人1人につき、この戦いで戦力1を加えられます。浪人は減りません。
advantage-poets-words = この戦いで倒れたコマ1体につき{ $vp }点を得ます。

# カードの種類
card-kind-enhancement = 強化
card-kind-virtue = 美徳
card-kind-monster = 怪物
card-kind-war = 戦の強化
card-kind-winter = 冬の強化

# コマ
piece-words-force = 戦力{ $force }。
piece-words-lowest = 持ち主の名誉がその国で最も低ければ、戦力{ $force }です。
piece-words-daimyo = 大名として扱います。捕らえることも置き換えることもできません。
piece-words-shinto = 社で祈れます。
piece-words-hate = 国に入ると、名誉が上の氏族ごとに、そこの神官・武士・狛犬を1体ずつ倒します。
piece-words-spite = 国に入ると、そこに戦力があって名誉が上の氏族から、{ $vp }点ずつまで奪います。
piece-words-souls = いる国の戦争トークンを取ると、持っている鬼1体につき{ $vp }点を得ます。
piece-words-oni = 鬼です。
piece-label-force = 戦力{ $force }
piece-label-lowest = 名誉が最低なら{ $force }
piece-label-daimyo = 大名扱い
piece-label-shinto = 祈れる
piece-label-hate = 名誉が上の氏族を1体ずつ倒す
piece-label-spite = 名誉が上の氏族から{ $vp }点
piece-label-souls = トークンで鬼ごとに{ $vp }点
piece-stronghold-words = この国に召集できます。コマではなく、戦力はありません。亀の城だけが戦力{ $force }を持ちます。

# カードの働き
card-does-daimyo_force-words = あなたの大名と幽霊は、戦力が{ $n }高くなります。
card-does-daimyo_force-label = 大名の戦力+{ $n }
card-does-vp_per_own_kill-words = 自分のコマが倒れるたび、1体につき{ $vp }点を得ます。
card-does-vp_per_own_kill-label = 自分のコマが倒れると{ $vp }点
card-does-war_gain-words = 戦争フェイズのはじめに、{ $gain }を得ます。
card-does-war_gain-label = 戦のはじめ：{ $gain }
card-does-sea_toll-words = ほかの氏族が航路でコマを動かすとき、{ $taken }を取れます。金貨のない氏族は航路を使えません。
card-does-sea_toll-label = 航路の通行料：{ $taken }
card-does-extra_hostage-words = 「人質」を得たとき、もう{ $n }体捕らえられます。
card-does-extra_hostage-label = 人質+{ $n }
card-does-war_gain_virtue-words = 戦争フェイズのはじめに{ $taken }を得て、さらに持っている美徳1種につき{ $vp }点を得ます。
card-does-war_gain_virtue-label = 戦のはじめ：{ $taken }、美徳ごとに{ $vp }点
card-does-winter_vp-words = 冬に、{ $per ->
    [stronghold] 国にある自分の城1つ
    [virtue_kind] 持っている異なる美徳1枚
    [monster] 持っている怪物1体
    [oni] 持っている鬼1体
   *[alliance_season] 盟約を結んだ季節1つ
}につき{ $vp }点を得ます。
card-does-winter_vp-label = 冬：{ $per ->
    [stronghold] 城
    [virtue_kind] 美徳
    [monster] 怪物
    [oni] 鬼
   *[alliance_season] 盟約の季節
}ごとに{ $vp }点
card-does-give_spent_coin-words = カードか城の費用を払うとき、払った金貨のうち{ $coins }枚をほかの氏族に渡せます。渡すと名誉が上がり、{ $vp }点を得ます。
card-does-give_spent_coin-label = 払った金貨を{ $coins }枚渡す：名誉と{ $vp }点
card-does-after_summon_place-words = 自分の召集のたびに、手元の{ $piece }1体を自分の城のある国に置けます。
card-does-after_summon_place-label = 召集のあと：{ $piece }をもう1体
card-does-end_recruit_place-words = 徴兵が終わるたびに、手元の{ $piece }1体を{ $where ->
    [shrine] 社
   *[province] 好きな国
}に置けます。
card-does-end_recruit_place-label = 徴兵のあと：{ $piece }1体を{ $where ->
    [shrine] 社
   *[province] 好きな国
}へ
card-does-vp_on_kill_lower_honor-words = 名誉が下の氏族のコマを討つと、その氏族1つにつき{ $vp }点を得ます。
card-does-vp_on_kill_lower_honor-label = 名誉が下の氏族を討つと{ $vp }点
card-does-war_bushi_force-words = 戦争フェイズの間、あなたの武士は戦力{ $n }です。
card-does-war_bushi_force-label = 戦：武士の戦力{ $n }
card-does-vp_on_select_allied-words = 盟約のある間に裏切り以外の命令を選ぶと、{ $vp }点を得ます。
card-does-vp_on_select_allied-label = 盟約中に選ぶと{ $vp }点
card-does-after_summon_gain-words = 自分の召集のたびに、{ $needs ->
    [above_2] 名誉が下の氏族が2つ以上あれば
    [top_honor] 名誉の最上位にいれば
   *[none] { "" }
}{ $gain }を得ます。
card-does-after_summon_gain-label = 召集のあと{ $needs ->
    [above_2] （下に2氏族以上）
    [top_honor] （最上位）
   *[none] { "" }
}：{ $gain }
card-does-vp_bonus_allied-words = 盟約のある間、点を得るたびに{ $vp }点多く得ます。冬には働きません。
card-does-vp_bonus_allied-label = 盟約中：得点ごとに+{ $vp }
card-does-coin_on_richer_gain-words = あなたより裕福な氏族が金貨を得ると、{ $taken }を得ます。
card-does-coin_on_richer_gain-label = 裕福な氏族が得ると{ $taken }
card-does-extra_betray-words = 自分の裏切りで、どの相手からでもあと{ $n }体置き換えられます。社のコマでもかまいません。
card-does-extra_betray-label = 裏切り+{ $n }、社でも可
card-does-vp_on_token-words = 戦争トークンを取るたびに{ $vp }点を得ます。
card-does-vp_on_token-label = 戦争トークンごとに{ $vp }点
card-does-after_summon_kill-words = 自分の召集のたびに、どこの国でも{ $piece }1体を討てます。自分のものでもかまいません。討つと名誉が下がります。
card-does-after_summon_kill-label = 召集のあと：{ $piece }1体を討ち、名誉が下がる
card-does-war_take_lower_honor-words = 戦争フェイズのはじめに、名誉が下の各氏族から{ $taken }を取ります。
card-does-war_take_lower_honor-label = 戦のはじめ：名誉が下の氏族から{ $taken }
card-does-spare-words = ほかの氏族のコマを討つとき、全員を助けて{ $vp }点を得ることができます。
card-does-spare-label = 全員を助けると{ $vp }点
card-does-after_summon_take_richest-words = 自分の召集のたびに、最も裕福な相手から{ $taken }を取れます。取ると名誉が下がります。
card-does-after_summon_take_richest-label = 召集のあと：最も裕福な相手から{ $taken }、名誉が下がる

# 卓の言葉
term-honor = 名誉
term-honor-words = 氏族の上下の順です。同点は、いつも上にいる氏族のものになります。
term-force = 戦力
term-force-words = その場所にある氏族のコマの合計です。国も社も戦いも、戦力（1以上）が最大の氏族が制します。
term-vp = 点
term-vp-words = 勝利点です。冬のあとに最も多い氏族が勝ちます。0より下にはなりません。
term-coins = 金貨
term-coins-words = カード、城、入札に使います。残りは季節の終わりに失われます。
term-ronin = 浪人
term-ronin-words = 「浪人を雇う」を得た戦いで、1人につき戦力1を加えます。季節の終わりに失われます。
term-stronghold = 城
term-stronghold-words = コマは自分の城のある国に召集します。進軍のボーナスで、金貨{ $cost }枚を払って築けます。城はコマではありません。
term-reserve = 手元
term-reserve-words = 国にも社にもなく、捕らわれてもいない自分のコマです。
term-shrines = 社
term-shrines-words = 季節に3度、4つの社がそれぞれ、戦力が最大の氏族に恵みを与えます。
term-track = 政治トラック
term-track-words = 季節ごとに命令が7回あります。3回目、5回目、7回目のあとに神の番があり、最後は戦です。
term-mandates = 命令タイル
term-mandates-words = 選ぶ氏族は山の上の4枚を見て1枚を出し、3枚を戻します。命令は全氏族が行い、選んだ氏族と盟友にはボーナスがあります。
term-ally = 盟友
term-ally-words = 命令のボーナスを分け合います。あなたが勝った戦いでは倒されません。裏切りで盟約は終わります。
term-war = 戦
term-war-words = 季節のはじめに引いた国だけで、引いた順に起こります。
term-tokens = 戦争トークン
term-tokens-words = 戦で得ます。冬に季節に応じた点になり、異なる国をそろえるとさらに点になります。
term-captives = 人質
term-captives-words = 次の季節のはじめに帰ります。捕らえた氏族は1体につき金貨{ $coins }枚を得ます。
term-display = 場のカード
term-display-words = 鍛錬と龍神で買えます。売れ残りは次の季節にも残ります。
term-bids = 入札
term-bids-words = 金貨を4つの戦術に分けて賭け、全員が決めるまで伏せます。戦いに勝った氏族の入札は敗者に渡ります。
term-house = 出典1つ
term-house-words = 印刷されたルールにも公式の資料にもない値です。卓の持ち主が内容ファイルで直せます。

# 選択肢
offer-worshipper = 社で祈るコマは、不義の道でしか置き換えられません。
offer-no-target = 手元に、この氏族のコマと置き換えられるものがありません。
offer-as-daimyo = 大名として扱うので、置き換えることも捕らえることもできません。
or-separator = か
offer-battle = { $province }の戦い

# 戦力の比べ方
force-of-clan = { $clan }{ $force }
force-of-ally = 盟友の{ $clan }{ $force }
standing-alone = 相手なし
standing-nobody = 誰の戦力もなし
standing-leads = { $clans }より上
standing-behind = { $clans }より下
standing-tie-won = { $clans }と同点、名誉はあなたが上
standing-tie-lost = { $clans }と同点、名誉は{ $who }が上

# 確かに起こること
note-gain = { $gain }を得ます。
note-card-gain = { $card }：{ $gain }を得ます。
note-honor-gained = 名誉で{ $clans }の上に立ちます。
note-honor-lost = 名誉で{ $clan }の下になります。
note-tie-turned = これで{ $shrine }の同点に勝ちます。
note-spite = { $clans }から計{ $vp }点を奪います。
note-hate = { $clans }のコマを1体ずつ倒します。
note-shared = 盟友の{ $clan }もボーナスを得ます。
note-recruit = { $n }体まで召集できます。
note-marshal = 動かせるコマは{ $n }体です。
note-train = 場のカードのうち{ $n }枚を買えます。
note-alliance-ends = { $clan }との盟約が終わります。
note-die = コマが{ $n }体減ります。
note-listed = 望む順の{ $place }番目に書きます。
note-robbed = { $clan }から{ $vp }点を奪います。
note-left = { $province }の戦力は{ $before } → { $after }、{ $standing }。
note-toll = 航路なので、{ $clan }に金貨{ $coins }枚を取られることがあります。
note-has = 手持ちは金貨{ $coins }枚です。
note-take = { $clan }から金貨{ $coins }枚を取ります。

# 何についての問いか
lead-bid = 金貨を分けて賭けます。入札は一斉に公開されます。敗者の入札は戻らず、勝者の入札は敗者に渡ります。
lead-put = { $piece }は手元に{ $n }体あります。
lead-ballot = 互いに書いた氏族が盟約を結べます。上に書いた相手が優先です。全員が書き終えるまで、誰にも見えません。
lead-gift-to = 手持ちは金貨{ $coins }枚と浪人{ $ronin }人です。
lead-gift = 相手は{ $clan }です。手持ちは金貨{ $coins }枚と浪人{ $ronin }人です。
lead-gift-n = { $clan }に{ $what ->
    [ronin] 浪人を贈ります。手持ちは{ $n }人です。
   *[coins] 金貨を贈ります。手持ちは{ $n }枚です。
}
lead-gift-ok = { $clan }からの贈り物は、{ $what ->
    [ronin] 浪人{ $n }人
   *[coins] 金貨{ $n }枚
}です。
lead-mandate = { $tiles ->
    [4] 山札の最後の4枚を引きました。
   *[other] 山札の{ $tiles }枚から4枚を引きました。
}1枚を出し、3枚は順を変えずに戻します。
lead-announce = 「{ $mandate }」のタイルは伏せたままです。5つのどれでも宣言できます。
lead-rec-fig = 召集はあと{ $left }体です。
lead-mar-fig = { $left ->
    [0] 動かせるコマはもうありません。
   *[other] まだ動かせるコマは{ $left }体です。
}
lead-move = { $province }の{ $piece }です。
lead-build = 好きな国に、金貨{ $cost }枚で築けます。
lead-toll = { $clan }が航路で動きます。手持ちは金貨{ $coins }枚です。
lead-train = 手持ちは金貨{ $coins }枚です。{ $discount ->
    [0] { "" }
   *[other] カードは金貨{ $discount }枚引きです。
}
lead-bet-clan = { $extra ->
    [0] { $left ->
        [one] まだ狙っていない氏族のコマを、あと1体です。
       *[other] 別々の氏族のコマを{ $left }体までです。
    }
   *[other] 不義の道：どの氏族のコマでもあと1体、社でもかまいません。
}
lead-of = { $clan }のコマです。
lead-at = { $place }にいる{ $clan }のコマです。
lead-kami-amaterasu = 戦力{ $force }で社を制しました。今の名誉は{ $place }番目です。
lead-kami-fujin = 戦力{ $force }で社を制しました。進軍と同じように動かします。同じコマを2度動かしても構いません。
lead-kami-raijin = 戦力{ $force }で社を制しました。好きな国に置けます。城は要りません。手元に{ $n }体あります。
lead-kami-ryujin = 戦力{ $force }で社を制しました。手持ちは金貨{ $coins }枚です。カードは定価です。
lead-benev = 払った金貨のうち1枚を、ほかの氏族に渡せます。
lead-ninja = 召集が終わりました。討つと名誉が下がります。
lead-monkey = 召集が終わりました。取ると名誉が下がります。
lead-mercy-battle = { $province }で{ $n }体が討たれるところです。
lead-mercy-hate = { $province }で鬼が、{ $n }氏族のコマを倒すところです。
lead-mercy-ninja = { $province }にいる{ $clan }の武士が討たれるところです。
lead-seppuku = この戦術を得ました。戦いにいる自分のコマは{ $n }体です。
lead-host = この戦術を得ました。戦いに加わるほかの氏族のコマを、大名以外から{ $left }体まで捕らえられます。
lead-ronin = この戦術を得ました。何も減りません。
lead-odd = 勝ったので、入札した金貨を敗者に分けます。余りは{ $odd }枚です。
lead-order = { $phase ->
    [war] 戦の強化の効果が起こり、鯉の浪人は金貨に変わります。
   *[other] 光の道と侍の道の効果が起こります。
}ほかに効果を持つ氏族：{ $clans }。

# それぞれの戦術でできること
bid-seppuku = { $n ->
    [0] ここに自分のコマはありません。
   *[other] ここにいる{ $n }体が切腹します。{ $vp }点を得{ $honor ->
        [0] { "" }
       *[other] て、名誉が{ $honor }つ上がり
    }ます。
}
bid-hostage = { $clans }のコマを{ $n }体まで捕らえ{ $robbed ->
    [all] 、{ $vp }点ずつ奪います
    [some] ます。{ $rich }からは{ $vp }点ずつ奪います
   *[none] ます。奪える点はありません
}{ $limit ->
    [0] 。
   *[other] （合わせて最大{ $limit }点）。
}
bid-hostage-none = 捕らえられるコマはありません。
bid-ronin = 浪人{ $n }で、戦力は{ $before } → { $after }になります。相手は{ $others }です。
bid-ronin-koi = 浪人と残した金貨で、戦力は{ $before } → 最大{ $after }になります。相手は{ $others }です。
bid-ronin-none = 浪人がいません。
bid-poets = ここで倒れるコマ1体につき{ $vp }点、最大で{ $n }体です。
bid-loyalty = { $words }「忠」でさらに{ $vp }点です。

# 選択の理由
hint-fact = { $label }：{ $fact }
hint-force = { $label }：戦力{ $before } → { $after }、{ $standing }。
hint-words = { $words }。
hint-nothing = ここでは、これに勝る手はありません。
