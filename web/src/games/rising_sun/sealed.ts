/** What is put together on the desk before it is sealed: a list of partners, the four bids. */
import { signal } from '@preact/signals';
import type { TableProps } from '../../core/game';
import type { Now, Offer } from '../../core/protocol';
import type { OfferFacts, View } from './types';

interface Draft {
  /** The question that it answers; another question begins with nothing. */
  key: string;
  values: readonly number[];
}

const draft = signal<Draft>({ key: '', values: [] });

/** Another season or another battle is another question; what the others do meanwhile changes nothing. */
function keyOf(offer: Offer, { view }: Now): string {
  const { season, battle } = view as unknown as View;
  return `${offer.seat}.${offer.decision}.${season}.${battle?.province ?? ''}`;
}

/** What lies on the desk for a question. */
export function draftOf(offer: Offer, now: Now): readonly number[] {
  return draft.value.key === keyOf(offer, now) ? draft.value.values : [];
}

export function layDraft(offer: Offer, now: Now, values: readonly number[]): void {
  draft.value = { key: keyOf(offer, now), values };
}

/** Whether a decision with a sole answer is taken without asking (R-OPT-auto_single). */
export function takesSole({ view }: Now): boolean {
  return (view as unknown as View).options['auto_single'] !== 'false';
}

/** Everything in one go, in the order in which it is asked. */
export function send(actions: readonly number[], offer: Offer, { busy, past, act }: TableProps): void {
  const [first, ...more] = actions;
  if (first !== undefined && !busy && !past) act(first, offer.seat, more);
}

/** Whether a question is answered by a sealed list. */
export function isBallot(offer: Offer | null): boolean {
  return offer?.decision === 'BALLOT';
}

/** Whether a question is one of the four bids. */
export function isBid(offer: Offer | null): boolean {
  return Boolean(offer?.decision.startsWith('BID-'));
}

/** The seats on the list, and whether they are in the order of the wish: one more, or one less. */
export function toggled(list: readonly number[], seat: number): readonly number[] {
  return list.includes(seat) ? list.filter((each) => each !== seat) : [...list, seat];
}

/** One place nearer to the top. */
export function raised(list: readonly number[], seat: number): readonly number[] {
  const at = list.indexOf(seat);
  if (at < 1) return list;
  return [...list.slice(0, at - 1), seat, list[at - 1]!, ...list.slice(at + 1)];
}

/** The codes of a list of partners; it is closed where not all that can be listed are on it. */
export function listActions(offer: Offer, list: readonly number[]): readonly number[] {
  const open = offer.choices.filter(({ target, why }) => target['kind'] === 'clan' && !why);
  const pass = offer.choices.find(({ target }) => target['kind'] === 'pass');
  const chosen = list.flatMap((seat) => open.filter(({ target }) => target['seat'] === seat).map(({ action }) => action));
  return chosen.length < open.length && pass ? [...chosen, pass.action] : chosen;
}

/** One advantage of a battle while it is bid for. */
export interface Lot {
  advantage: string;
  words: string;
  bid: number;
  /** It is bid already and cannot be changed. */
  fixed: boolean;
}

/** The four advantages with what is bid, or laid out to be bid. */
export function lotsOf(offer: Offer, now: Now): readonly Lot[] {
  const laid = draftOf(offer, now);
  return ((offer.facts as OfferFacts).advantages ?? []).map(({ advantage, words, bid }, i) => ({ advantage, words, bid: bid ?? laid[i] ?? 0, fixed: bid !== null }));
}

/** Coins that can still be bid. */
function purse(offer: Offer): number {
  return (offer.facts as OfferFacts).coins ?? 0;
}

/** Coins that are bid, and those that are still there to be bid. */
export function coinsOf(offer: Offer, lots: readonly Lot[]): { bid: number; left: number } {
  const laid = lots.filter(({ fixed }) => !fixed).reduce((sum, { bid }) => sum + bid, 0);
  const done = lots.filter(({ fixed }) => fixed).reduce((sum, { bid }) => sum + bid, 0);
  return { bid: done + laid, left: purse(offer) - laid };
}

/** The most that can be bid for an advantage while the others stay. */
export function mostFor(lot: Lot, left: number, most: number): number {
  return lot.fixed ? lot.bid : Math.min(most, lot.bid + left);
}

/** Another bid for the advantage number `i`, within what is possible. */
export function bidChanged(offer: Offer, now: Now, i: number, bid: number, most: number): readonly number[] {
  const lots = lotsOf(offer, now);
  const lot = lots[i];
  const values = lots.map((each) => each.bid);
  if (!lot || lot.fixed) return values;
  values[i] = Math.max(0, Math.min(bid, mostFor(lot, coinsOf(offer, lots).left, most)));
  return values;
}

/**
 * The codes of the bids that are still to be made. Where a sole answer is not asked (`auto`), those after the last coin
 * are not either: sent all the same, they would answer a question of the next battle.
 */
export function bidActions(offer: Offer, lots: readonly Lot[], auto: boolean): readonly number[] {
  let left = purse(offer);
  const actions: number[] = [];
  for (const { bid, fixed } of lots) {
    if (fixed) continue;
    if (auto && left === 0) break;
    const found = offer.choices.find(({ target }) => target['kind'] === 'number' && target['number'] === bid);
    if (!found) break;
    actions.push(found.action);
    left -= bid;
  }
  return actions;
}
