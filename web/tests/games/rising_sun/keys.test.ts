import { beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '../../../src/core/protocol';
import { answerOf, keys } from '../../../src/games/rising_sun/keys';
import { draftOf, layDraft } from '../../../src/games/rising_sun/sealed';
import { deskAt, lay } from '../../../src/table/desk';
import { ballot, bids, choice, nowWith, offerOf, propsWith, stage } from './offered';

vi.stubGlobal('PointerEvent', class extends Event {});

let done: number[][];

beforeEach(() => {
  done = [];
});

/** What a key does at a question; the codes that were sent come into `done`. */
function press(key: string, offer: Offer | null, more: Partial<KeyboardEvent> = {}, settings = {}): boolean {
  const props = propsWith(nowWith(offer), done);
  return keys({ key, ...more } as KeyboardEvent, { ...props, settings: { ...props.settings, ...settings } });
}

const PLACES = offerOf('RAI', [choice(14, { kind: 'province', province: 'edo' }), choice(12, { kind: 'province', province: 'hokkaido' }), choice(0, { kind: 'pass' })]);

test('a figure takes the answer in that place, 0 declines', () => {
  expect(press('2', PLACES)).toBe(true);
  expect(press('0', PLACES)).toBe(true);
  expect(done).toEqual([[12], [0]]);
  expect(press('7', PLACES)).toBe(false);
});

test('a Mandate keeps its figure whether or not it can be had', () => {
  const offer = offerOf('MANDATE', [choice(5, { kind: 'mandate', mandate: 'harvest' }), choice(2, { kind: 'mandate', mandate: 'recruit' }, { why: { rule: 'R-POL-2', text: 'not drawn' } })]);
  expect(answerOf(4, offer, stage)?.action).toBe(5);
  expect(answerOf(1, offer, stage)?.action).toBe(2);
});

test('each Mandate has a letter that is no key of the table', () => {
  const offer = offerOf('ANNOUNCE', ['recruit', 'marshal', 'train', 'harvest', 'betray'].map((mandate, i) => choice(i + 2, { kind: 'mandate', mandate })));
  for (const key of ['r', 'M', 't', 'v', 'b']) expect(press(key, offer)).toBe(true);
  expect(done).toEqual([[2], [3], [4], [5], [6]]);
  for (const key of 'uyhloi') expect(press(key, offer)).toBe(false);
  expect(press('r', PLACES)).toBe(false);
});

test('where a number is asked a figure is that number', () => {
  const offer = offerOf('GIFT-N', [1, 2, 3].map((number) => choice(174 + number, { kind: 'number', number })));
  expect(answerOf(3, offer, stage)?.action).toBe(177);
  expect(answerOf(0, offer, stage)).toBeUndefined();
});

test('a key that is held down answers once', () => {
  expect(press('1', PLACES, { repeat: true })).toBe(true);
  expect(done).toEqual([]);
});

test('letters and figures can be switched off, and mean nothing with others held', () => {
  expect(press('1', PLACES, {}, { letterKeys: false })).toBe(false);
  expect(press('1', PLACES, { ctrlKey: true })).toBe(false);
  expect(press('1', null)).toBe(false);
  expect(press('q', PLACES)).toBe(false);
});

test('a list is put together by figures, cleared, and sealed', () => {
  const offer = ballot();
  const now = nowWith(offer);
  layDraft(offer, now, []);
  press('2', offer);
  press('1', offer);
  expect(draftOf(offer, now)).toEqual([2, 1]);
  press('c', offer);
  expect(draftOf(offer, now)).toEqual([]);
  press('1', offer);
  press('s', offer);
  expect(done).toEqual([[8, 0]]);
});

test('bids are sealed all four at once', () => {
  const offer = bids(5);
  layDraft(offer, nowWith(offer), [1, 0, 2, 0]);
  press('S', offer);
  expect(done).toEqual([[175, 174, 176, 174]]);
});

test('Esc leaves what was selected', () => {
  const now = nowWith(PLACES);
  lay(now, { tapped: '0.14' });
  expect(press('Escape', PLACES)).toBe(true);
  expect(deskAt(now).tapped).toBeNull();
  expect(press('Escape', PLACES)).toBe(false);
});
