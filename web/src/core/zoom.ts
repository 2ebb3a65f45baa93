/** How a drawing is shown larger: pure, in parts of the box that shows it, so that another size of the box changes nothing. */

/** A point, or a way; (0, 0) is the middle of the box, 1 its whole width or height. */
export interface Point {
  x: number;
  y: number;
}

/** `scale` from 1 (all of it) to `MOST`; `x` and `y` say how far the drawing is moved. */
export interface Zoom extends Point {
  scale: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST = 3;
/** What a press of a button does. */
export const STEP = 1.4;
/** A focused place keeps this distance from the edge. */
const MARGIN = 0.08;

/** A tap, in px, and when it ended, in ms. */
export interface Tap extends Point {
  at: number;
}

/** Two taps no further apart than this are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 30;

export function isDouble(before: Tap | null, tap: Tap): boolean {
  if (!before || tap.at - before.at > DOUBLE_MS) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= DOUBLE_PX;
}

/** All of it again; or, if all of it is shown, larger around a point. */
export function toggled(zoom: Zoom, at: Point): Zoom {
  return zoom.scale > 1 ? FITTED : scaled(FITTED, STEP * STEP, at);
}

/** No larger than allowed, and the box always full. */
export function bounded({ scale, x, y }: Zoom): Zoom {
  const kept = Math.min(MOST, Math.max(1, scale));
  const far = (kept - 1) / 2;
  const within = (value: number): number => Math.min(far, Math.max(-far, value)) || 0;
  return { scale: kept, x: within(x), y: within(y) };
}

/** So many times as large; what is under `at` stays there. */
export function scaled(zoom: Zoom, by: number, at: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * by));
  const stays = (middle: number, under: number): number => under - ((under - middle) * scale) / zoom.scale;
  return bounded({ scale, x: stays(zoom.x, at.x), y: stays(zoom.y, at.y) });
}

export function moved(zoom: Zoom, by: Point): Zoom {
  return bounded({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** Two fingers went from one pair of places to another. */
export function pinched(zoom: Zoom, from: readonly [Point, Point], to: readonly [Point, Point]): Zoom {
  const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const [before, after] = [middle(from), middle(to)];
  const larger = scaled(zoom, apart(to) / Math.max(apart(from), 0.01), before);
  return moved(larger, { x: after.x - before.x, y: after.y - before.y });
}

/** Whether the drawing would follow a finger that goes this way; if not, the page may. */
export function follows(zoom: Zoom, way: Point): boolean {
  const next = moved(zoom, way);
  return Math.abs(way.x) > Math.abs(way.y) ? next.x !== zoom.x : next.y !== zoom.y;
}

/** As little moved as needed for what lies from `start` to `end` to be seen. */
export function showing(zoom: Zoom, start: Point, end: Point): Zoom {
  const edge = 0.5 - MARGIN;
  const needed = (from: number, to: number): number => (from < -edge ? -edge - from : to > edge ? edge - to : 0);
  return moved(zoom, { x: needed(start.x, end.x), y: needed(start.y, end.y) });
}
