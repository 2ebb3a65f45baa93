/** How a battle went, step by step, from the facts that the log has of it. */
import type { Entry, Told } from '../../core/protocol';

/** What belongs together and is shown at once: the bids, an advantage, the outcome, the poets, the reparations. */
export interface Step {
  kind: 'bids' | 'advantage' | 'outcome' | 'token' | 'poets' | 'reparations';
  /** Of an advantage its number in order. */
  advantage: number | null;
  facts: readonly Told[];
}

export interface Replay {
  /** Number of the province, and of the entry of the log in which the battle began. */
  province: number;
  began: number;
  steps: readonly Step[];
  /** The battle is over: the next one, or something else, followed. */
  over: boolean;
}

const ENDS = ['battle', 'no-war', 'cleanup', 'season', 'winter', 'end'];
const POETS = 3;
/** Facts that carry nothing of their own for one who looks. */
const SILENT = ['sealed', 'sole-answer'];

/** The newest battle of this war whose bids are open, or null. */
export function lastBattle(entries: readonly Entry[]): Replay | null {
  const facts = entries.flatMap(({ number, told }) => told.map((fact) => ({ number, fact })));
  for (let at = facts.length - 1; at >= 0; at -= 1) {
    if (facts[at]!.fact.name === 'war') return null;
    if (facts[at]!.fact.name !== 'battle') continue;
    const rest = facts.slice(at + 1).map(({ fact }) => fact);
    const end = rest.findIndex(isEnd);
    const own = end < 0 ? rest : rest.slice(0, end);
    if (!own.some(({ name }) => name === 'bids')) continue;
    return { province: facts[at]!.fact.args['province'] ?? 0, began: facts[at]!.number, steps: stepsOf(own), over: end >= 0 };
  }
  return null;
}

/** Whether a fact belongs to what comes after the battle; a token without a battle does, too. */
function isEnd(fact: Told, at: number, all: readonly Told[]): boolean {
  if (ENDS.includes(fact.name)) return true;
  return fact.name === 'token' && all.slice(0, at).some(({ name }) => name === 'token');
}

/** Whether nothing was told since the battle but that others sealed an answer: the last battle of a war stays so long. */
export function isNewest({ steps }: Replay, entries: readonly Entry[]): boolean {
  const last = entries.findLast(({ told }) => told.some(({ name }) => !SILENT.includes(name)));
  return Boolean(last && steps.some(({ facts }) => facts.some((fact) => last.told.includes(fact))));
}

/** The facts of a battle in order, cut where something new begins. */
export function stepsOf(facts: readonly Told[]): readonly Step[] {
  const steps: { kind: Step['kind']; advantage: number | null; facts: Told[] }[] = [];
  for (const fact of facts) {
    if (SILENT.includes(fact.name)) continue;
    const begun = beginning(fact);
    const last = steps.at(-1);
    if (begun && !(last && last.kind === begun.kind && last.advantage === begun.advantage)) steps.push({ ...begun, facts: [fact] });
    else if (last) last.facts.push(fact);
  }
  return steps;
}

/** The step that a fact begins; null if it belongs to the one before. */
function beginning({ name, args }: Told): Pick<Step, 'kind' | 'advantage'> | null {
  if (name === 'bids') return { kind: 'bids', advantage: null };
  if (name === 'advantage') {
    const advantage = args['advantage'] ?? 0;
    return advantage === POETS ? { kind: 'poets', advantage } : { kind: 'advantage', advantage };
  }
  if (name === 'outcome') return { kind: 'outcome', advantage: null };
  if (name === 'token') return { kind: 'token', advantage: null };
  if (name === 'reparations') return { kind: 'reparations', advantage: null };
  return null;
}

/** What each bidder has bid, in the order in which the bids were shown. */
export function bidsIn(replay: Replay): readonly { seat: number; bids: readonly number[] }[] {
  const facts = replay.steps.find(({ kind }) => kind === 'bids')?.facts ?? [];
  return facts
    .filter(({ name }) => name === 'bids')
    .map(({ seat, args }) => ({ seat, bids: ['seppuku', 'hostage', 'ronin', 'poets'].map((advantage) => args[advantage] ?? 0) }));
}

/** How many of the advantages are settled once a step was shown. */
function settledBy({ kind, advantage }: Step): number {
  if (advantage !== null) return advantage + 1;
  if (kind === 'bids') return 0;
  return kind === 'reparations' ? POETS + 1 : POETS;
}

/** Who won each advantage, as far as the steps have shown it; null: nobody bid for it, undefined: not yet settled. */
export function wonIn(replay: Replay, shown: number): readonly (number | null | undefined)[] {
  const steps = replay.steps.slice(0, shown);
  const isAll = replay.over && shown >= replay.steps.length;
  const settled = isAll ? POETS + 1 : Math.max(0, ...steps.map(settledBy));
  return [0, 1, 2, 3].map((advantage) => {
    const found = steps.flatMap(({ facts }) => facts).find(({ name, args }) => name === 'advantage' && args['advantage'] === advantage);
    return found?.seat ?? (advantage < settled ? null : undefined);
  });
}
