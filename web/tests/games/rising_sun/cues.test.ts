import { describe, expect, test } from 'vitest';
import type { Entry, Told } from '../../../src/core/protocol';
import { timetable } from '../../../src/games/rising_sun/cues';
import { pace, watch } from '../../../src/games/rising_sun/motion';
import { keepStill } from '../../../src/table/motion';
import { stage, view } from './table';

function told(name: string, seat: number, args: Record<string, number> = {}): Told {
  return { name, seat, args, rule: '', text: '' };
}

function entry(...facts: Told[]): Entry {
  return { number: 0, seat: 0, notation: null, words: null, at: 0, by: 'person', day: '', told: facts };
}

describe('a timetable', () => {
  test('a figure that moves flies from its province to its clan in the other one', () => {
    const { cues } = timetable([entry(told('moved', 1, { piece: 2, from: 0, to: 4 }))], stage);
    expect(cues).toEqual([{ kind: 'flight', at: 0, ms: 480, symbol: 'i-bushi', seat: 1, from: 'province-hokkaido', to: 'clan-kansai-1' }]);
  });

  test('pieces fall in where they are summoned, placed and built, and at shrines', () => {
    const facts = ['summoned', 'placed', 'built'].map((name) => told(name, 0, { piece: 2, province: 2 }));
    const { cues } = timetable([entry(...facts, told('worships', 2, { piece: 1, slot: 3 }))], stage);
    expect(cues.map((cue) => cue.kind)).toEqual(['fall', 'fall', 'fall', 'fall']);
    expect(cues.map((cue) => 'piece' in cue && cue.piece)).toEqual(['clan-edo-0', 'clan-edo-0', 'clan-edo-0', 'worship-3-2']);
    expect(cues.map(({ at }) => at)).toEqual([0, 240, 480, 720]);
  });

  test('coins go from hand to hand, one after the other, not all of many', () => {
    const { cues, end } = timetable([entry(told('took-coins', 0, { other: 2, coins: 9 }))], stage);
    expect(cues).toHaveLength(5);
    expect(cues[0]).toMatchObject({ kind: 'flight', symbol: 'i-coin', from: 'coins-2', to: 'coins-0' });
    expect(end).toBe(180 + 4 * 40);
  });

  test('what nothing shows takes no time', () => {
    expect(timetable([entry(told('season', 0), told('coins', 0, { coins: 0 }), told('kami-turn', 0))], stage)).toEqual({ cues: [], end: 0 });
  });

  test('much at once is hurried, and very much is not shown', () => {
    const many = Array.from({ length: 30 }, () => told('token', 1, { province: 3 }));
    const { cues, end } = timetable([entry(...many)], stage);
    expect(cues).toHaveLength(30);
    expect(end).toBeCloseTo(2400);
    expect(timetable(Array.from({ length: 17 }, () => entry(told('vp', 0))), stage).cues).toEqual([]);
  });
});

test('the next update waits as long as the motion takes, and not where nothing may move', () => {
  const entries = [entry(told('bought', 1))];
  watch(stage, view());
  keepStill(false);
  expect(pace(entries)).toBe(240);
  keepStill(true);
  expect(pace(entries)).toBe(0);
  keepStill(false);
});
