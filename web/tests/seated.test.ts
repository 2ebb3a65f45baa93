import { expect, test } from 'vitest';
import type { Key } from '../src/core/protocol';
import type { TableState } from '../src/core/state';
import { nextReader } from '../src/table/seated';
import { tableInfo } from './core/table';

const [place] = tableInfo().places;
const table = tableInfo({ places: [0, 1, 2].map((player) => ({ ...place!, player, seats: [player] })) });
const keys = [0, 1, 2].map((player) => ({ role: 'player', player, token: `t${player}` }) as Key);

/** Who gets the device from a reader, by number. */
function next(reader: number, acting: number[], waiting: number[] = []): number | null {
  const now = { acting, undo: { waiting } };
  return nextReader({ table, now } as unknown as TableState, keys, keys[reader]!)?.player ?? null;
}

test('the device goes to who is asked, and stays with a reader who is', () => {
  expect(next(0, [1])).toBe(1);
  expect(next(0, [0, 1])).toBeNull();
});

test('a wish to take back goes round before anybody decides', () => {
  expect(next(1, [2], [0, 2])).toBe(0);
  expect(next(0, [2], [0, 2])).toBeNull();
  expect(next(0, [2], [2])).toBe(2);
  expect(next(2, [2], [2])).toBeNull();
  expect(next(2, [2], [0])).toBe(0);
});
