/** The running turn, read from the log: what it began with, and the way of its move. */
import type { Entry, Told } from '../../core/protocol';

/** A space entered in a move, with what was absorbed there. */
export interface Step {
  space: number;
  cost: number;
  tokens: readonly number[];
}

export interface RunningMove {
  /** Spaces from where the move began. */
  path: readonly number[];
  steps: readonly Step[];
}

const COLOURS = ['red', 'blue', 'yellow', 'purple'];

/** The tokens that a fact speaks of. */
export function tokensOf(args: Readonly<Record<string, number>>): number[] {
  return COLOURS.map((colour) => args[colour] ?? 0);
}

/** All facts since the last main choice, oldest first. */
function turnFacts(entries: readonly Entry[]): Told[] {
  const facts: Told[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const { told } = entries[i]!;
    facts.unshift(...told);
    if (told.some((fact) => fact.name === 'main' || fact.name === 'rest' || fact.name === 'pass')) break;
  }
  return facts;
}

/** The move that is being made, null if no step was made yet; a bonus move begins a new one. */
export function runningMove(entries: readonly Entry[]): RunningMove | null {
  const facts = turnFacts(entries);
  const begin = lastOf(facts, ['main', 'bonus-move']);
  const ended = lastOf(facts, ['move-ended', 'turn']);
  if (ended > begin) return null;
  const steps = facts.slice(begin + 1).reduce<Step[]>(addFact, []);
  const first = facts.slice(begin + 1).find((fact) => fact.name === 'step');
  return first ? { path: [first.args['from']!, ...steps.map((step) => step.space)], steps } : null;
}

/** Where the last fact with one of these names is, -1 if there is none. */
function lastOf(facts: readonly Told[], names: readonly string[]): number {
  return facts.reduce((found, fact, i) => (names.includes(fact.name) ? i : found), -1);
}

function addFact(steps: Step[], { name, args }: Told): Step[] {
  if (name === 'step') return [...steps, { space: args['space']!, cost: args['cost']!, tokens: [] }];
  const last = steps[steps.length - 1];
  if (name !== 'absorbed' || !last) return steps;
  return [...steps.slice(0, -1), { ...last, tokens: tokensOf(args) }];
}

/** How the running turn began, null before its main choice. */
export interface TurnStart {
  level: number;
  hours: number;
  withCard: boolean;
}

/** What the main choice of the running turn was. */
export function turnStart(entries: readonly Entry[]): TurnStart | null {
  const facts = turnFacts(entries);
  const main = facts.find((fact) => fact.name === 'main');
  if (!main) return null;
  return { level: main.args['level']!, hours: main.args['hours']!, withCard: facts.some((fact) => fact.name === 'card-played') };
}
