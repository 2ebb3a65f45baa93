# Rising Sun in a browser, English. Names of things come from the server; these are the words around them.

game-title = Rising Sun
tab-board = Map
tab-own = My clan

# Board

## Words

rising-separator = , { "" }
rising-seat = Seat { $seat }
rising-count = { $count } { $name }
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
rising-face-down = Face down
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
rising-empty = nobody is here
rising-province = { $head }. { $there }.
rising-choose = { $choices }. { $place }
rising-not-possible = { $words }, not possible: { $why }
rising-for = { $words }, cost { $cost }

## Battle

rising-battle = Battle of { $province }
rising-force-in = Force in { $province } before bids
rising-hired = { $count } Ronin
rising-winner-takes = The winner takes the war token: { $vp } VP in winter, and one more province for the set.

## Honor

rising-honor = Honor
rising-honor-ties = top wins every tie
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
rising-look = Point at an answer to see what it does.
rising-sentence = { $words }.
rising-costs = costs { $cost }, leaves { $left }
rising-left = { $count } left
rising-do = Do it
rising-take-back = Take back
rising-ask-back = Ask to take back

## What is sealed

rising-the-others = The others
rising-sealed = sealed
rising-thinking = thinking
rising-clear = Clear
rising-seal-list = Seal the list
rising-list-empty = Nobody is on your list: you would have no ally. Press a clan to add it, the best first.
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
rising-step = { $n } of { $count }
rising-step-back = One step back
rising-step-on = One step on
rising-all-bids = All bids
rising-wins = wins with

## Own clan and cards

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
