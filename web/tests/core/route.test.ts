import { describe, expect, test } from 'vitest';
import { routeOf, tablePath } from '../../src/core/route';

describe('an address', () => {
  test('names a page, a moment, and brings a token in its fragment', () => {
    expect(routeOf('/', '')).toEqual({ page: 'lobby' });
    expect(routeOf('/t/matsu', '#abcdefghijklmnopqrst')).toEqual({
      page: 'table',
      table: 'matsu',
      moment: null,
      token: 'abcdefghijklmnopqrst',
    });
    expect(routeOf('/t/matsu/94', '')).toMatchObject({ table: 'matsu', moment: 94, token: null });
    expect(routeOf('/rules/last_kannagi', '#K-MOVE-4')).toEqual({ page: 'rules', game: 'last_kannagi' });
  });

  test('that means nothing is lost', () => {
    for (const path of ['/x', '/t', '/t/', '/rules']) expect(routeOf(path, '').page).toBe('lost');
    expect(routeOf('/t/matsu/first', '#short')).toMatchObject({ moment: null, token: null });
  });

  test('is made from a table and a moment', () => {
    expect(tablePath('matsu')).toBe('/t/matsu');
    expect(tablePath('matsu', 0)).toBe('/t/matsu/0');
  });
});
