# The command line, English. Keys are shared with ja.ftl.

cli-rules-version = (rules { $version })
cli-options = Options, as --option NAME=VALUE:
cli-default = (default)
cli-you = you
cli-player = player { $n }
cli-hint = Type the number of a choice. ? says what is not possible and why, help lists the other commands.
cli-prompt = > { "" }
cli-log = What happened
cli-no-legend = Nothing is drawn here; the table is told in sentences.
cli-log-empty = Nothing has happened yet.
cli-resumed = The match goes on after { $n } decisions.
cli-resumed-over = This match is over after { $n } decisions.
cli-what-to-type = Type { $first } to { $last }, or the notation; ? why not, me, undo, log, score, help, quit.
cli-curtain = { $name } ({ $who }) is next. Hand over the keyboard; the others look away.
cli-confirm = Enter goes on, undo takes it back > { "" }
cli-press-enter = Press Enter when you are there. { "" }
cli-no-such-number = The choices are numbered { $first } to { $last }.
cli-not-understood = "{ $text }" is no choice and no command. Type a number from the list, or help.
cli-needs-level = { $text } needs something after it, such as { $text } { $example }; ? { $text } says what is not possible.
cli-not-possible = { $notation } is not possible. { $reason }
cli-no-such-level = There is no { $text }. { $word } goes with { $endings }.
cli-is-possible = { $notation } is possible now: { $words }
cli-impossible = Not possible now:
cli-all-possible = Everything that could be asked is possible.
cli-and-more = { $shown } and { $n } more
cli-range = { $first } to { $last }
cli-separator = , { "" }
cli-no-such-seat = The seats are A to { $last }.
cli-rule-which = Name a rule, such as: rule { $rule } (the IDs stand in the log and in refusals), or a family:
cli-rule-source = Source: { $source }
cli-rule-unknown = There is no rule { $name }.
cli-saved = Saved in { $path }; from now on after every decision.
cli-save-where = Name a file: save evening.txt
cli-save-exists = { $path } exists already; name another file.
cli-quit-unsaved = This match is in no file yet. "save FILE" keeps it, quit again leaves without it.
cli-left = Good-bye. The match was not kept; --record FILE keeps the next one.
cli-left-saved = Good-bye. The match is in { $path }; go on with: kagura play --resume { $path }
cli-result = Result
cli-seed = Seed: { $seed }
cli-kept = The match is in { $path }; kagura replay { $path } shows it again.
cli-help = number: take that choice
    notation: { $notation }
    ? or why: everything that is not possible, by reason; ? { $example }: why not this
    undo: take back your last decision, while nobody learned from it
    board: the table again; legend: what its signs mean; me: your board; seat B: another one
    score: points so far; log, log 50: what happened
    rule: families of rules; rule { $rule }: a rule; save FILE; quit

## Words for the commands, separated by spaces

command-why = why
command-undo = undo u
command-log = log l
command-board = board table
command-legend = legend signs
command-seat = me seat player
command-score = score points
command-rule = rule rules
command-help = help h
command-save = save
command-quit = quit exit q

## Taking back

undo-done = Taken back.
undo-nothing = You have decided nothing yet.
undo-drawn = It cannot be taken back: something was drawn at random since.
undo-acted = It cannot be taken back: { $name } has acted since.
undo-confirm = With kagura play --confirm the table waits for Enter after your turn, and undo is in time.
undo-learned = It cannot be taken back: { $name } has learned something from it.

## Serving

cli-serving = Kagura is ready: { $url }
cli-serving-data = Tables are kept in { $folder }. Ctrl-C stops the server; every match goes on when it starts again.
cli-serving-beyond = Others in your network can reach it too. Beyond that, put a proxy with TLS before it (--origin https://...).

## Looking after tables

admin-no-tables = No tables are kept here.
admin-open = open
admin-running = running
admin-over = over
admin-written = { $file }
admin-taken-in = Table { $table } is here again.
admin-pruned = { $n ->
    [one] One table was removed.
   *[other] { $n } tables were removed.
}
admin-would-prune = { $n ->
    [one] One table would be removed.
   *[other] { $n } tables would be removed.
}
admin-backed-up = { $file }: { $size } MB, checked.
