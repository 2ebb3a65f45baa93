/** The pieces of the table, in a line of text and inside a drawing: clans by crest, number and colour, figures by shape. */
import type { ComponentChildren } from 'preact';
import type { MarkProps } from '../../core/game';
import type { Pieces, Stage } from './types';

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

/** Symbols of things, by their names in the content. */
const SHAPES: Readonly<Record<string, string>> = {
  daimyo: 'daimyo', shinto: 'shinto', bushi: 'bushi', stronghold: 'castle', komainu: 'komainu', yurei: 'yurei', river_dragon: 'dragon',
};
const MANDATES: Readonly<Record<string, string>> = { recruit: 'supply', marshal: 'route', train: 'card', harvest: 'coin', betray: 'betray' };
const ADVANTAGES: Readonly<Record<string, string>> = { seppuku: 'seppuku', hostage: 'hostage', ronin: 'ronin', poets: 'poet' };

/** The shape of a kind of piece. */
export function shapeOf(piece: string): string {
  return SHAPES[piece] ?? 'monster';
}

/** The icon of a Mandate. */
export function mandateIcon(mandate: string): string {
  return MANDATES[mandate] ?? 'scroll';
}

/** The icon of a War advantage. */
export function advantageIcon(advantage: string): string {
  return ADVANTAGES[advantage] ?? 'force';
}

/** The symbol for what an offer's facts call its sign, e.g. "kami-raijin" or "mandate-recruit". */
export function signSymbol(sign: string): string {
  const [kind, name = ''] = [sign.slice(0, sign.indexOf('-')), sign.slice(sign.indexOf('-') + 1)];
  if (kind === 'kami') return `c-${name}`;
  if (kind === 'mandate') return `i-${mandateIcon(name)}`;
  if (kind === 'advantage') return `i-${advantageIcon(name)}`;
  if (kind === 'card') return 'i-card';
  return name === 'war' ? 'i-force' : name === 'tea' ? 'i-ally' : 'i-flag';
}

/** What an offer or a thing is about, as its drawing. */
export function Sign({ sign, size = 22, label }: Labelled & { sign: string }) {
  return (
    <svg class="i crest" width={size} height={size} {...spoken(label)}>
      <use href={`#${signSymbol(sign)}`} />
    </svg>
  );
}

/** A kind of piece. */
export function PieceIcon({ piece, size = 18, label }: Labelled & { piece: string }) {
  return <Icon name={shapeOf(piece)} size={size} label={label} />;
}

/** Kinds of pieces in the order of the stage, with how many there are. */
export function listedPieces(pieces: Pieces, stage: Stage): [string, number][] {
  return stage.pieces.filter(({ piece }) => pieces[piece]).map(({ piece }) => [piece, pieces[piece]!]);
}

/** Pieces in a row: each kind once, with a number where there are more. */
export function PieceRow({ pieces, stage, size = 17 }: { pieces: Pieces; stage: Stage; size?: number }) {
  return (
    <span class="prow">
      {listedPieces(pieces, stage).map(([piece, count]) => (
        <span key={piece} class="pcs">
          <PieceIcon piece={piece} size={size} label={stage.pieces.find((each) => each.piece === piece)?.name} />
          {count > 1 && <small>{count}</small>}
        </span>
      ))}
    </span>
  );
}

interface Owner {
  /** Seat from 0; it is shown from 1. */
  seat: number;
  /** Name of the clan's crest, null where it is not known. */
  crest: string | null;
}

/** Which of the seat colours a clan has, whoever plays it: each its own. */
const HUES: Readonly<Record<string, number>> = { koi: 2, lotus: 4, turtle: 1, dragonfly: 6, bonsai: 3 };

/** The clan that a place will have, by the option that names them in seating order. */
export function clanOf(place: number, options: MarkProps['options']): string | null {
  return String(options?.['clans'] ?? '').split('-')[place] || null;
}

/** The class of a clan's colour; of a seat's where its clan is not known. */
export function hue(seat: number, crest: string | null): string {
  return `s-${HUES[crest ?? ''] ?? seat + 1}`;
}

/** The mark of a seat: colour, crest, and the seat's number. */
export function Mark({ seat, crest, size = 28, number = false }: Owner & { size?: number; number?: boolean }) {
  return (
    <span class={`mk ${hue(seat, crest)}`} style={{ '--z': `${size}px` }}>
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
        <use href="#marker" />
        <CrestOn crest={crest} />
      </svg>
      {number && <span class="mk-n">{seat + 1}</span>}
    </span>
  );
}

function CrestOn({ crest }: { crest: string | null }) {
  if (!crest) return null;
  return (
    <svg x={10.5} y={10.5} width={27} height={27}>
      <use href={`#c-${crest}`} class="on" />
    </svg>
  );
}

interface Placed {
  x: number;
  y: number;
  size: number;
}

/** A symbol inside a drawing, from its upper left corner. */
export function Drawn({ name, x, y, size, children }: Placed & { name?: string; children?: ComponentChildren }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox={children ? '0 0 48 48' : undefined}>
      {name && <use href={`#${name}`} />}
      {children}
    </svg>
  );
}

/** A seat's mark inside a drawing, with its number where there is room. */
export function DrawnMark({ seat, crest, x, y, size, tag = true }: Owner & Placed & { tag?: boolean }) {
  return (
    <g class={hue(seat, crest)}>
      <Drawn x={x} y={y} size={size}>
        <use href="#marker" />
        <CrestOn crest={crest} />
      </Drawn>
      {tag && (
        <>
          <circle class="tagbg" cx={x + size * 0.9} cy={y + size * 0.86} r={size * 0.22} />
          <text class="tagn" x={x + size * 0.9} y={y + size * 0.99} font-size={size * 0.37}>
            {seat + 1}
          </text>
        </>
      )}
    </g>
  );
}
