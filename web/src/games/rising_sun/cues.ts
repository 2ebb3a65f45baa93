/** What moves when something happens: a timetable made from the facts of the log. */
import type { Entry, Told } from '../../core/protocol';
import type { SignKind } from '../../table/motion';
import { shapeOf } from './pieces';
import type { Stage } from './types';

/** Milliseconds, as in the look: a piece to a neighbour, a coin's flight, from coin to coin, something slow. */
const STEP = 240;
const FLIGHT = 180;
const APART = 40;
const SLOW = 480;
/** Everything that happened at once takes no longer than this. */
const LONGEST = 2400;
/** More decisions at once are not shown one by one, nor more coins of one payment. */
const MOST_ENTRIES = 16;
const MOST_COINS = 5;

/** A drawing that flies from one piece to another; pieces by their names. */
export interface Flight {
  kind: 'flight';
  at: number;
  ms: number;
  /** Its symbol, and the seat in whose colour it is; null: in ink. */
  symbol: string;
  seat: number | null;
  from: string;
  to: string;
}

/** A piece that arrives, draws attention, or turns over. */
export interface Sign {
  kind: SignKind;
  at: number;
  ms: number;
  piece: string;
}

export type Cue = Flight | Sign;

/** Everything that moves for these entries, and when it is all over. */
export interface Timetable {
  cues: readonly Cue[];
  end: number;
}

/** The timetable of the facts of some entries, in their order; hurried where it would take too long. */
export function timetable(entries: readonly Entry[], stage: Stage): Timetable {
  if (entries.length > MOST_ENTRIES) return { cues: [], end: 0 };
  const cues: Cue[] = [];
  let now = 0;
  for (const fact of entries.flatMap((entry) => entry.told)) {
    const made = cuesOf(fact, now, stage);
    cues.push(...made.cues);
    now += made.takes;
  }
  const end = Math.max(0, ...cues.map((cue) => cue.at + cue.ms));
  const by = end > LONGEST ? LONGEST / end : 1;
  return { cues: by === 1 ? cues : cues.map((cue) => ({ ...cue, at: cue.at * by, ms: cue.ms * by })), end: end * by };
}

interface Made {
  cues: readonly Cue[];
  takes: number;
}

const NOTHING: Made = { cues: [], takes: 0 };

function cuesOf(fact: Told, at: number, stage: Stage): Made {
  const { name, seat, args } = fact;
  const province = stage.provinces[args['province'] ?? -1]?.province;
  switch (name) {
    case 'moved':
      return moved(fact, at, stage);
    case 'summoned':
    case 'placed':
    case 'built':
      return sign('fall', `clan-${province}-${seat}`, at, STEP);
    case 'worships':
      return sign('fall', `worship-${args['slot']}-${seat}`, at, STEP);
    case 'killed':
      return flight(symbolOf(args['piece'], stage), seat, `province-${province}`, `honor-${seat}`, at, STEP);
    case 'captured':
      return flight(symbolOf(args['piece'], stage), args['other'] ?? null, `honor-${args['other']}`, `honor-${seat}`, at, STEP);
    case 'coins':
      return (args['coins'] ?? 0) > 0 ? sign('bump', `coins-${seat}`, at, STEP, APART) : NOTHING;
    case 'toll':
      return coins(args['coins'], `coins-${seat}`, `coins-${args['other']}`, at);
    case 'took-coins':
      return coins(args['coins'], `coins-${args['other']}`, `coins-${seat}`, at);
    case 'reparations':
      return coins(args['coins'], `coins-${seat}`, `coins-${args['other']}`, at);
    case 'gave-coin':
      return coins(1, `coins-${seat}`, `coins-${args['other']}`, at);
    case 'ronin':
      return sign('bump', `ronin-${seat}`, at, STEP, APART);
    case 'bought':
      return sign('bump', `cards-${seat}`, at, STEP);
    case 'vp':
    case 'vp-lost':
      return sign('bump', `vp-${seat}`, at, STEP, APART);
    case 'selected':
    case 'announced':
      return sign('turn', 'tile-now', at, SLOW);
    case 'shrine':
      return sign('bump', `leader-${args['slot']}`, at, STEP);
    case 'token':
      return flight('i-token', null, `province-${province}`, `tokens-${seat}`, at, SLOW);
    default:
      return NOTHING;
  }
}

function symbolOf(kind: number | undefined, stage: Stage): string {
  return `i-${shapeOf(stage.pieces[kind ?? -1]?.piece ?? '')}`;
}

function moved({ seat, args }: Told, at: number, stage: Stage): Made {
  const [from, to] = [stage.provinces[args['from'] ?? -1]?.province, stage.provinces[args['to'] ?? -1]?.province];
  return flight(symbolOf(args['piece'], stage), seat, `province-${from}`, `clan-${to}-${seat}`, at, SLOW);
}

function flight(symbol: string, seat: number | null, from: string, to: string, at: number, ms: number): Made {
  return { cues: [{ kind: 'flight', at, ms, symbol, seat, from, to }], takes: ms };
}

function sign(kind: SignKind, piece: string, at: number, ms: number, takes = ms): Made {
  return { cues: [{ kind, at, ms, piece }], takes };
}

/** Coins one after the other, not all of many. */
function coins(count: number | undefined, from: string, to: string, at: number): Made {
  const shown = Math.min(count ?? 0, MOST_COINS);
  const cues = Array.from({ length: shown }, (_, i): Flight => ({ kind: 'flight', at: at + i * APART, ms: FLIGHT, symbol: 'i-coin', seat: null, from, to }));
  return { cues, takes: shown ? FLIGHT + (shown - 1) * APART : 0 };
}
