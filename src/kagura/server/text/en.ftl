# What the server says to the people at a table. Keys are shared with ja.ftl.

## Names

name-of-player = Player { $n }
and = { " and " }
bot-random = Sprout
bot-random-words = plays whatever comes to mind
bot-greedy = Steady
bot-greedy-words = takes the best step that it sees
bot-search = Deep
bot-search-words = looks several turns ahead

## The list of tables

your-turn = Your turn
waiting-for = Waiting for { $names }
waiting-places = { $n ->
    [one] One place is still open
   *[other] { $n } places are still open
}
won-by = Won by { $names }
record-open = Record of { $n ->
    [one] one decision
   *[other] { $n } decisions
}

## The log

sealed-decision = A sealed decision

## Notices to the address of a table

notice-turn = Your turn in { $game }
notice-turn-on = Your turn in { $game }: { $day }
notice-text = { $name }: { $headline } { $link }

## Why something cannot be taken back

undo-drawn = It cannot be taken back: something was drawn at random since.
undo-acted = It cannot be taken back: { $name } has acted since.
undo-learned = It cannot be taken back: { $name } has learned something from it.

## What the server refuses

error-asked-already = Somebody asks to take back already.
error-bad-answer = Answer { $n } cannot be given: { $why }
error-bad-clock = A clock needs at least one second.
error-bad-message = The message is not as it should be: { $why }
error-bad-name = A name is one line of letters; this one has signs that cannot be shown.
error-bad-option = { $why }
error-bad-position = { $why }
error-bad-seed = A seed is one line of 1 to 60 letters.
error-bad-webhook = A webhook is an address that begins with http:// or https://.
error-binary = Messages are text; binary ones are not read.
error-bot-plays = A bot plays for you at the moment; take your place back first.
error-busy = The table is too busy just now. Please try again.
error-hello-first = The first message must say which table and with which token.
error-illegal = That is not possible.
error-invite = This link invites to a place; take the place first.
error-left = You have left this match.
error-malformed = The message is no JSON: { $why }
error-method = This address does not take such a request.
error-name-too-long = A name has at most { $most } letters.
error-no-bearer = Send the token in the header Authorization: Bearer.
error-no-bot = There is no such bot; there are { $bots }.
error-no-face = { $game } cannot be played in a browser yet.
error-no-game = There is no such game; installed: { $games }.
error-no-lesson = { $game } has no lesson.
error-no-hints = This table is played without hints.
error-no-invite = This link does not invite to a place.
error-no-moment = The match has { $last } decisions so far.
error-no-positions = { $game } has no positions to set up.
error-no-seat = There is no such seat in this match.
error-no-such-person = There is no person at that place.
error-no-address = There is nothing at this address.
error-no-table = There is no such table here.
error-not-asked = That seat is not asked anything now.
error-not-away = A bot stands in for others only while they are away.
error-not-here = That cannot be asked here.
error-not-json = Send JSON, with the header Content-Type: application/json.
error-not-over = That is shown when the match is over.
error-not-started = The match has not begun yet.
error-not-your-place = Only whoever sits there can do that.
error-not-your-seat = That seat is not yours.
error-notation = “{ $text }” is no decision that can be taken here.
error-nothing-asked = Nobody asks to take back any more.
error-nothing-to-take-back = You have decided nothing yet.
error-one-of-two = Give either the action or its notation.
error-not-text = Send the record as text, with the header Content-Type: text/plain.
error-origin = This page may not use the server.
error-other-table = This connection is for another table; open a new one.
error-other-version = This table was made with another version of the rules and cannot be opened here.
error-over = The match is over.
error-protocol = This page is of another version than the server (protocol { $given }, the server speaks { $wanted }). Please reload it.
error-record-cut-short = The record breaks off in line { $line }: its closing line is missing. The file is not whole.
error-record-edited = Line { $line } does not follow from the lines before it: the record was edited or is damaged.
error-record-empty = The file is empty.
error-record-foreign = This is no match record: a record is text and begins with “kagura record 1”.
error-record-newer = Line { $line }: the record was made by a newer Kagura than this server runs.
error-record-no-game = Line { $line }: this server does not have the game of this record.
error-record-other-content = Line { $line }: the match was played with other content than this server has.
error-record-other-version = Line { $line }: the match was played by another version of the rules than this server has.
error-record-saved-anew = Line { $line }: another program has changed line ends or encoding. Please take the file as it was saved here.
error-record-seal = The seed is not the one that the record says was promised: the record was edited.
error-record-too-large = The file is too large to be a match record.
error-seed-with-others = Who chooses the seed knows what will be drawn; so it can be chosen only where all places are yours or bots'.
error-server = Something went wrong on the server; nothing has changed. Please try again later.
error-so-already = It is so already.
error-stale = The table has changed meanwhile; please look again.
error-started = The match has begun already.
error-taken = This place is taken already.
error-time-is-up = Your time for this decision is up; the bot takes it first.
error-token = This link does not open the table.
error-too-fast = That was too much at once. Please wait a moment.
error-too-large = The message is too long; at most { $most } bytes are read.
error-undo-acted = It cannot be taken back: somebody else has acted since.
error-undo-drawn = It cannot be taken back: something was drawn at random since.
error-undo-learned = It cannot be taken back: somebody has learned something from it.
error-undo-nothing = You have decided nothing yet.
error-watching = Who watches cannot do that.
error-webhook-own-net = This server does not send notices to that address: it must be public, with port 80, 443 or from 1024 on.
error-worn-out = So much has happened at this table that only decisions are taken any more.
error-wrong-places = With these options there are { $wanted } places, not { $given }.
