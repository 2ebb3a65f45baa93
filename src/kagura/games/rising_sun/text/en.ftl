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
shrine-of = shrine of { $kami }
piece-in = { $piece } in { $province }

## Decisions: what an answer does

action-ballot = List { $what } as a partner
no-ballot = Close the list
action-gift-to = Offer a gift to { $what }
no-gift-to = No gift
action-gift-what = Give { $what }
action-gift-n = Give { $gift ->
    [ronin] { $what } Ronin
   *[coins] { $what ->
        [1] 1 coin
       *[other] { $what } coins
    }
}
action-mandate = Select { $what }
action-announce = Announce { $what }
action-rec-fig = Summon: { $what }
no-rec-fig = Stop summoning
action-rec-dest = Put it here: { $what }
action-mar-fig = Move the { $what }
no-mar-fig = Finish moving
action-mar-dest = Move it to { $what }
action-build = Build the Stronghold in { $what }
action-train = Buy { $what }
no-train = Buy nothing
action-mon-dest = Summon the Monster here: { $what }
action-bet-clan = Betray { $what }
no-bet-clan = Stop replacing
action-bet-place = Replace here: { $what }
action-bet-kind = Replace the { $what }
action-bet-with = Put your { $what } there
action-fuj-fig = Let the wind carry the { $what }
no-fuj-fig = Stop moving
action-fuj-dest = Carry it to { $what }
action-rai = Summon a Bushi to { $what }
no-rai = Summon nobody
action-ryu = Buy { $what } at full cost
no-ryu = Buy nothing
action-benev = Give one of the coins paid to { $what }
no-benev = Give nothing
action-kenin = Place a Bushi in { $what }
no-kenin = Place nobody
action-light = Place a Shinto at the { $what }
no-light = Place nobody
action-samurai = Place a Bushi in { $what }
no-samurai = Place nobody
action-ninja = Kill a Bushi of { $what }
no-ninja = Kill nobody
action-ninja-at = Kill the Bushi in { $what }
action-monkey = Take a coin from { $what }
no-monkey = Take nothing
action-hate = The Oni kills: { $what }
action-bid-sep = Bid { $what } for Seppuku
action-bid-hos = Bid { $what } for Take Hostage
action-bid-ron = Bid { $what } for Hire Ronin
action-bid-poe = Bid { $what } for Imperial Poets
action-host = Take a hostage of { $what }
no-host = Take no hostage
action-host-kind = Take the { $what }
action-odd = Give an odd coin to { $what }
yes-gift-ok = Accept the gift
no-gift-ok = Refuse the gift
yes-toll = Charge the toll
no-toll = Waive the toll
yes-ama = Rise to the top of the Honor track
no-ama = Stay where you are
yes-mercy = Spare them all
no-mercy = Show no mercy
yes-seppuku = All your figures here commit Seppuku
no-seppuku = No Seppuku
yes-ronin = Hire the Ronin
no-ronin = Hire nobody
yes-order = Resolve yours first
no-order = Let the others go first
action-pass = Pass
action-yes = Yes
action-build-one = Build a Stronghold

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
refusal-no-bushi = This clan has no Bushi there.
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
a-piece = { $kind ->
    [daimyo] its Daimyo
    [oni_of_skulls] an { $piece }
    [oni_of_blood] an { $piece }
    [oni_of_souls] an { $piece }
    [oni_of_hate] an { $piece }
    [oni_of_spite] an { $piece }
   *[other] a { $piece }
}
in-province = in { $province }
at-shrine = at the { $shrine }
told-wars = war will come to { $names }
told-shrines = the shrines of this match: { $names }
told-ballot = named as partners: { $names }
event-card-set = the cards of this match: { $set }
event-kami-in-play = shrine { $slot }: { $kami }
event-season = { $season } begins
event-war-province = war will come to { $province } ({ $number })
event-income = has an income of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
event-hostages-home = lets { $figures ->
    [one] 1 captive
   *[other] { $figures } captives
} go home to { $owner }
event-alliance-ended = is no longer allied with { $other }
event-ballot = names { $other } as choice { $place }
event-alliance = allies with { $other }
event-gift = gives { $what } to { $other }
event-gift-refused = offers { $what }, and { $other } refuses
event-turn = takes a Mandate Turn
event-selected = selects { $mandate }
event-tile = plays { $mandate } face down
event-drawn = draws { $first }, { $second }, { $third }, { $fourth }
event-announced = announces { $mandate }
event-coins = gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, now { $total }
event-ronin = gains { $ronin } Ronin, now { $total }
event-vp = +{ $vp } VP ({ $source }), now { $total }
event-vp-lost = −{ $vp } VP, now { $total }
event-honor = rises above { $other } in Honor
event-rose = rises to the top of the Honor track
event-summoned = summons { $piece } to { $province }
event-worships = sends { $piece } to the { $slot }
event-placed = places { $piece } in { $province }
event-moved = moves { $piece } from { $from } to { $to }
event-toll = takes a toll of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $other }
event-built = builds a Stronghold in { $province } { $cost ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $cost } coins
}
event-bought = buys { $card } { $cost ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $cost } coins
}
event-gave-coin = gives one of the coins paid to { $other }
event-replaced = replaces { $target } of { $other } { $place } with { $piece }
event-killed = loses { $figures } { $piece } in { $province }
event-took-coins = takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $other }
event-spared = shows mercy and spares them all
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
event-advantage = wins { $advantage } with a bid of { $bid }
event-seppuku = commits Seppuku in { $province } with { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}
event-captured = takes { $piece } of { $other } hostage{ $vp ->
    [0] { "" }
   *[other] { "" } and { $vp } VP
}
event-hired = hires Ronin: Force { $force } more
event-outcome = wins the battle in { $province } with Force { $force }
event-reparations = pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to { $other }
event-cleanup = { $season } ends; coins, Ronin and worshippers go back
event-winter = winter has come
event-sets = has tokens of { $provinces } different provinces
event-end = wins with { $vp } VP
event-sealed = has decided, unseen
event-declined = { $decision ->
    [toll] takes no toll
    [train] buys no card
    [ama] declines to rise on the Honor track
    [rai] declines what Raijin offers
    [ryu] declines what Ryujin offers
    [mercy] shows no mercy
    [seppuku] declines Seppuku
    [host] declines to take a hostage
   *[ronin] declines to hire Ronin
}
event-sole-answer = nothing else was possible

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

## Table

list-separator = ,{" "}
and-separator = {" "}and{" "}
sentence-separator = {" "}
amount-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
amount-vp = { $n } VP
amount-ronin = { $n } Ronin

# where values come from
provenance-printed = printed in the rules of the Kami Turn
provenance-official = from official rules, answers or examples
provenance-inferred = concluded or decided by the rules of this table
provenance-reconstructed = pieced together from sources that agree
provenance-single-source = one source, not confirmed
provenance-owner = changed by the owner of this table
badge-reconstructed = several secondary sources
badge-single-source = one secondary source
source-reconstructed = several secondary sources

# clans
ability-koi = Eddies
ability-koi-words = Koi's Ronin become coins when war starts. If it wins Hire Ronin, each coin it kept gives { $force } Force.
ability-lotus = Hidden Mandate
ability-lotus-words = Lotus plays its tile face down and announces any of the five Mandates.
ability-turtle = Moving Strongholds
ability-turtle-words = Turtle's Strongholds have Force { $force } and move like figures, but nobody can kill, capture or replace them.
ability-dragonfly = Wings
ability-dragonfly-words = Dragonfly summons to any province and moves to any province.
ability-bonsai = Bounty
ability-bonsai-words = A card or Stronghold that costs { $cost } or more costs Bonsai { $price }.

# Kami
kami-amaterasu-label = to the top of Honor
kami-amaterasu-words = The winner may rise to the top of the Honor track; all above it move down one.
kami-fujin-label = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
kami-fujin-words = The winner may make up to { $moves } moves with its pieces on the map, as in a Marshal.
kami-hachiman-label = { $ronin } Ronin
kami-hachiman-words = The winner gains { $ronin } Ronin.
kami-raijin-label = 1 Bushi to any province
kami-raijin-words = The winner may summon a Bushi from its reserve to any province, with or without a Stronghold.
kami-ryujin-label = buy 1 card
kami-ryujin-words = The winner may buy a card on display{ $discount ->
    [0] { "" } at full cost
   *[other] { "" } at { $discount } less
}.
kami-susanoo-label = { $vp } VP per own Stronghold
kami-susanoo-words = The winner gains { $vp } VP for each of its Strongholds on the map.
kami-tsukuyomi-label = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
kami-tsukuyomi-words = The winner gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.

# Mandates
mandate-recruit-words = Each clan summons as many figures as it has Strongholds, to provinces of its Strongholds; Shinto may go to a shrine instead.
mandate-recruit-bonus = Selector and ally summon { $summons } more.
mandate-marshal-words = Each clan moves each of its figures by one border or shipping route.
mandate-marshal-bonus = Selector and ally may build a Stronghold anywhere for { $cost }.
mandate-train-words = Each clan may buy one card on display, the selector first.
mandate-train-bonus = Selector and ally pay { $discount } less.
mandate-harvest-words = Each clan gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
mandate-harvest-bonus = Selector and ally also gain the reward of each province where they have the most Force.
mandate-betray-words = The selector replaces up to { $targets } figures of different opponents with its own of the same kind.
mandate-betray-bonus = If the selector is allied, the alliance ends and it loses Honor. Nobody shares this.

# advantages of a battle
advantage-seppuku-words = All your figures in the province may die: { $vp } VP for each, and Honor { $honor ->
    [one] once
   *[other] { $honor } times
} for each.
advantage-hostage-words = You may capture a figure of another participant, no Daimyo, and take { $vp } VP from its owner.
advantage-ronin-words = Each of your Ronin may add 1 Force in this battle. They are not spent.
advantage-poets-words = You gain { $vp } VP for each figure killed in this battle.

# kinds of cards
card-kind-enhancement = Enhancement
card-kind-virtue = Virtue
card-kind-monster = Monster
card-kind-war = War Upgrade
card-kind-winter = Winter Upgrade

# pieces
piece-words-force = Force { $force }.
piece-words-lowest = Force { $force } where its owner is lowest in Honor.
piece-words-daimyo = Counts as a Daimyo: it cannot be captured or replaced.
piece-words-shinto = May worship at a shrine.
piece-words-hate = When it enters a province, it kills there a Shinto, Bushi or Komainu of each clan higher in Honor.
piece-words-spite = When it enters a province, it takes up to { $vp } VP from each clan higher in Honor with Force there.
piece-words-souls = If you take the war token of its province, gain { $vp } VP for each Oni you own.
piece-words-oni = It is an Oni.
piece-label-force = Force { $force }
piece-label-lowest = { $force } if lowest in Honor
piece-label-daimyo = as a Daimyo
piece-label-shinto = may worship
piece-label-hate = kills 1 of each higher clan
piece-label-spite = takes { $vp } VP of each higher clan
piece-label-souls = { $vp } VP per Oni with the token
piece-stronghold-words = You summon to its province. It is no figure, and has no Force but Turtle's { $force }.

# what cards do
card-does-daimyo_force-words = Your Daimyo and your Yurei have { $n } more Force.
card-does-daimyo_force-label = Daimyo +{ $n } Force
card-does-vp_per_own_kill-words = Gain { $vp } VP for each of your figures that is killed.
card-does-vp_per_own_kill-label = { $vp } VP per own figure killed
card-does-war_gain-words = When a War Phase starts, gain { $gain }.
card-does-war_gain-label = War starts: { $gain }
card-does-sea_toll-words = When another clan moves a piece by a shipping route, you may take { $taken } from it. Without a coin it cannot use one.
card-does-sea_toll-label = Sea toll: { $taken }
card-does-extra_hostage-words = With Take Hostage you may take { $n } more { $n ->
    [one] hostage
   *[other] hostages
}.
card-does-extra_hostage-label = Hostages +{ $n }
card-does-war_gain_virtue-words = When a War Phase starts, gain { $taken }, and { $vp } VP for each different Virtue you own.
card-does-war_gain_virtue-label = War starts: { $taken }, { $vp } VP per Virtue
card-does-winter_vp-words = In Winter, gain { $vp } VP for each { $per ->
    [stronghold] of your Strongholds on the map
    [virtue_kind] different Virtue you own
    [monster] Monster you own
    [oni] Oni you own
   *[alliance_season] season in which you made an alliance
}.
card-does-winter_vp-label = Winter: { $vp } VP per { $per ->
    [stronghold] Stronghold
    [virtue_kind] Virtue
    [monster] Monster
    [oni] Oni
   *[alliance_season] season allied
}
card-does-give_spent_coin-words = When you pay for a card or a Stronghold, you may give { $coins } of the coins paid to another clan: you gain Honor and { $vp } VP.
card-does-give_spent_coin-label = Give { $coins } of coins paid: Honor, { $vp } VP
card-does-after_summon_place-words = After each of your Summons you may place a { $piece } from your reserve in a province with a Stronghold of yours.
card-does-after_summon_place-label = After a Summon: 1 { $piece } more
card-does-end_recruit_place-words = At the end of every Recruit you may place a { $piece } from your reserve { $where ->
    [shrine] at a shrine
   *[province] in any province
}.
card-does-end_recruit_place-label = After Recruit: 1 { $piece } { $where ->
    [shrine] worships
   *[province] anywhere
}
card-does-vp_on_kill_lower_honor-words = When you kill figures of clans lower in Honor, gain { $vp } VP for each such clan.
card-does-vp_on_kill_lower_honor-label = { $vp } VP per lower clan killed
card-does-war_bushi_force-words = In the War Phase your Bushi have Force { $n }.
card-does-war_bushi_force-label = War: Bushi Force { $n }
card-does-vp_on_select_allied-words = When you select a Mandate other than Betray while allied, gain { $vp } VP.
card-does-vp_on_select_allied-label = Select while allied: { $vp } VP
card-does-after_summon_gain-words = After each of your Summons, gain { $gain }{ $needs ->
    [above_2] { "" } if at least two clans are lower in Honor
    [top_honor] { "" } if you are at the top of Honor
   *[none] { "" }
}.
card-does-after_summon_gain-label = After a Summon{ $needs ->
    [above_2] { "" }, above two clans
    [top_honor] { "" }, at the top
   *[none] { "" }
}: { $gain }
card-does-vp_bonus_allied-words = While you are allied, each of your gains of VP is { $vp } higher, but not in Winter.
card-does-vp_bonus_allied-label = Allied: +{ $vp } VP per gain
card-does-coin_on_richer_gain-words = When a clan richer than you gains coins, gain { $taken }.
card-does-coin_on_richer_gain-label = A richer clan gains: { $taken }
card-does-extra_betray-words = In your Betray you may replace { $n } more { $n ->
    [one] figure
   *[other] figures
}, of any opponent, and also at a shrine.
card-does-extra_betray-label = Betray +{ $n }, also at shrines
card-does-vp_on_token-words = Gain { $vp } VP with each war token that you take.
card-does-vp_on_token-label = War token: { $vp } VP
card-does-after_summon_kill-words = After each of your Summons you may kill a { $piece } anywhere, even one of yours; then you lose Honor.
card-does-after_summon_kill-label = After a Summon: kill 1 { $piece }, lose Honor
card-does-war_take_lower_honor-words = When a War Phase starts, take { $taken } from each clan lower in Honor.
card-does-war_take_lower_honor-label = War starts: { $taken } of each lower clan
card-does-spare-words = When you are about to kill figures of others, you may spare them all and gain { $vp } VP.
card-does-spare-label = Spare them all: { $vp } VP
card-does-after_summon_take_richest-words = After each of your Summons you may take { $taken } from the richest opponent; then you lose Honor.
card-does-after_summon_take_richest-label = After a Summon: { $taken } of the richest, lose Honor

# words of the table
term-honor = Honor
term-honor-words = The order of the clans, top first. Who stands higher wins every tie.
term-force = Force
term-force-words = The sum over a clan's figures in a place. The most Force, at least 1, decides provinces, shrines and battles.
term-vp = VP
term-vp-words = Victory points. Most of them after Winter win; they never go below 0.
term-coins = Coins
term-coins-words = They pay cards, Strongholds and bids. What is left goes back when the season ends.
term-ronin = Ronin
term-ronin-words = Each adds 1 Force in a battle if its clan wins Hire Ronin. They go back when the season ends.
term-stronghold = Stronghold
term-stronghold-words = Figures are summoned to its province. A Marshal's bonus builds one for { $cost }. It is no figure.
term-reserve = Reserve
term-reserve-words = A clan's pieces that are neither on the map, at a shrine, nor captive.
term-shrines = Shrines
term-shrines-words = Three times in a season the four shrines give their benefit to the clan with the most Force there.
term-track = Political track
term-track-words = Seven Mandates in a season; after the third, the fifth and the seventh comes a Kami Turn, and then war.
term-mandates = Mandate tiles
term-mandates-words = The selector looks at the top four, plays one and puts three back. All clans carry it out; selector and ally get a bonus.
term-ally = Ally
term-ally-words = It shares the bonus of Mandates and does not die where you win. Betray ends the alliance.
term-war = War
term-war-words = Only in the provinces drawn for the season, in this order.
term-tokens = War tokens
term-tokens-words = Won in war, they bring points in Winter: each by its season, and more for different provinces.
term-captives = Hostages
term-captives-words = They go home when the next season begins; their captor gains { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each.
term-display = Cards on display
term-display-words = They are bought in Train and at Ryujin. What is not sold stays for later seasons.
term-bids = Bids
term-bids-words = Coins divided over four advantages, unseen until all are in. The winner of the battle pays its own to the losers.
term-house = One source
term-house-words = A value that is neither printed nor official. The owner of the table can change it in the content file.

# what is offered
offer-worshipper = A worshipper is replaced only through Path of the Unrighteous.
offer-no-target = You have no figure in reserve that could replace one of it.
offer-as-daimyo = It counts as a Daimyo: nobody can replace or capture it.
or-separator = {" "}or{" "}
offer-battle = Battle of { $province }

# how Force stands
force-of-clan = { $clan } { $force }
force-of-ally = your ally { $clan } { $force }
standing-alone = nobody else is there
standing-nobody = nobody has Force there
standing-leads = leads over { $clans }
standing-behind = behind { $clans }
standing-tie-won = ties { $clans }, you are higher in Honor
standing-tie-lost = ties { $clans }, { $who } is higher in Honor

# what follows for certain
note-gain = You gain { $gain }.
note-card-gain = { $card }: you gain { $gain }.
note-honor-gained = You rise above { $clans } in Honor.
note-honor-lost = { $clan } comes above you in Honor.
note-tie-turned = You then win the tie at the { $shrine }.
note-spite = Takes { $vp } VP from { $clans }.
note-hate = Kills a figure of { $clans }.
note-shared = Your ally { $clan } shares the bonus.
note-recruit = You summon up to { $n } { $n ->
    [one] figure
   *[other] figures
}.
note-marshal = You have { $n } { $n ->
    [one] piece
   *[other] pieces
} that may move.
note-train = You can pay { $n } { $n ->
    [one] card
   *[other] cards
} on display.
note-alliance-ends = Your alliance with { $clan } ends.
note-die = { $n } { $n ->
    [one] figure dies.
   *[other] figures die.
}
note-listed = Place { $place } on your list.
note-robbed = { $vp } VP from { $clan }.
note-left = { $province }: Force { $before } → { $after }, { $standing }.
note-toll = By sea: { $clan } may take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
note-has = It has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
note-take = You take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $clan }.

# what a question is about
lead-bid = Divide your coins. All bids open together; losing bids are not returned, the winner pays its own to the losers.
lead-put = { $piece }, { $n } in your reserve.
lead-ballot = Two clans that name each other may ally; first choices count most. Nobody sees your list before all are closed.
lead-gift-to = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $ronin } Ronin.
lead-gift = To { $clan }. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $ronin } Ronin.
lead-gift-n = { $what ->
    [ronin] Ronin
   *[coins] Coins
} for { $clan }. You have { $n }.
lead-gift-ok = { $clan } offers { $what ->
    [ronin] { $n } Ronin
   *[coins] { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
}.
lead-mandate = { $tiles ->
    [4] You drew the last four tiles of the deck.
   *[other] You drew four of the { $tiles } tiles in the deck.
} You play one; three go back on top in their order.
lead-announce = Your tile, { $mandate }, stays face down. Any of the five may be announced.
lead-rec-fig = { $left ->
    [one] 1 Summon left.
   *[other] { $left } Summons left.
}
lead-mar-fig = { $left ->
    [0] No piece is left to move.
    [one] 1 piece may still move.
   *[other] { $left } pieces may still move.
}
lead-move = { $piece }, from { $province }.
lead-build = Any province, for { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}.
lead-toll = { $clan } moves by sea; it has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
lead-train = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $discount ->
    [0] { "" }
   *[other] , and each card costs { $discount } less
}.
lead-bet-clan = { $extra ->
    [0] { $left ->
        [one] One more figure, of a clan not hit yet.
       *[other] Up to { $left } figures of different clans.
    }
   *[other] Path of the Unrighteous: one more figure of any clan, also at a shrine.
}
lead-of = A figure of { $clan }.
lead-at = { $clan }, { $place }.
lead-kami-amaterasu = You won the shrine with Force { $force }. You are in place { $place } of the Honor track.
lead-kami-fujin = You won the shrine with Force { $force }. Pieces move as in a Marshal, one of them also twice.
lead-kami-raijin = You won the shrine with Force { $force }. Any province, a Stronghold is not needed. You have { $n } in reserve.
lead-kami-ryujin = You won the shrine with Force { $force }. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}; cards are at full cost.
lead-benev = One of the coins paid may go to another clan.
lead-ninja = Your Summon is complete. You lose Honor if you kill.
lead-monkey = Your Summon is complete. You lose Honor if you take.
lead-mercy-battle = { $n ->
    [one] 1 figure
   *[other] { $n } figures
} in { $province } would die.
lead-mercy-hate = The Oni would kill in { $province } figures of { $n ->
    [one] 1 clan.
   *[other] { $n } clans.
}
lead-mercy-ninja = A Bushi of { $clan } in { $province } would die.
lead-seppuku = You won the advantage. You have { $n ->
    [one] 1 figure
   *[other] { $n } figures
} in the battle.
lead-host = You won the advantage. { $left ->
    [one] One figure of another participant, no Daimyo.
   *[other] Up to { $left } figures of other participants, no Daimyo.
}
lead-ronin = You won the advantage. Nothing is spent.
lead-odd = You won and pay your bids to the losers; { $odd ->
    [one] 1 coin is
   *[other] { $odd } coins are
} left over.
lead-order = { $phase ->
    [war] War Upgrades take effect, and the Ronin of Koi become coins.
   *[other] Path of the Light and Path of the Samurai take effect.
} Others with such an effect: { $clans }.

# what an advantage would do
bid-seppuku = { $n ->
    [0] You have no figure here.
    [one] Your figure here dies: { $vp } VP{ $honor ->
        [0] { "" }
       *[other] , Honor up { $honor }
    }.
   *[other] Your { $n } figures here die: { $vp } VP{ $honor ->
        [0] { "" }
       *[other] , Honor up { $honor }
    }.
}
bid-hostage = { $n ->
    [one] One figure of { $clans }{ $robbed ->
        [all] , and { $vp } VP
        [some] , and { $vp } VP if of { $rich }
       *[none] ; no VP to take
    }
   *[other] Up to { $n } figures of { $clans }{ $robbed ->
        [all] , and { $vp } VP for each
        [some] , and { $vp } VP for each of { $rich }
       *[none] ; no VP to take
    }
}{ $limit ->
    [0] .
   *[other] , at most { $limit } VP in all.
}
bid-hostage-none = There is no figure that can be taken.
bid-ronin = You have { $n } Ronin: Force { $before } → { $after }; { $others }.
bid-ronin-koi = Ronin and coins that you keep: Force { $before } → up to { $after }; { $others }.
bid-ronin-none = You have no Ronin.
bid-poets = { $vp } VP per figure killed here, at most { $n }.
bid-loyalty = { $words } Loyalty: { $vp } more.

# what speaks for a choice
hint-fact = { $label }: { $fact }
hint-force = { $label }: Force { $before } → { $after }, { $standing }.
hint-words = { $words }.
hint-nothing = Nothing else is worth more here.
