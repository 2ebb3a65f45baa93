# The Last Kannagi, English. Keys are shared with ja.ftl; a test compares them and their arguments.

game-name = The Last Kannagi
game-goal = Shrine maidens cleanse the world of impurity within five days. Whoever has the most points at the end wins.

## Names

character-hinata = Hinata
character-mito = Mito
character-hikari = Hikari
character-kon = Kon
character-kaede = Kaede
character-none = -
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colours-separator = , { "" }
token-red = { $n ->
    [1] R
   *[other] R{ $n }
}
token-blue = { $n ->
    [1] B
   *[other] B{ $n }
}
token-yellow = { $n ->
    [1] Y
   *[other] Y{ $n }
}
token-purple = { $n ->
    [1] P
   *[other] P{ $n }
}
token-none = nothing
payment-separator = { " + " }
word-all = all
spoken-red = { $n } red
spoken-blue = { $n } blue
spoken-yellow = { $n } yellow
spoken-purple = { $n } purple
spoken-separator = , { "" }
zone-storage = storage
zone-body = body
place-main = the main shrine
place-space = space { $space }
kind-move = Move
kind-build = Build
kind-prayer = Prayer
kind-blessing = Blessing
kind-dedication = Dedication
unlimited = any
hours = { $n } h
hours-none = only with a card
list-separator = , { "" }

## Choices

action-move = Move with power { $power } ({ $hours })
action-build = Build with power { $power }, { $need } needed here ({ $hours })
action-build-any = Build with any power, { $need } needed here ({ $hours })
action-prayer = Pray: { $a }, or { $b } ({ $hours })
action-prayer-ex = Pray: { $a } ({ $hours })
action-blessing = Receive a level { $level } blessing: { $columns } ({ $hours })
action-blessing-none = Receive a level { $level } blessing ({ $hours })
action-dedication = { $tokens ->
    [1] Dedicate 1 token for points ({ $hours })
   *[other] Dedicate up to { $tokens } tokens for points ({ $hours })
}
action-with-card = { $action }, playing a blessing card
action-rest = Rest: back to the main shrine ({ $hours })
action-pass = Pass: to the main shrine, and no more turns
action-stop = End the move here
action-stay = Do not move
action-go = Go to { $place }, cost { $cost }
action-go-absorb = Go to { $place } and absorb { $tokens }, cost { $cost }
action-colour = Purify one { $colour }
action-column = Receive { $colour } blessing { $level }, cost { $cost }: { $reward }
action-pay = Pay { $tokens }
action-without-room = { $action } (no room: { $n } lost)
action-purify = { $n ->
    [0] Purify no { $colour }
   *[other] Purify { $n } { $colour }
}
action-dedicate = { $n ->
    [0] Dedicate no { $colour } from the { $source }
   *[other] Dedicate { $n } { $colour } from the { $source }
}
action-dedicate-points = { $action }: { $vp } VP so far
action-divert = { $n ->
    [0] Let all { $colour } go to the body
   *[other] Divert { $n } { $colour } to the storage
}
action-pick = Play { $character }: { $blessing }
action-reveal = Reveal card { $card }: { $condition }, { $vp } VP

## What is asked

question-main = { $name }, choose an action. Day { $day } of { $days }, hour { $hour } of { $hours }.
question-step = { $name }, move on or stop: power { $power } left, body { $body } of { $resistance }.
question-bonus = { $name }, a bonus move: power { $power } left. You may also stay.
question-divert = { $name }, how many { $colour } of { $tokens } go straight to the storage? { $left } more can; purple never can.
question-ab = { $name }, which prayer?
question-pcol = { $name }, purify one token of which colour?
question-pnum = { $name }, how many { $colour } do you purify? Body: { $body }.
question-bcol = { $name }, a level { $level } blessing of which colour?
question-pay = { $name }, how do you pay?
question-dnum = { $name }, how many { $colour } from the { $source } do you dedicate? There: { $tokens }; { $left } more can be given.
question-all = { " " }Type all to purify everything, or R1 B2 or the like for all colours at once.
question-give = { " " }Type R3 P1 or the like for all colours at once.
question-give-all = { " " }Type all to give everything, or R3 P1 or the like for all colours at once.
question-points = { " " }So far { $vp } VP.
question-pick = Seat { $seat }, choose your character.
question-pick-two = Which of your two characters takes seat { $seat } and starts earlier? The other takes seat { $other }.
question-wait = Waiting for { $name }.
question-over = The match is over.

## Effects

effect-none = only the chip
effect-gain-card = gain { $n ->
    [1] a blessing card
   *[other] { $n } blessing cards
}
effect-gain-faith = faith +{ $n }
effect-gain-purified = gain purified { $tokens }
effect-vp = { $n } VP
effect-vp-per-own-shrine = { $n } VP for each own branch shrine
effect-vp-per-purified = { $n } VP for each purified token, at most { $most }
effect-purify-all = purify the whole body
effect-form = goddess form for { $n } actions
effect-move-power = a bonus move with power { $n }
effect-purify-one = purify one { $colours }
effect-purify-any = purify any number of tokens
effect-trade-purple = trade one purified purple for { $n } tokens from the bag
effect-remove-chip = remove { $n ->
    [1] a chip
   *[other] { $n } chips
} of your supply from the game
effect-resistance = resistance +{ $n }
effect-supply-cap = room for { $n } more in the supply
effect-exchange-purple = purple blessings can be paid with sets of one red, blue and yellow
effect-act-adjacent = pray, bless and dedicate also beside own branch shrines
effect-move-after-build = after each build a bonus move with power { $n }
effect-move-after-prayer = after each prayer a bonus move with power { $n }
effect-dedicate-body = tokens of the body can be dedicated too
effect-purple-absorb-cost = absorbing a purple costs { $n }
effect-purple-body-weight = a purple in the body weighs { $n }
effect-divert = up to { $n } red, blue or yellow tokens of a move may go straight to the storage
effect-jump-shrines = jump from any branch shrine to any other
effect-build-reduction = { $n } less build power needed
effect-move-bonus = move power +{ $n }
effect-start-resistance = resistance { $n } from the start

short-none = -
short-gain-card = card { $n }
short-gain-faith = faith { $n }
short-gain-purified = { $tokens }
short-vp = { $n } VP
short-vp-per-own-shrine = VP per shrine
short-vp-per-purified = VP per token
short-purify-all = purify all
short-form = form { $n }
short-move-power = move { $n }
short-purify-one = purify { $colours }
short-purify-any = purify any
short-trade-purple = P for { $n }
short-remove-chip = chip out
short-resistance = res +{ $n }
short-supply-cap = supply +{ $n }
short-exchange-purple = exchange
short-act-adjacent = beside
short-move-after-build = after build
short-move-after-prayer = after pray
short-dedicate-body = from body
short-purple-absorb-cost = P costs { $n }
short-purple-body-weight = P weighs { $n }
short-divert = divert { $n }
short-jump-shrines = jump
short-build-reduction = need -{ $n }
short-move-bonus = move +{ $n }

## The same for a small cell that explains itself

cell-gain-card = card +{ $n }
cell-gain-faith = faith +{ $n }
cell-gain-purified = { $tokens }
cell-vp = { $n } VP
cell-vp-per-own-shrine = { $n } VP per own shrine
cell-vp-per-purified = { $n } VP per purified
cell-purify-all = purify all
cell-form = form { $n }
cell-move-power = move { $n }
cell-purify-one = purify one
cell-purify-any = purify any
cell-trade-purple = trade P for { $n }
cell-remove-chip = a chip out
cell-resistance = resistance +{ $n }
cell-supply-cap = { $n } more in supply
cell-exchange-purple = pay P with R B Y
cell-act-adjacent = act beside own shrines
cell-move-after-build = move { $n } after building
cell-move-after-prayer = move { $n } after prayer
cell-dedicate-body = dedicate from body
cell-purple-absorb-cost = absorb P for { $n }
cell-purple-body-weight = P counts { $n } in body
cell-divert = { $n } straight to storage
cell-jump-shrines = shrine to shrine
cell-build-reduction = { $n } less power to build
cell-move-bonus = move power +{ $n }

## Revelation cards

condition-move-absorbed = absorb { $a } or more tokens in one move
condition-move-absorbed-purple = absorb { $a } or more purple in one move
condition-body-full = a body as full as the resistance allows
condition-move-ended-on-level = end a move on a level { $a } space
condition-move-power-spent = spend { $a } or more move power in one turn
condition-built-on-level = build on a level { $a } space
condition-shrines-on-level = { $b } branch shrines on level { $a } spaces
condition-shrines-connected = { $a } branch shrines side by side in one group
condition-shrines = { $a } branch shrines in the world
condition-built-at-power = a build that needs power { $a } or more
condition-shrines-on-icon = { $a } branch shrines on spaces that give a card
condition-blessings-rby-of-level = red, blue and yellow blessing { $a }
condition-blessings-of-level = { $b ->
    [1] a level { $a } blessing
   *[other] { $b } level { $a } blessings
}
condition-blessings-one-colour-rby = { $a } blessings of one colour, purple aside
condition-blessings-all-colours = { $a ->
    [1] a blessing of every colour
   *[other] { $a } blessings of every colour
}
condition-blessings = { $a } blessings in all
condition-faith = faith { $a }
condition-blessing-cards = { $a } blessing cards in hand
condition-purified-one-colour = { $a } purified tokens of one colour
condition-purified-purple = { $a } purified purple
condition-prayer-purified-power = purify power { $a } or more with one prayer
condition-prayer-ex = an EX prayer
condition-dedication-vp = { $a } or more VP from one dedication
condition-form-ex-kinds = { $a } different EX actions in one goddess form

## What happened. The subject stands before the sentence.

event-start-order = has place { $place } in the order (player { $player })
event-character = is { $character }
event-personal = receives the personal blessing
event-dealt = is dealt card { $card }: { $condition }
event-world-drawn = { $place } starts with { $tokens }
event-main = chooses { $action } { $level } ({ $hours })
event-card-played = plays a card, { $left } left
event-clock = the clock goes to hour { $hour }
event-step = goes from { $from } to { $to }, cost { $cost }
event-absorbed = absorbs { $tokens }
event-diverted = puts { $tokens } straight into the storage
event-move-ended = ends the move on { $place }
event-bonus-move = gets a bonus move with power { $power }
event-built = builds a branch shrine on { $place } (power { $power } needed)
event-vp = scores { $vp } VP for { $source }
event-card-gained = { $cards ->
    [1] gains a card
   *[other] gains { $cards } cards
}
event-faith = { $gain ->
    [0] has faith { $faith } already
   *[other] gains { $gain } faith, now { $faith }
}
event-purified = purifies { $tokens }
event-traded = trades a purple and draws { $tokens }
event-chip-removed = { $chips ->
    [1] removes a chip from the game
   *[other] removes { $chips } chips from the game
}
event-paid = pays { $tokens }
event-blessing = receives { $colour } blessing { $level }
event-gained = gains purified { $tokens }
event-returned = loses { $tokens }, no room in the storage
event-form-began = takes goddess form for { $actions } actions
event-form-action = { $left ->
    [1] has one action left in form
   *[other] has { $left } actions left in form
}
event-form-ended = leaves the goddess form
event-dedicated = dedicates { $tokens } from the { $zone }
event-rest = rests at the main shrine ({ $hours })
event-pass = passes and goes to the main shrine
event-fulfilled = meets card { $card }: { $condition }
event-revealed = reveals card { $card } ({ $condition }): +{ $vp } VP
event-sole-answer = has one choice only: { $answer }
event-grew = { $tokens } on { $place }
event-evolved = { $place }: red, blue and yellow together become purple
event-shrine-purified = gains purified { $tokens } from its branch shrines
event-day = day { $day } begins
event-majority = has most branch shrines ({ $shrines })
event-bag-empty = the bag is empty
event-end = { $ending }
event-turn = to act at hour { $hour }

story-drawn = Turn order drawn: { $names }
story-drawn-name = { $name } ({ $who })
story-subject = { $name }: { "" }
story-separator = ; { "" }
story-world = Night
story-end = The end
story-path = goes { $path }
story-lasting = { " " }({ $effects })
story-sole-answer = nothing else was possible
story-worthless = worth 0 VP
story-stays = stays on { $place }
story-times = { " " }(x{ $n })
story-grew = { $count } new tokens on { $spaces } spaces
story-evolved = a red, a blue and a yellow together become a purple on spaces { $spaces }
ending-a = all level 3 spaces have a branch shrine
ending-b = the world is clean
ending-c = the last day is over
source-build = building
source-blessing = a blessing
source-prayer = prayer
source-dedication = dedication
source-revelation = a revelation

## Why not

refusal-not-asked = Something else is asked now: { $asked ->
    [main] an action is to be chosen.
    [step] the move is to go on, or to STOP.
    [divert] how many tokens are diverted to the storage.
    [ab] prayer a or b.
    [pcol] the colour to purify.
    [pnum] how many tokens are purified.
    [bcol] the colour of the blessing.
    [pay] how the blessing is paid.
    [dnum] how many tokens are dedicated.
   *[other] a character is to be chosen.
}
refusal-over = The match is over.
refusal-not-your-turn = It is the turn of { $turn }.
refusal-ex-needs-card = EX needs a blessing card or the goddess form.
refusal-ex-with-card = EX takes a blessing card, and you have one: type { $notation } to play it.
refusal-card-at-level-1 = No card can be played for level 1.
refusal-card-in-form = No card can be played in goddess form.
refusal-no-card = You have no blessing card.
refusal-last-day = It takes { $hours } h, and only { $left } h are left on the last day.
refusal-place = You must be on the main shrine or on a branch shrine of your own.
refusal-no-way = With this power there is no space where the move could end.
refusal-zero-move = A move needs at least one step here.
refusal-occupied = The marker of { $marker } is there; you may pass but not stay.
refusal-barred = You may not end a move on the level 3 space where it began.
refusal-barred-entry = You may not come back to the level 3 space where the move began.
refusal-not-adjacent = The space is not next to yours, and you cannot jump there.
refusal-move-power = It costs { $cost }, and { $left } power is left.
refusal-resistance = The tokens there would exceed your resistance: body { $body } of { $resistance }.
refusal-dead-end = { $marker ->
    [none] A move may not end on the level 3 space where it began, and the power left leads no further.
   *[other] The marker of { $marker } is there, so you could not stay, and the power left leads no further.
}
refusal-no-chip = You have no chip in your supply; a blessing brings one.
refusal-on-main-shrine = Nothing can be built on the main shrine.
refusal-on-shrine = There is a branch shrine here already.
refusal-no-shrine-adjacent = There is no shrine next to this space.
refusal-build-power = Power { $need } is needed here, level { $level } has { $have }.
refusal-no-prayer = Neither prayer is possible: { $a ->
    [nothing-to-purify] your body holds nothing that it purifies
    [no-purified-purple] you have no purified purple
    [bag-empty] the bag is empty
   *[other] you have no chip in your supply
}, { $b ->
    [nothing-to-purify] and your body holds nothing that it purifies.
    [no-purified-purple] and you have no purified purple.
    [bag-empty] and the bag is empty.
    [no-branch] and there is no second prayer.
   *[other] and you have no chip in your supply.
}
refusal-nothing-to-purify = There is nothing in your body that it could purify.
refusal-no-purified-purple = You have no purified purple.
refusal-bag-empty = The bag is empty.
refusal-no-chip-to-remove = You have no chip in your supply that could be removed.
refusal-no-branch = This level has only one prayer.
refusal-colour-not-in-body = There is no token of this colour in your body.
refusal-too-many = There are not so many.
refusal-at-least-one = At least one token is needed.
refusal-faith = Faith { $need } is needed, you have { $have }.
refusal-supply-full = Your supply is full ({ $limit } chips); build first.
refusal-received = You have this blessing already.
refusal-no-such-blessing = There is no such blessing.
refusal-cost = You do not have the purified tokens that it costs.
refusal-no-blessing = You can pay for no blessing of this level, or have them all.
refusal-nothing-to-dedicate = You have no token to dedicate.
refusal-divert-resistance = Too few diverted: the body could not hold the rest.
refusal-character-taken = Somebody plays this character already.
refusal-not-dealt = This character was not dealt to you.
refusal-reveal-auto = Revelation cards are turned face up by themselves in this match.
refusal-no-card-in-slot = There is no card in this place.
refusal-face-up = This card is face up already.
refusal-not-fulfilled = The condition of this card is not met yet.

## Points

score-build = Building
score-blessing = Blessings
score-prayer = Prayer
score-dedication = Dedication
score-revelation = Revelations
score-start = At the start
score-red-blessings = Bonus for red
score-blue-blessings = Bonus for blue
score-yellow-blessings = Bonus for yellow
score-cards = Blessing cards
score-most-shrines = Most branch shrines
score-saviour = Saviour
score-total = Total
score-team = Team
score-so-far = Points so far; the lower lines are counted at the end
score-rank = Place
score-end = The match ended: { $ending }.
score-winner = { $names } wins with { $score } points.
score-winner-team = { $names } win with { $score } points.
score-winners = { $names } share the victory with { $score } points.
score-tie-saviour = Equal points: the saviour wins ({ $rule }).
score-tie-shrines = Equal points: more branch shrines win ({ $rule }).
score-tie-shared = Equal points and branch shrines, no saviour among them: shared ({ $rule }).

## Options

option-mode = who plays
option-mode-solo3 = three players, one character each
option-mode-solo4 = four players, one character each
option-mode-team2 = two players, two characters each
option-mode-team4 = four players, two against two
option-characters = how characters are given out
option-characters-random = at random
option-characters-pick = chosen in turn
option-reveal = when a met revelation card counts
option-reveal-auto = by itself, at once
option-reveal-declared = when its owner says so
option-growth-l3 = new tokens on a level 3 space each night
option-growth-l3-2 = two
option-growth-l3-3 = three
option-growth-stop = tokens that stop growth on a space
option-growth-stop-5 = five
option-growth-stop-6 = six
option-tie-order = who acts first at the same hour
option-tie-order-stack = the one who arrived last
option-tie-order-seat = the one who started earlier
option-build-adjacency = a branch shrine needs a shrine next to it
option-build-adjacency-true = yes
option-build-adjacency-false = no
option-l3-rule = a move that begins on a level 3 space without branch shrine
option-l3-rule-end = may not end there
option-l3-rule-enter = may not come back there
option-team-faith = the morning's faith for most branch shrines, in teams
option-team-faith-character = goes to the character with most
option-team-faith-team = goes to the team with most
option-majority-min = branch shrines needed to have most
option-majority-min-1 = at least one
option-majority-min-0 = none
option-zero-move = a move without a step
option-zero-move-true = is allowed
option-zero-move-false = is not allowed
option-content = revelation cards and level 4 blessings
option-content-full = all of them
option-content-text-only = only what the sources print

## The table in a terminal

table-day = Day { $day } of { $days }
table-days = Day
table-status = level 3 shrines { $built } of { $all } | impurity { $left } | bag { $bag }
table-time = Time
table-order = next: { $names }
table-done = done today: { $names }
table-main = main
table-legend-board = R B Y P impurity | { $shrine }A shrine, @A marker of A | I II III: level 1 2 3, + a card
table-legend-edges = thick outline: outer edge, each raises the power needed to build by { $edge } (level 2: by { $two }, level 3: by { $three })
table-legend-steps = 0: main shrine | { $sign }n: you can go there for n power
table-head-name = Character
table-head-who = played by
table-head-hour = hour
table-head-vp = VP
table-head-faith = faith
table-head-body = body
table-head-purified = purified
table-head-chips = chips
table-head-cards = cards
table-head-form = form
table-head-shrines = shrines
table-head-revelations = revealed
seat-title = { $name }, played by { $who }: { $vp } VP
seat-line-1 = hour { $hour } | faith { $faith } | body { $power } of { $resistance }: { $body }
seat-line-2 = purified: { $storage } (at most { $cap } of each) | chips { $supply } of { $limit }
seat-line-3 = blessing cards { $cards } | branch shrines { $shrines } | chips out of the game { $removed }
seat-form = goddess form: { $n ->
    [1] 1 action left
   *[other] { $n } actions left
}
seat-points = points: { $points }
seat-personal = personal: { $effects }
seat-blessings = Blessings (number before a reward: cost in tokens; x: received)
seat-blessings-level = { $level } faith { $faith }
seat-blessings-level-short = { $level } ({ $faith })
seat-level-4 = { $colour } 4: { $reward }
seat-received-mark = x
seat-revelations = Revelations ({ $seen } face up)
seat-revelations-hidden = { $n } face down
seat-card = { $card }: { $condition }, { $vp } VP
seat-card-up = [x]
seat-card-met = [!]
seat-card-down = [ ]
seat-house = * house value: not in the printed sources, see the content file
menu-level = { $level } ({ $hours })
menu-with-card = with a card
menu-ex = EX
menu-power = power { $power }
menu-no-step = no step
menu-need = { $need } needed
menu-tokens = up to { $n }
menu-none = -
menu-or = { " or " }
menu-rest = { $number }  { $notation }  { $words }

spoken-space = Space { $space }, level { $level }: { $content }.
spoken-space-card = Space { $space }, level { $level }, gives a card: { $content }.
spoken-shrine = branch shrine of { $name }
spoken-marker = marker of { $name }
spoken-tokens = impurity { $tokens }
spoken-empty = Empty: spaces { $spaces }.
spoken-emptied = Now empty: { $spaces }.
spoken-whole = Type board to hear the whole table.
spoken-main = Main shrine, space 0: { $content }.
spoken-main-empty = nobody here
spoken-next-to = You stand on { $place }. Next to it: { $spaces }.
spoken-order = Order of turns: { $names }.
spoken-clock = { $name } at hour { $hour }
spoken-seat = { $name }, played by { $who }: { $vp } VP, hour { $hour }, faith { $faith }, body { $power } of { $resistance } ({ $body }), purified { $storage }, chips { $supply } of { $limit }, blessing cards { $cards }, branch shrines { $shrines }, revelations face up { $seen }.
spoken-blessing = { $colour } { $level }, faith { $faith }, cost { $cost }: { $reward }.
spoken-blessing-received = { $colour } { $level }: received.

## The game in a few lines

primer-1 = You are a shrine maiden. Actions take hours; whoever is earliest in the day acts next. After { $days } days the most points (VP) win.
primer-teams = Two teams: { $one } against { $other }. Branch shrines of your ally (+ in the table) let you pray, bless, dedicate and jump to the main shrine, too. Nothing else is shared, and markers of allies block each other. At the end the points of a team are added up.
primer-2 = MOVE walks over the world and absorbs all impurity (R B Y P) on the way. A step costs { $step }, plus for each token there: { $costs }. In the body tokens weigh: { $weights }; together at most your resistance.
primer-3 = PRAY turns what is in the body into purified tokens, and gains faith and cards.
primer-4 = BLESS pays purified tokens for a blessing of your board, and with it a shrine chip for your supply. Levels 1 to 5 need faith { $faith }.
primer-5 = BUILD places a chip next to a shrine: { $one }, { $two } or { $three } VP on level 1, 2 or 3, a new place to pray, bless and dedicate, and { $night } purified token each night for every shrine of yours. The impurity around must not exceed the build power.
primer-6 = DED turns purified tokens into VP: five of a colour { $quintuple }, three { $triple }, a single one { $single }; one, two or three purple { $purple }.
primer-7 = A higher level is stronger and takes longer. A blessing card (+) saves an hour and opens level EX.
primer-8 = A purple blessing brings the goddess form for a few actions: each, EX too, takes { $hours } h and no card.
primer-9 = At night impurity grows: { $one }, { $two }, { $three } on level 1, 2, 3, not where a shrine, a marker, purple or { $stop } tokens are. Red, blue and yellow together become purple. The most shrines give faith +{ $faith }.
primer-10 = At the end the number (0 to 5) of red, of blue and of yellow blessings counts { $bonus } VP each, a blessing card { $card }, the most shrines { $shrines }. The saviour, who builds on the last level 3 space or cleans the world, gets { $saviour }.

## Other words for the notation, separated by spaces

typed-words = 移動=MOVE 建立=BUILD 祈祷=PRAY 加護=BLESS 奉納=DED 休息=REST パス=PASS prayer=PRAY blessing=BLESS dedication=DED dedicate=DED

help-notation = MOVE 2, BUILD 4, PRAY 1, BLESS 3, DED EX, with + a card (MOVE 2+); REST; >7 go to space 7; STOP; a, b; R B Y P; n2 a number
help-example = BUILD 2
help-rule = K-BUILD-2

## Rules in short, as `rule ID` shows them

rule-families =
    K-COMP   material and limits
    K-WORLD  the world
    K-SET    set-up
    K-TIME   the order of turns
    K-TURN   a turn
    K-CARD   blessing cards
    K-LOC    where actions are possible
    K-MOVE   moving
    K-BUILD  building
    K-PRAY   prayers
    K-BLESS  blessings
    K-FORM   the goddess form
    K-DED    dedication
    K-REST   resting
    K-DAY5   the last day
    K-REV    revelations
    K-CLEAN  the night
    K-PREP   the morning
    K-END    the end
    K-SCORE  final scoring
    K-TEAM   team play

rule-K-COMP-1 = The material: 5 characters, 10 blessing cards, 25 revelation cards, 45 tokens of each colour, 20 chips per character.
rule-K-COMP-2 = Purple tokens and blessing cards never run out; of red, blue and yellow there are 45 each.
rule-K-COMP-3 = Spent or traded tokens and excess go back at once: red, blue and yellow into the bag, purple to its stock.
rule-K-COMP-4 = Your storage holds at most five tokens of each colour. Excess goes back after the whole gain.
rule-K-COMP-5 = If the bag holds too few tokens, you get only what is there.
rule-K-COMP-6 = Faith goes from 1 to 10; it never falls, and what would go beyond 10 is lost.
rule-K-COMP-7 = You may hold any number of blessing cards; a played card goes back to the deck.
rule-K-WORLD-1 = The world is a hexagon of 37 spaces.
rule-K-WORLD-2 = The centre is the main shrine. The two rings around it are level 1, the rim is level 2 and its six corners level 3.
rule-K-WORLD-3 = Spaces are numbered from the main shrine, 0, outwards, ring by ring.
rule-K-WORLD-4 = Level 3 are the six corners; the six level 1 spaces beside them give a card when built on.
rule-K-WORLD-5 = Sides that face the outer world are outer edges: three on level 3, two on level 2.
rule-K-WORLD-6 = Nobody can leave the world. A space holds at most one branch shrine, the main shrine none and no impurity.
rule-K-SET-1 = A random order decides who starts.
rule-K-SET-2 = At the start level 1 spaces hold one random token, level 2 spaces two, level 3 spaces two purple.
rule-K-SET-3 = Characters are dealt at random, or chosen in turn if the option says so. In a two-player game each player decides which of the two dealt characters starts earlier.
rule-K-SET-4 = Everyone starts on the main shrine at hour 0 with faith 1, one chip in the supply, and an empty body and storage.
rule-K-SET-5 = At hour 0 seat 1 is on top of the stack, then seats 2, 3 and 4.
rule-K-SET-6 = Personal blessings take effect at the start.
rule-K-SET-7 = Everybody is dealt four revelation cards, face down.
rule-K-SET-8 = The first day begins with the actions; it has no morning.
rule-K-TIME-1 = A match has five days of 24 hours.
rule-K-TIME-2 = Who has used up the day's hours waits for the others. On days 1 to 4 an action may reach into the next day.
rule-K-TIME-3 = The character earliest in the day acts; of several at the same hour, the one that arrived last.
rule-K-TIME-4 = Whenever a clock advances it goes on top of the stack at its hour.
rule-K-TIME-5 = When everybody is done for the day, night falls; on day 5 the match ends.
rule-K-TURN-1 = A turn is one action (move, build, prayer, blessing, dedication) with a level, or a rest.
rule-K-TURN-2 = Levels 1 to 4 take as many hours. A card saves one hour and opens EX for 4. In goddess form every level, EX too, takes 1 hour.
rule-K-TURN-3 = The card goes back, the clock advances, the action is carried out, then a form action is counted.
rule-K-TURN-4 = An action can be chosen only if it can be carried out completely.
rule-K-TURN-5 = Move, build and dedication may have a higher level than needed. A blessing needs its own level, a prayer belongs to its level.
rule-K-TURN-6 = Where only one answer is possible it is given without asking.
rule-K-TURN-7 = Each single event is carried out whole before the next, and the end of the match is looked at after each.
rule-K-CARD-1 = One card a turn at most; not for level 1, not in goddess form, not for a rest.
rule-K-CARD-2 = Cards come from building on a card space, from prayer 4, from some blessings, and from Hinata's personal blessing.
rule-K-LOC-1 = Prayer, blessing and dedication need the main shrine or an own branch shrine (in teams also one of your ally).
rule-K-LOC-2 = The place counts at the moment the action is chosen.
rule-K-MOVE-1 = Move power by level is 1, 2, 4, 6, 10. What is not used is lost.
rule-K-MOVE-2 = A move is made step by step: go to a space, or stop.
rule-K-MOVE-3 = A step goes to a neighbouring space, or from an own branch shrine to the main shrine.
rule-K-MOVE-4 = Whoever enters a space absorbs all impurity there, without choice.
rule-K-MOVE-5 = A step costs 1, plus 1 for each red, blue and yellow and 3 for each purple on the space.
rule-K-MOVE-6 = You may enter only if your body can hold the tokens there: its power may at most equal your resistance.
rule-K-MOVE-7 = A move may not end on a space with another marker (the main shrine aside), nor on the level 3 space where it began unless there is a branch shrine. Passing through is allowed.
rule-K-MOVE-8 = You can stop only where the move may end.
rule-K-MOVE-9 = A step is possible only if the move can still end somewhere afterwards.
rule-K-MOVE-10 = A move can be chosen if you may stop at once or some step is possible.
rule-K-MOVE-11 = A move without a step is allowed; it only takes the hours.
rule-K-MOVE-12 = From a level 3 space without branch shrine a move must lead elsewhere; other actions do not force you to leave.
rule-K-MOVE-13 = A move ends when you stop, when no step is possible, or with the match.
rule-K-MOVE-14 = A bonus move is used at once. You may decline it.
rule-K-MOVE-15 = With Hikari's red blessing 4, two red, blue or yellow tokens of each move may go straight to the storage; purple may not.
rule-K-BUILD-1 = A build places a chip from your supply on your space.
rule-K-BUILD-2 = A build needs a chip (a), a space that is no shrine (b), a shrine next to it (c), and enough build power (d).
rule-K-BUILD-3 = Build power by level is 2, 4, 7, 11; EX is always enough.
rule-K-BUILD-4 = The power needed is that of all impurity on the neighbouring spaces, plus 3 for each outer edge.
rule-K-BUILD-5 = A branch shrine is worth 1, 3 or 5 points on a level 1, 2 or 3 space, at once.
rule-K-BUILD-6 = Building on a space with + gives a blessing card.
rule-K-BUILD-7 = After a build come revelations, then the end of the match if it was the last level 3 space, then a bonus move if you have one.
rule-K-BUILD-8 = Branch shrines stay for the whole match.
rule-K-PRAY-1 = Prayer 1: purify one red, blue or yellow; or trade a purified purple for three tokens from the bag.
rule-K-PRAY-2 = Prayer 2: purify one purple; or faith +1.
rule-K-PRAY-3 = Prayer 3: purify any number of tokens; or remove a chip of your supply from the game.
rule-K-PRAY-4 = Prayer 4: gain a blessing card; or faith +3.
rule-K-PRAY-5 = Prayer EX: 2 points.
rule-K-PRAY-6 = To purify is to put tokens from the body into the storage. Excess goes back, so the body can always be emptied.
rule-K-PRAY-7 = Prayers for faith can be chosen at faith 10 too. Purple does not stand in for other colours here.
rule-K-PRAY-8 = The purple goes away first, then the tokens are drawn.
rule-K-PRAY-9 = With Hikari's yellow blessing 4, a bonus move follows each prayer.
rule-K-BLESS-1 = A blessing of your board that still has its chip; its level is the level of the action. Lower ones need not come first.
rule-K-BLESS-2 = Blessings of level 1 to 5 need faith 1, 2, 4, 6, 10.
rule-K-BLESS-3 = The chip needs room in your supply, which holds three (Hinata: four).
rule-K-BLESS-4 = Red, blue and yellow blessings cost 1 to 5 purified tokens of their colour, purple ones 1, 1, 2, 2.
rule-K-BLESS-5 = You choose the colour and how to pay, then get the chip and the reward.
rule-K-BLESS-6 = Purple may pay for any other colour, one for one.
rule-K-BLESS-7 = Kon may pay one red, one blue and one yellow for a purple.
rule-K-BLESS-8 = Some rewards come once, others last for the rest of the match.
rule-K-BLESS-9 = A blessing is received when its chip has left it, once only.
rule-K-BLESS-10 = Red blessings 2 and 3 raise the resistance by 1 and by 2.
rule-K-BLESS-11 = Where a blessing contradicts a rule, the blessing wins.
rule-K-FORM-1 = A purple blessing brings the goddess form for some actions. The action that brought it does not count.
rule-K-FORM-2 = In form every action takes 1 hour and may be EX; no card is played.
rule-K-FORM-3 = Each action begun in form counts one down, a rest does not. The form lasts over nights.
rule-K-FORM-4 = A purple blessing taken in form does not prolong it.
rule-K-DED-1 = A dedication gives at most 1, 2, 4, 6, 10 purified tokens by level, and at least one.
rule-K-DED-2 = You name the number of each colour in turn.
rule-K-DED-3 = One red, blue or yellow is worth half a point, three of a colour 2, five 5. Purple: one 2, two 5, three 9.
rule-K-DED-4 = The half points are added and rounded down once.
rule-K-DED-5 = Purple may stand in for other colours.
rule-K-DED-6 = The best way to count the tokens is found for you.
rule-K-DED-7 = The points of a dedication as a formula: the best way to count the purple among the colours.
rule-K-REST-1 = Instead of an action you may rest on days 1 to 4: 4 hours, and back to the main shrine.
rule-K-REST-2 = A rest is no action; it does not count in goddess form.
rule-K-DAY5-1 = On day 5 an action must fit into the hours left.
rule-K-DAY5-2 = On day 5 you may pass instead of resting: back to the main shrine, and no more turns.
rule-K-REV-1 = Each revelation card counts once, and only for its own character.
rule-K-REV-2 = Once its condition has held, a card stays fulfilled.
rule-K-REV-3 = A fulfilled card is turned face up and gives its points at once; as an option, when its owner says so.
rule-K-REV-4 = One event may fulfil cards of several characters.
rule-K-REV-5 = The conditions of the 25 revelation cards. Only a part of the first is printed in the sources; the others are house values.
rule-K-REV-6 = Cards about a move are looked at after every step, even if that step ends the match.
rule-K-CLEAN-1 = At night impurity grows: one token on level 1, two on level 2 and 3. Not where there is a shrine, a marker, purple, or five tokens.
rule-K-CLEAN-2 = If the bag runs empty, the spaces that have grown evolve first.
rule-K-CLEAN-3 = Then one red, one blue and one yellow on a space become a purple.
rule-K-CLEAN-4 = Then everybody draws one purified token for each own branch shrine, the earliest clock first.
rule-K-CLEAN-5 = The next day begins.
rule-K-PREP-1 = In the morning whoever has most branch shrines gets faith +1, all of them in a tie.
rule-K-PREP-2 = In teams the morning's faith is compared by character, or by team if the option says so.
rule-K-END-1 = The match ends when all six level 3 spaces have a branch shrine.
rule-K-END-2 = The match ends when there is no impurity left in the world.
rule-K-END-3 = The match ends with day 5.
rule-K-END-4 = The first two ends come at once; nothing else happens any more.
rule-K-END-5 = Who brought about one of them is the saviour.
rule-K-SCORE-1 = Points come from building, blessings, prayer, dedication and revelations. They are never lost.
rule-K-SCORE-2 = At the end the number of red, of blue and of yellow blessings is worth 0, 1, 2, 4, 6, 10 points each.
rule-K-SCORE-3 = Each blessing card in hand is worth 1 point.
rule-K-SCORE-4 = Most branch shrines are worth 5 points, for all in a tie.
rule-K-SCORE-5 = The saviour gets 5 points.
rule-K-SCORE-6 = The highest total wins; in a tie the saviour, then more branch shrines, else the victory is shared.
rule-K-SCORE-7 = Lower places are ranked in the same way; whoever is equal in all shares a place.
rule-K-TEAM-1 = Seats A and D play against B and C.
rule-K-TEAM-2 = Each character has 4 revelation cards of its own; allies do not exchange them.
rule-K-TEAM-3 = Branch shrines of your ally are places for prayer, blessing and dedication, and to jump home from.
rule-K-TEAM-4 = Allies share no tokens or cards, and stand in each other's way like anybody else.
rule-K-TEAM-5 = The bonuses for most branch shrines go by character.
rule-K-TEAM-6 = The points of a team are added.
rule-K-ACT-1 = Every decision is one of 110 codes.
rule-K-ACT-2 = What is asked after the main choice, and in which order.
rule-K-ACT-3 = Each kind of decision has its own answers.
rule-K-ACT-4 = Colours of which there is nothing are not asked for.
rule-K-ACT-5 = At most 41 answers are possible at once, and a turn has at most 12 steps.
rule-K-ACT-6 = Options never change the codes; what is not legal changes nothing.
rule-K-EFF-gain_purified = The tokens come from the bag by colour, as far as they are there, purple from its stock.
rule-K-EFF-move_after = After each build or prayer, as the blessing says, a bonus move with power n.
rule-K-OPT-zero_move = Option: whether a move without a step is allowed.
rule-K-OPT-l3_rule = Option: whether a move may not end on, or not come back to, the level 3 space where it began.
rule-K-OPT-mode = Option: how many play, each alone or in teams.
rule-K-OPT-characters = Option: characters at random, or chosen in turn.
rule-K-OPT-reveal = Option: a met revelation counts by itself, or when its owner says so.
rule-K-OPT-growth_l3 = Option: 2 or 3 new tokens on a level 3 space each night.
rule-K-OPT-growth_stop = Option: a space stops growing at 5 or at 6 tokens.
rule-K-OPT-tie_order = Option: at the same hour the last to arrive acts first, or the lower seat.
rule-K-OPT-build_adjacency = Option: whether a branch shrine needs a shrine next to it.
rule-K-OPT-team_faith = Option: in teams the morning's faith goes to the character or to the team with most branch shrines.
rule-K-OPT-majority_min = Option: whether having most branch shrines takes at least one.
rule-K-OPT-content = Option: play with all cards and blessings, or only with what the sources print.
rule-K-INFO-1 = All is open except face-down revelation cards.
rule-K-INFO-2 = A face-down revelation card is known to its player alone, not to an ally.
rule-K-INFO-3 = Nobody knows the cards out of the game, or what will be drawn.
rule-K-INFO-4 = How many tokens of each colour are in the bag is open; their order is not known.
rule-K-INFO-5 = A player sees the whole table but for other characters' face-down cards.
rule-K-RNG-1 = Each token in the bag is equally likely to be drawn.
rule-K-RNG-2 = Chance decides the order at the start, the first tokens, characters, cards, and all draws from the bag.
rule-K-RNG-3 = Nothing else is random.
rule-K-INV-1 = Of each colour there are always 45 tokens in all.
rule-K-INV-2 = The chips of a character always add up to 20.
rule-K-INV-3 = Supply, faith, storage and body stay within their bounds.
rule-K-INV-4 = The main shrine, branch shrines and spaces with a marker hold no tokens.
rule-K-INV-5 = Between turns no two markers share a space other than the main shrine.
rule-K-INV-6 = Except while impurity grows, no space holds red, blue and yellow together.
rule-K-INV-7 = Clocks only go forward, in each turn only that of whoever acts.
rule-K-INV-8 = Points are the sum of what building, blessings, prayers, dedications and revelations brought.
rule-K-INV-9 = Points, faith, resistance, blessings, branch shrines and open revelations never go down.
rule-K-INV-10 = The match ends early only if all level 3 spaces are built on or the world is clean.
rule-K-INV-11 = Outside the goddess form no EX actions are counted, and in it no card is played.
rule-K-INV-12 = There is always something to do, and a match has at most 480 turns.

## Statistics

label-character = Character
measure-days = Days

## The table in a browser

board-day = Day { $day }
board-action = { $kind } { $level }
board-rest = Rest
board-pass = Pass
board-move = power { $power }
board-build = power { $power }
board-build-any = any power
board-faith = faith { $n }
board-dedicate = { $n } → { $vp } VP
board-all-purify = Purify all
board-all-purify-words = Purify everything: { $tokens }
board-all-dedicate = Dedicate all
board-all-dedicate-words = Dedicate everything: { $tokens }
board-worth = { $n } (up to { $vp } VP)
board-main-shrine = Main shrine
board-stop = Stop on { $place }
board-stay = Stay on { $place }
board-far-power = Too far: the way there costs at least { $cost }, and { $left } power is left.
board-far-body = What lies on the way there does not fit into your body: { $body } of { $resistance } are taken.
board-far-steps = Not next to you. Step by step the way there costs at least { $cost } of the { $left } power left.
board-ex-with-card = EX takes a blessing card, and you have one: use it.
board-reveal = Reveal card { $card }: { $vp } VP

ask-main = Choose an action.
ask-step = Go on or stop: power { $power } left.
ask-bonus = Bonus move with power { $power }: go somewhere or stay.
ask-divert = How many { $colour } go straight to the storage? { $left } more can; purple never can.
ask-ab = Which prayer?
ask-pcol = Purify one token of which colour?
ask-pnum = How many { $colour } do you purify?
ask-bcol = A level { $level } blessing of which colour?
ask-pay = How do you pay?
ask-dnum = How many { $colour } from the { $source } do you dedicate? { $left } more can be given.
ask-pick = Choose your character.
ask-pick-first = Which of your two characters starts earlier? You play both.
ask-reveal = You may reveal a card whose condition is met.

hint-turn = This turn: { $parts }.
hint-turn-way = This turn: { $parts } (by way of { $way }).
hint-leads = Leads by way of { $way } to a better place.
hint-next = Next, perhaps: { $action }.
hint-both = { $one } { $other }
hint-nothing = Nothing brings more points now.
hint-vp = { $vp } VP for { $source }
hint-absorbed = { $tokens } into the body
hint-diverted = { $tokens } straight to the storage
hint-bonus-move = a bonus move with power { $n }
hint-purified = { $tokens } purified
hint-gained = { $tokens } gained
hint-faith = faith +{ $n }
hint-cards = { $n ->
    [1] a blessing card
   *[other] { $n } blessing cards
}
hint-form = goddess form for { $n } actions
hint-chip = a chip for the next shrine
hint-ends = the end of the match

provenance-printed = printed in the rules
provenance-official = from the publisher's pages or answers
provenance-inferred = follows from the rules
provenance-reconstructed = a house value: not in the printed sources, can be changed in the content file
provenance-single-source = from one secondary source, not confirmed
provenance-owner = changed by the owner of this table

term-hours = Hours
term-hours-words = The clock in hours of the day. Whoever is earliest acts next.
term-stack = Same hour
term-stack-words = The clock that arrived last lies on top and acts first.
term-faith = Faith
term-faith-words = Opens higher blessings. It never falls.
term-body = Body
term-body-words = Absorbed impurity: red, blue and yellow weigh { $rby }, purple { $purple }. It may not outweigh the resistance.
term-purified = Purified
term-purified-words = Tokens that pay for blessings and can be dedicated for points.
term-supply = Supply
term-supply-words = Chips ready to be built. Each blessing brings one.
term-cards = Blessing cards
term-cards-words = Played with an action, a card saves an hour and opens level EX.
term-form = Goddess form
term-form-words = Actions left that take one hour each and may be EX.
term-revelations = Revelations
term-revelations-words = Secret goals. Each counts once its condition is met.
term-impurity = Impurity left
term-impurity-words = Tokens in the world. When none is left, the match ends.
term-level-3-shrines = Level 3 shrines
term-level-3-shrines-words = Branch shrines on level 3 spaces. When all have one, the match ends.
term-bag = Bag
term-bag-words = What can still be drawn, by colour.
term-outer-edge = Outer edge
term-outer-edge-words = Each side towards the outer world makes building harder.
term-icon = Card when built
term-icon-words = Building here gives a blessing card.
term-night = Night
term-night-words = Impurity grows, three colours become purple, shrines purify.
term-main-shrine = Main shrine
term-main-shrine-words = Everybody may pray, bless and dedicate here. A rest of { $hours } h leads here.
term-house = House value
term-house-words = Our own value where the sources have none. The owner of the table can correct it.
