# Rising Sun in a browser, Japanese. Names of things come from the server; these are the words around them.

game-title = ライジング・サン
tab-board = 地図
tab-own = 自分の氏族

# Board

## Words

rising-separator = 、
rising-seat = 席{ $seat }
rising-count = { $name }{ $count }
rising-vp = 点
rising-cost = 費用{ $cost }
rising-n-vp = { $count }点
rising-n-coins = 金貨{ $count }
rising-n-ronin = 浪人{ $count }
rising-season = 季節：{ $season }

## Political track and wars

rising-track = 政治トラック
rising-space = { $label }{ $who ->
    [nobody] { "" }
   *[other] 、{ $who }
}、{ $state ->
    [past] 済み
    [now] いま
   *[ahead] これから
}
rising-kami-short = 神{ $n }
rising-kami-turn = 神の番{ $n }
rising-war = 戦
rising-mandate = 命令
rising-face-down = 伏せたタイル
rising-wars = この季節の戦の順
rising-war-state = { $state ->
    [past] 終了、{ $who ->
        [nobody] 戦争トークンは誰のものでもありません
       *[other] 戦争トークンは{ $who }
    }
    [now] いま
   *[ahead] これから
}

## Shrines

rising-shrines = 四つの社、左から順に
rising-force = 戦力
rising-nobody-here = まだ誰もいません
rising-leads = 優勢
rising-leads-honor = 名誉で優勢
rising-nobody-leads = 優勢なし
rising-last-won = 前回の勝者は{ $name }

## Map

rising-map = 日本の地図
rising-map-provinces = 地図、{ $count }つの国
rising-war-number = 戦{ $n }
rising-war-over = 戦{ $n }、終了
rising-clan-leads = { $name }が優勢、戦力{ $force }（{ $pieces }）
rising-clan-there = { $name }、戦力{ $force }（{ $pieces }）
rising-empty = 誰もいません
rising-province = { $head }。{ $there }。
rising-choose = { $choices }。{ $place }
rising-not-possible = { $words }、できません：{ $why }
rising-for = { $words }、費用{ $cost }

## Battle

rising-battle = { $province }の戦い
rising-force-in = 入札前の{ $province }の戦力
rising-hired = 浪人{ $count }
rising-winner-takes = 勝者は戦争トークンを得ます。冬に{ $vp }点、国の組にも1つ加わります。

## Honor

rising-honor = 名誉
rising-honor-ties = 同数は上位の勝ち
rising-honor-place = 名誉{ $n }位：
rising-allied = { $name }と同盟
rising-coins = 金貨
rising-ronin = 浪人
rising-strongholds = 城
rising-cards = カード
rising-tokens = 戦争トークン
rising-hostages = 人質
rising-token = { $province }（{ $season }）
rising-held = { $name }の{ $pieces }
rising-you = あなた・{ $name }
rising-bot = ボット・{ $name }
rising-stand-in = { $name }の代わりにボット
rising-open = 空席
rising-online = { $name }
rising-away = { $name }・離席中
rising-resigned = { $name }は退席しました

# Panel

rising-choices = 選択
