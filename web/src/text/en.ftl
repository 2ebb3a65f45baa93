# The client's own words, English. Keys are shared with ja.ftl; a test compares them and their arguments.

slogan = A table for shrine games. No account, no reading: nothing illegal can be clicked.
language = Language
close = Close
open = Open
cancel = Cancel
try-again = Try again
show-more = { $n } more
opening = Opening …
no-server = The server does not answer.
no-games = The server offers no game that this page can draw.
mishap = This page could not be drawn
mishap-words = Nothing is lost: the match is safe on the server.
reload = Load again
lost = Nothing here
lost-words = This address leads to no table.
all-tables = All tables
rules = Rules
home = Kagura, all tables

## Settings

settings = Settings
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-light-on = Light colours
theme-dark-on = Dark colours
setting-sound = Sound when it is your turn
setting-piece-sound = Soft sound when something is set down
setting-notify = Notice from the browser when it is your turn
setting-letter-keys = Letter keys choose actions
setting-confirm = Ask before a step that ends the turn for good
setting-still = No movement

## Lobby

skip-to-page = Skip to the page
skip-to-start = Skip to start
continue = Continue
kept-here = kept on this device
continue-none = Your tables will be listed here.
result = Result
forget = Take off the list
just-now = just now
paste-invite = Paste an invite link
watch-bots = Watch bots play
open-record = Open a record
record-drop = or drop its file on this page
record-drop-now = Let go to open it
record-one = Please open one file at a time.
record-unreadable = This file cannot be read.
record-too-large = The file is too large to be a match record.
look-at = Look
choose-game = Choose a game
game = Game
players = players
time = time
minutes = { $n } min
bots = bots
who-sits-where = Who sits where
seat = Seat { $n }
bot-level = Level of the bot at seat { $n }
seat-me = You
seat-bot = Bot
seat-open = Invite
seat-hotseat = Hot seat
your-name = Your name
their-name = Their name
seat-me-words = Order is drawn.
seat-open-words = You get a link to send once the table is set.
seat-hotseat-words = Plays on this device, in turn.
seats-note = Whoever has a place's link may take it. A place left empty is played by a bot until somebody takes it.
options = Options
option-is = { $question }: { $answer }
options-more = { $changed ->
    [0] { $n } more, all at their default
   *[other] { $n } more, { $changed } changed
 }
options-fewer = Fewer options
house-values = { $n } values are ours
house-why = The printed game has values that our sources lack; ours stand in, and an owner of the box can correct them.
clock = Clock
clock-words = how long one may think
clock-none = No clock
clock-quick = 10 min each, +5 s
clock-calm = 30 min each, +10 s
clock-move = 2 min a decision
clock-day = 1 day a decision
clock-days = 3 days a decision
timeout = When time is up
timeout-bot = Bot plays
timeout-skip = Passed over
hints = Hints
hints-words = what a bot would do, and why
extra-seed = Seed
extra-words-seed = the same seed gives the same match
extra-none-seed = drawn
extra-webhook = Webhook
extra-words-webhook = an address that is told whose turn it is
extra-none-webhook = none
seats-summary = { $n } seats: { $who }
count-me = you
count-bot = { $n ->
    [one] 1 bot
   *[other] { $n } bots
 }
count-open = { $n } invited
count-hotseat = { $n } beside you
start-table = Start the table

## Table

skip-to-choices = Skip to choices
views = Views
tab-board = Board
tab-own = My board
tab-players = Players
tab-log = Log
log = Log
players-region = Players
your-turn = Your turn
your-turn-as = Your turn: { $name }
sentence = { $words }.
said-of = { $name }: { $words }
your-turn-asked = Your turn. { $question }
then = then { $names }
waiting-for = Waiting for { $names }
nobody-asked = Waiting
name-with-person = { $name } ({ $person })
bots-think = Thinking: { $names }
game-over = Game over
taken-back = Taken back
away = away
is-away = { $name } is away
bot-steps-in = Let a bot play
bot-for-you = A bot plays for you.
take-back-seat = Play yourself
reconnecting = Reconnecting …
connecting = Connecting …
watching = You are watching.
watching-short = watcher
undo = Take back
redo = Take again
nothing-to-undo = nothing to take back
nothing-to-redo = nothing to take again
press-again = { $choice }? Press again
ask-undo = Ask to take back
undo-asked-you = You asked to take back. Waiting for { $names }.
undo-asked = { $name } asks to take back their last decision, and all that came after it.
undo-refused = Your wish to take back was refused.
agree = Agree
refuse = Refuse
withdraw = Withdraw
hint = Hint
hint-not-now = only when it is your turn
hint-of-coach = the coach says what to do
hint-off = switched off at this table
hint-thinking = The bot thinks …
share = Links
menu = Menu
rename = Change your name
resign = Resign
resigned = You have resigned. A bot plays on.
resign-words = You leave the match for good, and a bot plays on. This cannot be taken back.
stand-in = Let a bot play for me
keys-help = Keys
record = Save the record
replay = Look back
command = Command
command-press = press /
command-hint = { $examples } … press /
command-where = in notation
log-set-up = Set-up
log-decided = { $who }:
at-moment = Decision { $n }: look at this moment
by-clock = by the clock
since = { $n ->
    [one] 1 thing happened since your turn.
   *[other] { $n } things happened since your turn.
 }
watch-reel = Watch
watch-since = Watch what happened since your turn
skip = Skip
reel-at = { $n } of { $of }
clock-of = Clock of { $name }
pass-on = { $name } is next.
pass-device = Pass the device
curtain-words = Pass the device. Nobody else should see this table now.
curtain-go = I am { $name }
save = Save

zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board

## Links

share-title = Links to this table
link-invite = { $name }: a place to take
link-watch = To watch
link-mine = Your place, for another device of yours
link-mine-warning = Who has this link plays for you.
copy = Copy
copied = Copied

## Before the start

waiting-room = Waiting for people
waiting-room-words = Send each link to one person. Whoever opens it may take the place.
start-now = Start now
start-now-words = Bots play at open places until somebody takes them.
place = Place { $n }
place-open = open
join-title = { $name } invites you
join-words = A place at a table of { $game } is free.
join-title-plain = A place is free
take-place = Take the place
no-place = You have no place here
no-place-words = This table is opened by a link that somebody at it can send you.
place-taken = Somebody has taken this place already.
place-gone = This link does not open the table any more.
cannot-draw = This page cannot draw { $game }.

## Keys

keys-move = move on the board and in the choices
keys-choices = the action, level or answer that shows it
keys-number = a space of the board by its number
keys-do = do what has the focus
keys-leave = leave a preview, close a sheet
keys-panels = log, other players, own board
keys-command = command line
keys-review = step, in a review
keys-review-ends = first and last
keys-off = Letter keys are switched off in the settings.

## End

wins = { $n ->
    [one] { $names } wins
   *[other] { $names } win
 }
you-win = You win by { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
won-by = By { $n ->
    [one] 1 point
   *[other] { $n } points
 }.
won-on-tie = Points are equal; the tie is broken by the rules.
points = VP
review-match = Review this match
play-again = Play again
rematch-here = A new table is set.
rematch-go = Go there
seed = Seed
seed-unpromised = nobody had promised it
seed-sealed = Seed, sealed at the start
seed-matches = matches the hash shown at the start
seed-differs = does not match the hash shown at the start
seed-unchecked = compare with: kagura record verify
decisions = Decisions
rules-version = Rules
content-own = changed content
content-shipped = content as shipped
you = You
person-online = online

## Review

review = Review
review-record = Record
first = First
last = Last
next = Next decision
previous = Decision before
next-turn = Next turn
previous-turn = Turn before
next-day = Next day
previous-day = Day before
play = Play
pause = Pause
scrubber = Decision
moment-of = Decision { $n } of { $of }
eyes = Seen by
eyes-all = all
copy-moment = Copy link
back-to-table = Back to the table
back-to-result = Result
speed = Speed
open-hands = all hands are open

## Names of tables

plant-0 = Matsu { $n }
plant-1 = Ume { $n }
plant-2 = Sakura { $n }
plant-3 = Fuji { $n }
plant-4 = Ayame { $n }
plant-5 = Botan { $n }
plant-6 = Hagi { $n }
plant-7 = Susuki { $n }
plant-8 = Kiku { $n }
plant-9 = Momiji { $n }
plant-10 = Yanagi { $n }
plant-11 = Kiri { $n }

## Rules

rules-words = Every rule by its number, and where each value comes from.
rules-skip = Skip to the rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [one] 1 found
   *[other] { $n } found
 }
rules-none = No rule, word or value has all of these words.
rules-terms = Words of the game
rules-options = Options
rules-options-words = Every reading of an unclear rule is an option. The dark one is the default.
rules-default = default
rules-values = Values and where they come from
rules-values-words = { $house ->
    [0] { $n } values from the content file. The owner of the table can correct them.
   *[other] { $n } values from the content file, { $house } of them house values: our own, where the sources have none. The owner of the table can correct them.
}
rules-house-count = { $n ->
    [one] 1 house value
   *[other] { $n } house values
 }
rules-programs = For who writes programs
rules-english = The full text is in English only; short sentences stand above it.
rules-rule = Rule { $rule }
rules-link = Link to rule { $rule }
rules-back = Back to { $rule }
rules-all = In the whole rules
rules-unknown = The rules say nothing more of { $rule }.
rules-source = Source: { $source }
rules-house = house rule
rules-part-house = in part a house rule
rules-part = in part: { $what }
rules-owner = changed by the owner
rules-inferred = inferred
rules-drawing = Drawing in signs; the text around it says the same

## Lesson

lesson = Coach
lesson-try = Learn with a coach
lesson-leave = Leave the lesson
lesson-next = Next
lesson-back = Back
lesson-show = Do it
lesson-step = { $n } of { $all }
lesson-advice = I would take { $notation }. { $why }
lesson-thinking = A moment …
lesson-others = The others are acting.
lesson-return = Take back and follow the lesson
lesson-done = Play on
