# ライジングサンの盤面と神の番のシナリオ、日本語。キーは en.ftl と共通。

## 段階

step-kami_turn = { $number }回目の神の番
step-mandate = 命令
step-mandate-kami = 命令と、そのあとの神の番
step-mandate_turn = 命令の番
step-tea = 茶会
step-setup = 季節の準備
step-war_start = 戦争フェイズの開始
step-battle = 戦い
step-cleanup = 片づけ
step-winter = 冬
step-shrine = 社{ $number }：{ $kami }
step-end = このあと
next-mandate = 政治フェイズに戻り、{ $clan }が次の命令の番を行う。
next-war = この季節で3回目の神の番だったため、戦争フェイズが始まる。

## 社の勝敗の理由

decides = { $clan }の選択：{ $what }
then = 、
and = と
above = { " ＞ " }
pieces = { $piece }{ $n }
clan-force = { $clan }{ $force }（{ $pieces }）
shrine-empty = 祈るコマがいないため、この社は飛ばす。
shrine-forces = 戦力：{ $forces }。
shrine-tied = { $names }が同点。いまの名誉は{ $order }の順で、同点の中では{ $first }がいちばん上。

## 神の恵み

benefit-amaterasu = 勝者は名誉の最上位に上がってもよい。
benefit-fujin = 勝者は国にある自分のコマを{ $moves }回まで動かしてもよい。
benefit-hachiman = 勝者は浪人{ $ronin }人を得る。
benefit-raijin = 勝者は好きな国に武士を1体召集してもよい。
benefit-ryujin = 勝者は売られているカードを1枚、定価で買ってもよい。
benefit-susanoo = 勝者は国にある自分の城1つにつき{ $vp }点を得る。
benefit-tsukuyomi = 勝者は金貨{ $coins }枚を得る。
idle-amaterasu = { $clan }はすでに最上位にいるため、何も変わらない。
idle-fujin = { $clan }には国に動かせるコマがないため、何も起こらない。
idle-hachiman = 浪人の山が尽きているため、{ $clan }は何も得ない。
idle-raijin = { $clan }の手元に武士がいないため、何も起こらない。
idle-ryujin = { $clan }に買えるカードがないため、何も起こらない。
idle-susanoo = { $clan }の城が国にないため、点は得ない。
idle-tsukuyomi = 金貨の山が尽きているため、{ $clan }は何も得ない。

## 書式の誤り

fault-no-toml = TOMLとして読めません：{ $why }
fault-missing = ありません
fault-format = { $value } になっています。'{ $wanted }' でなければなりません
fault-no-list = { $value } になっています。語を並べた文字列を書いてください
fault-times = { $value }：同じものn個は x*n と書きます
fault-too-many = 語が多すぎます。{ $most }語までです
fault-unknown = { $value } は次のどれでもありません：{ $names }
fault-number = { $value } になっています。{ $low }〜{ $high } の整数でなければなりません
fault-no-table = { $value } になっています。テーブルでなければなりません
fault-no-key = { $value } という項目はありません。項目は次のとおりです：{ $names }
fault-no-array = { $value } になっています。配列でなければなりません
fault-clans = 次の中から3〜5個を、重複なく席順に並べてください：{ $names }
fault-one-word = { $value }：{ $run } にはもう1語が必要です
fault-no-word = { $value }：{ $run } のあとには何も書けません
fault-slots = 社が{ $n }つあります。{ $slots }つ必要です
fault-other-run = { $value } になっています。ここで扱えるのは '{ $wanted }' だけです

## ありえない盤面

fault-honor = { $names } になっています。各氏族を1回ずつ書いてください
fault-few-kami = 神の番には{ $slots }柱の神が必要です
fault-same-kami = 場に出る神は、異なる{ $slots }柱です
fault-few-tiles = 命令の番にはタイルが{ $drawn }枚以上必要です
fault-no-pair = { $value } は参加している2氏族の組ではありません
fault-two-allies = 盟友が2人いる氏族があります
fault-tiles = { $mandate }のタイルが{ $n }枚あります。全部で{ $most }枚しかありません
fault-copies = { $card }が{ $n }枚あります。全部で{ $most }枚しかありません
fault-no-clan = { $clan }は参加していません
fault-foreign-hostage = { $clan }は参加していません
fault-own-hostage = 自分のコマを人質にすることはできません
fault-no-captive = { $piece }は人質になりません
fault-owned = { $clan }の{ $piece }が{ $n }体置かれています。持っているのは{ $most }体です
fault-strongholds = 城が{ $n }つあります。全部で{ $most }つしかありません
fault-no-worshipper = { $piece }は社で祈れません
fault-same-token = 同じトークンが2つあります
