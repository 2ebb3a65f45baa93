import { beforeEach, describe, expect, test } from 'vitest';
import { bidAfter } from '../../../src/games/rising_sun/bids';
import { bidActions, bidChanged, coinsOf, draftOf, layDraft, listActions, lotsOf, mostFor, raised, takesSole, toggled } from '../../../src/games/rising_sun/sealed';
import { ballot, bids, nowWith } from './offered';

describe('the list of partners', () => {
  test('a clan is added at the end and taken off again', () => {
    expect(toggled([2], 1)).toEqual([2, 1]);
    expect(toggled([2, 1], 2)).toEqual([1]);
  });

  test('a clan moves up by one place', () => {
    expect(raised([2, 1, 3], 3)).toEqual([2, 3, 1]);
    expect(raised([2, 1], 2)).toEqual([2, 1]);
    expect(raised([2, 1], 4)).toEqual([2, 1]);
  });

  test('a list of some is closed, a list of all closes by itself', () => {
    expect(listActions(ballot(), [])).toEqual([0]);
    expect(listActions(ballot(), [2])).toEqual([9, 0]);
    expect(listActions(ballot(), [2, 1])).toEqual([9, 8]);
  });

  test('nobody is sent who cannot be listed', () => {
    expect(listActions(ballot(), [0, 1])).toEqual([8, 0]);
  });
});

describe('what lies on the desk', () => {
  const offer = ballot();

  beforeEach(() => layDraft(offer, nowWith(offer), [1]));

  test('stays while others decide', () => {
    expect(draftOf(offer, nowWith(offer, {}, 9))).toEqual([1]);
  });

  test('belongs to one question', () => {
    expect(draftOf(offer, nowWith(offer, { season: 'summer' }))).toEqual([]);
    expect(draftOf({ ...offer, seat: 1 }, nowWith(offer))).toEqual([]);
  });
});

describe('the four bids', () => {
  const offer = bids(6);
  const now = nowWith(offer);

  beforeEach(() => layDraft(offer, now, []));

  function lay(...values: number[]) {
    layDraft(offer, now, values);
    return lotsOf(offer, now);
  }

  test('begin with nothing', () => {
    expect(lotsOf(offer, now).map(({ bid }) => bid)).toEqual([0, 0, 0, 0]);
    expect(coinsOf(offer, lotsOf(offer, now))).toEqual({ bid: 0, left: 6 });
  });

  test('share the coins', () => {
    const lots = lay(0, 1, 3, 0);
    expect(coinsOf(offer, lots)).toEqual({ bid: 4, left: 2 });
    expect(mostFor(lots[2]!, 2, 65)).toBe(5);
    expect(mostFor(lots[2]!, 2, 4)).toBe(4);
    expect(bidChanged(offer, now, 2, 9, 65)).toEqual([0, 1, 5, 0]);
    expect(bidChanged(offer, now, 1, -1, 65)).toEqual([0, 0, 3, 0]);
  });

  test('are sent in one go by the codes of the offer', () => {
    expect(bidActions(offer, lay(0, 1, 3, 0), true)).toEqual([174, 175, 177, 174]);
  });

  test('after the last coin nothing more is sent where a sole answer is not asked', () => {
    expect(bidActions(offer, lay(3, 3, 0, 0), true)).toEqual([177, 177]);
    expect(bidActions(offer, lay(3, 3, 0, 0), false)).toEqual([177, 177, 174, 174]);
  });

  test('the option is read as the view writes it', () => {
    expect(takesSole(nowWith(offer))).toBe(true);
    expect(takesSole(nowWith(offer, { options: { auto_single: 'false' } }))).toBe(false);
  });

  test('those that are bid already stay', () => {
    const rest = bids(4, 2);
    const then = nowWith(rest);
    layDraft(rest, then, [9, 1, 0, 3]);
    const lots = lotsOf(rest, then);
    expect(lots.map(({ bid, fixed }) => [bid, fixed])).toEqual([[2, true], [1, false], [0, false], [3, false]]);
    expect(coinsOf(rest, lots)).toEqual({ bid: 6, left: 0 });
    expect(bidChanged(rest, then, 0, 1, 65)).toEqual([2, 1, 0, 3]);
    expect(bidActions(rest, lots, true)).toEqual([175, 174, 177]);
  });

  test('change by keys within what is possible', () => {
    expect(bidAfter('ArrowUp', 2, 5)).toBe(3);
    expect(bidAfter('ArrowDown', 0, 5)).toBe(0);
    expect(bidAfter('PageUp', 4, 5)).toBe(5);
    expect(bidAfter('End', 0, 5)).toBe(5);
    expect(bidAfter('Home', 3, 5)).toBe(0);
    expect(bidAfter('7', 0, 5)).toBe(5);
    expect(bidAfter('x', 0, 5)).toBeNull();
  });
});
