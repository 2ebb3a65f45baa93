/** A small table of Rising Sun for the tests: all provinces, three clans, English texts. */
import { bundleOf, textsOf } from '../../../src/core/words';
import en from '../../../src/games/rising_sun/text/en.ftl?raw';
import type { Stage, View } from '../../../src/games/rising_sun/types';
import type { Choice } from '../../../src/table/desk';
import shell from '../../../src/text/en.ftl?raw';

export const say = textsOf(bundleOf('en', shell + en));

const LINKS = { hokkaido: 'oshu kansai kyushu', kansai: 'hokkaido kyushu shikoku', kyushu: 'hokkaido kansai shikoku', oshu: 'hokkaido', shikoku: 'kansai kyushu' };
const PROVINCES = ['hokkaido', 'oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'shikoku', 'kyushu'] as const;

function named(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}

export const stage = {
  game: 'rising_sun',
  clans: ['koi', 'lotus', 'turtle'].map((clan) => ({ clan, name: named(clan) })),
  provinces: PROVINCES.map((province) => ({
    province,
    name: named(province),
    reward: { coins: province === 'edo' ? 2 : 0, vp: 1, ronin: 0 },
    links: ((LINKS as Record<string, string>)[province] ?? '').split(' ').filter(Boolean).map((to) => ({ to, kind: 'sea' })),
  })),
  kami: ['susanoo', 'amaterasu', 'hachiman', 'raijin'].map((kami) => ({ kami, name: named(kami), label: '', words: '', rule: '' })),
  mandates: ['recruit', 'marshal', 'train', 'harvest', 'betray'].map((mandate) => ({ mandate, name: named(mandate) })),
  pieces: ['daimyo', 'shinto', 'bushi', 'stronghold', 'yurei'].map((piece) => ({ piece, name: named(piece), figure: piece !== 'stronghold' })),
  cards: [{ card: 'respect', name: 'Respect' }],
  seasons: ['spring', 'summer', 'autumn', 'winter'].map((season) => ({ season, name: named(season) })),
  tokens: { vp: { spring: 1 }, sets: [] },
} as unknown as Stage;

export function view(change: Partial<View> = {}): View {
  const seat = (number: number, clan: string) => ({ seat: number, clan, honor: number, vp: 0, coins: 3, ronin: 0, ally: null, cards: {}, map: {}, shrines: [{}, {}, {}, {}], reserve: {}, hostages: {}, tokens: [] });
  return {
    season: 'spring',
    phase: 'political',
    track: { position: 2, spaces: 'MMMKMMKMMK', selectors: [0, 1, 2, null, 0, 1, null, 2, 0, null] },
    honor: [2, 0, 1],
    acting: [1],
    shrines: stage.kami.map(({ kami }) => ({ kami, force: [0, 0, 0], leader: null, last_winner: null })),
    provinces: PROVINCES.map((name) => ({ name, force: [0, 0, 0], leader: null })),
    war: { provinces: ['kyoto', 'edo'], done: 0 },
    tiles: { left: 9, played: ['recruit'], drawn: null, returned: null },
    battle: null,
    seats: ['koi', 'lotus', 'turtle'].map((clan, i) => seat(i, clan)),
    outcome: null,
    ...change,
  } as unknown as View;
}

/** The same with pieces and Force in one province. */
export function withPieces(province: string, pieces: readonly Record<string, number>[], force: readonly number[], leader: number | null): View {
  const found = view();
  return {
    ...found,
    seats: found.seats.map((seat) => ({ ...seat, map: pieces[seat.seat] && Object.keys(pieces[seat.seat]!).length ? { [province]: pieces[seat.seat]! } : {} })),
    provinces: found.provinces.map((each) => (each.name === province ? { ...each, force, leader } : each)),
  };
}

export function choice(action: number, target: Choice['target'], change: Partial<Choice> = {}): Choice {
  return { seat: 0, action, target, notation: `${action}`, words: `do ${action}`, label: `${action}`, facts: {}, why: null, ...change };
}
