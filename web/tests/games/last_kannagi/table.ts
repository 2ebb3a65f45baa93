/** A small table of The Last Kannagi for the tests: the whole world, three seats, English texts. */
import { textsOf, bundleOf } from '../../../src/core/words';
import en from '../../../src/games/last_kannagi/text/en.ftl?raw';
import shell from '../../../src/text/en.ftl?raw';
import { DIRECTIONS, spaceAt, type Axial } from '../../../src/games/last_kannagi/geometry';
import type { Stage, View } from '../../../src/games/last_kannagi/types';
import type { Entry, Now, OfferedChoice, Told } from '../../../src/core/protocol';
import type { TableProps } from '../../../src/core/game';

export const say = textsOf(bundleOf('en', shell + en));

/** The spaces in the order of the rules: rings around the main shrine (K-WORLD-3). */
export function rings(): Axial[] {
  const found: Axial[] = [{ q: 0, r: 0 }];
  for (const k of [1, 2, 3]) {
    DIRECTIONS.forEach((corner, i) => {
      const step = DIRECTIONS[(i + 2) % 6]!;
      for (let n = 0; n < k; n++) found.push({ q: k * corner.q + n * step.q, r: k * corner.r + n * step.r });
    });
  }
  return found;
}

const CORNERS = [19, 22, 25, 28, 31, 34];

function levelOf(space: number): number {
  if (space === 0) return 0;
  return space < 19 ? 1 : CORNERS.includes(space) ? 3 : 2;
}

export const stage = {
  spaces: rings().map((at, space, all) => ({
    ...at,
    space,
    level: levelOf(space),
    icon: [7, 9, 11, 13, 15, 17].includes(space),
    outer: [0, 1, 2, 3, 4, 5].filter((d) => spaceAt(all, { q: at.q + DIRECTIONS[d]!.q, r: at.r + DIRECTIONS[d]!.r }) < 0),
    near: [],
    name: space ? `space ${space}` : 'the main shrine',
  })),
  track: { days: 5, hours_per_day: 24, rest_hours: 4, spill: 3 },
  tokens: ['red', 'blue', 'yellow', 'purple'].map((name) => ({ colour: name, letter: name[0]!.toUpperCase(), name, power: 1 })),
  characters: { hikari: { name: 'Hikari' }, kon: { name: 'Kon' }, mito: { name: 'Mito' } },
  actions: {
    levels: ['1', '2', '3', '4', 'EX'].map((name, level) => ({ level, name })),
    kinds: [
      { kind: 'move', key: 'M' },
      { kind: 'blessing', key: 'C' },
    ],
    keys: { rest: 'R', stop: 'S', card: '+' },
  },
  blessings: {
    columns: [
      { column: 'red', letter: 'R', levels: 5 },
      { column: 'purple', letter: 'P', levels: 4 },
    ],
  },
} as unknown as Stage;

/** A view with what the tests look at; spaces are empty but for those given. */
export function viewWith(world: Record<number, { tokens?: number[]; shrine?: number }> = {}, more: Partial<View> = {}): View {
  const seats = ['hikari', 'kon', 'mito'].map((character, seat) => ({ seat, player: seat, character, marker: seat, clock: 9 + seat, hand: [] }));
  return {
    day: 1,
    world: stage.spaces.map((_, n) => ({ tokens: world[n]?.tokens ?? [0, 0, 0, 0], shrine: world[n]?.shrine ?? null })),
    seats,
    stack: [0, 1, 2],
    acting: [0],
    options: {},
    ...more,
  } as unknown as View;
}

export function told(name: string, seat: number, args: Record<string, number> = {}): Told {
  return { name, rule: 'K-TEST-1', seat, args, text: '' };
}

export function entry(number: number, ...facts: Told[]): Entry {
  return { number, seat: 0, notation: null, words: null, at: 0, by: 'person', day: '', told: facts };
}

export function choice(action: number, target: OfferedChoice['target'], more: Partial<OfferedChoice> = {}): OfferedChoice {
  return { action, notation: '', words: `do ${action}`, label: String(action), target, facts: {}, why: null, ...more };
}

/** A moment in which seat 0 is asked. */
export function nowWith(decision: string, choices: OfferedChoice[], decisions = 7): Now {
  return { seq: 1, decisions, view: viewWith(), acting: [0], offers: [{ seat: 0, decision, question: '?', choices, runs: [], facts: {} }], undo: {}, clocks: [], digest: null } as unknown as Now;
}

/** The properties of a panel; what is decided goes into `done`. */
export function propsWith(now: Now, done: number[], more: Partial<TableProps> = {}): TableProps {
  const settings = { twoSteps: true, letterKeys: true, confirm: false, still: false };
  return { stage, now, settings, past: false, busy: false, texts: say, act: (action: number) => done.push(action), announce: () => undefined, ...more } as unknown as TableProps;
}
