import { describe, expect, test } from 'vitest';
import { type Box, clearest } from '../src/ui/clear';

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, right: left + width, bottom: top + height });
const page = box(0, 0, 100, 100);
const above = box(40, 20);
const below = box(40, 60);

describe('a tip', () => {
  test('lies in the first place where it covers nothing', () => {
    expect(clearest([above, below], [], page)).toBe(0);
    expect(clearest([above, below], [box(45, 25)], page)).toBe(1);
    expect(clearest([above, below], [box(50, 20)], page)).toBe(0);
  });

  test('is on the page, even if it must cover something', () => {
    expect(clearest([box(40, -5), below], [box(45, 65)], page)).toBe(1);
  });

  test('covers as little as it can', () => {
    expect(clearest([above, below], [box(41, 21), box(48, 68)], page)).toBe(1);
  });
});
