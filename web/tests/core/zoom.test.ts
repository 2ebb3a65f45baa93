import { describe, expect, test } from 'vitest';
import { bounded, FITTED, follows, MOST, isDouble, moved, pinched, type Point, scaled, showing, toggled, type Zoom } from '../../src/core/zoom';

/** Where a point of the drawing is in the box. */
function shown(zoom: Zoom, point: Point): Point {
  return { x: point.x * zoom.scale + zoom.x, y: point.y * zoom.scale + zoom.y };
}

const twice: Zoom = { scale: 2, x: 0, y: 0 };

describe('a drawing that is looked at closer', () => {
  test('is never smaller than its box, nor too large, and always fills it', () => {
    expect(bounded({ scale: 0.2, x: 3, y: -3 })).toEqual(FITTED);
    expect(bounded({ scale: 9, x: 0, y: 0 }).scale).toBe(MOST);
    expect(bounded({ scale: 2, x: 4, y: -4 })).toEqual({ scale: 2, x: 0.5, y: -0.5 });
  });

  test('keeps what is under the pointer where it is', () => {
    const at = { x: 0.2, y: -0.1 };
    const zoom = scaled(FITTED, 2, at);
    const still = shown(zoom, at);
    expect(still.x).toBeCloseTo(at.x);
    expect(still.y).toBeCloseTo(at.y);
    expect(scaled(zoom, 0.5, at)).toEqual(FITTED);
    expect(scaled(scaled(zoom, 9, at), 1, at).scale).toBe(MOST);
  });

  test('follows two fingers apart and along', () => {
    const from: [Point, Point] = [{ x: -0.1, y: 0 }, { x: 0.1, y: 0 }];
    const apart = pinched(FITTED, from, [{ x: -0.2, y: 0 }, { x: 0.2, y: 0 }]);
    expect(apart).toEqual(twice);
    const along = pinched(twice, from, [{ x: 0, y: 0.1 }, { x: 0.2, y: 0.1 }]);
    expect(along.scale).toBeCloseTo(2);
    expect(along.x).toBeCloseTo(0.1);
    expect(along.y).toBeCloseTo(0.1);
    // fingers that begin at one place bring nothing unheard of
    expect(pinched(FITTED, [from[0], from[0]], from).scale).toBe(MOST);
  });

  test('lets the page scroll where it cannot follow a finger itself', () => {
    expect(follows(FITTED, { x: 0, y: 0.1 })).toBe(false);
    expect(follows(twice, { x: 0, y: 0.1 })).toBe(true);
    const top = moved(twice, { x: 0, y: 9 });
    expect(follows(top, { x: 0, y: 0.1 })).toBe(false);
    expect(follows(top, { x: 0.02, y: -0.1 })).toBe(true);
  });

  test('shows what has the focus, and moves no further than that', () => {
    const seen = showing(twice, { x: -0.1, y: -0.1 }, { x: 0.1, y: 0.1 });
    expect(seen).toEqual(twice);
    const right = showing(twice, { x: 0.5, y: 0 }, { x: 0.7, y: 0.1 });
    expect(right.x).toBeCloseTo(-0.28);
    expect(right.y).toBe(0);
    expect(showing(twice, { x: -0.7, y: -0.9 }, { x: -0.5, y: -0.7 })).toMatchObject({ x: expect.closeTo(0.28), y: expect.closeTo(0.48) });
  });
});

describe('a double tap', () => {
  const tap = (at: number, x = 100, y = 100) => ({ at, x, y });

  test('is two taps soon after each other at about the same place', () => {
    expect(isDouble(null, tap(0))).toBe(false);
    expect(isDouble(tap(0), tap(200, 110))).toBe(true);
    expect(isDouble(tap(0), tap(400))).toBe(false);
    expect(isDouble(tap(0), tap(200, 160))).toBe(false);
  });

  test('shows all of it again, or more of what is under it', () => {
    const larger = toggled(FITTED, { x: 0.25, y: -0.25 });
    expect(larger.scale).toBeGreaterThan(1.5);
    expect(larger.x).toBeLessThan(0);
    expect(larger.y).toBeGreaterThan(0);
    expect(toggled(larger, { x: 0, y: 0 })).toEqual(FITTED);
  });
});
