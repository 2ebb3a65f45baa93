# Rising Sun, English. Keys are shared with ja.ftl; a test compares them and their arguments.

game-name = Rising Sun
game-goal = Clans bargain, worship and fight for Japan through three seasons. Whoever has the most points when winter comes wins.

## Names

clan-koi = Koi
clan-lotus = Lotus
clan-turtle = Turtle
clan-dragonfly = Dragonfly
clan-bonsai = Bonsai
province-hokkaido = Hokkaido
province-oshu = Oshu
province-edo = Edo
province-kyoto = Kyoto
province-kansai = Kansai
province-nagato = Nagato
province-shikoku = Shikoku
province-kyushu = Kyushu
piece-daimyo = Daimyo
piece-shinto = Shinto
piece-bushi = Bushi
piece-stronghold = Stronghold
piece-komainu = Komainu
piece-oni_of_skulls = Oni of Skulls
piece-yurei = Yurei
piece-river_dragon = River Dragon
piece-oni_of_blood = Oni of Blood
piece-oni_of_souls = Oni of Souls
piece-oni_of_hate = Oni of Hate
piece-oni_of_spite = Oni of Spite
mandate-recruit = Recruit
mandate-marshal = Marshal
mandate-train = Train
mandate-harvest = Harvest
mandate-betray = Betray
kami-amaterasu = Amaterasu
kami-fujin = Fujin
kami-hachiman = Hachiman
kami-raijin = Raijin
kami-ryujin = Ryujin
kami-susanoo = Susanoo
kami-tsukuyomi = Tsukuyomi
card-komainu = Komainu
card-oni_of_skulls = Oni of Skulls
card-path_of_the_lion = Path of the Lion
card-righteousness = Righteousness
card-way_of_the_shogun = Way of the Shogun
card-path_of_the_serpent = Path of the Serpent
card-respect = Respect
card-way_of_bushido = Way of Bushido
card-way_of_the_ronin = Way of the Ronin
card-yurei = Yurei
card-form_of_the_kitsune = Form of the Kitsune
card-form_of_the_phoenix = Form of the Phoenix
card-path_of_the_dragon = Path of the Dragon
card-river_dragon = River Dragon
card-way_of_the_moneylender = Way of the Moneylender
card-benevolence = Benevolence
card-path_of_the_kenin = Path of the Kenin
card-path_of_the_light = Path of the Light
card-justice = Justice
card-path_of_the_samurai = Path of the Samurai
card-oni_of_blood = Oni of Blood
card-oni_of_souls = Oni of Souls
card-form_of_the_beast = Form of the Beast
card-oni_of_hate = Oni of Hate
card-oni_of_spite = Oni of Spite
card-way_of_the_katana = Way of the Katana
card-honesty = Honesty
card-path_of_the_patron = Path of the Patron
card-path_of_the_warlord = Path of the Warlord
card-loyalty = Loyalty
card-way_of_the_merchant = Way of the Merchant
card-form_of_the_kindred = Form of the Kindred
card-path_of_the_unrighteous = Path of the Unrighteous
card-courage = Courage
card-path_of_the_ninja = Path of the Ninja
card-way_of_the_righteous = Way of the Righteous
card-mercy = Mercy
card-path_of_the_monkey = Path of the Monkey
card-form_of_the_demon = Form of the Demon
card-path_of_the_spirit = Path of the Spirit
season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter
phase-setup = Seasonal Setup
phase-tea = Tea Ceremony
phase-political = Political Phase
phase-war = War Phase
phase-cleanup = Cleanup
phase-winter = Winter
phase-over = The End
set-core = core cards alone
set-archway = Archway
set-teapot = Teapot
set-horseman = Horseman
advantage-seppuku = Seppuku
advantage-hostage = Take Hostage
advantage-ronin = Hire Ronin
advantage-poets = Imperial Poets
source-start = start
source-harvest = Harvest
source-kami = Kami
source-seppuku = Seppuku
source-hostage = hostages
source-poets = Poets
source-cards = cards
source-tokens = war tokens
source-sets = different provinces
source-winter = Winter Upgrades
source-lost = lost
gift-coins = coins
gift-ronin = Ronin
shrine-number = shrine { $number }
piece-in = { $piece } in { $province }

## Decisions: what an answer does

action-ballot = list { $what } as a partner
no-ballot = close the list
action-gift-to = offer a gift to { $what }
no-gift-to = no gift
action-gift-what = give { $what }
action-gift-n = give { $what } of them
action-mandate = select { $what }
action-announce = announce { $what }
action-rec-fig = summon: { $what }
no-rec-fig = stop summoning
action-rec-dest = put it at: { $what }
action-mar-fig = move { $what }
no-mar-fig = finish moving
action-mar-dest = move it to { $what }
action-build = build the Stronghold in { $what }
action-train = buy { $what }
no-train = buy nothing
action-mon-dest = summon the Monster to: { $what }
action-bet-clan = betray { $what }
no-bet-clan = replace nobody more
action-bet-place = replace at: { $what }
action-bet-kind = replace: { $what }
action-bet-with = by own { $what }
action-fuj-fig = let the wind carry { $what }
no-fuj-fig = stop moving
action-fuj-dest = carry it to { $what }
action-rai = summon a Bushi to { $what }
no-rai = summon nobody
action-ryu = buy { $what } at full cost
no-ryu = buy nothing
action-benev = give one of the coins paid to { $what }
no-benev = give nothing
action-kenin = place a Bushi in { $what }
no-kenin = place nobody
action-light = place a Shinto at { $what }
no-light = place nobody
action-samurai = place a Bushi in { $what }
no-samurai = place nobody
action-ninja = kill a Bushi of { $what }
no-ninja = kill nobody
action-ninja-at = kill the Bushi in { $what }
action-monkey = take a coin from { $what }
no-monkey = take nothing
action-hate = the Oni kills: { $what }
action-bid-sep = bid { $what } for Seppuku
action-bid-hos = bid { $what } for Take Hostage
action-bid-ron = bid { $what } for Hire Ronin
action-bid-poe = bid { $what } for Imperial Poets
action-host = take a hostage of { $what }
no-host = take no hostage
action-host-kind = take the { $what }
action-odd = give an odd coin to { $what }
yes-gift-ok = accept the gift
no-gift-ok = refuse the gift
yes-toll = charge the toll
no-toll = waive the toll
yes-ama = rise to the top of the Honor track
no-ama = stay where you are
yes-mercy = spare them all
no-mercy = show no mercy
yes-seppuku = all your figures here commit Seppuku
no-seppuku = no Seppuku
yes-ronin = hire the Ronin
no-ronin = hire nobody
yes-order = resolve yours first
no-order = let the others go first
action-pass = pass
action-yes = yes
action-build-one = build a Stronghold

## Questions

ask-ballot = Which clans would you ally with, the best first?
ask-gift-to = Do you make a gift?
ask-gift-what = What do you give?
ask-gift-n = How much do you give?
ask-gift-ok = Do you accept the gift?
ask-mandate = Which of the Mandates drawn do you select?
ask-announce = Which Mandate do you announce?
ask-rec-fig = Whom do you summon?
ask-rec-dest = Where to?
ask-mar-fig = Which piece moves?
ask-mar-dest = Where to?
ask-build = Where do you build?
ask-toll = Do you charge the toll?
ask-train = Which card do you buy?
ask-mon-dest = Where does the Monster appear?
ask-bet-clan = Whom do you betray?
ask-bet-place = Where?
ask-bet-kind = Which figure do you replace?
ask-bet-with = By which of your figures?
ask-ama = Do you rise to the top?
ask-fuj-fig = Which piece does the wind carry?
ask-fuj-dest = Where to?
ask-rai = Where do you summon a Bushi?
ask-ryu = Which card do you buy?
ask-benev = To whom do you give a coin?
ask-kenin = Where do you place a Bushi?
ask-light = At which shrine do you place a Shinto?
ask-samurai = Where do you place a Bushi?
ask-ninja = Whose Bushi do you kill?
ask-ninja-at = Where?
ask-monkey = From whom do you take a coin?
ask-mercy = Do you spare them?
ask-hate = Whom does the Oni kill?
ask-bid-sep = Your bid for Seppuku?
ask-bid-hos = Your bid for Take Hostage?
ask-bid-ron = Your bid for Hire Ronin?
ask-bid-poe = Your bid for Imperial Poets?
ask-seppuku = Do your figures here commit Seppuku?
ask-host = Of whom do you take a hostage?
ask-host-kind = Which figure do you take?
ask-ronin = Do you hire Ronin?
ask-odd = Who gets the odd coin?
ask-order = Do you resolve yours first?

## Refusals

refusal-over = The match is over.
refusal-not-your-turn = You are not asked now.
refusal-no-pass = This has to be answered; you cannot pass.
refusal-not-in-play = This clan is not in play.
refusal-not-an-opponent = It must be another clan.
refusal-already-listed = This clan is on your list already.
refusal-nothing-to-give = You have none to give.
refusal-number = You do not have so many coins left.
refusal-not-drawn = This Mandate is not among the four tiles drawn.
refusal-not-a-figure = A Stronghold is no figure and cannot be summoned.
refusal-no-summon-left = All your Summons are used.
refusal-not-in-reserve = There is none in your reserve.
refusal-no-stronghold-there = You have no Stronghold there.
refusal-no-room-there = Your Strongholds there have brought all they can.
refusal-not-shinto = Only a Shinto or Komainu may worship.
refusal-no-piece-there = You have no such piece there.
refusal-stronghold-stays = This Stronghold cannot move.
refusal-has-moved = It has moved already in this Marshal.
refusal-no-destination = There is nowhere it could go.
refusal-same-province = It must go to another province.
refusal-not-adjacent = Neither a border nor a shipping route leads there.
refusal-no-coin-for-toll = A shipping route costs a toll, and you have no coin.
refusal-no-bonus = Only the selector of the Mandate and its ally may build.
refusal-already-built = You have built one in this Marshal.
refusal-too-expensive = It costs { $cost }; you have { $coins }.
refusal-not-displayed = This card is not for sale.
refusal-already-hit = This clan was hit already in this Mandate.
refusal-no-target = There is no figure that you could take on there.
refusal-not-fitting = No figure of yours in reserve fits this one.
refusal-on-top = You are at the top already.
refusal-not-richest = It must be one of the richest opponents.
refusal-not-hated = The Oni cannot kill this there.
refusal-no-figure-there = You have no figure left there.
refusal-not-a-participant = It must be another participant of the battle.
refusal-not-capturable = There is no such figure that can be taken.
refusal-no-ronin = You have no Ronin.
refusal-not-a-loser = It must be a loser without an odd coin so far.
refusal-not-asked = Something else is asked now: { $asked ->
    [ballot] Which clans would you ally with, the best first?
    [gift-to] Do you make a gift?
    [gift-what] What do you give?
    [gift-n] How much do you give?
    [gift-ok] Do you accept the gift?
    [mandate] Which of the Mandates drawn do you select?
    [announce] Which Mandate do you announce?
    [rec-fig] Whom do you summon?
    [rec-dest] Where to?
    [mar-fig] Which piece moves?
    [mar-dest] Where to?
    [build] Where do you build?
    [toll] Do you charge the toll?
    [train] Which card do you buy?
    [mon-dest] Where does the Monster appear?
    [bet-clan] Whom do you betray?
    [bet-place] Where?
    [bet-kind] Which figure do you replace?
    [bet-with] By which of your figures?
    [ama] Do you rise to the top?
    [fuj-fig] Which piece does the wind carry?
    [fuj-dest] Where to?
    [rai] Where do you summon a Bushi?
    [ryu] Which card do you buy?
    [benev] To whom do you give a coin?
    [kenin] Where do you place a Bushi?
    [light] At which shrine do you place a Shinto?
    [samurai] Where do you place a Bushi?
    [ninja] Whose Bushi do you kill?
    [ninja-at] Where?
    [monkey] From whom do you take a coin?
    [mercy] Do you spare them?
    [hate] Whom does the Oni kill?
    [bid-sep] Your bid for Seppuku?
    [bid-hos] Your bid for Take Hostage?
    [bid-ron] Your bid for Hire Ronin?
    [bid-poe] Your bid for Imperial Poets?
    [seppuku] Do your figures here commit Seppuku?
    [host] Of whom do you take a hostage?
    [host-kind] Which figure do you take?
    [ronin] Do you hire Ronin?
    [odd] Who gets the odd coin?
    [order] Do you resolve yours first?
   *[other] { $asked }
}

## Events

sentence = { $who }: { $what }
heading = { $season }, { $phase }
event-card-set = the cards of this match: { $set }
event-kami-in-play = shrine { $slot }: { $kami }
event-season = { $season } begins
event-war-province = war will come to { $province } ({ $number })
event-income = income of { $coins }
event-hostages-home = { $figures } captive figures go home to { $owner }
event-alliance-ended = the alliance with { $other } ends
event-ballot = had { $other } in place { $place } of the list
event-alliance = allies with { $other }
event-gift = gives { $amount } { $what } to { $other }
event-gift-refused = { $other } refuses { $amount } { $what }
event-turn = takes a Mandate Turn
event-selected = selects { $mandate }
event-tile = the tile played face down is { $mandate }
event-drawn = draws { $first }, { $second }, { $third }, { $fourth }
event-announced = announces { $mandate }
event-coins = gains { $coins } coins, now { $total }
event-ronin = gains { $ronin } Ronin, now { $total }
event-vp = +{ $vp } VP ({ $source }), now { $total }
event-vp-lost = −{ $vp } VP, now { $total }
event-honor = rises above { $other } in Honor
event-rose = rises to the top of the Honor track
event-summoned = summons a { $piece } to { $province }
event-worships = a { $piece } goes to worship at shrine { $slot }
event-placed = places a { $piece } in { $province }
event-moved = { $piece } moves from { $from } to { $to }
event-toll = takes a toll of { $coins } from { $other }
event-built = builds a Stronghold in { $province } for { $cost }
event-bought = buys { $card } for { $cost }
event-gave-coin = gives one of the coins paid to { $other }
event-replaced = replaces a { $target } of { $other } by a { $piece }
event-killed = loses { $figures } { $piece } in { $province }
event-took-coins = takes { $coins } coins from { $other }
event-spared = shows mercy
event-kami-turn = Kami Turn { $number }
event-shrine = wins the shrine of { $kami } with Force { $force }{ $tied ->
    [0] { "" }
   *[other] , a tie that Honor breaks
}
event-shrine-empty = nobody worships at the shrine of { $kami }
event-war = the war of { $season } begins
event-eddies = turns { $ronin } Ronin into coins, now { $total }
event-no-war = nobody has Force in { $province }; no token
event-token = takes the war token of { $province }
event-battle = battle in { $province }
event-bids = bids { $seppuku } for Seppuku, { $hostage } for Take Hostage, { $ronin } for Hire Ronin, { $poets } for Imperial Poets
event-advantage = wins { $advantage } with { $bid }
event-seppuku = { $figures } figures in { $province } commit Seppuku
event-captured = takes a { $piece } of { $other } hostage, { $vp } VP
event-hired = hires Force { $force }
event-outcome = wins the battle in { $province } with Force { $force }
event-reparations = pays { $coins } coins to { $other }
event-cleanup = { $season } ends; coins, Ronin and worshippers go back
event-winter = winter has come
event-sets = tokens of { $provinces } different provinces
event-end = wins with { $vp } VP
event-sealed = has decided, unseen
event-sole-answer = the only answer: { $answer }

## Options

option-clans = who plays
option-clans-koi-lotus-turtle-dragonfly-bonsai = five players: Koi, Lotus, Turtle, Dragonfly, Bonsai
option-clans-koi-lotus-turtle-dragonfly = four players: Koi, Lotus, Turtle, Dragonfly
option-clans-koi-lotus-turtle-bonsai = four players: Koi, Lotus, Turtle, Bonsai
option-clans-koi-lotus-dragonfly-bonsai = four players: Koi, Lotus, Dragonfly, Bonsai
option-clans-koi-turtle-dragonfly-bonsai = four players: Koi, Turtle, Dragonfly, Bonsai
option-clans-lotus-turtle-dragonfly-bonsai = four players: Lotus, Turtle, Dragonfly, Bonsai
option-clans-koi-lotus-turtle = three players: Koi, Lotus, Turtle
option-clans-koi-lotus-dragonfly = three players: Koi, Lotus, Dragonfly
option-clans-koi-lotus-bonsai = three players: Koi, Lotus, Bonsai
option-clans-koi-turtle-dragonfly = three players: Koi, Turtle, Dragonfly
option-clans-koi-turtle-bonsai = three players: Koi, Turtle, Bonsai
option-clans-koi-dragonfly-bonsai = three players: Koi, Dragonfly, Bonsai
option-clans-lotus-turtle-dragonfly = three players: Lotus, Turtle, Dragonfly
option-clans-lotus-turtle-bonsai = three players: Lotus, Turtle, Bonsai
option-clans-lotus-dragonfly-bonsai = three players: Lotus, Dragonfly, Bonsai
option-clans-turtle-dragonfly-bonsai = three players: Turtle, Dragonfly, Bonsai
option-card-set = season cards beside the core
option-card-set-random = one of the three sets by lot
option-card-set-archway = Archway
option-card-set-teapot = Teapot
option-card-set-horseman = Horseman
option-card-set-none = none (for tests)
option-alliances = alliances
option-alliances-ballot = by sealed ballot
option-alliances-none = none
option-gifts = gifts of coins and Ronin
option-gifts-off = none
option-gifts-on = at tea and in the Political Phase
option-piles = common pile of coins and Ronin
option-piles-unlimited = without end
option-piles-limited = as many as in the box
option-timing = who comes first at one moment
option-timing-honor = by Honor
option-timing-ask = the highest in Honor is asked
option-toll = toll of Path of the Serpent
option-toll-ask = its owner is asked
option-toll-auto = always taken
option-amaterasu-optional = the winner of Amaterasu may decline
option-amaterasu-optional-true = yes
option-amaterasu-optional-false = no
option-fujin-strongholds = Fujin may move Strongholds of Turtle
option-fujin-strongholds-true = yes
option-fujin-strongholds-false = no
option-bushido-coins = coins of Way of Bushido
option-bushido-coins-flat = once
option-bushido-coins-per-virtue = for each different Virtue
option-souls-rule = Oni of Souls scores if it is there
option-souls-rule-end = at the end of the battle
option-souls-rule-any = at its start
option-justice-per = Justice scores
option-justice-per-victim = for each victim
option-justice-per-event = once an event
option-auto-single = a decision with one answer
option-auto-single-true = is taken without asking
option-auto-single-false = is asked

## Rules in short, as `rule ID` shows them

rule-families =
    R-TERM   terms
    R-SETUP  set-up
    R-TIME   timing
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
    R-WAR    the War Phase
    R-BAT    battle
    R-CLEAN  cleanup
    R-WIN    winter
    R-CLAN   clans
    R-CARD   season cards
    R-FX     effects of cards
    R-OPT    options
