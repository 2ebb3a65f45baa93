import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../../src/core/playback';
import { type TableState, updated, welcomed } from '../../src/core/state';
import { FakeTable } from './table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** States of a table at which the seats decide in turn; 0 is the reader's. */
function states(...seats: number[]): TableState[] {
  const table = new FakeTable();
  const made = [welcomed(null, table.welcome('1'))];
  for (const seat of seats) made.push(updated(made.at(-1) as TableState, table.decide(`by ${seat}`, seat)));
  return made;
}

function shownAfter(playback: Playback): number {
  return (playback.shown.value?.entries.length ?? 0) - 1;
}

describe('what the others do', () => {
  test('is shown one at a time', () => {
    const playback = new Playback(() => 100);
    for (const state of states(0, 1, 1)) playback.take(state);
    expect(shownAfter(playback)).toBe(1);
    vi.advanceTimersByTime(500);
    expect(shownAfter(playback)).toBe(2);
    vi.advanceTimersByTime(500);
    expect(shownAfter(playback)).toBe(3);
  });

  test('is shown at once on input', () => {
    const playback = new Playback(() => 100);
    for (const state of states(0, 1, 1, 1)) playback.take(state);
    playback.flush();
    expect(shownAfter(playback)).toBe(4);
    vi.advanceTimersByTime(5_000);
    expect(shownAfter(playback)).toBe(4);
  });

  test("the reader's own decision is never held back", () => {
    const playback = new Playback(() => 100);
    for (const state of states(1, 1, 1, 0)) playback.take(state);
    expect(shownAfter(playback)).toBe(4);
  });

  test('nothing waits while nothing is animated', () => {
    const playback = new Playback(() => null);
    for (const state of states(1, 1)) playback.take(state);
    expect(shownAfter(playback)).toBe(2);
  });

  test('a very long queue is not played', () => {
    const playback = new Playback(() => 100);
    for (const state of states(...Array<number>(20).fill(1))) playback.take(state);
    expect(shownAfter(playback)).toBeGreaterThanOrEqual(13);
  });
});
