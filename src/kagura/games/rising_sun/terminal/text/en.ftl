# Rising Sun in a terminal, English. Keys are shared with ja.ftl; a test compares them and their arguments.

nobody = nobody
nothing = nothing
full-stop = .
counted = { $n } { $what }
counted-strongholds = { $n } { $what }s
card-copies = { $card } x{ $n }
place-separator = ;{" "}

## Signs of the drawing

sign-daimyo = D
sign-shinto = S
sign-bushi = B
sign-stronghold = ⌂
sign-komainu = Ko
sign-oni_of_skulls = Sk
sign-yurei = Yu
sign-river_dragon = Dr
sign-oni_of_blood = Bl
sign-oni_of_souls = So
sign-oni_of_hate = Ha
sign-oni_of_spite = Sp
brief-coins = { $n }c
brief-vp = { $n }v
brief-ronin = { $n }r
track-m = M
track-k = K
tile-hidden = face down

## The table

table-season = { $season } | Political track { $track }
table-played = Mandates played: { $played }; { $n } tiles left
table-announced = Mandate of this turn: { $mandate }, selected by { $name }
table-returned = You put back: { $tiles }
table-pile = Common pile: { $coins } coins, { $ronin } Ronin
table-battle = Battle in { $province }: { $names }
table-bids = Bids of { $name }: { $bids }
table-won = { $advantage }: { $name }
table-sale = For sale: { $cards }
card-price = { $card } ({ $cost })
head-honor = {" "}#
head-name = Clan
head-who = played by
head-vp = VP
head-coins = coins
head-ronin = Ronin
head-ally = ally
head-cards = cards
head-tokens = tokens
head-held = held
head-reserve = reserve
head-province = Province
head-war = war
head-reward = reward
head-shrine = Shrine
head-gives = gives
links-border = Borders: { $links }
links-sea = Shipping routes: { $links }
links-of-border = { $province } - { $others }
links-of-sea = { $province } ~ { $others }
links-separator = ;{" "}
legend-pieces = Pieces: { $pieces }
legend-force = Number before the pieces: Force; * the most Force there. War: its number, > now, ( ) over. Reward: c coins, v VP, r Ronin. Clans stand in the order of Honor (#); held: hostages. M Mandate, K Kami Turn.

## One clan

clan-title = { $name }, played by { $who }: { $vp } VP
clan-ability = { $ability }: { $words }
clan-wealth = Honor { $place } of { $clans }; { $coins } coins, { $ronin } Ronin; ally: { $ally }.
clan-board = On the board: { $places }.
clan-place = { $place }: { $pieces }
clan-reserve = Reserve: { $pieces }.
clan-hostages = Hostages of { $name }: { $pieces }.
clan-tokens = War tokens: { $tokens }.
clan-token = { $province } ({ $season })
clan-points = Points: { $points }.
card-words = { $card } ({ $kind }): { $words }
clan-sale = Cards for sale, at the price of this clan:
sale-line = { $cost }: { $line }

## Questions and choices

question-wait = Waiting for { $names }.
question-over = The match is over.
ask-of = { $name }: { $question }
ask-about = ({ $what })
ask-coins = { $coins } coins are left.
ask-listed = On your list: { $names }.
ask-ballot-at-once = Type the clans in a row for the whole list, such as lotus turtle.
ask-battle = Battle in { $province }; { $coins } coins are left.
ask-bids-at-once = {" "}Type four numbers for all four bids, such as 2 0 1 0.
ask-summons = Summons left: { $n }.
ask-moves = Moves left: { $n }.
ask-gift = { $name } offers { $n } { $gift }.
menu-bid = { $name }: { $words }
menu-numbers = { $first } to { $last }: a number
menu-words = { $choice } - { $words }

## What happened

story-separator = ;{" "}
story-list = had on its list: { $names }
story-wars = wars will come to { $provinces }, in this order
story-sole-answer = nothing else was possible

## Score

score-total = Total
score-rank = Place
score-of = { $name } { $vp } VP: { $points }
score-so-far = Points so far; war tokens and Winter Upgrades are counted at the end.
score-winner = { $names } { $n ->
    [one] wins with { $score } VP.
   *[other] win together with { $score } VP.
}
score-tie-honor = Equal points: the higher in Honor wins ({ $rule }).
score-tie-allies = Equal points: the highest in Honor and its ally win together ({ $rule }).

## In sentences

spoken-season = { $season }. On the political track { $done } of { $spaces } turns have begun.
spoken-honor = Honor, highest first: { $names }.
spoken-war = War comes to { $provinces }, in this order; { $done } over.
spoken-clan = { $name }, played by { $who }: { $vp } VP, { $coins } coins, { $ronin } Ronin; ally: { $ally }; cards: { $cards }; war tokens: { $tokens }; reserve: { $reserve }.
spoken-province = { $province }: { $there }.{ $most } Reward { $reward }. Next to { $links }.
beside-border = { $province }
beside-sea = { $province } by sea
spoken-most = {" "}Most Force: { $name }.
spoken-there = { $name } Force { $force } ({ $pieces })
spoken-shrine = Shrine { $number }, { $kami }, gives { $gives }: { $there }.
spoken-whole = Type board to hear the whole table.

## The game in short

primer-part = { $name }: { $words }
primer-1 = You lead a clan through Spring, Summer and Autumn; after Winter the most points (VP) win. The higher in Honor wins every tie.
primer-2 = A season begins with tea: all list clans, unseen; clans that list each other become allies for the season.
primer-3 = Then { $turns } Mandates: in turn a clan looks at four tiles and selects one. All clans carry it out; selector and ally get more.
primer-4 = Shinto worship at shrines. In { $kami } Kami Turns a season the most Force at a shrine gets what its Kami gives.
primer-5 = War comes to some provinces. Where several clans stand, they bid coins, unseen, on { $advantages }; then the most Force wins the token, and all other figures but those of its ally die.
primer-6 = The winner's bids go to the losers. Coins and Ronin that are left are lost when the season ends.
primer-7 = In Winter tokens of Spring, Summer and Autumn bring { $tokens } VP each; tokens of different provinces bring { $bonus }.
primer-set = { $vp } for { $provinces }

## Typing, and the families of rules

typed-words = province=PROV number=NUM figure=FIG piece=KIND shrine=SLOT
help-notation = CLAN koi, PROV edo, SLOT 2, CARD komainu, MANDATE train, KIND bushi, FIG bushi@edo, NUM 3; YES; PASS. Slots count from 0. Four numbers are four bids; clans in a row are a list of partners
help-example = PROV edo
help-rule = R-BAT-3
rule-families =
    R-TERM   terms
    R-SETUP  set-up
    R-TIME   what comes first
    R-SEAS   a season
    R-TEA    the Tea Ceremony
    R-GIFT   gifts
    R-POL    the Political Phase
    R-REC    Recruit
    R-MAR    Marshal
    R-TRA    Train
    R-HAR    Harvest
    R-BET    Betray
    R-KAMI   the Kami Turn
    R-WAR    war
    R-BAT    a battle
    R-CLEAN  Cleanup
    R-WIN    Winter, and who wins
    R-CLAN   the clans
    R-CARD   season cards
    R-FX     what cards do

## Statistics

label-clan = Clan
measure-alliances = Alliances
ending-winter = Winter
count-allied = alliances
count-broken = broken by Betray
count-battles = battles
count-battles-won = battles won
count-bid-seppuku = bid Seppuku
count-bid-hostage = bid Hostage
count-bid-ronin = bid Ronin
count-bid-poets = bid Poets
count-won-seppuku = won Seppuku
count-won-hostage = won Hostage
count-won-ronin = won Ronin
count-won-poets = won Poets
