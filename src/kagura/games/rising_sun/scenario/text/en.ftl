# Positions and the Kami Turn scenario of Rising Sun, English. Keys are shared with ja.ftl.

## Steps

step-kami_turn = Kami Turn { $number }
step-mandate = A Mandate
step-mandate-kami = A Mandate and the Kami Turn after it
step-mandate_turn = A Mandate Turn
step-tea = Tea Ceremony
step-setup = Setup of a season
step-war_start = The War Phase begins
step-battle = A battle
step-cleanup = Cleanup
step-winter = Winter
step-shrine = Shrine { $number }: { $kami }
step-end = After it
next-mandate = The Political Phase goes on: { $clan } takes the next Mandate Turn.
next-war = This was the third Kami Turn of the season: the War Phase begins.

## Why a shrine is won

decides = { $clan } chooses: { $what }
then = { ", " }
and = { " and " }
above = { " > " }
pieces = { $n } { $piece }
clan-force = { $clan } { $force } ({ $pieces })
shrine-empty = Nobody worships here: the shrine is skipped.
shrine-forces = Force: { $forces }.
shrine-tied = { $names } are tied. Honor now: { $order }. Of those tied, { $first } stands highest.

## What a Kami gives

benefit-amaterasu = The winner may rise to the top of the Honor track.
benefit-fujin = The winner may make up to { $moves } Moves on the map.
benefit-hachiman = The winner gains { $ronin } Ronin.
benefit-raijin = The winner may summon a Bushi to any province.
benefit-ryujin = The winner may buy one of the cards displayed, at full cost.
benefit-susanoo = The winner gains { $vp } VP for each own Stronghold on the map.
benefit-tsukuyomi = The winner gains { $coins } coins.
idle-amaterasu = { $clan } is at the top already: nothing changes.
idle-fujin = { $clan } has no piece on the map that can move: nothing happens.
idle-hachiman = No Ronin are left in the pile: { $clan } gains none.
idle-raijin = { $clan } has no Bushi in reserve: nothing happens.
idle-ryujin = { $clan } can buy none of the cards: nothing happens.
idle-susanoo = { $clan } has no Stronghold on the map: no VP.
idle-tsukuyomi = No coins are left in the pile: { $clan } gains none.

## Faults of form

fault-no-toml = this is no TOML: { $why }
fault-missing = is missing
fault-format = is { $value }; it must be '{ $wanted }'
fault-no-list = is { $value }; a list is a text of words
fault-times = { $value }: write x*n for n times x
fault-too-many = too many words; at most { $most }
fault-unknown = { $value } is not one of { $names }
fault-number = is { $value }; it must be a whole number { $low }..{ $high }
fault-no-table = is { $value }; it must be a table
fault-no-key = there is no { $value }; there are { $names }
fault-no-array = is { $value }; it must be an array
fault-clans = 3 to 5 different ones, in seating order: { $names }
fault-one-word = { $value }: { $run } takes one word more
fault-no-word = { $value }: { $run } takes nothing more
fault-slots = has { $n } slots, needs { $slots }
fault-other-run = is { $value }; this takes only '{ $wanted }'

## Positions that cannot be

fault-honor = names { $names }; it must name each clan once
fault-few-kami = a Kami Turn needs { $slots } Kami
fault-same-kami = { $slots } different Kami are in play
fault-few-tiles = a Mandate Turn needs { $drawn } tiles or more
fault-no-pair = { $value } is no pair of clans in play
fault-two-allies = a clan has two allies
fault-tiles = { $n } tiles { $mandate }; there are { $most }
fault-copies = { $card }: { $n } copies; there { $most ->
    [one] is 1
   *[other] are { $most }
}
fault-no-clan = { $clan } is not among the clans
fault-foreign-hostage = { $clan } is not in play
fault-own-hostage = a clan cannot hold its own figures
fault-no-captive = a { $piece } cannot be captive
fault-owned = { $clan } has { $n } { $piece } placed; it owns { $most }
fault-strongholds = { $n }; there are { $most }
fault-no-worshipper = a { $piece } cannot worship
fault-same-token = a token twice
