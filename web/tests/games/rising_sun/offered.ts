/** Questions of Rising Sun for the tests of the panels: three clans, English texts. */
import type { TableProps } from '../../../src/core/game';
import type { Entry, Now, Offer, OfferedChoice, Told } from '../../../src/core/protocol';
import { bundleOf, textsOf } from '../../../src/core/words';
import en from '../../../src/games/rising_sun/text/en.ftl?raw';
import type { OfferFacts, Stage, View } from '../../../src/games/rising_sun/types';
import shell from '../../../src/text/en.ftl?raw';

export const say = textsOf(bundleOf('en', shell + en));

export const CLANS = ['koi', 'lotus', 'turtle'] as const;

const named = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const provenance = { house: false, kind: 'official' };

export const stage = {
  game: 'rising_sun',
  clans: CLANS.map((clan) => ({ clan, name: named(clan), provenance })),
  provinces: ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai'].map((province) => ({ province, name: named(province), provenance })),
  mandates: ['recruit', 'marshal', 'train', 'harvest', 'betray'].map((mandate) => ({ mandate, name: named(mandate), words: '', bonus: '', rule: '', provenance })),
  pieces: ['daimyo', 'shinto', 'bushi'].map((piece) => ({ piece, name: named(piece), provenance })),
  seasons: ['spring', 'summer', 'autumn'].map((season) => ({ season, name: named(season) })),
  advantages: ['seppuku', 'hostage', 'ronin', 'poets'].map((advantage) => ({ advantage, name: named(advantage), words: '', rule: '', provenance })),
  cards: [
    { card: 'komainu', kind: 'monster' },
    { card: 'respect', kind: 'virtue' },
    { card: 'courage', kind: 'virtue' },
  ],
  card_kinds: ['enhancement', 'virtue', 'monster'].map((kind) => ({ kind, name: named(kind) })),
  lines: ['start', 'harvest', 'lost'].map((line) => ({ line, name: named(line), rule: '' })),
  tokens: { vp: { spring: 1, summer: 2, autumn: 3 }, sets: [] },
  limits: { war_provinces: 7, stronghold_cost: 3, bid_max: 65 },
} as unknown as Stage;

export function viewWith(more: Partial<View> = {}): View {
  const seats = CLANS.map((clan, seat) => ({ seat, clan, honor: seat, vp: 0, ballot: null, map: {} }));
  return { season: 'spring', phase: 'tea', seats, acting: [0], options: { auto_single: 'true' }, battle: null, decision: null, outcome: null, shrines: [], display: {}, ...more } as unknown as View;
}

export function told(name: string, seat: number, args: Record<string, number> = {}): Told {
  return { name, rule: 'R-TEST-1', seat, args, text: name };
}

export function entry(number: number, ...facts: Told[]): Entry {
  return { number, seat: 0, notation: null, words: null, at: 0, by: 'person', day: '', told: facts };
}

export function choice(action: number, target: OfferedChoice['target'], more: Partial<OfferedChoice> = {}): OfferedChoice {
  return { action, notation: '', words: `do ${action}`, label: String(action), target, facts: {}, why: null, ...more };
}

/** An offer to seat 0. */
export function offerOf(decision: string, choices: OfferedChoice[], facts: OfferFacts = {}): Offer {
  return { seat: 0, decision, question: '?', choices, runs: [], facts: facts as Offer['facts'] };
}

const FIRST_CLAN = 7;
const FIRST_NUMBER = 174;

/** The sealed list of partners of seat 0, the Koi. */
export function ballot(): Offer {
  const clans = CLANS.map((clan, seat) => {
    const why = seat === 0 ? { rule: 'R-TEA-2', text: 'own' } : null;
    return choice(FIRST_CLAN + seat, { kind: 'clan', seat, clan }, { why });
  });
  return offerOf('BALLOT', [...clans.slice(1), choice(0, { kind: 'pass' }), clans[0]!]);
}

/** The bids of seat 0; those before the advantage that is asked are given. */
export function bids(coins: number, ...done: number[]): Offer {
  const names = ['seppuku', 'hostage', 'ronin', 'poets'];
  const decision = ['BID-SEP', 'BID-HOS', 'BID-RON', 'BID-POE'][done.length]!;
  const numbers = Array.from({ length: coins + 1 }, (_, number) => choice(FIRST_NUMBER + number, { kind: 'number', number }));
  const advantages = names.map((advantage, i) => ({ advantage, words: '', bid: done[i] ?? null }));
  return offerOf(decision, numbers, { advantages, coins });
}

export function nowWith(offer: Offer | null, view: Partial<View> = {}, decisions = 7): Now {
  return { seq: 1, decisions, view: viewWith(view), acting: offer ? [0] : [1], offers: offer ? [offer] : [], undo: {}, clocks: [], digest: null } as unknown as Now;
}

/** The properties of a panel; what is decided in one go comes into `done` as one list. */
export function propsWith(now: Now, done: number[][], more: Partial<TableProps> = {}): TableProps {
  const settings = { twoSteps: false, letterKeys: true, confirm: false, still: false };
  const act = (action: number, _seat?: number, after: readonly number[] = []) => done.push([action, ...after]);
  return { stage, now, settings, past: false, busy: false, texts: say, act, announce: () => undefined, ...more } as unknown as TableProps;
}
