/** Plays a timetable on the page. */
import type { Entry } from '../../core/protocol';
import { type Place, fadeAll, fly, flyingSymbol, mustBeStill, pieceOf, run, show, skip, slide } from '../../table/motion';
import { type Cue, type Flight, timetable } from './cues';
import { centre } from './geometry';
import type { Stage } from './types';

const TOKEN_SIZE = 20;

/** How long the motion of these entries takes; nothing where nothing may move. */
export function pace(entries: readonly Entry[]): number {
  return mustBeStill() ? 0 : timetable(entries).end;
}

/** Shows how the newest entries came about. `before` says where clocks and markers stood. */
export function play(entries: readonly Entry[], stage: Stage, before: ReadonlyMap<string, Place>): void {
  skip();
  const { cues } = timetable(entries);
  if (mustBeStill()) return fadeAll(before);
  const walked = walks(cues, stage);
  for (const [name, place] of before) if (!walked.has(name)) slide(name, place);
  for (const cue of cues) {
    if (cue.kind === 'flight') flight(cue);
    else if (cue.kind !== 'walk') show(cue.kind, cue.piece, cue.at, cue.ms);
  }
}

/** A piece, or what stands for it where its panel is not shown. */
function anchor(name: string): Element | null {
  const seat = /^(?:body|store|supply)-(\d)$/.exec(name)?.[1];
  const instead = seat === undefined ? 'impurity' : `strip-${seat}`;
  return pieceOf(name) ?? pieceOf(instead);
}

/** Markers walk their whole way; the names of those that did. */
function walks(cues: readonly Cue[], stage: Stage): Set<string> {
  const walked = new Set<string>();
  const all = cues.filter((cue) => cue.kind === 'walk');
  for (const seat of new Set(all.map((cue) => cue.seat))) {
    const own = all.filter((cue) => cue.seat === seat);
    const piece = pieceOf(`marker-${seat}`);
    const end = own[own.length - 1]!.spaces.at(-1)!;
    if (!piece) continue;
    const [start, total] = [own[0]!.at, own.reduce((sum, cue) => sum + cue.ms, 0)];
    const stops = [own[0]!.spaces[0]!, ...own.map((cue) => cue.spaces.at(-1)!)];
    run(piece, stops.map((space) => ({ transform: offset(stage, space, end) })), { duration: total, delay: start, easing: 'linear' });
    walked.add(`marker-${seat}`);
  }
  return walked;
}

function offset(stage: Stage, space: number, end: number): string {
  const [a, b] = [centre(stage.spaces[space]!), centre(stage.spaces[end]!)];
  return `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
}

/** A token flies over everything from one piece to another. */
function flight({ colour, from, to, at, ms }: Flight): void {
  const letter = 'RBYP'[colour]!;
  fly(() => flyingSymbol(`tok-${letter}`, `t-${letter}`), anchor(from), anchor(to), { at, ms, size: TOKEN_SIZE });
}
