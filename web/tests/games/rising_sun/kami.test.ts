/** Positions in the forms of the Kami page: read, changed, written. */
import { expect, test } from 'vitest';
import { type Setup, allyOf, clansOf, readSetup, swapped, withAlly, withClan, withCount, writeSetup } from '../../../src/games/rising_sun/kami/setup';
import type { Stage } from '../../../src/games/rising_sun/types';

const stage = { clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'].map((clan) => ({ clan })) } as unknown as Stage;
const TREE = {
  format: 'rising-sun-position/1',
  run: 'kami_turn',
  clans: 'koi lotus turtle',
  honor: 'turtle koi lotus',
  kami_turn: 2,
  slots: 'fujin raijin ryujin susanoo',
  alliances: ['koi turtle'],
  options: { gifts: 'on', auto_single: false },
  deck: 'train',
  koi: { vp: 3, coins: 5, cards: 'mercy*2', strongholds: 'edo*2', map: { edo: 'daimyo bushi*3', oshu: '' }, shrine: ['shinto', '', '', 'shinto*2'], hostages: { lotus: 'bushi' }, tokens: 'spring/edo autumn/oshu', alliance_seasons: 2, note: 'kept' },
};
const setup = readSetup(TREE, stage);

test('what stands in a file stands in the forms, and the rest is kept', () => {
  const { koi, bonsai } = setup.clans;
  expect(koi).toMatchObject({ vp: 3, coins: 5, ronin: 0, cards: { mercy: 2 }, strongholds: { edo: 2 }, map: { edo: { daimyo: 1, bushi: 3 } } });
  expect(koi?.shrine).toEqual([{ shinto: 1 }, {}, {}, { shinto: 2 }]);
  expect(koi).toMatchObject({ hostages: { lotus: { bushi: 1 } }, tokens: ['spring/edo', 'autumn/oshu'], alliance_seasons: 2, rest: { note: 'kept' } });
  expect(bonsai).toMatchObject({ hostages: {}, tokens: [], alliance_seasons: 0 });
  expect(bonsai?.coins).toBe(0);
  expect(setup).toMatchObject({ season: 'spring', last_selector: 'koi', pile_coins: null, rest: { deck: 'train' } });
});

test('the text of a file says all of it', () => {
  const text = writeSetup(setup, stage);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'clans = "koi lotus turtle"',
      'honor = "turtle koi lotus"',
      'alliances = ["koi turtle"]',
      'options = { gifts = "on", auto_single = false }',
      'deck = "train"',
      '[koi]',
      'cards = "mercy*2"',
      'map = { edo = "daimyo bushi*3" }',
      'shrine = ["shinto", "", "", "shinto*2"]',
      'hostages = { lotus = "bushi" }',
      'tokens = "spring/edo autumn/oshu"',
      'alliance_seasons = 2',
      'note = "kept"',
    ]),
  );
  expect(text).not.toContain('pile_coins');
  expect(text.match(/hostages|tokens|alliance_seasons/g)).toHaveLength(3);
  expect(writeSetup({ ...setup, pile_coins: 0, display: { mercy: 1 } }, stage)).toMatch(/display = "mercy"[^]*pile_coins = 0/);
});

test('clans join at the bottom of the track and leave with their alliance', () => {
  const more = withClan(setup, 'bonsai', true);
  expect(more.honor).toEqual(['turtle', 'koi', 'lotus', 'bonsai']);
  expect(clansOf(more, stage)).toEqual(['koi', 'lotus', 'turtle', 'bonsai']);
  const less: Setup = withClan(more, 'koi', false);
  expect(less).toMatchObject({ alliances: [], last_selector: 'turtle' });
});

test('a clan has one ally or none', () => {
  expect(allyOf(setup, 'turtle')).toBe('koi');
  const other = withAlly(setup, 'koi', 'lotus');
  expect(other.alliances).toEqual(['koi lotus']);
  expect(allyOf(other, 'turtle')).toBe('');
  expect(withAlly(other, 'lotus', '').alliances).toEqual([]);
});

test('counts and the order change one at a time', () => {
  expect(withCount({ bushi: 1 }, 'bushi', 0)).toEqual({});
  expect(withCount({ bushi: 1 }, 'daimyo', 2)).toEqual({ bushi: 1, daimyo: 2 });
  expect(swapped(['a', 'b', 'c'], 1)).toEqual(['a', 'c', 'b']);
});
