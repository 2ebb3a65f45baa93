/** The drawing on the lobby's card: spaces of the world, some impurity, and the gate. */
import { type Axial, outline } from './geometry';
import { DrawnToken } from './pieces';

const SIZE = 30;
const WIDTH = Math.sqrt(3) * SIZE;
const ROWS = [-1, 0, 1];
const TOKENS: readonly (Axial & { colour: number })[] = [
  { q: -1, r: 0, colour: 0 },
  { q: 1, r: 0, colour: 1 },
  { q: 0, r: 1, colour: 2 },
  { q: -1, r: 1, colour: 3 },
  { q: 2, r: -1, colour: 0 },
  { q: -2, r: 1, colour: 2 },
];

function at({ q, r }: Axial): { x: number; y: number } {
  return { x: 160 + WIDTH * (q + r / 2), y: 74 + SIZE * 1.5 * r };
}

const SPACES = ROWS.flatMap((r) => Array.from({ length: 9 }, (_, i) => at({ q: i - 4, r }))).filter(({ x }) => x > 24 && x < 300);

export function Thumb() {
  return (
    <svg class="scene" viewBox="0 0 320 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SPACES.map((space) => (
        <path key={`${space.x} ${space.y}`} class="hx" d={outline(space, SIZE - 1)} />
      ))}
      {TOKENS.map((token) => (
        <DrawnToken key={`${token.q} ${token.r}`} colour={token.colour} {...at(token)} size={20} />
      ))}
      <svg class="acc" x={136} y={50} width={48} height={44}>
        <use href="#torii" />
      </svg>
    </svg>
  );
}
