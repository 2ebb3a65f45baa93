import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../src/core/protocol';
import { countKinds, maySeed, placesOf, usualPlan, withName, withOption, withSeat, wishOf } from '../src/lobby/plan';

const info: GameInfo = {
  name: 'last_kannagi',
  title: 'The Last Kannagi',
  words: '',
  version: '1',
  options: [
    {
      name: 'mode',
      rule: 'K-OPT-mode',
      words: '',
      default: 'solo3',
      values: ['solo3', 'team2'],
      value_words: ['3', '2'],
    },
    {
      name: 'zero_move',
      rule: 'K-OPT-zero_move',
      words: '',
      default: true,
      values: [true, false],
      value_words: ['', ''],
    },
  ],
  places: { solo3: 3, team2: 2 },
  place_option: 'mode',
  house_values: 0,
  lesson: '',
  bots: [
    { name: 'random', title: 'Sprout', words: '' },
    { name: 'greedy', title: 'Steady', words: '' },
  ],
};

describe('the table that is about to be set', () => {
  test('is the reader and bots, everything at its default', () => {
    const plan = usualPlan(info, 'Aki');
    expect(plan.seats).toEqual([
      { kind: 'me', name: 'Aki' },
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    expect(plan.options).toEqual({ mode: 'solo3', zero_move: true });
  });

  test('has as many places as its options make', () => {
    const plan = withOption(usualPlan(info, 'Aki'), info, 'mode', 'team2');
    expect(placesOf(info, plan.options)).toBe(2);
    expect(plan.seats).toHaveLength(2);
    expect(withOption(plan, info, 'mode', 'solo3').seats).toHaveLength(3);
  });

  test('seats the reader once', () => {
    const plan = withSeat(usualPlan(info, 'Aki'), 2, 'me', 'greedy');
    expect(plan.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me']);
    expect(plan.seats[2]).toEqual({ kind: 'me', name: 'Aki' });
  });

  test('keeps the names that were written', () => {
    const plan = withName(withSeat(usualPlan(info, 'Aki'), 1, 'hotseat', null), 1, 'Ren');
    expect(withSeat(plan, 1, 'open', null).seats[1]).toEqual({ kind: 'open', name: 'Ren' });
    expect(countKinds(plan)).toEqual({ me: 1, hotseat: 1, bot: 1, open: 0 });
  });

  test('gives a seed only where it can cheat nobody', () => {
    const plan = { ...usualPlan(info, ''), seed: ' lucky ', webhook: ' ' };
    expect(wishOf(plan, 'en')).toMatchObject({ seed: 'lucky' });
    expect(wishOf(plan, 'en')).not.toHaveProperty('webhook');
    const open = withSeat(plan, 1, 'open', null);
    expect(maySeed(open)).toBe(false);
    expect(wishOf(open, 'en')).not.toHaveProperty('seed');
  });

  test('is told in the language of who sets the table', () => {
    expect(wishOf(usualPlan(info, ''), 'ja')).toMatchObject({ language: 'ja' });
  });
});
