/** Words that several panels share: how clans, places and pieces are called. */
import type { TableInfo } from '../../core/protocol';
import type { Pieces, Say, Seat, Stage, View } from './types';

/** The clan of a seat; before the clans are known, the number of the seat. */
export function seatName(seat: number, stage: Stage, view: View, say: Say): string {
  const clan = view.seats[seat]?.clan;
  return stage.clans.find((each) => each.clan === clan)?.name ?? say('rising-seat', { seat: seat + 1 });
}

/** Several words as a list. */
export function listed(words: readonly string[], say: Say): string {
  return words.filter(Boolean).join(say('rising-separator'));
}

export function provinceName(province: string, stage: Stage): string {
  return stage.provinces.find((each) => each.province === province)?.name ?? province;
}

export function pieceName(piece: string, stage: Stage): string {
  return stage.pieces.find((each) => each.piece === piece)?.name ?? piece;
}

/** Counts of pieces in words: "2 Bushi, 1 Daimyo", "" for none. */
export function pieceWords(pieces: Pieces, stage: Stage, say: Say): string {
  const found = stage.pieces.filter(({ piece }) => pieces[piece]);
  return listed(found.map(({ piece, name }) => say('rising-pieces', { count: pieces[piece]!, name, kind: piece })), say);
}

/** How many pieces there are, of all kinds. */
export function piecesIn(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, count) => sum + count, 0);
}

/** Who plays a seat: the name, and whether a bot does or the person is away. */
export function playerWords(seat: Seat, table: TableInfo, player: number | null, say: Say): string {
  const place = table.places.find(({ seats }) => seats.includes(seat.seat));
  if (!place) return '';
  if (place.player === player) return say('rising-you', { name: place.name });
  if (place.kind === 'open') return say('rising-open');
  if (place.bot) return say(place.kind === 'bot' ? 'rising-bot' : 'rising-stand-in', { name: place.name });
  return say(place.resigned ? 'rising-resigned' : place.away ? 'rising-away' : 'rising-online', { name: place.name });
}
