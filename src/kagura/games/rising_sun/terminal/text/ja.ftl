# 端末のライジングサン、日本語。キーは en.ftl と共通で、引数とともにテストで比べる。

nobody = なし
nothing = なし
full-stop = 。
counted = { $what }{ $n }
counted-strongholds = { $what }{ $n }
card-copies = { $card }×{ $n }
place-separator = ；

## 図の記号

sign-daimyo = 大
sign-shinto = 神
sign-bushi = 武
sign-stronghold = 城
sign-komainu = 狛
sign-oni_of_skulls = 髑
sign-yurei = 幽
sign-river_dragon = 龍
sign-oni_of_blood = 血
sign-oni_of_souls = 魂
sign-oni_of_hate = 憎
sign-oni_of_spite = 恨
brief-coins = 金{ $n }
brief-vp = 点{ $n }
brief-ronin = 浪{ $n }
track-m = 命
track-k = 神
tile-hidden = 伏せ

## 卓

table-season = { $season }｜政治トラック { $track }
table-played = 出た命令：{ $played }。残りのタイル{ $n }枚
table-announced = この番の命令：{ $mandate }（{ $name }が選択）
table-returned = あなたが戻したタイル：{ $tiles }
table-pile = 共通の山：金貨{ $coins }、浪人{ $ronin }
table-battle = { $province }の戦い：{ $names }
table-bids = { $name }の入札：{ $bids }
table-won = { $advantage }：{ $name }
table-sale = 場のカード：{ $cards }
card-price = { $card }（{ $cost }）
head-honor = 名誉
head-name = 氏族
head-who = 担当
head-vp = 点
head-coins = 金貨
head-ronin = 浪人
head-ally = 盟友
head-cards = カード
head-tokens = トークン
head-held = 人質
head-reserve = 手元
head-province = 国
head-war = 戦
head-reward = 報酬
head-shrine = 社
head-gives = 恵み
links-border = 国境：{ $links }
links-sea = 航路：{ $links }
links-of-border = { $province }－{ $others }
links-of-sea = { $province }～{ $others }
links-separator = ；
legend-pieces = コマ：{ $pieces }
legend-force = コマの前の数は戦力、* はそこで最も高い戦力。戦は順番、> は今、( ) は終わった戦。報酬は金（金貨）・点・浪（浪人）。氏族は名誉の順に並ぶ。政治トラックの命は命令、神は神の番。

## 氏族の手元

clan-title = { $name }（{ $who }）：{ $vp }点
clan-ability = { $ability }：{ $words }
clan-wealth = 名誉は{ $clans }氏族中{ $place }番目、金貨{ $coins }、浪人{ $ronin }、盟友：{ $ally }。
clan-board = 盤上：{ $places }。
clan-place = { $place }は{ $pieces }
clan-reserve = 手元：{ $pieces }。
clan-hostages = { $name }からの人質：{ $pieces }。
clan-tokens = 戦争トークン：{ $tokens }。
clan-token = { $province }（{ $season }）
clan-points = 点の内訳：{ $points }。
card-words = { $card }（{ $kind }）：{ $words }
clan-sale = 場のカードと、この氏族が払う値段：
sale-line = { $cost }：{ $line }

## 問いと選択肢

question-wait = { $names }の答えを待っています。
question-over = 対局は終わりました。
ask-of = { $name }：{ $question }
ask-about = （{ $what }）
ask-coins = 残りの金貨は{ $coins }。
ask-listed = 書いた候補：{ $names }。
ask-ballot-at-once = 「蓮 亀」のように氏族を並べると、候補を一度に書けます。
ask-battle = { $province }の戦い、残りの金貨は{ $coins }。
ask-bids-at-once = 「2 0 1 0」のように4つの数を並べると、一度に入札できます。
ask-summons = 残りの召集{ $n }回。
ask-moves = 残りの移動{ $n }回。
ask-gift = { $name }からの{ $gift }{ $n }。
menu-bid = { $name }：{ $words }
menu-numbers = { $first }から{ $last }までの数
menu-words = { $choice }：{ $words }

## できごと

story-separator = 、
story-list = 書いた候補は{ $names }
story-wars = 戦は{ $provinces }の順に起こる
story-sole-answer = ほかに選べるものはなかった

## 得点

score-total = 合計
score-rank = 順位
score-of = { $name } { $vp }点：{ $points }
score-so-far = ここまでの点。戦争トークンと冬の強化は最後に数えます。
score-winner = { $n ->
    [1] { $names }の勝ち、{ $score }点。
   *[other] { $names }がそろって勝ち、{ $score }点。
}
score-tie-honor = 同点なので、名誉の高い氏族の勝ち（{ $rule }）。
score-tie-allies = 同点なので、名誉の最も高い氏族とその盟友がそろって勝ち（{ $rule }）。

## 文章で

spoken-season = { $season }。政治トラックは{ $spaces }マスのうち{ $done }マスまで進みました。
spoken-honor = 名誉は高い順に{ $names }。
spoken-war = 戦は{ $provinces }の順に起こります。終わった戦は{ $done }。
spoken-clan = { $name }（{ $who }）：{ $vp }点、金貨{ $coins }、浪人{ $ronin }、盟友：{ $ally }、カード：{ $cards }、戦争トークン{ $tokens }、手元：{ $reserve }。
spoken-province = { $province }：{ $there }。{ $most }報酬は{ $reward }。隣は{ $links }。
beside-border = { $province }
beside-sea = { $province }（航路）
spoken-most = 最も高い戦力は{ $name }。
spoken-there = { $name } 戦力{ $force }（{ $pieces }）
spoken-shrine = 社{ $number }の{ $kami }（{ $gives }）：{ $there }。
spoken-whole = board と入力すると、卓のすべてを読み上げます。

## 遊び方のあらまし

primer-part = { $name }：{ $words }
primer-1 = 春・夏・秋の3つの季節にわたって氏族を率い、冬のあとに最も点（勝利点）の多い人が勝ちます。同点は、いつも名誉の高いほうが勝ちます。
primer-2 = 季節は茶会で始まります。盟友の候補を互いに伏せて書き、書き合った氏族がその季節の盟友になります。
primer-3 = 次に命令が{ $turns }回。順に4枚のタイルを見て1枚を選び、すべての氏族がそれを行います。選んだ氏族と盟友は、さらに得をします。
primer-4 = 神官は社で祈ります。季節に{ $kami }回の神の番に、社ごとに戦力の最も高い氏族が、その神の恵みを得ます。
primer-5 = 戦はいくつかの国で起こります。複数の氏族がいれば、4つの戦術（{ $advantages }）に金貨を伏せて入札し、戦力の最も高い氏族がトークンを得ます。その氏族と盟友を除き、ほかのコマはすべて倒れます。
primer-6 = 勝った氏族の入札は、負けた氏族に配られます。金貨と浪人は季節の終わりに失われます。
primer-7 = 冬には春・夏・秋のトークンがそれぞれ{ $tokens }点、異なる国のトークンは{ $bonus }になります。
primer-set = { $provinces }か国で{ $vp }点

## 入力と、規則の分類

typed-words = 氏族=CLAN 国=PROV 社=SLOT 札=CARD カード=CARD 命令=MANDATE コマ=KIND 数=NUM 見送る=PASS パス=PASS はい=YES いいえ=PASS
help-notation = CLAN koi 氏族、PROV edo 国、SLOT 2 社（0から数える）、CARD komainu カード、MANDATE train 命令、KIND bushi コマ、FIG bushi@edo 国にあるコマ、NUM 3 数、YES はい、PASS パスする。数を4つ並べれば入札、氏族を並べれば盟友の候補になる
help-example = PROV edo
help-rule = R-BAT-3
rule-families =
    R-TERM   用語
    R-SETUP  準備
    R-TIME   何が先か
    R-SEAS   季節
    R-TEA    茶会
    R-GIFT   贈り物
    R-POL    政治フェイズ
    R-REC    徴兵
    R-MAR    進軍
    R-TRA    鍛錬
    R-HAR    収穫
    R-BET    裏切り
    R-KAMI   神の番
    R-WAR    戦争
    R-BAT    戦い
    R-CLEAN  片づけ
    R-WIN    冬と勝者
    R-CLAN   氏族
    R-CARD   季節のカード
    R-FX     カードの働き

## 統計

label-clan = 氏族
measure-alliances = 盟約
ending-winter = 冬
count-allied = 盟約
count-broken = 裏切りで破棄
count-battles = 戦い
count-battles-won = 勝った戦い
count-bid-seppuku = 入札 切腹
count-bid-hostage = 入札 人質
count-bid-ronin = 入札 浪人
count-bid-poets = 入札 歌人
count-won-seppuku = 獲得 切腹
count-won-hostage = 獲得 人質
count-won-ronin = 獲得 浪人
count-won-poets = 獲得 歌人
