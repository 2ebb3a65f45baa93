# What a newcomer to The Last Kannagi is told. Keys are shared with ja.ftl.

## The lesson

lesson-title = Your first day
lesson-words = Play the first day with a coach beside you. { $minutes } minutes, and nothing to read before.
lesson-strayed = You have found a way of your own, and that is fine. From here on I tell you what I would do; you decide.

lesson-goal = You are Hinata, a shrine maiden. Impurity lies on the world: red, blue, yellow and purple tokens. You walk there and take it up, purify it, and build shrines. After five days the most points win.
lesson-clock = A day has 24 hours, and every action takes some of them. Whoever has spent the fewest acts next. So after a long action the others are on for a while.
lesson-own = This is your own board. The body holds impurity up to your resistance, which is 5. The storage holds what is purified. And the chip in your supply can become a branch shrine.
lesson-cards = These are your four revelations; nobody else sees them. As soon as a condition is met, its points are yours. One of them asks for a full body. You will have that before noon.

lesson-walk = Choose Move, level 4. It takes 4 hours and gives you power 6.
lesson-walk-1 = Go to space 1. A step costs 1, and 1 more for the token there. You cannot leave it: all impurity on a space comes along.
lesson-walk-2 = On to space 2.
lesson-walk-3 = And to space 3. That uses up your power, so the move ends there.
lesson-walk-3-after = Mito and Kaede have prayed meanwhile, and stand at hour 8. You stand at 4, so you act now, several times in a row.
lesson-build = Build a branch shrine here. The impurity on the spaces around it has power 4, and level 2 is just enough for that. Without your walk it would not be.
lesson-build-after = Your first point. From now on you can pray, receive blessings and dedicate here, and not only on the main shrine.
lesson-pray = Pray, level 1. In one hour a token goes from your body to your storage, purified.
lesson-pray-colour = Choose a blue one.
lesson-bless = Now a blessing, level 1. The blue token pays for it.
lesson-bless-after = This one brings nothing but its chip, and that is another shrine. All three of you stand at hour 8 now. You came last and lie on top, so you act first.
lesson-card = Another long walk: Move, level 4. This time play your blessing card with it, and it takes only 3 hours.
lesson-card-1 = First to space 12.
lesson-card-2 = Then to space 13.
lesson-card-3 = And to space 4. Then your body is full, and takes up no more until you purify.
lesson-card-3-after = The revelation is met: 2 points at once. Mito and Kaede have built meanwhile.
lesson-build-again = Build here. So little is left around this space that level 1 is enough: one hour.
lesson-purify = Your body is full. Pray at level 3, which purifies as many tokens as you like.
lesson-purify-blue = All three blue ones …
lesson-purify-yellow = … and both yellow ones.
lesson-purify-yellow-after = Purified tokens are what you pay with. Or you turn them into points, and that is what you do next.
lesson-dedicate = Choose Dedication, level 3, for up to four tokens. Three of one colour are worth 2 points.
lesson-dedicate-blue = Give all three blue ones.
lesson-dedicate-yellow = Keep the yellow ones. One more would be worth half a point, and half points are lost.
lesson-dedicate-yellow-after = That makes 6 points. Kaede has as many: with a card she prayed at level EX, and met a revelation by it.
lesson-bless-again = Instead a yellow one pays for a blessing, level 1.
lesson-bless-again-after = A chip is in your supply again. At the end blessings count once more: the more of one colour, the better.
lesson-last-walk = A short walk this time: Move, level 2.
lesson-last-walk-1 = To space 5, right beside your shrine.
lesson-last-build = Build here. The power needed is 4 again, so level 2.
lesson-last-build-after = Your third shrine. The others have one each.
lesson-last-hour = One hour is left today. Pray at level 1; only one token can be purified, so nothing is asked.

lesson-night = That was the night. Impurity has grown, but not on shrines, under maidens or where purple lies. Where red, blue and yellow came together they have turned into a purple, which is heavier.
lesson-morning = Each of your three shrines has purified a token for you. And as you have most of them you gain a point of faith; higher blessings need it. Mito and Kaede ran past midnight, which is allowed, and start at hour 3.
lesson-onward = You have seen all five actions, and four days are left. Go on as you like: the hint tells what a bot would do, and whatever is not possible tells you why.

## Content

content-card = { $condition }: { $vp } VP
content-character = { $name }. Personal blessing: { $personal }. Red 4: { $red }. Blue 4: { $blue }. Yellow 4: { $yellow }. Purple 4: { $purple }.

## Terms

term-impurity = impurity
meaning-impurity = The tokens in the world: red, blue and yellow of power 1, purple of power 3.
term-power = power
meaning-power = What tokens weigh, and what an action can do: a red, blue or yellow token counts 1, a purple one 3.
term-absorb = absorb
meaning-absorb = Whoever enters a space takes all impurity there into the body.
term-body = body
meaning-body = Where absorbed impurity lies until it is purified. It holds as much power as the resistance allows.
term-resistance = resistance
meaning-resistance = How much power the body can hold. Red blessings 2 and 3 raise it.
term-purify = purify
meaning-purify = To move tokens from the body to the storage, mostly by prayer.
term-storage = storage
meaning-storage = Your purified tokens, at most five of each colour. They pay for blessings or are dedicated for points.
term-bag = bag
meaning-bag = The stock of red, blue and yellow tokens. Draws are random.
term-hour = hour
meaning-hour = A day has 24 hours, a match five days. Every action takes hours by its level.
term-turn-order = turn order
meaning-turn-order = Whoever has spent the fewest hours acts next; at the same hour, whoever came there last.
term-level = level
meaning-level = How strong an action is. A level takes as many hours, one less with a blessing card.
term-ex = EX
meaning-ex = The highest level. It needs a blessing card, and 4 hours, or the goddess form.
term-move = move
meaning-move = To walk over the world, step by step, and absorb all impurity on the way.
term-build = build
meaning-build = To put a chip as a branch shrine on your space, next to another shrine, if your power matches the impurity around.
term-prayer = prayer
meaning-prayer = On a shrine: purify tokens, or gain faith or a card.
term-blessing = blessing
meaning-blessing = On a shrine: pay purified tokens for one of your nineteen blessings. Its chip goes to your supply.
term-dedication = dedication
meaning-dedication = On a shrine: turn purified tokens into points. Several of one colour are worth more.
term-rest = rest
meaning-rest = Instead of an action: 4 hours, and back to the main shrine. On the last day it is a pass.
term-main-shrine = main shrine
meaning-main-shrine = The space in the middle, where everybody begins.
term-branch-shrine = branch shrine
meaning-branch-shrine = A chip in the world: points at once, a place to pray, and a purified token every night.
term-supply = supply
meaning-supply = Chips that you can build. They come from blessings; three have room.
term-outer-edge = outer edge
meaning-outer-edge = A side that faces the outer world. Each adds 3 to the power that a build needs.
term-card-space = card space
meaning-card-space = Whoever builds here gains a blessing card.
term-jump = jump
meaning-jump = A step from a branch shrine of your own straight to the main shrine.
term-bonus-move = bonus move
meaning-bonus-move = Move power outside the move action, to be used at once or not at all.
term-card = blessing card
meaning-card = Played with an action it saves one hour, or opens level EX. Kept to the end it is worth a point.
term-faith = faith
meaning-faith = From 1 to 10. Blessings need faith 1, 2, 4, 6, 10 by level.
term-form = goddess form
meaning-form = For some actions every level takes one hour, EX too. Purple blessings bring it.
term-revelation = revelation
meaning-revelation = A card of your own with a condition. Once it is met, you gain its points.
term-points = points
meaning-points = From building, blessings, prayer, dedication and revelations, and some at the end. They are never lost.
term-growth = growth
meaning-growth = At night impurity comes back to spaces without shrine, marker and purple.
term-evolution = evolution
meaning-evolution = After growth one red, one blue and one yellow on a space become a purple.
term-most-shrines = most branch shrines
meaning-most-shrines = Brings a point of faith every morning, and 5 points at the end.
term-set-bonus = blessings of a colour
meaning-set-bonus = At the end the number of red, of blue and of yellow blessings is worth up to 10 points each.
term-saviour = saviour
meaning-saviour = Who ends the match by the last level 3 shrine or the last impurity: 5 points.
