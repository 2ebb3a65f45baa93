import { describe, expect, test } from 'vitest';
import { HEIGHT, NORTH_TO_SOUTH, TOP, arrow, chips, labelled, nameWidth, outline, route, site, viewBox } from '../../../src/games/rising_sun/geometry';
import { stage } from './table';

const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const points = (path: string): string[] => path.slice(1, -1).split('L');

describe('the outlines', () => {
  test('of all provinces of the stage are drawn, and none besides', () => {
    expect([...NORTH_TO_SOUTH].sort()).toEqual(stage.provinces.map(({ province }) => province).sort());
  });

  test.each(['full', 'short'] as const)('lie within the drawing (%s)', (scale) => {
    const [left, top, width, height] = viewBox(scale).split(' ').map(Number) as [number, number, number, number];
    for (const province of NORTH_TO_SOUTH) {
      numbers(outline(province, scale)).forEach((value, i) => {
        const [from, size] = i % 2 ? [top, height] : [left, width];
        expect(value).toBeGreaterThanOrEqual(from);
        expect(value).toBeLessThanOrEqual(from + size);
      });
    }
  });

  test('are the same every time, and neighbours share their border', () => {
    expect(outline('kyoto', 'full')).toBe(outline('kyoto', 'full'));
    const kansai = new Set(points(outline('kansai', 'full')));
    const shared = (other: string): number => points(outline(other, 'full')).filter((point) => kansai.has(point)).length;
    expect(shared('kyoto')).toBeGreaterThan(10);
    expect(shared('nagato')).toBeGreaterThan(10);
    expect(shared('edo')).toBe(0);
  });
});

test('each shipping route of the stage has its line, from either end, and its boat within the drawing', () => {
  for (const { province, links } of stage.provinces) {
    for (const { to } of links) {
      const found = route(province, to, 'full');
      expect(found).toEqual(route(to, province, 'full'));
      expect(found!.boat.y).toBeGreaterThan(TOP);
      expect(found!.boat.y).toBeLessThan(TOP + HEIGHT);
    }
  }
  expect(route('edo', 'kyoto', 'full')).toBeNull();
});

describe('the places of the clans in a province', () => {
  test('are rows below the name, as wide as their pieces', () => {
    const [first, second] = chips('kyoto', [[1, 1, 3], [1]], 'full');
    expect(first!.width).toBeGreaterThan(second!.width);
    expect(second!.y - first!.y).toBeGreaterThanOrEqual(30);
    expect(first!.x + first!.width / 2).toBeCloseTo(site('kyoto', 'full').x);
  });

  test('show crest and Force only on a phone, where pieces are too many, and in two columns where rows are few', () => {
    expect(chips('kyoto', [[1]], 'short')[0]!.short).toBe(true);
    expect(chips('kyoto', [[1, 1, 2, 2, 2]], 'full')[0]!.short).toBe(true);
    const many = chips('shikoku', [[1], [1], [1]], 'full');
    expect(many.every(({ short }) => short)).toBe(true);
    expect(many[0]!.y).toBe(many[1]!.y);
    expect(many[0]!.x + many[0]!.width).toBeLessThan(many[1]!.x);
  });

  test.each(['full', 'short'] as const)('never overlap nor leave the drawing, with five clans (%s)', (scale) => {
    const [left, top, width, height] = viewBox(scale).split(' ').map(Number) as [number, number, number, number];
    for (const province of NORTH_TO_SOUTH) {
      const places = chips(province, Array.from({ length: 5 }, () => [1, 2]), scale);
      const tall = scale === 'short' ? 35 : 28;
      for (const place of places) {
        expect(place.x).toBeGreaterThanOrEqual(left);
        expect(place.x + place.width).toBeLessThanOrEqual(left + width);
        expect(place.y + tall).toBeLessThanOrEqual(top + height);
        for (const other of places.filter((each) => each !== place)) {
          const apart = other.x >= place.x + place.width || place.x >= other.x + other.width || Math.abs(other.y - place.y) >= tall;
          expect(apart, `${province} ${JSON.stringify([place, other])}`).toBe(true);
        }
      }
    }
  });
});

test('names in kanji are wider than as many letters', () => {
  expect(nameWidth('京都', 'full')).toBeGreaterThan(nameWidth('ab', 'full'));
  expect(nameWidth('Kyoto', 'short')).toBeGreaterThan(nameWidth('Kyoto', 'full'));
});

test.each(['full', 'short'] as const)('a name with the number of its war lies within the drawing (%s)', (scale) => {
  const [left, , width] = viewBox(scale).split(' ').map(Number) as [number, number, number];
  for (const { province, name } of stage.provinces) {
    const wide = nameWidth(name, scale);
    const { name: middle, tag } = labelled(province, wide, 29, scale);
    expect(middle - wide / 2).toBeGreaterThanOrEqual(left);
    expect(tag).toBeGreaterThanOrEqual(middle + wide / 2);
    expect(tag + 29).toBeLessThanOrEqual(left + width);
  }
});

describe('arrow keys', () => {
  test('lead to a province in their direction, and stay where there is none', () => {
    expect(arrow('kansai', 'ArrowRight')).toBe('kyoto');
    expect(arrow('kansai', 'ArrowLeft')).toBe('nagato');
    expect(arrow('oshu', 'ArrowDown')).toBe('edo');
    expect(arrow('hokkaido', 'ArrowUp')).toBe('hokkaido');
    expect(arrow('edo', 'x')).toBe('edo');
  });

  test('reach every province from every other one', () => {
    for (const start of NORTH_TO_SOUTH) {
      const reached = new Set([start]);
      for (const province of reached) for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) reached.add(arrow(province, key));
      expect(reached.size).toBe(NORTH_TO_SOUTH.length);
    }
    expect(arrow('edo', 'Home')).toBe('hokkaido');
    expect(arrow('edo', 'End')).toBe('kyushu');
  });
});
