# What a newcomer to Rising Sun is told. Keys are shared with ja.ftl.

## The lesson

lesson-title = Your first season
lesson-words = Play the first spring with a coach beside you, from tea to war. { $minutes } minutes, and nothing to read before.
lesson-strayed = You have found a way of your own, and that is fine. From here on I tell you what I would do; you decide.

lesson-goal = You lead the Koi clan; Turtle and Dragonfly are your rivals. In spring, summer and autumn you talk, pray and fight. Whoever has the most victory points (VP) in winter wins.
lesson-map = Your Daimyo and a Bushi stand in Edo, and so does your Stronghold: there you can Summon more. War will come to five provinces this spring, to Oshu first, then to Edo.
lesson-season = Before that come seven Mandates, which everybody carries out, and three Kami Turns among them.
lesson-shrines = In a Kami Turn each of these four shrines favours the clan with the most Force there. They are resolved from left to right.
lesson-honor = You are highest in Honor. Remember this: whoever is higher wins every tie.

lesson-tea = Tea comes first. List whom you would ally with, the best first; nobody sees it until all lists are in. An ally shares the bonus of your Mandates, and you share the bonus of theirs. List Dragonfly first, then Turtle, and seal the list.
lesson-tea-2 = Turtle is second: any ally is better than none.
lesson-tea-2-after = Dragonfly had you first as well. You are allies this season.
lesson-recruit = You select the first Mandate, of four tiles that only you see. Choose Recruit: everybody Summons one figure for each Stronghold, you and your ally one more.
lesson-recruit-after = Whoever selects is last. Turtle and Dragonfly have sent Shinto to three of the shrines.
lesson-recruit-1 = A Shinto is the figure that may go to a shrine. Choose one.
lesson-recruit-2 = Nobody prays to Susanoo yet. At each Kami Turn he gives a point for every Stronghold. Send it there.
lesson-recruit-3 = One more Shinto …
lesson-recruit-4 = … to Ryujin. Turtle is there too, but you are higher in Honor.
lesson-recruit-4-after = Turtle selected Harvest: a coin for everybody, and 4 VP for Turtle from Kyoto. Then Dragonfly selected Train.
lesson-train = Train sells season cards, and your ally's Train is a coin cheaper for you. Buy the Oni of Skulls, a Monster, for 1.
lesson-train-after = The Oni stands in Edo. It has Force 1, but 3 wherever you are lowest in Honor.
lesson-ryujin = The Kami Turn has begun, and Ryujin is yours by Honor: he sells you a card. Take Honesty. It costs nothing and brings 2 VP whenever you select a Mandate while allied.
lesson-ryujin-after = Susanoo gave you your first point. Hachiman and Amaterasu favoured Dragonfly: it has 2 Ronin, and has risen to the top of Honor.
lesson-marshal = You select again. Choose Marshal: everybody moves figures, and by the bonus you may build.
lesson-marshal-after = Honesty has brought 2 VP. Turtle's Daimyo and Bushi have marched to Oshu, where Dragonfly has a Komainu.
lesson-build = Build first: a Stronghold, for 3 coins.
lesson-build-1 = In Oshu. There you can Summon from now on, and Susanoo will count it.
lesson-move = Now the Daimyo …
lesson-move-1 = … goes to Oshu, which borders on Edo.
lesson-move-2 = The Bushi, too …
lesson-move-3 = … to Oshu.
lesson-move-4 = The Oni stays to guard Edo. Finish.
lesson-move-4-after = Turtle selected Harvest once more. In the second Kami Turn all worshippers count again.
lesson-lion = So Ryujin is yours again. Take Path of the Lion, for nothing: your Daimyo now has Force 2.
lesson-lion-after = Susanoo gave 2 VP, for two Strongholds. But then Dragonfly selected Betray! The alliance is over, and two of its Bushi have replaced yours and Turtle's in Oshu. It lost Honor for that.
lesson-levy = The last Mandate of the season is yours. Choose Recruit: with two Strongholds and the bonus you Summon three.
lesson-levy-after = Dragonfly has put a Shinto and a Bushi into Edo. They can Summon anywhere.
lesson-levy-1 = A Bushi …
lesson-levy-2 = … to Oshu,
lesson-levy-3 = a second one …
lesson-levy-4 = … to Edo,
lesson-levy-5 = and the third …
lesson-levy-6 = … to Edo, too. A province takes one for each Stronghold there, and one province one more by the bonus.
lesson-levy-6-after = In the third Kami Turn Turtle was stronger at Ryujin, Dragonfly rose above you, and Susanoo brought 2 VP. You have 7.
lesson-bid = War, in Oshu first. Your Force is 3, Dragonfly's too, and it would win the tie. But before a battle all secretly bid for four advantages. Of your 3 coins bid 2 for Take Hostage: a captured figure does not fight. And 1 for Hire Ronin: whoever wins it may add its Ronin, and Dragonfly has six. Seal the bids.
lesson-bid-1 = Nothing for Seppuku, which would kill your own figures for VP and Honor. But 2 for Take Hostage.
lesson-bid-2 = And 1 for Hire Ronin.
lesson-bid-2-after = All bids are open now. Turtle won Seppuku and let its Daimyo die, for VP and Honor. You won the hostage.
lesson-hostage = Take it from Dragonfly. You would steal a point, too, but there is none.
lesson-hostage-1 = The Komainu. Next season it goes home, and you get a coin for it.
lesson-hostage-1-after = Nobody's Ronin fight, as you won their bid. 3 against 2: Oshu is yours, and with it the war token! Dragonfly won the Poets, 3 VP for three figures that were killed.
lesson-odd = The winner's bids go to the losers. You paid 3 coins, one for each, and one is left over. Give it to Turtle: you meet Dragonfly again in Edo.

lesson-edo = In Edo you had no coins to bid. So Dragonfly took your Oni hostage, 2 stood against 2, and Honor decided for Dragonfly. Keep some coins for the next battle!
lesson-tokens = The other provinces fell without a battle. Coins, Ronin and worshippers are gone, hostages are home again. Your token is worth 1 VP in winter, and tokens of three different provinces 10 more.
lesson-onward = It is summer, and time for tea. Two seasons are left. Go on as you like: the hint tells what a bot would do, and whatever is not possible tells you why.

## Parts of sentences

separator = , { "" }
listed-number = { $name } { $n }
listed-pieces = { $n } { $name }
listed-monster = { $lowest ->
    [0] { $name } { $force }
   *[other] { $name } { $force } ({ $lowest } where its owner is lowest in Honor)
}
listed-set = { $vp } for { $provinces }
coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

## Rules in short

rule-R-TERM-1 = An opponent is any other player, your ally included.
rule-R-TERM-2 = Figures are Daimyo, Shinto, Bushi and Monsters. A Stronghold is never a figure.
rule-R-TERM-3 = The map has 8 provinces; beside it are 4 shrines. What a clan has neither on the map nor at a shrine nor in captivity is its reserve.
rule-R-TERM-4 = Provinces are adjacent if a border or a shipping route joins them.
rule-R-TERM-5 = A clan's Force in a province is that of all its figures there. Strongholds add to it only for Turtle, Ronin only once hired in a battle.
rule-R-TERM-6 = The most Force must be at least 1. All ties go to the tied clan highest in Honor.
rule-R-TERM-7 = To gain Honor is to swap places with the clan above, to lose it with the clan below. Whoever rises to the top pushes the others down by one.
rule-R-TERM-8 = To Summon is to bring a figure from the reserve to the board; all that a player brings at a time is one Summon. To Place does the same, but is no Summon.
rule-R-TERM-9 = A Move takes one figure to an adjacent province. Killed figures go back to the reserve; captured ones are held until the next season is set up.
rule-R-TERM-10 = A figure enters a province whenever it gets there: Summoned, Placed, with each single Move, or to replace another.
rule-R-TERM-11 = These count as a Daimyo and cannot be captured or replaced: { $daimyo }. These count as a Shinto and may worship: { $shinto }.
rule-R-TERM-12 = Whoever holds the card of a Monster owns it, wherever the figure is. A clan has a Stronghold only if it is on the map.
rule-R-TERM-13 = Points never go below 0. A theft takes what is there, and the thief gains it.
rule-R-TERM-14 = Coins that are gained come from the common pile, and coins that are paid go there. Gifts, tolls, thefts and reparations are not gains.
rule-R-TERM-15 = A clan is present in a province by a figure there, Turtle also by a Stronghold. "Lowest in Honor there" compares those present, at least two; in a battle, all participants.
rule-R-TERM-16 = What counts as a Shinto may go to a shrine when it is Summoned. It stays there until the season's cleanup, and cannot Move, be killed or captured.

rule-R-SETUP-1 = Each player has one clan. Seats run clockwise in the order Koi, Lotus, Turtle, Dragonfly, Bonsai.
rule-R-SETUP-2 = The first seat begins at the top of the Honor track, the others follow in order. Everybody has { $vp } VP and no coins, Ronin or cards.
rule-R-SETUP-3 = Each clan begins in its home province with { $pieces }.
rule-R-SETUP-4 = Chance decides the card set, which 4 of the 7 Kami have shrines and in which order, and the order of war tokens and Mandate tiles.
rule-R-SETUP-5 = The clan at the top of the Honor track selects the first Mandate.
rule-R-SETUP-6 = Later nothing is left to chance but the shuffling of the Mandate tiles between seasons.

rule-R-TIME-1 = An effect is carried out with all that it sets off before anything else goes on.
rule-R-TIME-2 = All coins that a player gains by one Mandate are one gain, and so are all points. Copies of a card act together.
rule-R-TIME-3 = Effects that one event sets off have a fixed order; after a Summon, rewards come before losses of Honor.
rule-R-TIME-4 = "Highest", "lowest" and "richest" are looked up when the effect takes place. Way of the Merchant compares coins before the gain.
rule-R-TIME-5 = "In Honor order" means from the top of the track, as it stands when the step begins.
rule-R-TIME-6 = Effects of several players at one time go in Honor order. As an option, whoever is highest in Honor decides to go before or after the others.

rule-R-SEAS-1 = Spring, summer and autumn each have a set-up, a Tea Ceremony, a Political Phase, a War Phase and a cleanup. Winter ends the match.
rule-R-SEAS-2 = Each season { $three }, { $four } or { $five } war tokens are drawn, for 3, 4 or 5 players. Their provinces will see war in this order, the others none.
rule-R-SEAS-3 = All cards of the season are laid out for sale, beside those left unsold.
rule-R-SEAS-4 = Each clan receives its income: { $incomes }.
rule-R-SEAS-5 = Hostages go home. Their captor gains { $coins } for each.

rule-R-TEA-1 = All alliances end. Then gifts can be made, if they are allowed, and the ballot is held.
rule-R-TEA-2 = In the ballot every clan secretly lists the clans that it would ally with, the best first; the list may be empty. All lists are shown at once.
rule-R-TEA-3 = Only clans that list each other ally. The pair that stands highest on both lists together comes first, then the pair with the better worst place, then Honor.
rule-R-TEA-4 = Alliances are made at no other time. Each counts for Form of the Kindred, even if it is broken later.
rule-R-TEA-5 = In a match without alliances there is no ballot.
rule-R-TEA-6 = Your ally shares the bonus of your Mandates, but never its Force. Two allies alone in a province do not fight, and the winner's ally is not killed.

rule-R-GIFT-1 = Coins and Ronin can be given away in the Tea Ceremony and the Political Phase, nothing else and never in war. Promises bind nobody.
rule-R-GIFT-2 = Gifts are an option. If they are allowed, the Tea Ceremony and each Mandate Turn and Kami Turn begin with them.
rule-R-GIFT-3 = In Honor order each clan that has coins or Ronin may offer one gift. The other clan may refuse it.

rule-R-POL-1 = The Political Phase has 7 Mandate Turns, and 3 Kami Turns: after the third, the fifth and the seventh.
rule-R-POL-2 = The selector secretly draws 4 tiles, plays one and puts the others back on top. Then everybody executes that Mandate.
rule-R-POL-3 = Recruit, Marshal and Harvest begin at the selector's left and end with the selector. Train begins with the selector.
rule-R-POL-4 = Everybody executes the Mandate; only the selector and its ally get the bonus.
rule-R-POL-5 = In summer and autumn the clan to the left of the last selector is the first one.

rule-R-REC-1 = Recruit: Summon as many figures as you have Strongholds on the map. Bonus: { $n } more, if you have a Stronghold at all.
rule-R-REC-2 = A province takes as many of them as you have Strongholds there, with the bonus { $n } more in one province. Dragonfly may choose any provinces.
rule-R-REC-3 = A Shinto, or what counts as one, may go to a shrine instead. It uses up one Summon.
rule-R-REC-4 = You choose a figure and where it goes, one after the other, and may stop at any time.
rule-R-REC-5 = When you have finished, effects after a Summon act once for all your figures. Then the next clan follows.
rule-R-REC-6 = At the end of a Recruit, Path of the Light and Path of the Samurai take effect.

rule-R-MAR-1 = Marshal: each of your figures on the map may Move once, and so may Turtle's Strongholds.
rule-R-MAR-2 = A Move goes to an adjacent province; for Dragonfly, to any other province.
rule-R-MAR-3 = Bonus of Marshal: build one Stronghold in any province for { $coins }, before, between or after your Moves. You have { $all } in all.
rule-R-MAR-4 = Choose a piece and where it goes, or build, until you finish.
rule-R-MAR-5 = Captives and worshippers never Move, nor do Strongholds other than Turtle's.
rule-R-MAR-6 = Path of the Serpent: its owner may charge { $coins } when another clan Moves by a shipping route. Without coins, others cannot use these routes.

rule-R-TRA-1 = Train: you may buy one of the cards for sale.
rule-R-TRA-2 = In a Train the selector and its ally pay { $off } less. For Bonsai a price of { $from } or more becomes { $price } first.
rule-R-TRA-3 = You pay, then the card is yours and works from now on.
rule-R-TRA-4 = A Monster is Summoned at once to a province with a Stronghold of yours; Komainu may worship instead. If there is no such province, it goes to your reserve.

rule-R-HAR-1 = Harvest: gain { $coins }. Bonus: also the rewards of every province where you have the most Force.
rule-R-HAR-2 = All coins are one gain, then all points are one, then come the Ronin.

rule-R-BET-1 = Whoever selects Betray ends its alliance and loses Honor for it. Without an alliance it loses nothing.
rule-R-BET-2 = Betray: the selector alone may replace figures on the map, at most { $n }, of different opponents.
rule-R-BET-3 = A Bushi takes the place of a Bushi, a Shinto of a Shinto, a Monster of a Monster; Komainu is both. Whatever counts as a Daimyo cannot be replaced.
rule-R-BET-4 = Choose the clan, the place, its figure, and yours. Path of the Unrighteous gives one more replacement, at a shrine too.
rule-R-BET-5 = The other figure goes to its owner's reserve, and yours enters the province. That is no Summon.

rule-R-KAMI-1 = After the third, the fifth and the seventh Mandate Turn comes a Kami Turn.
rule-R-KAMI-2 = The four shrines are resolved from left to right, each completely before the next.
rule-R-KAMI-3 = The Force at a shrine is counted when its turn comes.
rule-R-KAMI-4 = A shrine without any figure is skipped.
rule-R-KAMI-5 = Only the clan with the most Force gets the favour of the Kami. A tie goes to the clan highest in Honor at that moment.
rule-R-KAMI-6 = Allies neither add their Force nor share a favour. The figures stay, and count again in the season's next Kami Turns.
rule-R-KAMI-7 = Shrines can be won without a figure on the map.
rule-R-KAMI-8 = Amaterasu: you may rise to the top of the Honor track.
rule-R-KAMI-9 = Fujin: { $n ->
    [one] one Move
   *[other] up to { $n } Moves
} with your pieces on the map, also with the same one again.
rule-R-KAMI-10 = Raijin: you may Summon one Bushi to any province.
rule-R-KAMI-11 = Ryujin: you may buy one of the cards for sale { $off ->
    [0] at full cost
   *[other] for { $coins } less
}.
rule-R-KAMI-12 = A Komainu bought by Ryujin may worship. At a shrine still to come it counts at once, elsewhere from the next Kami Turn on.
rule-R-KAMI-13 = Hachiman: gain { $ronin } Ronin.
rule-R-KAMI-14 = Susanoo: { $vp } VP for each of your Strongholds on the map.
rule-R-KAMI-15 = Tsukuyomi: gain { $coins }.
rule-R-KAMI-16 = After the third Kami Turn of a season comes war. Otherwise the clan to the left of the last selector is the next one, whoever won shrines.
rule-R-KAMI-17 = Coins and Ronin never run out; as an option there are { $coins } coins and { $ronin } Ronin in all.

rule-R-WAR-1 = War begins, in Honor order, with War Upgrades, and with Koi, whose Ronin become coins. From here on there are no gifts.
rule-R-WAR-2 = The provinces at war are resolved in order. All clans with Force there contend.
rule-R-WAR-3 = If nobody contends, the token is gone. A single clan takes it.
rule-R-WAR-4 = Two allies alone do not fight. Whoever has the most Force takes the token, and nobody dies.
rule-R-WAR-5 = In all other cases the contenders fight a battle.
rule-R-WAR-6 = Effects of taking a token do not ask how it was taken.

rule-R-BAT-1 = No card of this game acts at the start of a battle.
rule-R-BAT-2 = Each participant secretly bids any of its coins on the four War Advantages. All bids are shown and paid at once.
rule-R-BAT-3 = The highest bid wins an advantage, without a bid nobody does. Seppuku: kill all your figures there for { $vp } VP and { $honor } Honor each.
rule-R-BAT-4 = Take Hostage: capture a figure of another participant, no Daimyo, and steal { $vp } VP from its owner.
rule-R-BAT-5 = Hire Ronin: each of your Ronin adds 1 Force to this battle and stays yours. For Koi each coin left adds { $force } too.
rule-R-BAT-6 = The most Force wins, hired Ronin included. A tie goes to Honor, even at 0.
rule-R-BAT-7 = The losers' figures there die, except those of the winner's ally. Then the winner takes the token.
rule-R-BAT-8 = Imperial Poets: { $vp } VP for each figure killed in this battle, in whatever way.
rule-R-BAT-9 = Losing bids go to the pile. What the winner bid is shared equally among the losers; the winner says who gets the odd coins.

rule-R-CLEAN-1 = At the end of a season coins and Ronin are lost, and worshippers go back to the reserve. All else stays.
rule-R-CLEAN-2 = A war token that nobody took is out of the game.
rule-R-CLEAN-3 = After spring and summer all Mandate tiles are shuffled.
rule-R-WIN-1 = In winter come Winter Upgrades, then { $spring }, { $summer } or { $autumn } VP for each token by its season, then VP for tokens of different provinces: { $sets }.
rule-R-WIN-2 = The most VP win. A tie goes to Honor; if that clan's ally is tied too, both win.

rule-R-CLAN-1 = Koi: at the start of war its Ronin become coins, and in battle it can hire its own coins as Ronin.
rule-R-CLAN-2 = Lotus: it plays its Mandate tile face down and announces whichever Mandate it likes.
rule-R-CLAN-3 = Turtle: its Strongholds have Force { $force } and Move like figures, but cannot be killed, captured or replaced.
rule-R-CLAN-4 = Dragonfly: it Summons to any province, and Moves to any other.
rule-R-CLAN-5 = Bonsai: whatever costs { $from } or more costs it { $price }.

rule-R-CARD-1 = Cards are never lost. War Upgrades act at the start of each war, Winter Upgrades in winter, all others always. Copies add up.
rule-R-CARD-2 = A card speaks to its owner. Where there is a choice you are asked; all else happens by itself.

rule-R-FX-1 = Monsters and their Force: { $monsters }.
rule-R-FX-2 = Oni of Hate: where it enters, it kills a Shinto, Bushi or Komainu of your choice of each clan higher in Honor.
rule-R-FX-3 = Oni of Spite: where it enters, it steals up to { $vp } VP from each clan higher in Honor that has Force there.
rule-R-FX-4 = Oni of Souls: taking the token of its province brings { $vp } VP for each Oni you own.
rule-R-FX-5 = Your Daimyo and what counts as one gains Force: Path of the Lion +{ $lion }, Path of the Dragon +{ $dragon }.
rule-R-FX-6 = Righteousness: { $vp } VP for each of your figures killed.
rule-R-FX-7 = Gained at the start of war: Way of the Shogun { $shogun }, Way of the Ronin { $ronin } Ronin, Way of the Moneylender { $moneylender }.
rule-R-FX-8 = Way of Bushido: at the start of war { $coins }, and { $vp } VP for each different Virtue you own.
rule-R-FX-9 = Way of the Righteous: at the start of war take { $coins } from each clan lower in Honor.
rule-R-FX-10 = Way of the Katana: in the War Phase your Bushi have Force { $force }.
rule-R-FX-11 = Path of the Serpent: others pay you { $coins } to Move by a shipping route, if you charge it.
rule-R-FX-12 = Respect: Take Hostage captures { $n } more.
rule-R-FX-13 = VP in winter: Form of the Kitsune { $kitsune } per Stronghold on the map, of the Phoenix { $phoenix } per different Virtue, of the Beast { $beast } per Monster, of the Demon { $demon } per Oni, of the Kindred { $kindred } per season allied.
rule-R-FX-14 = Benevolence: when you pay for a card or Stronghold, you may give one of the coins to another clan. You gain Honor and { $vp } VP.
rule-R-FX-15 = Path of the Kenin: after your Summon you may Place a Bushi in a province with a Stronghold of yours.
rule-R-FX-16 = After your Summon: Path of the Warlord { $warlord }; Path of the Patron { $patron } if two clans are lower in Honor; Path of the Spirit { $spirit } and { $vp } VP if you are at the top.
rule-R-FX-17 = Path of the Ninja: after your Summon you may kill a Bushi anywhere on the map. Then you lose Honor.
rule-R-FX-18 = Path of the Monkey: after your Summon you may take { $coins } from the richest opponent. Then you lose Honor.
rule-R-FX-19 = At the end of every Recruit you may Place: by Path of the Light a Shinto at a shrine, by Path of the Samurai a Bushi in any province.
rule-R-FX-20 = Justice: when you kill figures, { $vp } VP for each of their owners lower in Honor than you.
rule-R-FX-21 = Honesty: { $vp } VP when you select a Mandate other than Betray while allied.
rule-R-FX-22 = Loyalty: while you are allied each gain of VP is { $vp } higher, but not in winter.
rule-R-FX-23 = Way of the Merchant: when a richer clan gains coins, you gain { $coins }.
rule-R-FX-24 = Path of the Unrighteous: Betray replaces { $n } more, of any opponent, at a shrine too.
rule-R-FX-25 = Courage: { $vp } VP for each war token that you take.
rule-R-FX-26 = Mercy: when you would kill figures of others, you may spare them all for { $vp } VP.

rule-R-OPT-1 = An option that is not set has its default. The options of a match are kept in its record.
rule-R-OPT-clans = Option: which 3 to 5 clans play.
rule-R-OPT-card_set = Option: which set of 15 season cards is added to the core cards.
rule-R-OPT-alliances = Option: alliances by ballot, or none.
rule-R-OPT-gifts = Option: whether coins and Ronin can be given away.
rule-R-OPT-piles = Option: coins and Ronin without end, or only as many as are in the box.
rule-R-OPT-timing = Option: effects at one time go in Honor order, or the highest in Honor is asked.
rule-R-OPT-toll = Option: the owner of Path of the Serpent is asked each time, or always charges.
rule-R-OPT-amaterasu_optional = Option: whether the winner of Amaterasu may decline to rise.
rule-R-OPT-fujin_strongholds = Option: whether Fujin moves Turtle's Strongholds.
rule-R-OPT-bushido_coins = Option: Way of Bushido gives its coins once, or for each different Virtue.
rule-R-OPT-souls_rule = Option: Oni of Souls must be there at the end of the battle, or only at its start.
rule-R-OPT-justice_per = Option: Justice counts each clan whose figures died, or counts once.
rule-R-OPT-auto_single = Option: whether a decision with a single answer is asked.

rule-R-SCN-1 = A position can be set up for one Kami Turn, which is then resolved alone.
rule-R-SCN-2 = A position can also run another part of a season: a Mandate, a battle, the winter.
rule-R-SCN-3 = Positions are written as TOML. A name that is not known is an error.
rule-R-SCN-4 = A position need not come about in a match. Pieces that are not placed are in the reserve.
rule-R-SCN-5 = A position that cannot be, such as one with too many figures of a kind, is refused.
rule-R-SCN-6 = A worked example has a position, the decisions, and all that they change; nothing else may change.

rule-R-OBS-1 = All is open, except sealed lists and bids, the tiles that a selector draws, Lotus's face-down tiles, and the order of all piles.
rule-R-OBS-2 = Until bids are shown, they are counted among a clan's coins.

rule-R-DEC-1 = One decision is asked at a time. Ballots and bids are asked of all clans at once and stay hidden until the last one is in.
rule-R-DEC-2 = Where there is only one answer, it is given without asking.
rule-R-DEC-3 = Whoever has picked a piece must choose where it goes. A piece with nowhere to go is not offered.
rule-R-DEC-4 = Which decisions come in which order.
rule-R-DEC-5 = Each kind of decision has its own answers.

rule-R-ACT-1 = Every decision is one of 240 codes.
rule-R-ACT-2 = Codes name clans, not seats, so they are the same for any number of players.
rule-R-ACT-3 = 240 codes are enough, since pieces, places and bids are asked one after the other.

## Terms

term-clan = clan
meaning-clan = Your side: Koi, Lotus, Turtle, Dragonfly or Bonsai, each with an ability of its own.
term-points = victory points
meaning-points = VP for short. The most when winter has come win. They never fall below 0.
term-honor = Honor
meaning-honor = The order of the clans on the Honor track. Every tie goes to whoever stands higher.
term-force = Force
meaning-force = The strength of a clan in a province or at a shrine: what its figures there add up to.
term-coin = coin
meaning-coin = Pays for cards and Strongholds, and for bids in war. What is left at the end of a season is lost.
term-ronin = Ronin
meaning-ronin = Warriors without a master. Each adds 1 Force in a battle where you win Hire Ronin. They are lost at the end of a season.
term-province = province
meaning-province = One of the eight parts of the map. Borders and shipping routes join them.
term-home = home province
meaning-home = Where a clan begins, with its first figures and its first Stronghold.
term-shipping-route = shipping route
meaning-shipping-route = Joins two provinces across the sea, as a border does on land.
term-figure = figure
meaning-figure = A Daimyo, Shinto, Bushi or Monster. A Stronghold is none.
term-daimyo = Daimyo
meaning-daimyo = The lord of a clan. Nobody can capture or replace it.
term-shinto = Shinto
meaning-shinto = A priest. It may worship at a shrine when it is Summoned.
term-bushi = Bushi
meaning-bushi = A warrior, the most common figure.
term-monster = Monster
meaning-monster = A figure that comes with its season card and has powers of its own.
term-oni = Oni
meaning-oni = A Monster with Oni in its name. Some cards count them.
term-stronghold = Stronghold
meaning-stronghold = Your figures are Summoned where one of yours stands. It has no Force of its own, except for Turtle.
term-reserve = reserve
meaning-reserve = Your pieces that are not in play, ready to be Summoned or built.
term-season = season
meaning-season = Spring, summer and autumn, each with tea, politics and war. Winter ends the match.
term-tea = Tea Ceremony
meaning-tea = The start of a season, when alliances are made.
term-ballot = ballot
meaning-ballot = The secret list of clans that you would ally with, the best first.
term-alliance = alliance
meaning-alliance = Two clans that share the bonus of Mandates for a season. It ends with Betray or at the next Tea Ceremony.
term-ally = ally
meaning-ally = The clan that you have an alliance with. In war it is not killed where you win.
term-mandate = Mandate
meaning-mandate = One of Recruit, Marshal, Train, Harvest and Betray. The selector draws four tiles and plays one.
term-selector = selector
meaning-selector = The clan whose turn it is to select a Mandate.
term-bonus = bonus of a Mandate
meaning-bonus = What the selector and its ally get besides what everybody does.
term-recruit = Recruit
meaning-recruit = Everybody Summons figures, one for each Stronghold.
term-marshal = Marshal
meaning-marshal = Everybody Moves figures. The bonus builds a Stronghold.
term-train = Train
meaning-train = Everybody may buy a season card. The bonus makes it cheaper.
term-harvest = Harvest
meaning-harvest = Everybody gains coins. The bonus brings the rewards of provinces.
term-betray = Betray
meaning-betray = The selector breaks its alliance and replaces figures of others by its own.
term-summon = Summon
meaning-summon = To bring figures from the reserve to the board. Some cards act after it.
term-place = Place
meaning-place = To bring a figure to the board without it being a Summon.
term-move = Move
meaning-move = One step of a figure to an adjacent province.
term-replace = replace
meaning-replace = To send a figure home and put one of your own in its place.
term-reward = reward of a province
meaning-reward = Coins, VP and Ronin shown on the map, for the bonus of Harvest.
term-kami = Kami
meaning-kami = The gods of the four shrines. In a Kami Turn each favours the clan with the most Force there.
term-kami-turn = Kami Turn
meaning-kami-turn = Comes three times a season: the four shrines are resolved from left to right.
term-shrine = shrine
meaning-shrine = One of four places to worship, each with its Kami.
term-worship = worship
meaning-worship = To send a Shinto to a shrine when it is Summoned. It stays there until the season ends.
term-card = season card
meaning-card = Bought by Train, and yours for the rest of the match.
term-virtue = Virtue
meaning-virtue = A kind of season card. Some other cards count them.
term-enhancement = Enhancement
meaning-enhancement = A kind of season card: it always works.
term-war-upgrade = War Upgrade
meaning-war-upgrade = A kind of season card: it acts at the start of war.
term-winter-upgrade = Winter Upgrade
meaning-winter-upgrade = A kind of season card: it brings VP in winter.
term-war = war
meaning-war = The end of a season: the provinces drawn at its start are fought for, one after the other.
term-token = war token
meaning-token = Goes to the winner of a province at war. It brings VP in winter.
term-set-bonus = set bonus
meaning-set-bonus = VP in winter for tokens of different provinces.
term-battle = battle
meaning-battle = Decides a province for which several clans contend, unless they are just two allies.
term-bid = bid
meaning-bid = Coins that you secretly set on the War Advantages before a battle. What the winner of the battle bid goes to the losers.
term-advantage = War Advantage
meaning-advantage = Seppuku, Take Hostage, Hire Ronin and Imperial Poets. Each goes to the highest bid.
term-seppuku = Seppuku
meaning-seppuku = The first advantage: all your figures there die, for VP and Honor.
term-take-hostage = Take Hostage
meaning-take-hostage = The second advantage: capture a figure and steal VP from its owner.
term-hire-ronin = Hire Ronin
meaning-hire-ronin = The third advantage: your Ronin add to your Force.
term-poets = Imperial Poets
meaning-poets = The last advantage: VP for every figure that was killed.
term-hostage = hostage
meaning-hostage = A captured figure. It goes home when the next season begins, and its captor gains coins for it.
term-reparations = reparations
meaning-reparations = What the winner of a battle bid, shared among the losers.
