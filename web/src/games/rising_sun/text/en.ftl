# Rising Sun in a browser, English. Names of things come from the server; these are the words around them.

game-title = Rising Sun
tab-board = Map
tab-own = My clan

# Board

## Words

rising-separator = , { "" }
rising-seat = Seat { $seat }
rising-count = { $count } { $name }
rising-pieces = { $count } { $name }{ $kind ->
    [stronghold] { $count ->
        [one] { "" }
       *[other] s
    }
   *[other] { "" }
}
rising-vp = VP
rising-cost = cost { $cost }
rising-n-vp = { $count } VP
rising-n-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rising-n-ronin = { $count } Ronin
rising-season = Season: { $season }

## Political track and wars

rising-track = Political track
rising-space = { $label }{ $who ->
    [nobody] { "" }
   *[other] , { $who }
}, { $state ->
    [past] done
    [now] now
   *[ahead] still to come
}
rising-kami-short = Kami { $n }
rising-kami-turn = Kami Turn { $n }
rising-war = War
rising-mandate = Mandate
rising-face-down = Hidden
rising-own-face-down = ({ $name })
rising-wars = Wars of this season, in order
rising-war-state = { $state ->
    [past] over, { $who ->
        [nobody] nobody has the token
       *[other] token of { $who }
    }
    [now] now
   *[ahead] still to come
}

## Shrines

rising-shrines = The four shrines, in their order
rising-force = Force
rising-nobody-here = nobody yet
rising-leads = leads
rising-leads-honor = by Honor
rising-nobody-leads = nobody leads
rising-last-won = Last won by { $name }

## Map

rising-map = Map of Japan
rising-map-provinces = Map, { $count } provinces
rising-war-number = war { $n }
rising-war-over = war { $n }, over
rising-clan-leads = { $name } leads with Force { $force }: { $pieces }
rising-clan-there = { $name } Force { $force }: { $pieces }
rising-empty = Nobody is here
rising-province = { $head }. { $there }.
rising-choose = { $choices }. { $place }
rising-not-possible = { $words }, not possible: { $why }
rising-several = { $count } choices here: press to see them
rising-for = { $words }, cost { $cost }

## Battle

rising-battle = Battle of { $province }
rising-force-in = Force in { $province } before bids
rising-force-now = Force in { $province } now
rising-hired = { $count } Ronin
rising-winner-takes = The winner takes the war token: { $vp } VP in winter, and one more province for the set.

## Honor

rising-honor = Honor
rising-honor-ties = top wins every tie
rising-pile = Common pile: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $ronin } Ronin
rising-honor-place = Place { $n } on the Honor track:
rising-allied = Allied with { $name }
rising-coins = Coins
rising-ronin = Ronin
rising-strongholds = Strongholds
rising-cards = Cards
rising-tokens = War tokens
rising-hostages = Hostages
rising-token = { $province } ({ $season })
rising-held = { $pieces } of { $name }
rising-you = You, { $name }
rising-bot = Bot, { $name }
rising-stand-in = A bot stands in for { $name }
rising-open = Nobody yet
rising-online = { $name }
rising-away = { $name }, away
rising-resigned = { $name } has left

# Panel

## Words

rising-semicolon = ; { "" }
rising-times = ×{ $count }
rising-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
rising-nothing = nothing

## Choices

rising-choices = Your choices
rising-waiting = Waiting for { $names }
rising-past = You look at a moment of the past.
rising-over = The match is over.
rising-look = What an answer does is said here before you take it.
rising-sentence = { $words }.
rising-costs = costs { $cost }, leaves { $left }
rising-left = { $count } left
rising-do = Do it
rising-more-below = More below
rising-take-back = Take back
rising-ask-back = Ask to take back

## What is sealed

rising-the-others = The others
rising-sealed = sealed
rising-thinking = thinking
rising-clear = Clear
rising-seal-list = Seal the list
rising-list-empty = Nobody is on your list: you would have no ally. Press a clan to add it, the best first.
rising-list-none = Your list is empty.
rising-list = Your list: { $names }
rising-listed = { $name }, place { $place } of your list
rising-on-list = { $name } is in place { $place } of your list.
rising-off-list = { $name } is off your list.
rising-raise = Move { $name } up
rising-seal-bid = Seal the bid
rising-bid = bid
rising-kept = kept
rising-coins-of = Coins { $count }
rising-fixed = Bid already
rising-bid-for = Bid for { $name }
rising-less = One less for { $name }
rising-more = One more for { $name }
rising-own-bid = Your bid

## Battle, step by step

rising-battle-of = Battle of { $province }
rising-won-by = { $name } wins
rising-how-it-went = How it went
rising-step = { $n } of { $count }
rising-step-back = One step back
rising-step-on = One step on
rising-all-bids = All bids
rising-wins = wins with

## Own clan and cards

rising-clan-koi = Koi
rising-clan-lotus = Lotus
rising-clan-turtle = Turtle
rising-clan-dragonfly = Dragonfly
rising-clan-bonsai = Bonsai
rising-clan-none = Clan by lot
rising-your-clan = Your clan
rising-a-clan = Clans
rising-whose-clan = Whose clan
rising-pages = Clan or cards
rising-for-sale = { $season } cards
rising-nothing-for-sale = No card is for sale now.
rising-show-kind = Which cards
rising-all-kinds = All { $count }
rising-one-source = one source
rising-house = reconstructed
rising-ally = Ally
rising-no-ally = none
rising-reserve = Reserve
rising-on-map = On the map
rising-pieces-at = { $place }: { $pieces }
rising-own-cards = Cards: { $count }
rising-own-tokens = War tokens: { $count }
rising-tokens-worth = { $vp } VP in winter, { $provinces ->
    [one] 1 province
   *[other] { $provinces } different provinces
}
rising-points-so-far = Points so far
rising-line = { $name } { $vp }

## The end

rising-score = Points of all clans by source
rising-points = Points
rising-total = Total
rising-rank = Place
rising-tie = A tie goes to the clan that is higher in Honor; its ally wins with it if it is tied, too.

# Kami page

page-kami = A Kami Turn on its own
page-kami-words = Set a position up by hand; every shrine is resolved in order, with the reasons.
kami-page-resolve = Resolve
kami-page-result = What comes of it
kami-page-none = Press Resolve: what happens at each shrine, and why, appears here.
kami-page-refused = { $count ->
    [one] This position cannot be:
   *[other] This position cannot be, for { $count } reasons:
}
kami-page-clans = Clans and Honor
kami-page-who = Clans in play
kami-page-honor = Honor, the highest first
kami-page-higher = { $name }: one place higher
kami-page-season = Season
kami-page-number = Kami Turn of the season
kami-page-selector = Last to select a Mandate
kami-page-shrines = Shrines and worshippers
kami-page-shrine = Shrine { $n }
kami-page-worshippers = { $clan }: { $piece } at shrine { $n }
kami-page-own = What each clan has
kami-page-purse = { $vp } VP · { $coins } coins · { $ronin } Ronin
kami-page-vp = VP
kami-page-coins = Coins
kami-page-ronin = Ronin
kami-page-of = { $clan }: { $what }
kami-page-map-of = { $clan } on the map
kami-page-pieces = { $clan }: { $piece } in { $place }
kami-page-cards-of = Cards of { $clan }
kami-page-alliance_seasons = Seasons allied
kami-page-captives-of = Captives that { $clan } holds
kami-page-captive = { $piece } of { $clan }
kami-page-captive-clan = { $where }: of which clan
kami-page-captive-kind = { $where }: which figure
kami-page-captive-add = { $where }: add the captive
kami-page-tokens-of = War tokens of { $clan }
kami-page-token-season = { $where }: of which season
kami-page-token-province = { $where }: of which province
kami-page-token-add = { $where }: add the token
kami-page-leave = This position is not saved. Leave it?
kami-page-display = Cards for sale
kami-page-card = { $name } ({ $cost })
kami-page-which-card = { $where }: which card
kami-page-add = Add
kami-page-add-to = { $where }: add the card
kami-page-remove = Take { $name } away
kami-page-more = Cards for sale and options
kami-page-options = Options of the rules
kami-page-option-gifts = Gifts before the shrines
kami-page-gifts-off = none
kami-page-gifts-on = may be made
kami-page-option-piles = Coins and Ronin in the common pile
kami-page-piles-unlimited = never run out
kami-page-piles-limited = limited
kami-page-pile-coins = Coins in the pile (empty: all that the clans do not hold)
kami-page-pile-ronin = Ronin in the pile (empty: all that the clans do not hold)
kami-page-option-toll = Toll of shipping routes
kami-page-toll-ask = is asked
kami-page-toll-auto = is always taken
kami-page-option-timing = Several clans at once
kami-page-timing-honor = in Honor order
kami-page-timing-ask = each is asked
kami-page-option-amaterasu_optional = Amaterasu
kami-page-amaterasu_optional-true = may be declined
kami-page-amaterasu_optional-false = lifts the winner at once
kami-page-option-fujin_strongholds = Fujin and the Strongholds of Turtle
kami-page-fujin_strongholds-true = moves them too
kami-page-fujin_strongholds-false = leaves them
kami-page-option-auto_single = Questions with one answer
kami-page-auto_single-true = are answered by themselves
kami-page-auto_single-false = are asked
kami-page-text = As a file
kami-page-printed = The printed example
kami-page-save = Save
kami-page-open = Open a file
kami-page-as-text = Show the text
kami-page-load = Take over this text
kami-page-steps = Steps
kami-page-forces = Force at this shrine
kami-page-won = wins
kami-page-won-tie = wins the tie by Honor
kami-page-before = Back
kami-page-next = Next
kami-page-take-back = Take the last answer back
kami-page-stand = The table after this step
