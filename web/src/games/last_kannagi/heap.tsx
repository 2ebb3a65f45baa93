/** The tokens of one space: at most three shapes behind each other, and a figure beside them. */
import { DrawnToken } from './pieces';

/** Purple weighs most and stands first. */
const ORDER = [3, 0, 1, 2] as const;

/** Tokens of one colour. */
export interface Pile {
  colour: number;
  count: number;
}

/** A pile with its place on the space: centre of the pile, size of a token. */
export interface PlacedPile extends Pile {
  x: number;
  y: number;
  size: number;
}

/** The colours that are there, in drawing order. */
export function piles(tokens: readonly number[]): Pile[] {
  return ORDER.map((colour) => ({ colour, count: tokens[colour] ?? 0 })).filter((pile) => pile.count > 0);
}

/** Width of a pile with its figure. */
function width(pile: Pile, size: number): number {
  return size * (pile.count > 1 ? 1.62 : 1);
}

/** Where each pile stands around the middle of a space. */
export function heap(tokens: readonly number[]): PlacedPile[] {
  const found = piles(tokens);
  if (found.length === 1) return [{ ...found[0]!, x: 0, y: 4, size: 32 }];
  if (found.length === 2) return two(found[0]!, found[1]!);
  if (found.length === 3) return three(found[0]!, found[1]!, found[2]!);
  return found.map((pile, i) => ({ ...pile, x: i % 2 ? 20 : -20, y: i < 2 ? -13 : 15, size: 23 }));
}

function two(a: Pile, b: Pile): PlacedPile[] {
  const size = 27;
  const gap = 7;
  const [wa, wb] = [width(a, size), width(b, size)];
  if (a.count > 1 && b.count > 1) return [{ ...a, x: 0, y: -11, size: 25 }, { ...b, x: 0, y: 18, size: 25 }];
  const left = -(wa + wb + gap) / 2;
  return [
    { ...a, x: left + wa / 2, y: 4, size },
    { ...b, x: left + wa + gap + wb / 2, y: 4, size },
  ];
}

function three(a: Pile, b: Pile, c: Pile): PlacedPile[] {
  return [
    { ...a, x: 0, y: -11, size: 25 },
    { ...b, x: -21, y: 17, size: 24 },
    { ...c, x: 21, y: 17, size: 24 },
  ];
}

/** The tokens of a space around (x, y). */
export function Heap({ tokens, x, y }: { tokens: readonly number[]; x: number; y: number }) {
  return (
    <>
      {heap(tokens).map((pile) => (
        <DrawnPile key={pile.colour} {...pile} x={x + pile.x} y={y + pile.y} />
      ))}
    </>
  );
}

function DrawnPile({ colour, count, x, y, size }: PlacedPile) {
  const first = x - width({ colour, count }, size) / 2 + size / 2;
  const behind = Math.min(count, 3) - 1;
  return (
    <g>
      {Array.from({ length: behind }, (_, i) => behind - i).map((k) => (
        <DrawnToken key={k} colour={colour} x={first - 2.6 * k} y={y - 2.6 * k} size={size} />
      ))}
      <DrawnToken colour={colour} x={first} y={y} size={size} />
      {count > 1 && (
        <text class="n" x={first + size / 2 + 2.5} y={y + size * 0.29} font-size={size * 0.78}>
          {count}
        </text>
      )}
    </g>
  );
}
