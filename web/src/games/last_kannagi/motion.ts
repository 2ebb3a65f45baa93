/** Plays a timetable on the page. What is drawn is always the newest moment: motion only shows how it came about. */
import type { Entry } from '../../core/protocol';
import { type Cue, type Flight, type Sign, timetable } from './cues';
import { centre } from './geometry';
import type { Stage } from './types';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const CLOCK_MS = 240;
const TOKEN_SIZE = 20;

/** Animations that run now, and the flying pieces that go when they end. */
const running = new Set<Animation>();
let isStill = false;

/** How long the motion of these entries takes; nothing where nothing may move. */
export function pace(entries: readonly Entry[]): number {
  return isStill ? 0 : timetable(entries).end;
}

/** Whether pieces may move at all. */
export function keepStill(still: boolean): void {
  isStill = still;
}

/** Brings everything that moves to its end. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

/** Shows how the newest entries came about. `before` says where clocks and markers stood. */
export function play(entries: readonly Entry[], stage: Stage, before: ReadonlyMap<string, Place>): void {
  skip();
  const { cues } = timetable(entries);
  if (isStill) return fadeAll(before);
  const walked = walks(cues, stage);
  for (const [name, place] of before) if (!walked.has(name)) slide(name, place);
  for (const cue of cues) {
    if (cue.kind === 'flight') fly(cue);
    else if (cue.kind !== 'walk') show(cue);
  }
}

// -- places ---------------------------------------------------------------------------------------

export interface Place {
  x: number;
  y: number;
}

/** Where clocks and markers stand on their drawings, by the names of the pieces. */
export function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of document.querySelectorAll<SVGElement>('[data-at]')) {
    const [x, y] = element.dataset['at']!.split(' ').map(Number);
    found.set(element.dataset['piece']!, { x: x!, y: y! });
  }
  return found;
}

/** A piece on the page; of several with one name the one that is shown. */
function pieceOf(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-piece="${name}"]`)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** A piece, or what stands for it where its panel is not shown. */
function anchor(name: string): Element | null {
  const seat = /^(?:body|store|supply)-(\d)$/.exec(name)?.[1];
  const instead = seat === undefined ? 'impurity' : `strip-${seat}`;
  return pieceOf(name) ?? pieceOf(instead);
}

// -- kinds of motion ------------------------------------------------------------------------------

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
  return animation;
}

/** Pieces that have changed their place appear there. */
function fadeAll(before: ReadonlyMap<string, Place>): void {
  for (const [name, place] of places()) {
    const old = before.get(name);
    const piece = old && (old.x !== place.x || old.y !== place.y) ? pieceOf(name) : null;
    if (piece) run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
  }
}

/** A clock or a marker goes straight from its old place to its new one. */
function slide(name: string, from: Place): void {
  const piece = pieceOf(name);
  const to = piece && places().get(name);
  if (!piece || !to || (to.x === from.x && to.y === from.y)) return;
  run(piece, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], { duration: CLOCK_MS });
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
function fly({ colour, from, to, at, ms }: Flight): void {
  const [a, b] = [middle(anchor(from)), middle(anchor(to))];
  if (!a || !b) return;
  const token = ghost(colour);
  const place = (point: Place) => `translate(${point.x - TOKEN_SIZE / 2}px, ${point.y - TOKEN_SIZE / 2}px)`;
  const animation = run(token, [{ transform: place(a) }, { transform: place(b) }], { duration: ms, delay: at });
  const gone = () => {
    running.delete(animation);
    token.remove();
  };
  animation.onfinish = animation.oncancel = gone;
}

function middle(element: Element | null): Place | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

function ghost(colour: number): SVGElement {
  const letter = 'RBYP'[colour]!;
  const token = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  token.setAttribute('class', `flying t-${letter}`);
  token.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#tok-${letter}`);
  token.append(use);
  document.body.append(token);
  return token;
}

const FRAMES: Record<Sign['kind'], Keyframe[]> = {
  fall: [{ transform: 'translateY(-28px)', opacity: 0 }, { opacity: 1, offset: 0.6 }, { transform: 'none' }],
  bump: [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }],
  turn: [{ transform: 'perspective(600px) rotateX(90deg)' }, { transform: 'none' }],
};

function show({ kind, piece, at, ms }: Sign): void {
  const element = pieceOf(piece);
  if (element) run(element, FRAMES[kind], { duration: ms, delay: at });
}
