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

rising-choices = Your choice
