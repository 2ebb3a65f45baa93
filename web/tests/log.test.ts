import { beforeEach, expect, test } from 'vitest';
import { loadWords } from '../src/core/words';
import { Sentences, split } from '../src/table/log';

beforeEach(() => loadWords('en'));

/** What is written in a drawn part, without drawing what lies deeper. */
function written(node: any): string {
  if (Array.isArray(node)) return node.map(written).join('');
  if (node === null || typeof node === 'boolean' || node === undefined) return '';
  return typeof node === 'object' ? written(node.props.children) : String(node);
}

function said(told: { text: string; rule: string }[], words: string | null): string {
  const entry = { number: 3, seat: 0, words, told, by: 'person' };
  return written(Sentences({ entry: entry as never, game: 'rising_sun', who: 'Koi' }));
}

test('a decision that nothing is told of is no sentence about who decided', () => {
  expect(said([], 'List Lotus as a partner')).toBe('Koi: List Lotus as a partner');
});

test('whom a sentence is about is said once', () => {
  const told = ['Koi: pays 2 coins', 'Koi: buys Courage'].map((text) => ({ text, rule: 'R-TRA-3' }));
  expect(said(told, 'Buy Courage')).toBe('Koi pays 2 coinsbuys Courage');
});

test('who a sentence is about is told from what it says, in both languages', () => {
  expect(split('Turtle: wins with 56 VP')).toEqual({ who: 'Turtle', what: 'wins with 56 VP' });
  expect(split('亀：47点で勝つ')).toEqual({ who: '亀', what: '47点で勝つ' });
  expect(split('Spring begins')).toEqual({ who: '', what: 'Spring begins' });
});
