/** The table that is about to be set: pure, so that the page only draws it. */
import type { Language } from '../core/game';
import type { ClockRule, GameInfo, NewTable, SeatWish } from '../core/protocol';

export type OptionValue = string | number | boolean;

export interface Plan {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatWish[];
  clock: Required<ClockRule>;
  hints: boolean;
  seed: string;
  webhook: string;
}

export const NO_CLOCK: Required<ClockRule> = { kind: 'none', seconds: 0, increment: 0, on_timeout: 'bot' };
const USUAL_BOT = 'greedy';

/** Number of places that the options make. */
export function placesOf(info: GameInfo, options: Plan['options']): number {
  const wanted = String(options[info.place_option] ?? '');
  return info.places[wanted] ?? Math.max(1, ...Object.values(info.places));
}

export function usualBot(info: GameInfo): string | null {
  return info.bots.find(({ name }) => name === USUAL_BOT)?.name ?? info.bots[0]?.name ?? null;
}

/** A table as most people want it: the reader and bots, everything at its default. */
export function usualPlan(info: GameInfo, name: string): Plan {
  const options = Object.fromEntries(info.options.map((option) => [option.name, option.default as OptionValue]));
  const plan: Plan = { game: info.name, options, seats: [], clock: NO_CLOCK, hints: true, seed: '', webhook: '' };
  return seated(plan, info, name);
}

/** The plan with as many seats as its options make; new ones are bots', and the first is the reader's. */
function seated(plan: Plan, info: GameInfo, name: string): Plan {
  const bot = usualBot(info);
  const seats = Array.from({ length: placesOf(info, plan.options) }, (_, index): SeatWish => {
    return plan.seats[index] ?? (index === 0 ? { kind: 'me', name } : { kind: 'bot', bot });
  });
  return { ...plan, seats };
}

export function withOption(plan: Plan, info: GameInfo, name: string, value: OptionValue): Plan {
  return seated({ ...plan, options: { ...plan.options, [name]: value } }, info, '');
}

/** The plan with another person, bot or link at a place. The reader sits once: who sat there changes over. */
export function withSeat(plan: Plan, index: number, kind: SeatWish['kind'], bot: string | null): Plan {
  const before = plan.seats[index];
  const wish: SeatWish = kind === 'bot' ? { kind, bot } : { kind, name: before?.name ?? '' };
  const seats = plan.seats.map((seat, at) => {
    if (at === index) return kind === 'me' ? { kind, name: myName(plan) } : wish;
    return kind === 'me' && seat.kind === 'me' ? (before ?? ({ kind: 'bot', bot } as SeatWish)) : seat;
  });
  return { ...plan, seats };
}

export function myName(plan: Plan): string {
  return plan.seats.find(({ kind }) => kind === 'me')?.name ?? '';
}

export function withName(plan: Plan, index: number, name: string): Plan {
  return { ...plan, seats: plan.seats.map((seat, at) => (at === index ? { ...seat, name } : seat)) };
}

/** How many of each kind, for the line above the button. */
export function countKinds(plan: Plan): Record<SeatWish['kind'], number> {
  const count = { me: 0, hotseat: 0, bot: 0, open: 0 };
  for (const { kind } of plan.seats) count[kind] += 1;
  return count;
}

/** A seed is known to who gives it: allowed only where nobody else could be cheated by that. */
export function maySeed(plan: Plan): boolean {
  return countKinds(plan).open === 0;
}

/** The request that sets the table, in the language in which others are told whose turn it is. */
export function wishOf(plan: Plan, language: Language): NewTable {
  const { game, options, seats, clock, hints } = plan;
  const wish: NewTable = { game, seats, options, clock, hints, language };
  if (plan.seed.trim() && maySeed(plan)) wish.seed = plan.seed.trim();
  if (plan.webhook.trim()) wish.webhook = plan.webhook.trim();
  return wish;
}
