/** Motion on a table. What is drawn is always the newest moment: motion only shows how it came about. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../core/game';
import type { Entry } from '../core/protocol';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
const SLIDE_MS = 240;
const FADE_MS = 120;

/** Animations that run now. */
const running = new Set<Animation>();
let isStill = false;

/** Whether pieces may not move at all. */
export function mustBeStill(): boolean {
  return isStill;
}

export function keepStill(still: boolean): void {
  isStill = still;
}

/** Brings everything that moves to its end. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

export interface Place {
  x: number;
  y: number;
}

/** Where pieces stand that slide when they move, by their names: on their drawings (`data-at`), or in a list (`data-row`). */
export function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of document.querySelectorAll<SVGElement>('[data-at]')) {
    const [x, y] = element.dataset['at']!.split(' ').map(Number);
    found.set(element.dataset['piece']!, { x: x!, y: y! });
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) found.set(row.dataset['piece']!, { x: row.offsetLeft, y: row.offsetTop });
  return found;
}

/** A piece on the page; of several with one name the one that is shown. */
export function pieceOf(name: string): Element | null {
  const all = [...document.querySelectorAll(`[data-piece="${name}"]`)];
  return all.find((element) => element.getClientRects().length > 0) ?? null;
}

/** Animates an element; `end` is called when it is over, in whatever way. */
export function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, end?: () => void): Animation {
  const animation = element.animate(frames, { easing: EASE, fill: 'backwards', ...options });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation);
    end?.();
  };
  return animation;
}

/** Where nothing may move: pieces that have changed their place appear there. */
export function fadeAll(before: ReadonlyMap<string, Place>): void {
  for (const [name, place] of places()) {
    const old = before.get(name);
    const piece = old && (old.x !== place.x || old.y !== place.y) ? pieceOf(name) : null;
    if (piece) run(piece, [{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  }
}

/** A piece goes straight from its old place to its new one. */
export function slide(name: string, from: Place): void {
  const piece = pieceOf(name);
  const to = piece && places().get(name);
  if (!piece || !to || (to.x === from.x && to.y === from.y)) return;
  run(piece, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], { duration: SLIDE_MS });
}

function middle(element: Element | null): Place | null {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

interface FlightTimes {
  at: number;
  ms: number;
  /** Width and height of what flies, in px. */
  size: number;
}

/** A drawing of its own flies over everything from one element to another, and is gone. */
export function fly(drawing: () => Element, from: Element | null, to: Element | null, { at, ms, size }: FlightTimes): void {
  const [a, b] = [middle(from), middle(to)];
  if (!a || !b) return;
  const flying = drawing();
  document.body.append(flying);
  const place = (point: Place) => `translate(${point.x - size / 2}px, ${point.y - size / 2}px)`;
  run(flying, [{ transform: place(a) }, { transform: place(b) }], { duration: ms, delay: at }, () => flying.remove());
}

/** A symbol that can fly. */
export function flyingSymbol(id: string, shape: string): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', `flying ${shape}`);
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${id}`);
  drawing.append(use);
  return drawing;
}

/** A piece that arrives (falls in), draws attention where it is, or turns over. */
export type SignKind = 'fall' | 'bump' | 'turn';

const FRAMES: Record<SignKind, Keyframe[]> = {
  fall: [{ transform: 'translateY(-28px)', opacity: 0 }, { opacity: 1, offset: 0.6 }, { transform: 'none' }],
  bump: [{ transform: 'none' }, { transform: 'scale(1.25)', offset: 0.4 }, { transform: 'none' }],
  turn: [{ transform: 'perspective(600px) rotateX(90deg)' }, { transform: 'none' }],
};

export function show(kind: SignKind, piece: string, at: number, ms: number): void {
  const element = pieceOf(piece);
  if (element) run(element, FRAMES[kind], { duration: ms, delay: at });
}

type Play = (entries: readonly Entry[], stage: any, before: ReadonlyMap<string, Place>) => void;

/** Each update is shown once; any input brings it to its end. */
export function useMotion({ arrived, stage, settings }: TableProps, play: Play): void {
  const shown = useRef(arrived.order);
  const before = useRef<Map<string, Place>>(new Map());
  keepStill(settings.still);
  useLayoutEffect(() => {
    const now = places();
    if (shown.current !== arrived.order) play(arrived.entries, stage, before.current);
    shown.current = arrived.order;
    before.current = now;
  });
  useEffect(() => {
    const names = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const name of names) addEventListener(name, skip, { capture: true, passive: true });
    return () => names.forEach((name) => removeEventListener(name, skip, { capture: true }));
  }, []);
}

/** When the button that had the focus in what `within` selects is gone after a decision, the first choice takes it. */
export function useKeptFocus({ now, past }: TableProps, within: string): void {
  const decided = useRef(now.decisions);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = () => {
      const at = document.activeElement;
      // Where the button is gone already, it was nobody's wish to leave.
      if (at && at !== document.body) wasInside.current = Boolean(at.closest(within));
    };
    addEventListener('keydown', note, { capture: true });
    return () => removeEventListener('keydown', note, { capture: true });
  }, []);
  useEffect(() => {
    const isNew = decided.current !== now.decisions;
    decided.current = now.decisions;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!isNew || past || !isLost || !wasInside.current) return;
    const first = document.querySelector<HTMLElement>('#choices :is([data-name]:not([aria-disabled="true"]), [data-answer])');
    first?.focus({ preventScroll: true });
  });
}
