import { afterEach, expect, test } from 'vitest';
import { set } from '../../../src/core/settings';
import { loadWords } from '../../../src/core/words';
import { say } from './table';
import { spoken } from '../../../src/games/rising_sun/panel';

afterEach(() => set({ language: 'en' }));

const choice = (words: string, standing?: string, why: string | null = null, more: object = {}) =>
  ({ words, facts: { standing, ...more }, why: why && { text: why, rule: 'R-POL-2' } }) as never;

test('an answer and how it stands are sentences of the language', async () => {
  await loadWords('en');
  expect(spoken(choice('Move it to Edo', 'behind Turtle 2'), say)).toBe('Move it to Edo. Behind Turtle 2.');
  expect(spoken(choice('Select Train'), say)).toBe('Select Train');
  const more = { cost: 2, left: 5, notes: ['You gain 2 VP.'] };
  expect(spoken(choice('Buy Mercy', undefined, null, more), say)).toBe('Buy Mercy. Costs 2, leaves 5. You gain 2 VP.');
  set({ language: 'ja' });
  await loadWords('ja');
  expect(spoken(choice('鍛錬を選ぶ', undefined, '引いた4枚の中にありません。'), say)).toBe('鍛錬を選ぶ。引いた4枚の中にありません。');
});
