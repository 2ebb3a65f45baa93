import { describe, expect, test } from 'vitest';
import { cardsOf, kindsOf, sharedHouse } from '../../../src/games/rising_sun/cards';
import { mapWords, tokenName } from '../../../src/games/rising_sun/own';
import { outcome as result, ranking, usedLines } from '../../../src/games/rising_sun/score';
import { pieceWords, seatName } from '../../../src/games/rising_sun/speech';
import en from '../../../src/games/rising_sun/text/en.ftl?raw';
import ja from '../../../src/games/rising_sun/text/ja.ftl?raw';
import type { Outcome } from '../../../src/games/rising_sun/types';
import { say, stage, viewWith } from './offered';

/** Ids of a Fluent file with the arguments of each. */
function messages(source: string): Map<string, string> {
  const parts = source.split(/\n(?=[a-z][\w-]* =)/).filter((part) => /^[a-z][\w-]* =/.test(part));
  return new Map(parts.map((part) => [part.split(' =')[0]!, [...new Set(part.match(/\$\w+/g))].sort().join()]));
}

test('both languages say the same with the same arguments', () => {
  expect(messages(ja)).toEqual(messages(en));
});

describe('the own clan', () => {
  test('pieces are counted in the order of the stage', () => {
    expect(pieceWords({ bushi: 2, daimyo: 1 }, stage, say)).toBe('1 Daimyo, 2 Bushi');
    const [seat] = viewWith().seats;
    expect(mapWords(stage, { ...seat!, map: { edo: { bushi: 1 }, kyoto: { shinto: 2 } } }, say)).toBe('Edo: 1 Bushi; Kyoto: 2 Shinto');
    expect(mapWords(stage, seat!, say)).toBe('nothing');
  });

  test('a token names its province and season', () => {
    expect(tokenName(stage, 'summer/kansai', say)).toBe('Kansai (Summer)');
  });

  test('a seat is called after its clan', () => {
    expect(seatName(2, stage, viewWith(), say)).toBe('Turtle');
    expect(seatName(3, stage, viewWith(), say)).toBe('Seat 4');
  });
});

test('cards stand in the order of the content; only kinds that are there can be asked for', () => {
  const cards = cardsOf(stage, { courage: 1, respect: 2 });
  expect(cards.map(({ card, count }) => [card.card, count])).toEqual([['respect', 2], ['courage', 1]]);
  expect(kindsOf(stage, cards).map(({ kind }) => kind)).toEqual(['virtue']);
});

test('whence we know is said once where it is the same for all cards', () => {
  const card = (house: boolean, kind: string) => ({ card: { provenance: { house, kind } } as never });
  expect(sharedHouse([card(true, 'single-source'), card(true, 'single-source')])).toBe('single-source');
  expect(sharedHouse([card(true, 'single-source'), card(true, 'reconstructed')])).toBeNull();
  expect(sharedHouse([card(true, 'single-source'), card(false, 'official')])).toBeNull();
  expect(sharedHouse([card(false, 'official')])).toBeNull();
  expect(sharedHouse([])).toBeNull();
});

describe('the points at the end', () => {
  const outcome: Outcome = { scores: [5, 9, 7], placing: [3, 1, 2], winners: [1], ending: '', lines: [{ harvest: 5, lost: 0 }, { harvest: 9 }, { harvest: 8, lost: -1 }] };

  test('clans stand by their places, each on its own side', () => {
    expect(ranking(viewWith({ outcome })).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(result(viewWith({ outcome }))).toEqual({ scores: [5, 9, 7], placing: [3, 1, 2], sides: [[0], [1], [2]] });
    expect(result(viewWith())).toBeNull();
  });

  test('a source that brought nobody anything is left out, what was lost is not', () => {
    expect(usedLines(stage.lines, outcome).map(({ line }) => line)).toEqual(['harvest', 'lost']);
  });
});
