import { beforeAll, expect, test } from 'vitest';
import type { GameUI } from '../src/core/game';
import type { Entry, Hint, Now } from '../src/core/protocol';
import { set } from '../src/core/settings';
import type { TableState } from '../src/core/state';
import { loadWords } from '../src/core/words';
import { heardAt, hintParts, saidOf } from '../src/table/spoken';
import { entry, tableInfo } from './core/table';

const game = { seatName: (seat: number) => ['Koi', 'Lotus'][seat], texts: { en: '', ja: '' } } as unknown as GameUI;

beforeAll(async () => {
  set({ language: 'en' });
  await loadWords('en');
});

function told(number: number, seat: number, ...texts: string[]): Entry {
  const facts = texts.map((text) => ({ name: 'fact', rule: 'R-1', seat, args: {}, text }));
  return { ...entry(number, `n${number}`, seat), told: facts };
}

/** The reader is Koi. */
function table(entries: Entry[], question: string | null, acting = question === null ? [1] : [0]): TableState {
  const offers = question === null ? [] : [{ seat: 0, question, choices: [] }];
  const now = { decisions: entries.length - 1, acting, offers, view: {} };
  return { table: tableInfo(), player: 0, entries, now, stage: {} } as unknown as TableState;
}

const begin = table([entry(0)], null);

test('what came of a decision is said as the log has it, and the question once', () => {
  const asked = table([entry(0), told(1, 1, 'Lotus: buys Mercy', 'Lotus: gains 2 VP')], 'Which card?');
  const first = saidOf(heardAt(begin), asked, game);
  expect(first.said).toBe('Lotus: buys Mercy. Lotus: gains 2 VP. Your turn. Which card?');
  const sealed = table([...asked.entries, told(2, 1, 'Lotus has decided, unseen')], 'Which card?', [0, 1]);
  expect(saidOf(first.heard, sealed, game).said).toBe('Lotus has decided, unseen.');
});

test('what the reader brought about is said, too, with the question that is asked again', () => {
  const before = heardAt(table([entry(0)], 'Which piece?'));
  const after = table([entry(0), told(1, 0, 'Koi: moves to Kansai')], 'Which piece?');
  const { said } = saidOf({ ...before, question: 'Which piece?' }, after, game);
  expect(said).toBe('Koi: moves to Kansai. Your turn. Which piece?');
});

test('a decision that nothing is told of is said once its player is done', () => {
  const half = [entry(0), entry(1, 'Summon: Shinto', 1)];
  expect(saidOf(heardAt(begin), table(half, null), game).said).toBe('');
  expect(saidOf(heardAt(begin), table(half, 'Whom?'), game).said).toBe('Lotus: Summon: Shinto. Your turn. Whom?');
});

test('answers that are opened later are not said one by one', () => {
  const before = heardAt(table([entry(0), told(1, 1, 'Lotus has decided, unseen')], 'Your bid?'));
  const opened = [entry(0), entry(1, 'Bid 2', 1), told(2, 1, 'Lotus has decided, unseen'), told(3, 0, 'Lotus: bids 2')];
  expect(saidOf(before, table(opened, null), game).said).toBe('Lotus: bids 2.');
});

test('taking back is said with what is asked then', () => {
  const before = { ...heardAt(table([entry(0), entry(1, 'Move the Bushi', 0)], 'Where to?')), question: 'Where to?' };
  expect(saidOf(before, table([entry(0)], 'Which piece?'), game).said).toBe('Taken back. Your turn. Which piece?');
});

test('the end of a match is said once', () => {
  const ended = { ...table([entry(0), told(1, 1, 'Lotus: wins with 40 VP')], null, []), table: tableInfo({ over: true }) };
  const first = saidOf(heardAt(begin), ended, game);
  expect(first.said).toBe('Lotus: wins with 40 VP. Game over.');
  expect(saidOf(first.heard, { ...ended, order: 2 }, game).said).toBe('');
});

test('nothing of the past is said to other eyes', () => {
  const before = heardAt({ ...begin, player: 1 });
  expect(saidOf(before, table([entry(0), told(1, 1, 'Lotus: buys Mercy')], 'Which card?'), game).said).toBe('');
});

test('a reason that only repeats the advice is left out', () => {
  const now = { acting: [0], offers: [{ seat: 0, question: '', choices: [{ action: 4, words: 'Select Recruit' }] }] } as unknown as Now;
  const hint = (why: string): Hint => ({ seat: 0, action: 4, notation: 'r', why }) as Hint;
  expect(hintParts(now, hint('Select Recruit.'))).toEqual(['Select Recruit.', '']);
  expect(hintParts(now, hint('It is cheap.'))).toEqual(['Select Recruit.', 'It is cheap.']);
});
