import { afterEach, expect, test } from 'vitest';
import { set } from '../../../src/core/settings';
import { loadWords } from '../../../src/core/words';
import { spoken } from '../../../src/games/rising_sun/panel';

afterEach(() => set({ language: 'en' }));

const choice = (words: string, standing?: string, why: string | null = null) =>
  ({ words, facts: { standing }, why: why && { text: why, rule: 'R-POL-2' } }) as never;

test('an answer and how it stands are sentences of the language', async () => {
  await loadWords('en');
  expect(spoken(choice('Move it to Edo', 'behind Turtle 2'))).toBe('Move it to Edo. behind Turtle 2.');
  expect(spoken(choice('Select Train'))).toBe('Select Train');
  set({ language: 'ja' });
  await loadWords('ja');
  expect(spoken(choice('鍛錬を選ぶ', undefined, '引いた4枚の中にありません。'))).toBe('鍛錬を選ぶ。引いた4枚の中にありません。');
});
