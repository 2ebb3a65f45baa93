/** The table in words, for those who listen, and the words that several panels share. */
import type { TableInfo } from '../../core/protocol';
import type { Say, Seat, Stage, View } from './types';
import type { Choice } from '../../table/desk';

export interface Speech {
  say: Say;
  /** Name of a seat's character, or of the seat before it has one. */
  name(seat: number): string;
}

export function speech(stage: Stage, view: View, say: Say): Speech {
  return { say, name: (seat) => seatName(seat, stage, view, say) };
}

/** The character of a seat; none while its player still chooses which of two takes which seat (K-SET-3). */
export function characterOf({ decision, acting, seats }: View, seat: number): string | null {
  const found = seats[seat];
  if (!found) return null;
  const chooser = Math.min(...seats.filter(({ player }) => player === found.player).map((own) => own.seat));
  return decision === 'pick' && chooser >= (acting[0] ?? 0) ? null : found.character;
}

export function seatName(seat: number, stage: Stage, view: View, say: Say): string {
  const character = characterOf(view, seat);
  return (character && stage.characters[character]?.name) || say('kannagi-seat', { seat: seat + 1 });
}

/** Several words as a list. */
export function listed(words: readonly string[], say: Say): string {
  return words.filter(Boolean).join(say('kannagi-separator'));
}

/** Counts of tokens in words: "2 red, 1 yellow", "" for none. */
export function tokenWords(tokens: readonly number[], stage: Stage, say: Say): string {
  const order = [3, 0, 1, 2];
  const found = order.filter((colour) => tokens[colour]);
  return listed(
    found.map((colour) => say('kannagi-tokens', { count: tokens[colour]!, colour: stage.tokens[colour]!.name })),
    say,
  );
}

/** What is on a space, and what the pending question makes of it. */
export function spaceWords(stage: Stage, view: View, { say, name }: Speech, number: number, target?: Choice): string {
  const { tokens, shrine } = view.world[number]!;
  const { level, icon, name: place } = stage.spaces[number]!;
  const markers = view.seats.filter((seat) => seat.marker === number);
  const words = listed(
    [
      place,
      level ? say('kannagi-level', { level }) : '',
      icon ? say('kannagi-has-icon') : '',
      shrine === null ? '' : say('kannagi-shrine-of', { name: name(shrine) }),
      tokenWords(tokens, stage, say),
      ...markers.map((seat) => say('kannagi-marker-of', { name: name(seat.seat) })),
      target?.facts['cost'] === undefined ? '' : say('kannagi-cost', { cost: target.facts['cost'] }),
    ],
    say,
  );
  if (!target) return words;
  if (target.why) return say('kannagi-no-go', { space: words, why: target.why.text });
  return say(target.target['kind'] === 'stop' ? 'kannagi-stop-here' : 'kannagi-go', { space: words });
}

/** Everything that lies in the world, in the order of the numbers. */
export function worldWords(stage: Stage, view: View, words: Speech): string {
  const filled = stage.spaces.flatMap((_, number) => {
    const { tokens, shrine } = view.world[number]!;
    const isEmpty = shrine === null && !tokens.some(Boolean) && !view.seats.some((seat) => seat.marker === number);
    return isEmpty ? [] : [spaceWords(stage, view, words, number)];
  });
  return filled.join(words.say('kannagi-clauses'));
}

/** Whether another's character plays on the side of the reader's. */
export function isAlly(seat: Seat, view: View, seats: readonly number[]): boolean {
  return !seats.includes(seat.seat) && seats.some((own) => view.seats[own]?.team === seat.team);
}

/** Who plays a seat: the name, and whether a bot does or the person is away. */
export function playerWords(seat: Seat, table: TableInfo, player: number | null, say: Say): string {
  const place = table.places[seat.player];
  if (!place) return '';
  if (place.player === player) return say('kannagi-you', { name: place.name });
  if (place.kind === 'open') return say('kannagi-open');
  if (place.bot) return say(place.kind === 'bot' ? 'kannagi-bot' : 'kannagi-stand-in', { name: place.name });
  return say(place.resigned ? 'kannagi-resigned' : place.away ? 'kannagi-away' : 'kannagi-online', { name: place.name });
}
