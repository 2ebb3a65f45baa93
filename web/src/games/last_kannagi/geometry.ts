/** Where the 37 spaces lie on the drawing, and how arrow keys walk over them. */

/** Axial coordinates of a space. */
export interface Axial {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Length of a side of a space, in units of the drawing. */
export const SIDE = 54;
/** Distance of the centres of two spaces in a row. */
export const WIDE = Math.sqrt(3) * SIDE;
/** The drawing: 7 spaces wide, 11 half spaces high, with room for the outer edges. */
export const WORLD_WIDTH = 7 * WIDE + 44;
export const WORLD_HEIGHT = 11 * SIDE + 40;

/** Directions d0..d5 of the rules, counter-clockwise from the right. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The corners (of `corners`) between which the side towards direction d lies. */
const SIDE_CORNERS: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

/** The centre of a space. */
export function centre(space: Axial): Point {
  return { x: WIDE * (space.q + space.r / 2), y: SIDE * 1.5 * space.r };
}

/** The six corners of a space around a point, clockwise from the top. */
export function corners(at: Point, side: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return { x: at.x + side * Math.cos(angle), y: at.y + side * Math.sin(angle) };
  });
}

/** The outline of a space as the `d` of a path. */
export function outline(at: Point, side: number): string {
  return `M${corners(at, side).map(pair).join('L')}Z`;
}

/** A line through points as the `d` of a path. */
export function polyline(points: readonly Point[]): string {
  return points.length ? `M${points.map(pair).join('L')}` : '';
}

/** A point in the words of a path. */
export function pair(at: Point): string {
  return `${round(at.x)} ${round(at.y)}`;
}

/** One decimal is finer than a pixel and keeps the document small. */
export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A side that faces the outer world: its ends, and the short strokes that point outwards from it. */
export interface OuterSide {
  line: string;
  hachures: string[];
}

/** The sides of a space towards these directions. */
export function outerSides(space: Axial, directions: readonly number[]): OuterSide[] {
  const all = corners(centre(space), SIDE);
  return directions.map((direction) => {
    const [from, to] = SIDE_CORNERS[direction]!;
    return outerSide(all[from]!, all[to]!, direction);
  });
}

function outerSide(a: Point, b: Point, direction: number): OuterSide {
  const angle = (Math.PI / 180) * (-60 * direction);
  const out = { x: Math.cos(angle), y: Math.sin(angle) };
  const hachures = [0.2, 0.4, 0.6, 0.8].map((part) => {
    const length = part === 0.4 || part === 0.6 ? 11 : 8;
    const foot = { x: a.x + (b.x - a.x) * part + 3 * out.x, y: a.y + (b.y - a.y) * part + 3 * out.y };
    return `M${pair(foot)}l${pair({ x: length * out.x, y: length * out.y })}`;
  });
  return { line: polyline([a, b]), hachures };
}

/** The number of the space with these coordinates, -1 if there is none. */
export function spaceAt(spaces: readonly Axial[], at: Axial): number {
  return spaces.findIndex((space) => space.q === at.q && space.r === at.r);
}

/** The numbers of the spaces row by row as a reader meets them, each row from the left. */
export function rows(spaces: readonly Axial[]): number[][] {
  const found = new Map<number, number[]>();
  spaces.forEach((space, number) => found.set(space.r, [...(found.get(space.r) ?? []), number]));
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => spaces[a]!.q - spaces[b]!.q));
}

/**
 * The space to which an arrow key leads, the same one at the border.
 *
 * Up and down zigzag, so that they stay in their column and the way back is the same way.
 */
export function arrow(spaces: readonly Axial[], from: number, key: string): number {
  const at = spaces[from]!;
  const row = rows(spaces).find((numbers) => numbers.includes(from))!;
  if (key === 'Home') return row[0]!;
  if (key === 'End') return row[row.length - 1]!;
  for (const direction of arrowDirections(at, key)) {
    const step = DIRECTIONS[direction]!;
    const found = spaceAt(spaces, { q: at.q + step.q, r: at.r + step.r });
    if (found >= 0) return found;
  }
  return from;
}

/** The directions that a key means from a space: the first that stays in the world counts. */
function arrowDirections(at: Axial, key: string): readonly number[] {
  const isEven = at.r % 2 === 0;
  switch (key) {
    case 'ArrowRight':
      return [0];
    case 'ArrowLeft':
      return [3];
    case 'ArrowUp':
      return isEven ? [1, 2] : [2, 1];
    case 'ArrowDown':
      return isEven ? [5, 4] : [4, 5];
    default:
      return [];
  }
}
