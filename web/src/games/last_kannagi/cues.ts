/** What moves when something happens: a timetable made from the facts of the log. */
import type { Entry, Told } from '../../core/protocol';
import { tokensOf } from './move';

/** Milliseconds, as in the look: one space, one token's flight, from token to token, something slow. */
const STEP = 240;
const FLIGHT = 180;
const APART = 40;
const SLOW = 480;
/** A whole path takes no longer than this, and so does a night's growth. */
const LONGEST = 1200;
/** More decisions at once are not shown one by one. */
const MOST_ENTRIES = 16;

/** A marker that walks through spaces. */
export interface Walk {
  kind: 'walk';
  at: number;
  ms: number;
  seat: number;
  spaces: readonly number[];
}

/** A token that flies from a piece to another; pieces by their names. */
export interface Flight {
  kind: 'flight';
  at: number;
  ms: number;
  colour: number;
  from: string;
  to: string;
}

/** A piece that arrives (falls in) or draws attention where it is. */
export interface Sign {
  kind: 'fall' | 'bump' | 'turn';
  at: number;
  ms: number;
  piece: string;
}

export type Cue = Walk | Flight | Sign;

/** Everything that moves for these entries, and when it is all over. */
export interface Timetable {
  cues: readonly Cue[];
  end: number;
}

/** The timetable of the facts of some entries, in their order. */
export function timetable(entries: readonly Entry[]): Timetable {
  if (entries.length > MOST_ENTRIES) return { cues: [], end: 0 };
  const facts = entries.flatMap((entry) => entry.told);
  const pace = pacesOf(facts);
  const cues: Cue[] = [];
  let now = 0;
  for (const fact of facts) {
    const made = cuesOf(fact, now, pace);
    cues.push(...made.cues);
    now += made.takes;
  }
  return { cues, end: Math.max(0, ...cues.map((cue) => cue.at + cue.ms)) };
}

interface Paces {
  step: number;
  growth: number;
}

/** How long a step and a grown space take, so that many of them stay within bounds. */
function pacesOf(facts: readonly Told[]): Paces {
  const steps = facts.filter((fact) => fact.name === 'step').length;
  const grown = facts.filter((fact) => fact.name === 'grew').length;
  return { step: Math.min(STEP, LONGEST / Math.max(1, steps)), growth: Math.min(APART, LONGEST / Math.max(1, grown)) };
}

interface Made {
  cues: readonly Cue[];
  takes: number;
}

function cuesOf({ name, seat, args }: Told, at: number, pace: Paces): Made {
  switch (name) {
    case 'step':
      return { cues: [{ kind: 'walk', at, ms: pace.step, seat, spaces: [args['from']!, args['space']!] }], takes: pace.step };
    case 'absorbed':
      return flights(args, at, `tokens-${args['space']}`, `body-${seat}`);
    case 'purified':
      return flights(args, at, `body-${seat}`, `store-${seat}`);
    case 'shrine-purified':
    case 'traded':
    case 'gained':
      return flights(args, at, 'bag', `store-${seat}`);
    case 'paid':
    case 'dedicated':
      return flights(args, at, `store-${seat}`, 'bag');
    case 'built':
      return sign('fall', `shrine-${args['space']}`, at, STEP);
    case 'grew':
      return { ...sign('fall', `tokens-${args['space']}`, at, STEP), takes: pace.growth };
    case 'evolved':
      return { ...sign('bump', `tokens-${args['space']}`, at, SLOW), takes: APART };
    case 'vp':
      return sign('bump', `vp-${seat}`, at, STEP);
    case 'blessing':
      return sign('bump', `blessing-${seat}-${'RBYP'[args['column']!]}${args['level']! + 1}`, at, STEP);
    case 'revealed':
      return sign('turn', `hand-${seat}-${args['slot']}`, at, SLOW);
    default:
      return { cues: [], takes: 0 };
  }
}

function sign(kind: Sign['kind'], piece: string, at: number, ms: number): Made {
  return { cues: [{ kind, at, ms, piece }], takes: ms };
}

/** Tokens one after the other. */
function flights(args: Readonly<Record<string, number>>, at: number, from: string, to: string): Made {
  const colours = tokensOf(args).flatMap((count, colour) => Array.from({ length: count }, () => colour));
  const cues = colours.map((colour, i): Flight => ({ kind: 'flight', at: at + i * APART, ms: FLIGHT, colour, from, to }));
  return { cues, takes: colours.length ? FLIGHT + (colours.length - 1) * APART : 0 };
}
