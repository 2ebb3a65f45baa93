# The Last Kannagi in a browser, English. Names of things come from the server; these are the words around them.

game-title = The Last Kannagi
tab-board = World
tab-own = My board

## Words

kannagi-separator = , { "" }
kannagi-clauses = ; { "" }
kannagi-none = none
kannagi-seat = Seat { $seat }
kannagi-vp = VP
kannagi-plus-vp = +{ $vp } VP
kannagi-of = { $have } of { $most }
kannagi-of-short = { $have }/{ $most }
kannagi-h = { $hours }h
kannagi-hours = { $hours } h
kannagi-hour = hour { $hour }
kannagi-tokens = { $count } { $colour }

## Time track

kannagi-track = Time track, day { $day }: { $who }
kannagi-at-hour = { $name } at hour { $hour }
kannagi-tomorrow = tomorrow

## World

kannagi-world = The world
kannagi-world-spaces = The world, { $count } spaces
kannagi-level = level { $level }
kannagi-has-icon = card icon
kannagi-shrine-of = branch shrine of { $name }
kannagi-marker-of = { $name } is here
kannagi-cost = cost { $cost }
kannagi-go = go to { $space }
kannagi-no-go = { $space }. Not possible: { $why }
kannagi-stop-here = stop on { $space }
kannagi-shrines-end = { $count } end the match
kannagi-impurity-end = 0 ends the match
kannagi-key-level = level
kannagi-key-card = card when built
kannagi-key-edge = outer edge +{ $power }

## Players

kannagi-players = Players
kannagi-others = The other players
kannagi-you = You, { $name }
kannagi-you-short = You
kannagi-ally = Your ally · { $player }
kannagi-bot = Bot, { $name }
kannagi-stand-in = A bot stands in for { $name }
kannagi-open = Nobody yet
kannagi-online = { $name }
kannagi-away = { $name }, away
kannagi-resigned = { $name } has left
kannagi-in-form = form { $count }
kannagi-now = now
kannagi-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
kannagi-stat-hour = hour
kannagi-stat-faith = faith
kannagi-stat-body = body
kannagi-stat-supply = supply
kannagi-stat-cards = cards
kannagi-stat-revealed = revealed
kannagi-received-all = Blessings received: { $list }

## Own board

kannagi-your-board = Your board
kannagi-a-board = Board of a player
kannagi-whose-board = Whose board
kannagi-personal = { " " }· { $words }
kannagi-faith = Faith
kannagi-faith-key = small figure: blessing level
kannagi-faith-of = faith { $faith } of { $most }
kannagi-body = Body
kannagi-of-resistance = of resistance
kannagi-body-of = body { $power } of resistance { $resistance }{ $tokens ->
    [0] { "" }
   *[other] : { $tokens }
}
kannagi-resistance = resistance
kannagi-purified = Purified
kannagi-supply = Supply
kannagi-cards = Cards
kannagi-card = blessing card
kannagi-form = Form
kannagi-bonus-move = Bonus move
kannagi-blessings = Blessings
kannagi-blessings-caption = Blessings: level and faith needed, cost and reward by colour
kannagi-level-faith = level, faith
kannagi-set-only = chip only
kannagi-set-bonus = bonus at end
kannagi-received = received
kannagi-house-costs = costs: house values
kannagi-house-values = house values
kannagi-house-cards = house values
kannagi-only-you = only you see these
kannagi-face-down = face down
kannagi-shown = shown
kannagi-met = met
kannagi-reveal = Turn over a revelation

## Choices

kannagi-choices = Your choices
kannagi-choose = Choose an action
kannagi-waiting = Waiting for { $names }
kannagi-recent = What happened last
kannagi-past = An earlier moment
kannagi-over = The match is over
kannagi-action = Action
kannagi-actions = Actions by level
kannagi-action-level = { $kind } { $level }
kannagi-cell = { $kind } { $level }:
kannagi-cell-hours = { $kind } { $level }, { $hours ->
    [1] 1 hour
   *[other] { $hours } hours
}:
kannagi-purify = purify
kannagi-any = any
kannagi-rest = { $rest }, { $hours } h
kannagi-use-card = Use a card
kannagi-card-does = 1 h less, opens EX · you have { $count }
kannagi-sentence = { $words }.
kannagi-then = Hour { $hour }, then { $names }.
kannagi-tap = Tap a choice to see what it does; tap again to do it.
kannagi-do = Do it
kannagi-go-to = Go to { $place }
kannagi-with-card = { $action } with a card
kannagi-took = { $hours } h, hour { $from } → { $to }
kannagi-power = power left
kannagi-power-left = { $left } of { $power } move power left
kannagi-from = from
kannagi-own-shrine = own shrine
kannagi-jump = jump
kannagi-best = at best { $vp } VP
kannagi-returned = { $count } lost
kannagi-take-back = Take back
kannagi-ask-back = Ask to take back
kannagi-free-back = Free to take back: nothing drawn, nothing learned.
kannagi-day-of = day { $day } of { $days }
kannagi-day-short = Day { $day }

## End

kannagi-score-caption = Points by source
kannagi-points = Victory points
kannagi-counted-at-end = Counted at the end
kannagi-character-total = Character
kannagi-team-total = Team
kannagi-total = Total
kannagi-place = Place
kannagi-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
kannagi-tie = tie: saviour, then most shrines
kannagi-without = What decided it
kannagi-without-line = Without { $line }, { $names } would have won.
kannagi-without-shared = Without { $line }, { $names } would have shared the win.
kannagi-without-none = Without any one of these sources the winner would be the same.

## Options in the lobby, in short

option-mode = Table
option-mode-solo3 = 3
option-mode-solo4 = 4
option-mode-team2 = 2 × 2
option-mode-team4 = Teams
option-characters = Characters
option-characters-random = Drawn
option-characters-pick = Picked
option-reveal = Revelations
option-reveal-auto = Shown at once
option-reveal-declared = Declared
option-content = Content
option-content-full = Full
option-content-text-only = Printed only
option-growth-l3 = Growth on level 3
option-growth-l3-2 = 2
option-growth-l3-3 = 3
option-growth-stop = Growth stops at
option-growth-stop-5 = 5
option-growth-stop-6 = 6
option-tie-order = Same hour
option-tie-order-stack = Last in first
option-tie-order-seat = Seat order
option-build-adjacency = Build beside a shrine
option-build-adjacency-true = Yes
option-build-adjacency-false = No
option-l3-rule = Level 3 spaces
option-l3-rule-end = No end there
option-l3-rule-enter = No way back
option-team-faith = Morning faith
option-team-faith-character = Character
option-team-faith-team = Team
option-majority-min = Majority from
option-majority-min-1 = 1
option-majority-min-0 = 0
option-zero-move = Move without a step
option-zero-move-true = Allowed
option-zero-move-false = Not allowed
