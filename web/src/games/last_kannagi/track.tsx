/** The time track: hours of the day in one row on a desk, in two on a phone. */
import { type Hour, hoursOf, placeOf, standing } from './hours';
import { DrawnMark } from './pieces';
import { characterOf, seatName } from './speech';
import type { Say, Stage, View } from './types';

interface Shape {
  rows: 1 | 2;
  /** Width of a place, places in a row, height of a row. */
  cell: number;
  perRow: number;
  row: number;
  /** Lower edge of the places in their row, upper edge of the drawing, size of a marker. */
  base: number;
  top: number;
  marker: number;
  /** How far the next marker of a stack rises, and how far all of them together. */
  rise: number;
  room: number;
}

const DESK: Shape = { rows: 1, cell: 26, perRow: 28, row: 70, base: 52, top: -5, marker: 27, rise: 19, room: 27 };
const PHONE: Shape = { rows: 2, cell: 26.6, perRow: 14, row: 67, base: 42, top: -6, marker: 24, rise: 15, room: 20 };

/** Where the clock can be after the choice that is looked at, and after the others. */
export interface Ghosts {
  /** Clocks that some choice leads to. */
  possible: readonly number[];
  /** The clock of the choice that is looked at. */
  chosen: number | null;
}

export interface TrackProps {
  stage: Stage;
  view: View;
  /** The seat whose turn it is, -1 nobody's. */
  active: number;
  ghosts: Ghosts;
  say: Say;
}

/** Both forms of the track; the style sheet shows one. */
export function TimeTrack(props: TrackProps) {
  return (
    <div class="trk" data-part="track">
      <Track {...props} shape={DESK} />
      <Track {...props} shape={PHONE} />
    </div>
  );
}

function Track({ shape, ...props }: TrackProps & { shape: Shape }) {
  const { stage, view } = props;
  const isLastDay = view.day === stage.track.days;
  const dawn = (view.day - 1) * stage.track.hours_per_day;
  const hours = hoursOf(stage.track.hours_per_day, isLastDay ? 0 : stage.track.spill);
  const clocks = view.seats.map((seat) => seat.clock);
  const stacks = standing(clocks, view.stack, dawn, hours.length - 1);
  const rowsUsed = Math.ceil(hours.length / shape.perRow);
  const height = (shape.rows === 1 ? shape.row : shape.row * rowsUsed - 4) - shape.top;
  return (
    <svg
      class={`track r${shape.rows}`}
      viewBox={`-2 ${shape.top} ${shape.cell * shape.perRow + 4} ${height}`}
      role="img"
      aria-label={spokenTrack(props)}
    >
      {hours.map((hour) => (
        <Place key={hour.index} hour={hour} shape={shape} empty={!stacks.has(hour.index)} ghosts={ghostsAt(props, hour, dawn, hours)} />
      ))}
      <DayEnd shape={shape} perDay={stage.track.hours_per_day} words={isLastDay ? '' : props.say('kannagi-tomorrow')} />
      {[...stacks].map(([place, seats]) => seats.map((seat, i) => <Standing key={seat} {...props} shape={shape} place={place} nth={i} of={seats.length} seat={seat} />))}
      <ChosenGhost {...props} shape={shape} dawn={dawn} last={hours.length - 1} above={stacks} />
    </svg>
  );
}

/** Who is at what hour, in the order of the hours. */
export function spokenTrack({ stage, view, say }: Pick<TrackProps, 'stage' | 'view' | 'say'>): string {
  const seats = [...view.seats].sort((a, b) => a.clock - b.clock);
  const who = seats.map((seat) =>
    say('kannagi-at-hour', { name: seatName(seat.seat, stage, view, say), hour: hourOf(stage, view, seat.clock) }),
  );
  return say('kannagi-track', { day: view.day, who: who.join(say('kannagi-clauses')) });
}

/** The hour that a clock shows: 24 only at the very end. */
export function hourOf(stage: Stage, view: View, clock: number): number {
  const isEnd = view.day === stage.track.days && clock >= stage.track.days * stage.track.hours_per_day;
  return isEnd ? stage.track.hours_per_day : clock % stage.track.hours_per_day;
}

function corner(shape: Shape, place: number): { x: number; y: number } {
  return { x: (place % shape.perRow) * shape.cell, y: Math.floor(place / shape.perRow) * shape.row };
}

/** What a place shows as a possible end of the turn: the hours that it costs, '' if it is none. */
function ghostsAt({ view, active, ghosts }: TrackProps, hour: Hour, dawn: number, hours: Hour[]): string {
  const from = view.seats[active]?.clock;
  if (from === undefined) return '';
  const found = ghosts.possible.find((clock) => placeOf(clock, dawn, hours.length - 1) === hour.index);
  return found === undefined ? '' : `+${found - from}`;
}

function Place({ hour, shape, empty, ghosts }: { hour: Hour; shape: Shape; empty: boolean; ghosts: string }) {
  const { x, y } = corner(shape, hour.index);
  const { base, cell } = shape;
  const middle = x + cell / 2;
  const fill = hour.spill ? 'none' : `color-mix(in oklab, var(--day) ${Math.round(hour.light * 100)}%, var(--night))`;
  const sky = hour.index === 0 ? 'moon' : hour.index === 12 ? 'sun' : '';
  return (
    <g>
      <rect class={hour.spill ? 'hr spill' : 'hr'} x={x + 0.75} y={y + base - 30} width={cell - 1.5} height={30} rx={2} style={{ fill }} />
      <text class={hour.hour % 6 === 0 ? 'hn six' : 'hn'} x={middle} y={y + base + 13}>
        {hour.hour}
      </text>
      {sky && empty && !ghosts && (
        <svg class="sky" x={middle - 7} y={y + base - 22} width={14} height={14}>
          <use href={`#i-${sky}`} />
        </svg>
      )}
      {ghosts && <rect class="gh" x={x + 1.5} y={y + base - 29.2} width={cell - 3} height={28.5} rx={2} />}
      {ghosts && empty && (
        <text class="ghn" x={middle} y={y + base - 11}>
          {ghosts}
        </text>
      )}
    </g>
  );
}

function DayEnd({ shape, perDay, words }: { shape: Shape; perDay: number; words: string }) {
  const { x, y } = corner(shape, perDay);
  return (
    <>
      <path class="dayend" d={`M${x} ${y + shape.base - 36}V${y + shape.base + 14}`} />
      <text class="tm" x={x + 5} y={y + shape.base - 34}>
        {words}
      </text>
    </>
  );
}

interface StandingProps extends TrackProps {
  shape: Shape;
  place: number;
  /** Which one of how many in its stack, from below. */
  nth: number;
  of: number;
  seat: number;
}

/** The middle of a marker in its stack. */
function onStack(shape: Shape, place: number, nth: number, of: number): { x: number; y: number } {
  const { x, y } = corner(shape, place);
  const rise = Math.min(shape.rise, shape.room / Math.max(1, of - 1));
  return { x: x + shape.cell / 2, y: y + shape.base - 15 - nth * rise };
}

function Standing({ view, active, shape, place, nth, of, seat }: StandingProps) {
  const at = onStack(shape, place, nth, of);
  return (
    <>
      {seat === active && <circle class="pulse" cx={at.x} cy={at.y} r={shape.marker / 2 + 2.2} />}
      <DrawnMark seat={seat} crest={characterOf(view, seat)} {...at} size={shape.marker} piece={`clock-${seat}-${shape.rows}`} />
    </>
  );
}

/** The reader's marker where the choice that is looked at would bring it. */
function ChosenGhost({ view, active, ghosts, shape, dawn, last, above }: TrackProps & { shape: Shape; dawn: number; last: number; above: Map<number, number[]> }) {
  if (ghosts.chosen === null || active < 0) return null;
  const place = placeOf(ghosts.chosen, dawn, last);
  const nth = above.get(place)?.length ?? 0;
  return (
    <g class="ghm">
      <DrawnMark seat={active} crest={characterOf(view, active)} {...onStack(shape, place, nth, nth + 1)} size={shape.marker} />
    </g>
  );
}
