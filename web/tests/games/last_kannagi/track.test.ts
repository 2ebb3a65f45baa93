import { describe, expect, test } from 'vitest';
import { hoursOf, placeOf, standing } from '../../../src/games/last_kannagi/hours';
import { bundleOf, textsOf } from '../../../src/core/words';
import ja from '../../../src/games/last_kannagi/text/ja.ftl?raw';
import { hourOf, spokenTrack } from '../../../src/games/last_kannagi/track';
import { say, stage, viewWith } from './table';

describe('the hours of a day', () => {
  test('a day has 24 hours, and after it those that an action can reach', () => {
    const hours = hoursOf(24, 3);
    expect(hours).toHaveLength(28);
    expect(hours.slice(22).map(({ hour, spill }) => [hour, spill])).toEqual([[22, false], [23, false], [0, true], [1, true], [2, true], [3, true]]);
  });

  test('after the last day there is only its end', () => {
    const hours = hoursOf(24, 0);
    expect(hours).toHaveLength(25);
    expect(hours[24]).toMatchObject({ hour: 24, spill: true });
  });

  test('noon is light and midnight dark', () => {
    const light = hoursOf(24, 3).map((hour) => hour.light);
    expect(light[12]).toBeGreaterThan(0.95);
    expect(light[0]).toBeLessThan(0.05);
  });

  test('a clock stands at its hour of the day, at the end at the latest', () => {
    expect(placeOf(50, 48, 27)).toBe(2);
    expect(placeOf(130, 96, 24)).toBe(24);
  });

  test('clocks at one hour lie on each other, the one that came last on top', () => {
    const found = standing([10, 9, 10], [2, 1, 0], 0, 27);
    expect(found.get(10)).toEqual([0, 2]);
    expect(found.get(9)).toEqual([1]);
  });

  test('the hour shown is that of the day, 24 only when the match is over', () => {
    expect(hourOf(stage, viewWith(), 25)).toBe(1);
    expect(hourOf(stage, viewWith({}, { day: 5 }), 120)).toBe(24);
    expect(hourOf(stage, viewWith({}, { day: 4 }), 96)).toBe(0);
  });
});

test('the track in words has the signs of its language', () => {
  expect(spokenTrack({ stage, view: viewWith(), say })).toBe('Time track, day 1: Hikari at hour 9; Kon at hour 10; Mito at hour 11');
  const words = spokenTrack({ stage, view: viewWith(), say: textsOf(bundleOf('ja', ja)) });
  expect(words).toBe('時間トラック、1日目：Hikariは9時；Konは10時；Mitoは11時');
});
