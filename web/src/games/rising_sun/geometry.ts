/** The schematic map: outlines of the provinces, shipping routes, and where what lies in a province is drawn. */

export interface Point {
  x: number;
  y: number;
}

/** How the map is drawn: on a desk with all pieces, on a phone narrower and with crest and Force only. */
export type Scale = 'full' | 'short';

/** Our own points by name; neighbours share those of their border. */
const POINTS: Readonly<Record<string, readonly [number, number]>> = {
  N0: [112, 342], N1: [165, 285], N2: [266, 264], N3: [262, 388], N4: [190, 410], N5: [134, 398],
  B1: [276, 322], B2: [436, 287], B3: [424, 351], B4: [548, 288], B5: [632, 234],
  K1: [335, 229], K2: [425, 222], K3: [446, 412], K4: [424, 496], K5: [368, 510], K6: [332, 454], K7: [292, 438],
  Y1: [458, 150], Y2: [532, 117], Y3: [566, 218], Y4: [532, 381], Y5: [484, 424],
  E2: [706, 222], E3: [738, 288], E4: [712, 386], E5: [660, 410], E6: [610, 381], E7: [574, 449],
  O1: [578, 51], O2: [650, 26], O3: [714, 66], O4: [742, 140],
  H1: [766, 73], H2: [800, 12], H3: [872, 5], H4: [924, 61], H5: [914, 147], H6: [842, 187], H7: [778, 157],
  S1: [196, 555], S2: [250, 503], S3: [322, 522], S4: [352, 576], S5: [308, 632], S6: [222, 620],
  U1: [22, 496], U2: [80, 445], U3: [142, 470], U4: [160, 543], U5: [130, 632], U6: [66, 651], U7: [18, 585],
};

interface Site {
  outline: string;
  /** Where its name stands. */
  at: readonly [number, number];
  /** Rows of pieces that fit below it, one clan to a row. */
  rows: number;
}

const SITES: Readonly<Record<string, Site>> = {
  hokkaido: { outline: 'H1 H2 H3 H4 H5 H6 H7', at: [846, 70], rows: 3 },
  oshu: { outline: 'Y2 O1 O2 O3 O4 E2 B5 Y3', at: [640, 92], rows: 4 },
  edo: { outline: 'Y3 B5 E2 E3 E4 E5 E6 E7 Y4 B4', at: [640, 290], rows: 3 },
  kyoto: { outline: 'K2 Y1 Y2 Y3 B4 Y4 Y5 K3 B3 B2', at: [494, 204], rows: 5 },
  kansai: { outline: 'N2 K1 K2 B2 B3 K3 K4 K5 K6 K7 N3 B1', at: [354, 286], rows: 5 },
  nagato: { outline: 'N0 N1 N2 B1 N3 N4 N5', at: [192, 322], rows: 2 },
  shikoku: { outline: 'S1 S2 S3 S4 S5 S6', at: [268, 534], rows: 2 },
  kyushu: { outline: 'U1 U2 U3 U4 U5 U6 U7', at: [90, 500], rows: 3 },
};

/** Curves of the routes, from coast to coast. */
const ROUTES: Readonly<Record<string, readonly number[]>> = {
  'hokkaido-oshu': [774, 126, 764, 127, 754, 128, 744, 129],
  'hokkaido-kansai': [772, 54, 640, -26, 400, -9, 346, 227],
  'hokkaido-kyushu': [794, 14, 560, -87, 20, -23, 72, 445],
  'kansai-kyushu': [300, 445, 258, 480, 204, 452, 156, 503],
  'kansai-shikoku': [346, 474, 330, 478, 324, 488, 324, 521],
  'kyushu-shikoku': [196, 569, 186, 576, 174, 573, 160, 564],
};

/** Names of the provinces from north to south, as the arrow keys pass through them. */
export const NORTH_TO_SOUTH: readonly string[] = Object.keys(SITES);

/** A phone is narrower than the drawing. */
const NARROW: Readonly<Record<Scale, number>> = { full: 1, short: 0.76 };

export const HEIGHT = 690;
export const TOP = -34;

/** What the drawing shows. */
export function viewBox(scale: Scale): string {
  return `-4 ${TOP} ${Math.round(930 * NARROW[scale] + 8)} ${HEIGHT}`;
}

function pointOf(name: string, scale: Scale): Point {
  const [x, y] = POINTS[name]!;
  return { x: x * NARROW[scale], y };
}

/** A number in [0, 1) that depends on the words alone. */
function chance(words: string): () => number {
  let state = 2166136261;
  for (const letter of words) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x6d2b79f5;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

const COAST = 0.13;
const BORDER = 0.07;

/** A drawn line between two points, the same from both sides; coasts are rougher than borders. */
function line(from: string, to: string, scale: Scale): Point[] {
  const [a, b] = [from, to].sort() as [string, string];
  const next = chance(`${a}|${b}`);
  const rough = isBorder(a, b) ? BORDER : COAST;
  let points = [pointOf(a, scale), pointOf(b, scale)];
  for (let step = 0; step < 3; step++) points = points.flatMap((point, i) => (i ? [bent(points[i - 1]!, point, (next() * 2 - 1) * rough), point] : [point]));
  return a === from ? points : points.reverse();
}

/** The middle of a line, pushed aside. */
function bent(a: Point, b: Point, by: number): Point {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * by, y: (a.y + b.y) / 2 + (b.x - a.x) * by };
}

function sides(province: string): [string, string][] {
  const names = SITES[province]!.outline.split(' ');
  return names.map((name, i) => [name, names[(i + 1) % names.length]!]);
}

/** Whether two provinces share the side. */
function isBorder(a: string, b: string): boolean {
  return NORTH_TO_SOUTH.filter((province) => sides(province).some((side) => side.includes(a) && side.includes(b))).length > 1;
}

const drawn = new Map<string, string>();

/** The outline of a province as a path. */
export function outline(province: string, scale: Scale): string {
  const key = `${province} ${scale}`;
  const known = drawn.get(key);
  if (known) return known;
  const points = sides(province).flatMap(([from, to]) => line(from, to, scale).slice(0, -1));
  const path = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  drawn.set(key, path);
  return path;
}

/** Where the name of a province stands. */
export function site(province: string, scale: Scale): Point {
  const [x, y] = SITES[province]!.at;
  return { x: x * NARROW[scale], y };
}

export interface Route {
  path: string;
  /** Where its boat is. */
  boat: Point;
}

/** The route between two provinces, null where none is drawn. */
export function route(one: string, other: string, scale: Scale): Route | null {
  const found = ROUTES[[one, other].sort().join('-')];
  if (!found) return null;
  const n = found.map((value, i) => (i % 2 ? value : value * NARROW[scale])) as [number, number, number, number, number, number, number, number];
  const middle = (i: 0 | 1): number => (n[i] + 3 * n[i + 2]! + 3 * n[i + 4]! + n[i + 6]!) / 8;
  return { path: `M${n[0]} ${n[1]}C${n.slice(2).map((value) => value.toFixed(1)).join(' ')}`, boat: { x: middle(0), y: middle(1) } };
}

/** A clan's place in a province. */
export interface Chip extends Point {
  width: number;
  /** Its pieces do not fit: crest and Force only. */
  short: boolean;
}

const ROW: Readonly<Record<Scale, number>> = { full: 31, short: 38 };
/** Height of a chip. */
export const TALL: Readonly<Record<Scale, number>> = { full: 28, short: 35 };
/** Nothing is drawn below this. */
const BOTTOM = TOP + HEIGHT - 2;
const FIRST: Readonly<Record<Scale, number>> = { full: 27, short: 18 };
/** Width of a chip with crest and Force only. */
export const SHORT: Readonly<Record<Scale, number>> = { full: 54, short: 68 };
/** Of a piece with its number, or without. */
export const STEP = 22;
export const COUNTED = 31;
const WIDEST = 150;

/** Places of the clans in a province, by their pieces' counts, one below the other; in two columns where rows are few. */
export function chips(province: string, counts: readonly (readonly number[])[], scale: Scale): Chip[] {
  const { x, y } = site(province, scale);
  const { rows } = SITES[province]!;
  const inColumn = counts.length > rows ? Math.ceil(counts.length / 2) : counts.length;
  const top = Math.min(y + FIRST[scale], BOTTOM - TALL[scale] - (inColumn - 1) * ROW[scale]);
  if (counts.length > rows) {
    const width = SHORT[scale];
    const middle = Math.min(x, 930 * NARROW[scale] - width);
    return counts.map((_, i) => ({ x: middle + (i % 2 ? 1 : -width - 1), y: top + Math.floor(i / 2) * ROW[scale], width, short: true }));
  }
  return counts.map((pieces, i) => {
    const needed = SHORT.full + pieces.reduce((sum, count) => sum + (count > 1 ? COUNTED : STEP), 0);
    const short = scale === 'short' || needed > WIDEST;
    const width = short ? SHORT[scale] : needed;
    return { x: x - width / 2, y: top + i * ROW[scale], width, short };
  });
}

/** About how wide a name is, in the type of the map. */
export function nameWidth(name: string, scale: Scale): number {
  const size = scale === 'short' ? 26 : 18;
  return [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0) * size + 4;
}

/** Where a name has its middle, and the number of its war begins; both within the drawing. */
export function labelled(province: string, width: number, tag: number, scale: Scale): { name: number; tag: number } {
  const gap = tag ? 4 : 0;
  const all = width + gap + tag;
  const left = Math.max(0, Math.min(site(province, scale).x - all / 2, 930 * NARROW[scale] - all));
  return { name: left + width / 2, tag: left + width + gap };
}

/** The next province in the direction of an arrow key; the same one where there is none. */
export function arrow(province: string, key: string): string {
  if (key === 'Home') return NORTH_TO_SOUTH[0]!;
  if (key === 'End') return NORTH_TO_SOUTH.at(-1)!;
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return province;
  const here = site(province, 'full');
  const cost = (other: string): number => {
    const there = site(other, 'full');
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    return along > Math.abs(aside) * 0.4 ? along + 1.5 * aside : Infinity;
  };
  return NORTH_TO_SOUTH.filter((other) => other !== province).reduce((best, other) => (cost(other) < (best === province ? Infinity : cost(best)) ? other : best), province);
}
