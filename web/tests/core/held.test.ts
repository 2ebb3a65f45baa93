import { beforeEach, describe, expect, test } from 'vitest';
import {
  dropKey,
  forgetTable,
  held,
  holdTable,
  keysOf,
  linkTo,
  noteLesson,
  noteSeen,
  readHeld,
} from '../../src/core/held';

const mine = { role: 'player', player: 0, token: 'mine' } as const;
const invite = { role: 'invite', player: 1, token: 'invite' } as const;

beforeEach(() => {
  localStorage.clear();
  held.value = {};
});

describe('the tokens of this device', () => {
  test('are kept by table, each once', () => {
    holdTable('matsu', 'last_kannagi', [mine, invite]);
    holdTable('matsu', '', [mine]);
    expect(held.value['matsu']).toMatchObject({ game: 'last_kannagi', keys: [mine, invite] });
    expect(keysOf('matsu', 'invite')).toEqual([invite]);
    expect(readHeld(localStorage.getItem('kagura.tables'))).toEqual(held.value);
  });

  test('go with the last of a table', () => {
    holdTable('matsu', 'last_kannagi', [mine, invite]);
    dropKey('matsu', 'invite');
    expect(keysOf('matsu', 'player')).toEqual([mine]);
    dropKey('matsu', 'mine');
    expect(held.value).toEqual({});
    holdTable('ume', 'last_kannagi', [mine]);
    forgetTable('ume');
    expect(held.value).toEqual({});
  });

  test('of another tab are not lost when this one writes', () => {
    holdTable('matsu', 'last_kannagi', [mine]);
    localStorage.setItem(
      'kagura.tables',
      JSON.stringify({ ...held.value, ume: { game: 'g', keys: [invite], seen: {}, at: 1 } }),
    );
    noteSeen('matsu', 0, 7);
    expect(Object.keys(held.value).sort()).toEqual(['matsu', 'ume']);
    expect(held.value['matsu']?.seen).toEqual({ 0: 7 });
  });

  test('a lesson is remembered until it is left', () => {
    holdTable('matsu', 'last_kannagi', [mine]);
    noteLesson('matsu', true);
    expect(readHeld(localStorage.getItem('kagura.tables'))['matsu']).toMatchObject({ keys: [mine], lesson: true });
    noteLesson('matsu', false);
    expect(held.value['matsu']).not.toHaveProperty('lesson');
  });

  test('stay behind the # of a link, which no server sees', () => {
    expect(linkTo('matsu', 'secret')).toBe('http://kagura.test/t/matsu#secret');
  });

  test('damaged storage is as new', () => {
    expect(readHeld('{"a": 1, "b": {"keys": 3}}')).toEqual({});
    expect(readHeld('nonsense')).toEqual({});
  });
});
