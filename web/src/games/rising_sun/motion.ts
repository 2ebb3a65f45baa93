/** Plays a timetable on the page. */
import type { Entry } from '../../core/protocol';
import { type Place, fadeAll, fly, flyingSymbol, mustBeStill, pieceOf, show, skip, slide } from '../../table/motion';
import { type Flight, timetable } from './cues';
import { hue } from './pieces';
import type { Stage, View } from './types';

const SIZE = 26;

/** The stage of the match that was shown last: the shell asks for the pace without one. */
let known: Stage | null = null;
/** The clans in their seats, for their colours. */
let clans: readonly string[] = [];

/** How long the motion of these entries takes; nothing where nothing may move. */
export function pace(entries: readonly Entry[]): number {
  return mustBeStill() || !known ? 0 : timetable(entries, known).end;
}

/** Says which match is shown. */
export function watch(stage: Stage, view: View): void {
  known = stage;
  clans = view.seats?.map(({ clan }) => clan) ?? [];
}

/** Shows how the newest entries came about. `before` says where the clans stood on the Honor track. */
export function play(entries: readonly Entry[], stage: Stage, before: ReadonlyMap<string, Place>): void {
  skip();
  if (mustBeStill()) return fadeAll(before);
  for (const [name, place] of before) slide(name, place);
  for (const cue of timetable(entries, stage).cues) {
    if (cue.kind === 'flight') flight(cue);
    else show(cue.kind, cue.piece, cue.at, cue.ms);
  }
}

/** A piece, or what stands for it where it is not shown: the clan in its battle, or the whole province. */
function anchor(name: string): Element | null {
  const [, province] = /^clan-(.+)-\d$/.exec(name) ?? [];
  const [, seat] = /^(?:coins|tokens|honor)-(\d)$/.exec(name) ?? [];
  return pieceOf(name) ?? (province ? pieceOf(`province-${province}`) : null) ?? (seat ? pieceOf(`facing-${seat}`) : null);
}

/** A piece flies on a disc in its clan's colour, a coin or a token as it is. */
function flight({ symbol, seat, from, to, at, ms }: Flight): void {
  const shape = seat === null ? 'thing' : `figure ${hue(seat, clans[seat] ?? null)}`;
  fly(() => flyingSymbol(symbol, shape), anchor(from), anchor(to), { at, ms, size: SIZE });
}
