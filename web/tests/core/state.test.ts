import { describe, expect, test } from 'vitest';
import type { Update } from '../../src/core/protocol';
import { nextRedo, type TableState, updated, welcomed } from '../../src/core/state';
import { FakeTable } from './table';

function log(state: TableState): (string | null)[] {
  return state.entries.map(({ notation }) => notation);
}

function after(...updates: Update[]): TableState {
  return updates.reduce(updated, welcomed(null, new FakeTable().welcome('1')));
}

describe('the state of a table', () => {
  test('follows what is decided and taken back', () => {
    const table = new FakeTable();
    const state = after(table.decide('m1'), table.decide('20'), table.takeBack(1), table.decide('21'));
    expect(log(state)).toEqual([null, 'm1', '21']);
    expect(state.behind).toBe(false);
    expect(state.now.view['log']).toEqual(log(state));
  });

  test('what is said again after a taking back has not arrived again', () => {
    const table = new FakeTable();
    const before = after(table.decide('m1'), table.decide('20'));
    const again = before.entries.slice(1, 2);
    const back = updated(before, { ...table.takeBack(1), keep: 0, entries: [...again] });
    expect(log(back)).toEqual([null, 'm1']);
    expect(back.arrived).toBe(before.arrived);
    const told = updated(before, { ...table.decide('21'), order: 3, keep: 0, entries: [{ ...again[0]!, words: 'opened' }] });
    expect(told.arrived.entries.map(({ words }) => words)).toEqual(['opened']);
  });

  test('a wish to take back that goes with nothing taken back was refused', () => {
    const table = new FakeTable();
    const asked = after(table.decide('m1'), table.askBack(0));
    expect(asked.refused).toBe(false);
    const refused = updated(asked, table.askBack(null));
    expect(refused.refused).toBe(true);
    const later = updated(refused, table.askBack(null));
    expect(later.refused).toBe(true);
    expect(updated(later, table.decide('20')).refused).toBe(false);
  });

  test('a wish that was granted, and that of another, were not refused', () => {
    const table = new FakeTable();
    const asked = after(table.decide('m1'), table.askBack(0));
    table.asking = null;
    expect(updated(asked, table.takeBack(0)).refused).toBe(false);
    const other = new FakeTable();
    expect(after(other.decide('m1'), other.askBack(1), other.askBack(null)).refused).toBe(false);
  });

  test('a doubled update changes nothing', () => {
    const table = new FakeTable();
    const first = table.decide('m1');
    const second = table.decide('20');
    const state = after(first, second);
    expect(updated(state, first)).toBe(state);
    expect(updated(state, second)).toBe(state);
  });

  test('an update that overtakes another leaves it behind, and the welcome makes it whole', () => {
    const table = new FakeTable();
    const first = table.decide('m1');
    const second = table.decide('20');
    const state = after(second, first);
    expect(state.behind).toBe(true);
    const whole = welcomed(state, table.welcome('2', 0));
    expect(log(whole)).toEqual([null, 'm1', '20']);
    expect(whole.behind).toBe(false);
  });

  test('a lost take-back is noticed although the next entry would fit', () => {
    const table = new FakeTable();
    const known = [table.decide('m1'), table.decide('20')];
    table.takeBack(1);
    table.decide('21');
    const state = after(...known, table.decide('stop'));
    expect(state.behind).toBe(true);
    expect(log(state)).toEqual([null, 'm1', '20']);
  });

  test('after a break the entries that were taken back meanwhile go', () => {
    const table = new FakeTable();
    const state = after(table.decide('m1'), table.decide('20'));
    table.takeBack(1);
    table.decide('21');
    const back = welcomed(state, table.welcome('2', 1));
    expect(log(back)).toEqual([null, 'm1', '21']);
    expect(back.arrived.entries.map(({ notation }) => notation)).toEqual(['21']);
  });

  test('a whole log again (another language) animates nothing', () => {
    const table = new FakeTable();
    const state = after(table.decide('m1'));
    const again = welcomed(state, table.welcome('2'));
    expect(again.arrived).toBe(state.arrived);
  });

  test('somebody coming or going is taken in without an entry', () => {
    const table = new FakeTable();
    const state = after(table.decide('m1'), table.update(1, []));
    expect(state.order).toBe(2);
    expect(log(state)).toEqual([null, 'm1']);
  });
});

describe('taking again what was taken back', () => {
  test('offers own decisions, the last first, until another is taken', () => {
    const table = new FakeTable();
    const back = after(table.decide('m1'), table.decide('20'), table.takeBack(1), table.takeBack(0));
    expect(back.redo.map(({ notation }) => notation)).toEqual(['20', 'm1']);
    const again = updated(back, table.decide('m1'));
    expect(again.redo.map(({ notation }) => notation)).toEqual(['20']);
    expect(updated(again, table.decide('stop')).redo).toEqual([]);
  });

  test('goes by what was taken back in one go', () => {
    const table = new FakeTable();
    const back = after(...['m1', 'r2', 'b1', 'y0'].map((one) => table.decide(one)), table.takeBack(1), table.takeBack(0));
    const next = (redo: typeof back.redo): string[] => nextRedo(redo).map(({ notation }) => notation);
    expect(next(back.redo)).toEqual(['m1']);
    const again = updated(back, table.decide('m1'));
    expect(next(again.redo)).toEqual(['r2', 'b1', 'y0']);
    // Somebody takes the first of them by hand: the others are left.
    expect(next(updated(again, table.decide('r2')).redo)).toEqual(['b1', 'y0']);
    expect(nextRedo([])).toEqual([]);
  });

  test("does not offer another's decisions", () => {
    const table = new FakeTable();
    expect(after(table.decide('m1', 1), table.takeBack(0)).redo).toEqual([]);
  });
});
