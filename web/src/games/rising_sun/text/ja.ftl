# Rising Sun in a browser, Japanese. Names of things come from the server; these are the words around them.

game-title = ライジングサン
tab-board = 地図
tab-own = 自分の氏族

# Board

## Words

rising-separator = 、
rising-seat = 席{ $seat }
rising-count = { $name }{ $count }
rising-pieces = { $kind ->
   *[other] { $name }{ $count }
}
rising-vp = 点
rising-cost = 費用{ $cost }
rising-n-vp = { $count }点
rising-n-coins = 金貨{ $count }枚
rising-n-ronin = 浪人{ $count }人
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
rising-face-down = 伏せ
rising-own-face-down = （{ $name }）
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

rising-shrines = 4つの社、左から順に
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
rising-several = ここに選択肢が{ $count }つあります。押すと出ます
rising-for = { $words }、費用{ $cost }

## Battle

rising-battle = { $province }の戦い
rising-force-in = 入札前の{ $province }の戦力
rising-force-now = 今の{ $province }の戦力
rising-hired = 浪人{ $count }人
rising-winner-takes = 勝者は戦争トークンを得ます。冬に{ $vp }点になり、異なる国の数にも入ります。

## Honor

rising-honor = 名誉
rising-honor-ties = 同点は上の氏族のもの
rising-pile = 共通の山：金貨{ $coins }枚、浪人{ $ronin }人
rising-honor-place = 名誉{ $n }位：
rising-allied = { $name }と盟約
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

## Words

rising-semicolon = 。
rising-times = ×{ $count }
rising-nth = { $n }位
rising-nothing = なし

## Choices

rising-choices = あなたの選択
rising-waiting = { $names }を待っています
rising-past = 過去の場面を見ています。
rising-over = 対局は終わりました。
rising-look = 選ぶ前に、何が起こるかがここに出ます。
rising-sentence = { $words }。
rising-costs = { $cost }枚払い、{ $left }枚残る
rising-left = 残り{ $count }
rising-do = 決定
rising-more-below = 続きがあります
rising-take-back = 取り消す
rising-ask-back = 取り消しを頼む

## What is sealed

rising-the-others = ほかの氏族
rising-sealed = 封済み
rising-thinking = 考慮中
rising-clear = 消す
rising-seal-list = 名簿を封じる
rising-list-empty = 名簿は空です。このままでは盟約を結びません。氏族を、望む順に選んでください。
rising-list-none = あなたの名簿は空です。
rising-list = あなたの名簿：{ $names }
rising-listed = { $name }、名簿の{ $place }番目
rising-on-list = { $name }を名簿の{ $place }番目に載せました。
rising-off-list = { $name }を名簿から外しました。
rising-raise = { $name }を1つ上げる
rising-seal-bid = 入札を封じる
rising-bid = 入札
rising-kept = 残す金貨
rising-coins-of = 金貨 { $count }
rising-fixed = 入札済み
rising-bid-for = 「{ $name }」への入札
rising-less = 「{ $name }」を1減らす
rising-more = 「{ $name }」を1増やす
rising-own-bid = あなたの入札

## Battle, step by step

rising-battle-of = { $province }の戦い
rising-won-by = { $name }の勝ち
rising-how-it-went = 戦いの経過
rising-step = { $n }／{ $count }
rising-step-back = 1つ前へ
rising-step-on = 1つ先へ
rising-all-bids = 全員の入札
rising-wins = 獲得：

## Own clan and cards

rising-clan-koi = 鯉
rising-clan-lotus = 蓮
rising-clan-turtle = 亀
rising-clan-dragonfly = 蜻蛉
rising-clan-bonsai = 盆栽
rising-clan-none = 氏族は未定
rising-your-clan = あなたの氏族
rising-a-clan = 氏族
rising-whose-clan = どの氏族か
rising-pages = 氏族かカードか
rising-for-sale = { $season }のカード
rising-nothing-for-sale = 今は買えるカードがありません。
rising-show-kind = どのカードか
rising-all-kinds = すべて { $count }
rising-one-source = 出典1つ
rising-house = 複数の出典から
rising-ally = 盟友
rising-no-ally = なし
rising-reserve = 手元
rising-on-map = 国にある
rising-pieces-at = { $place }：{ $pieces }
rising-own-cards = カード：{ $count }
rising-own-tokens = 戦争トークン：{ $count }枚
rising-tokens-worth = 冬に{ $vp }点、{ $provinces }か国
rising-points-so-far = これまでの点
rising-line = { $name }{ $vp }

## The end

rising-score = 全氏族の点とその内訳
rising-points = 点
rising-total = 合計
rising-rank = 順位
rising-tie = 同点なら名誉の高い氏族の勝ち。その氏族の盟友も同点なら、2人とも勝ちます。

# Kami page

page-kami = 神の番だけを試す
page-kami-words = 好きな盤面を作ると、社が順に解決され、その理由がわかります。
kami-page-resolve = 解決する
kami-page-result = 結果
kami-page-none = 「解決する」を押すと、各社で何が起こるかとその理由がここに表示されます。
kami-page-refused = { $count ->
   *[other] この盤面はありえません（{ $count }件）：
}
kami-page-clans = 氏族と名誉
kami-page-who = 参加する氏族
kami-page-honor = 名誉（上から順）
kami-page-higher = { $name }を1つ上へ
kami-page-season = 季節
kami-page-number = この季節の何回目の神の番か
kami-page-selector = 最後に命令を選んだ氏族
kami-page-shrines = 社と祈るコマ
kami-page-shrine = 社{ $n }
kami-page-worshippers = { $clan }：社{ $n }の{ $piece }
kami-page-own = 各氏族の持ち物
kami-page-purse = { $vp }点・金貨{ $coins }・浪人{ $ronin }
kami-page-vp = 点
kami-page-coins = 金貨
kami-page-ronin = 浪人
kami-page-of = { $clan }：{ $what }
kami-page-map-of = 地図上の{ $clan }
kami-page-pieces = { $clan }：{ $place }の{ $piece }
kami-page-cards-of = { $clan }のカード
kami-page-alliance_seasons = 盟約を結んだ季節
kami-page-captives-of = { $clan }の捕らえた人質
kami-page-captive = { $clan }の{ $piece }
kami-page-captive-clan = { $where }：どの氏族のコマか
kami-page-captive-kind = { $where }：どのコマか
kami-page-captive-add = { $where }：人質を加える
kami-page-tokens-of = { $clan }の戦争トークン
kami-page-token-season = { $where }：どの季節のものか
kami-page-token-province = { $where }：どの国のものか
kami-page-token-add = { $where }：トークンを加える
kami-page-leave = この局面は保存されていません。破棄しますか。
kami-page-display = 売られているカード
kami-page-card = { $name }（{ $cost }）
kami-page-which-card = { $where }：どのカードか
kami-page-add = 加える
kami-page-add-to = { $where }：カードを加える
kami-page-remove = { $name }を取り除く
kami-page-more = 売られているカードとオプション
kami-page-options = オプション
kami-page-option-gifts = 社の前の贈り物
kami-page-gifts-off = なし
kami-page-gifts-on = できる
kami-page-option-piles = 共通の山の金貨と浪人
kami-page-piles-unlimited = 尽きない
kami-page-piles-limited = 限りがある
kami-page-pile-coins = 山の金貨（空欄なら、氏族が持たない残り全部）
kami-page-pile-ronin = 山の浪人（空欄なら、氏族が持たない残り全部）
kami-page-option-toll = 航路の通行料
kami-page-toll-ask = その都度尋ねる
kami-page-toll-auto = 必ず取る
kami-page-option-timing = 効果が重なるとき
kami-page-timing-honor = 名誉の順
kami-page-timing-ask = それぞれに尋ねる
kami-page-option-amaterasu_optional = 天照
kami-page-amaterasu_optional-true = 辞退できる
kami-page-amaterasu_optional-false = 勝者は必ず上がる
kami-page-option-fujin_strongholds = 風神と亀の城
kami-page-fujin_strongholds-true = 城も動かせる
kami-page-fujin_strongholds-false = 城は動かせない
kami-page-option-auto_single = 答えが1つしかない問い
kami-page-auto_single-true = 尋ねずに進める
kami-page-auto_single-false = それでも尋ねる
kami-page-text = ファイル
kami-page-printed = 印刷された例
kami-page-save = 保存
kami-page-open = ファイルを開く
kami-page-as-text = テキストを見る
kami-page-load = このテキストを取り込む
kami-page-steps = 段階
kami-page-forces = この社での戦力
kami-page-won = 勝ち
kami-page-won-tie = 同点、名誉で勝ち
kami-page-before = 前へ
kami-page-next = 次へ
kami-page-take-back = 最後の答えを取り消す
kami-page-stand = この段階のあとの様子
