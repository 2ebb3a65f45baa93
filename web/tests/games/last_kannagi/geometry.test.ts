import { describe, expect, test } from 'vitest';
import { DIRECTIONS, arrow, centre, corners, outerSides, rows, spaceAt } from '../../../src/games/last_kannagi/geometry';
import { rings, stage } from './table';

const spaces = rings();
const step = (from: number, key: string) => arrow(spaces, from, key);

describe('the drawing of the world', () => {
  test('spaces side by side are as far apart as their sides say, in every direction', () => {
    const middle = centre(spaces[0]!);
    for (const direction of DIRECTIONS) {
      const next = centre(spaces[spaceAt(spaces, direction)]!);
      expect(Math.hypot(next.x - middle.x, next.y - middle.y)).toBeCloseTo(54 * Math.sqrt(3));
    }
  });

  test('space 1 is to the right of the main shrine, space 2 above it to the right', () => {
    expect(centre(spaces[1]!).y).toBe(0);
    expect(centre(spaces[1]!).x).toBeGreaterThan(0);
    expect(centre(spaces[2]!).y).toBeLessThan(0);
    expect(centre(spaces[2]!).x).toBeGreaterThan(0);
  });

  test('the six corners of a space lie around it', () => {
    const found = corners({ x: 10, y: 20 }, 5);
    expect(found).toHaveLength(6);
    for (const corner of found) expect(Math.hypot(corner.x - 10, corner.y - 20)).toBeCloseTo(5);
  });

  test('42 sides face the outer world: three at a corner, two between', () => {
    const counts = stage.spaces.map((space) => outerSides(space, space.outer).length);
    expect(counts.reduce((sum, n) => sum + n)).toBe(42);
    expect([counts[19], counts[20], counts[7]]).toEqual([3, 2, 0]);
  });

  test('the hachures of an outer side point away from the middle', () => {
    for (const space of stage.spaces) {
      const { x, y } = centre(space);
      for (const side of outerSides(space, space.outer)) {
        const [dx, dy] = side.hachures[0]!.split('l')[1]!.split(' ').map(Number);
        expect(dx! * x + dy! * y).toBeGreaterThan(0);
      }
    }
  });
});

describe('arrow keys on the world', () => {
  test('rows are read from the top left to the bottom right', () => {
    expect(rows(spaces)[0]).toEqual([25, 24, 23, 22]);
    expect(rows(spaces)[3]).toEqual([28, 13, 4, 0, 1, 7, 19]);
    expect(rows(spaces).flat()).toHaveLength(37);
  });

  test('left and right walk along the row and stay at its ends', () => {
    expect(step(0, 'ArrowRight')).toBe(1);
    expect(step(0, 'ArrowLeft')).toBe(4);
    expect(step(19, 'ArrowRight')).toBe(19);
  });

  test('up and then down comes back to where one was, inside the rim', () => {
    for (let space = 0; space < 19; space++) {
      expect(step(step(space, 'ArrowUp'), 'ArrowDown')).toBe(space);
      expect(step(step(space, 'ArrowDown'), 'ArrowUp')).toBe(space);
    }
  });

  test('from every space every other one can be reached', () => {
    const seen = new Set([0]);
    for (const number of seen) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(step(number, key));
    expect(seen.size).toBe(37);
  });

  test('Home and End are the ends of the row, other keys stay', () => {
    expect(step(0, 'Home')).toBe(28);
    expect(step(0, 'End')).toBe(19);
    expect(step(0, 'x')).toBe(0);
  });
});
