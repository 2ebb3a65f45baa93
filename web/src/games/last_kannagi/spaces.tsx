/** One space: its ground, and what stands on it. A preview redraws none of it. */
import { memo } from 'preact/compat';
import { Heap } from './heap';
import { SIDE, centre, outline } from './geometry';
import { DrawnMark, DrawnShrine } from './pieces';
import { characterOf } from './speech';
import type { Space } from './stage';
import type { Stage, View } from './types';

/** The hexagon of a space; level 3 has a second line. */
export const Ground = memo(function Ground({ space, wanted }: { space: Space; wanted: boolean }) {
  const at = centre(space);
  return (
    <>
      <path class={`hex l${space.level}${wanted ? ' want' : ''}`} d={outline(at, SIDE - 0.5)} />
      {space.level === 3 && <path class="inner" d={outline(at, SIDE - 6)} />}
    </>
  );
});

interface PiecesProps {
  view: View;
  number: number;
  space: Space;
}

/** Number, icon and level of a space, then tokens and shrine; a marker on it makes the shrine step aside. */
export const Pieces = memo(function Pieces({ view, number, space }: PiecesProps) {
  const { x, y } = centre(space);
  const { tokens, shrine } = view.world[number]!;
  const isShared = view.seats.some((seat) => seat.marker === number);
  return (
    <g>
      {space.level === 0 ? <Gate x={x} y={y} /> : <Signs number={number} space={space} x={x} y={y} />}
      <g data-piece={`tokens-${number}`}>
        <Heap tokens={tokens} x={x} y={y - 2} />
      </g>
      {shrine !== null && (
        <DrawnShrine
          seat={shrine}
          crest={view.seats[shrine]!.character}
          x={x + (isShared ? -19 : 0)}
          y={y + (isShared ? -1 : 3)}
          size={isShared ? 40 : 50}
          tag={!isShared}
          piece={`shrine-${number}`}
        />
      )}
    </g>
  );
});

function Gate({ x, y }: { x: number; y: number }) {
  return (
    <svg class="gate" x={x - 31} y={y - 40} width={62} height={54}>
      <use href="#torii" />
    </svg>
  );
}

function Signs({ number, space, x, y }: { number: number; space: Space; x: number; y: number }) {
  const strokes = Array.from({ length: space.level }, (_, k) => k);
  return (
    <>
      <text class="num" x={space.icon ? x - 9 : x} y={y - 31}>
        {number}
      </text>
      {space.icon && (
        <svg x={x + 3} y={y - 44} width={15} height={15}>
          <use href="#cardmark" />
        </svg>
      )}
      {strokes.map((k) => {
        const wide = strokeWidth(space.level, k);
        return <path key={k} class="lv" d={`M${x - wide / 2} ${y + 40 - (space.level - 1) * 2.6 + k * 5.2}h${wide}`} />;
      })}
    </>
  );
}

/** The strokes of a level differ as those of 二 and 三 do. */
function strokeWidth(level: number, k: number): number {
  if (level === 2 && k === 0) return 12;
  return level === 3 && k === 1 ? 11 : 15;
}

interface MarkerPlace {
  dx: number;
  dy: number;
  size: number;
}

/** Where the i-th of several markers stands on a space. */
export function markerPlace(stage: Stage, number: number, hasShrine: boolean, i: number, count: number): MarkerPlace {
  const isMain = stage.spaces[number]!.level === 0;
  if (hasShrine) return { dx: count > 1 ? 12 + i * 17 : 20, dy: 12, size: 36 };
  const size = isMain ? (count > 2 ? 30 : 36) : 42;
  const apart = isMain ? (count > 3 ? 23 : count > 2 ? 28 : 38) : 38;
  return { dx: (i - (count - 1) / 2) * apart, dy: isMain ? 25 : 3, size };
}

/** All markers, above everything else on the drawing. */
export const Markers = memo(function Markers({ stage, view, active }: { stage: Stage; view: View; active: number }) {
  return (
    <>
      {view.seats.map(({ seat, marker }) => {
        const here = view.seats.filter((other) => other.marker === marker);
        const nth = here.findIndex((other) => other.seat === seat);
        const { dx, dy, size } = markerPlace(stage, marker, view.world[marker]!.shrine !== null, nth, here.length);
        const { x, y } = centre(stage.spaces[marker]!);
        return (
          <g key={seat} data-piece={`marker-${seat}`} data-at={`${x + dx} ${y + dy}`}>
            {seat === active && <circle class="pulse" cx={x + dx} cy={y + dy} r={size / 2 + 4} />}
            <DrawnMark seat={seat} crest={characterOf(view, seat)} x={x + dx} y={y + dy} size={size} />
          </g>
        );
      })}
    </>
  );
});
