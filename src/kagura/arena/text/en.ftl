# What simulations say. Keys are shared with ja.ftl.

sim-title = { $game }: { $matches } matches, seed { $seed }
sim-options = Options: { $options }
sim-stopped = Stopped early: { $done } of { $wanted } matches are finished; the tables are about these.
sim-nothing = Stopped early: no match is finished.
sim-playing = Playing
sim-rate = { $rate } matches/s
sim-results = Results
sim-sources = Points by where they come from, per match
sim-counts = What else was counted, per match
sim-matches = Matches
sim-wins = Wins
sim-interval = 95 %
sim-points = VP
sim-deviation = ±
sim-decisions = Decisions a match: { $mean }
sim-measure = { $name }: { $values }
sim-endings = Endings: { $values }
sim-count = { $name } ×{ $count }
sim-group-player = Player
sim-group-bot = Bot
sim-group-seat = Seat
sim-written = Written: { $file }
