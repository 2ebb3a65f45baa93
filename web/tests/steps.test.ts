import { describe, expect, test } from 'vitest';
import { days, stops, strideFrom } from '../src/review/steps';
import { entry } from './core/table';

const log = [
  entry(0),
  { ...entry(1, 'm1', 0), day: 'Day 1' },
  { ...entry(2, '20', 0), day: 'Day 1' },
  { ...entry(3, 'r', 1), day: 'Day 1' },
  { ...entry(4, 'b1', 1), day: 'Day 2' },
];

describe('a review', () => {
  test('goes by decision, by turn and by day', () => {
    expect(stops(log, 'step')).toEqual([0, 1, 2, 3, 4]);
    expect(stops(log, 'turn')).toEqual([0, 2, 4]);
    expect(stops(log, 'day')).toEqual([0, 3, 4]);
    expect(strideFrom(log, 0, 'turn', 1)).toBe(2);
    expect(strideFrom(log, 4, 'day', -1)).toBe(3);
    expect(strideFrom(log, 0, 'step', -1)).toBe(0);
    expect(strideFrom(log, 4, 'step', 1)).toBe(4);
  });

  test('marks where days begin', () => {
    expect(days(log).map(({ number }) => number)).toEqual([1, 4]);
  });
});
