/** The pieces of the table, in a line of text and inside a drawing. */
import type { ComponentChildren } from 'preact';

export const LETTERS = ['R', 'B', 'Y', 'P'] as const;

/** Icons of the kinds of action, by name. */
export const KIND_ICONS: Readonly<Record<string, string>> = { move: 'move', build: 'build', prayer: 'pray', blessing: 'bless', dedication: 'dedicate' };

interface Labelled {
  size?: number;
  /** What a screen reader says; without it the drawing is silent. */
  label?: string | undefined;
}

/** Role and name of a drawing that stands for a word, or silence. */
function spoken(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
}

/** A line icon. */
export function Icon({ name, size = 18, label }: Labelled & { name: string }) {
  return (
    <svg class="i" width={size} height={size} {...spoken(label)}>
      <use href={`#i-${name}`} />
    </svg>
  );
}

/** An impurity token: its shape, letter and colour all say which. */
export function Token({ colour, size = 18, label }: Labelled & { colour: number }) {
  const letter = LETTERS[colour]!;
  return (
    <svg class={`tok t-${letter}`} width={size} height={size} {...spoken(label)}>
      <use href={`#tok-${letter}`} />
    </svg>
  );
}

interface Owner {
  /** Seat from 0; it is shown from 1. */
  seat: number;
  /** Name of the character's crest, null before the characters are dealt. */
  crest: string | null;
}

/** The marker of a seat: colour, crest, and the seat's number. */
export function Mark({ seat, crest, size = 28, number = false }: Owner & { size?: number; number?: boolean }) {
  return (
    <span class={`mk s-${seat + 1}`} style={{ '--z': `${size}px` }}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
        <use href="#marker" />
        <CrestOn crest={crest} x={10.5} y={10.5} size={27} />
      </svg>
      {number && <span class="mk-n">{seat + 1}</span>}
    </span>
  );
}

function CrestOn({ crest, x, y, size }: { crest: string | null; x: number; y: number; size: number }) {
  if (!crest) return null;
  return (
    <svg x={x} y={y} width={size} height={size}>
      <use href={`#c-${crest}`} class="on" />
    </svg>
  );
}

interface Placed {
  x: number;
  y: number;
  size: number;
}

/** A drawing of 48 units centred on a point of another drawing. */
function Centred({ x, y, size, children }: Placed & { children: ComponentChildren }) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 48 48">
      {children}
    </svg>
  );
}

/** The small tag with a seat's number. */
function Tag({ x, y, r, size, seat }: { x: number; y: number; r: number; size: number; seat: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} class="tagbg" />
      <text x={x} y={y + size * 0.355} class="tagn" font-size={size}>
        {seat + 1}
      </text>
    </>
  );
}

/** A marker inside a drawing. */
export function DrawnMark({ seat, crest, x, y, size, piece }: Owner & Placed & { piece?: string }) {
  return (
    <g class={`s-${seat + 1}`} data-piece={piece} data-at={piece && `${x} ${y}`}>
      <Centred x={x} y={y} size={size}>
        <use href="#marker" />
        <CrestOn crest={crest} x={10.5} y={10.5} size={27} />
      </Centred>
      <Tag x={x + size * 0.4} y={y + size * 0.38} r={size * 0.2} size={size * 0.35} seat={seat} />
    </g>
  );
}

/** A branch shrine inside a drawing. */
export function DrawnShrine({ seat, crest, x, y, size, tag, piece }: Owner & Placed & { tag: boolean; piece?: string }) {
  return (
    <g class={`s-${seat + 1}`} data-piece={piece}>
      <Centred x={x} y={y} size={size}>
        <use href="#shrine" />
        <CrestOn crest={crest} x={15} y={24.5} size={18} />
      </Centred>
      {tag && <Tag x={x + size * 0.4} y={y + size * 0.4} r={size * 0.17} size={size * 0.3} seat={seat} />}
    </g>
  );
}

/** A token inside a drawing. */
export function DrawnToken({ colour, x, y, size }: Placed & { colour: number }) {
  const letter = LETTERS[colour]!;
  return (
    <svg class={`t-${letter}`} x={x - size / 2} y={y - size / 2} width={size} height={size}>
      <use href={`#tok-${letter}`} />
    </svg>
  );
}
