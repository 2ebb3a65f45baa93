import { describe, expect, test } from 'vitest';
import { timetable } from '../../../src/games/last_kannagi/cues';
import { heap, piles } from '../../../src/games/last_kannagi/heap';
import { runningMove, turnStart } from '../../../src/games/last_kannagi/move';
import { entry, told } from './table';

const main = entry(1, told('main', 0, { kind: 0, level: 3, hours: 3 }), told('card-played', 0), told('clock', 0, { clock: 12 }));
const first = entry(2, told('step', 0, { from: 1, space: 7, cost: 2 }), told('absorbed', 0, { space: 7, red: 0, blue: 1, yellow: 0, purple: 0 }));
const second = entry(3, told('step', 0, { from: 7, space: 18, cost: 1 }));
const ended = entry(4, told('move-ended', 0, { space: 18 }), told('turn', 1, { clock: 9 }));

describe('the running move', () => {
  test('is the way since the main choice, with what was absorbed', () => {
    expect(runningMove([main, first, second])).toEqual({
      path: [1, 7, 18],
      steps: [
        { space: 7, cost: 2, tokens: [0, 1, 0, 0] },
        { space: 18, cost: 1, tokens: [] },
      ],
    });
  });

  test('is none before the first step and after its end', () => {
    expect(runningMove([main])).toBeNull();
    expect(runningMove([main, first, ended])).toBeNull();
    expect(runningMove([])).toBeNull();
  });

  test('a bonus move begins a way of its own', () => {
    const bonus = entry(5, told('bonus-move', 0, { power: 2 }));
    expect(runningMove([main, first, second, bonus])).toBeNull();
    expect(runningMove([main, first, bonus, second])?.path).toEqual([7, 18]);
  });

  test('the turn began with its level, hours and card', () => {
    expect(turnStart([main, first])).toEqual({ level: 3, hours: 3, withCard: true });
    expect(turnStart([first])).toBeNull();
  });
});

describe('the timetable of what moves', () => {
  test('a marker walks, then tokens fly one after the other', () => {
    const absorbed = told('absorbed', 0, { space: 7, red: 2, blue: 0, yellow: 0, purple: 0 });
    const { cues, end } = timetable([entry(1, told('step', 0, { from: 1, space: 7, cost: 3 }), absorbed)]);
    expect(cues.map(({ kind, at }) => [kind, at])).toEqual([['walk', 0], ['flight', 240], ['flight', 280]]);
    expect(end).toBe(460);
  });

  test('many steps together take no longer than 1.2 s', () => {
    const steps = Array.from({ length: 12 }, (_, i) => told('step', 0, { from: i, space: i + 1, cost: 1 }));
    expect(timetable([entry(1, ...steps)]).end).toBeCloseTo(1200);
  });

  test('a night falls in within bounds', () => {
    const grown = Array.from({ length: 36 }, (_, i) => told('grew', -1, { space: i + 1, red: 1 }));
    expect(timetable([entry(1, ...grown)]).end).toBeLessThan(1500);
  });

  test('every kind of fact that moves has its piece', () => {
    const facts = [
      told('built', 0, { space: 8, power: 2 }),
      told('vp', 0, { vp: 1, source: 0 }),
      told('blessing', 0, { column: 3, level: 1 }),
      told('revealed', 0, { card: 3, vp: 2, slot: 1 }),
      told('evolved', -1, { space: 20, purple: 1 }),
      told('clock', 0, { clock: 3 }),
    ];
    const pieces = timetable([entry(1, ...facts)]).cues.map((cue) => ('piece' in cue ? cue.piece : ''));
    expect(pieces).toEqual(['shrine-8', 'vp-0', 'blessing-0-P2', 'hand-0-1', 'tokens-20']);
  });

  test('tokens go from the body to the storage and from there to the bag', () => {
    const one = { red: 1, blue: 0, yellow: 0, purple: 0 };
    const { cues } = timetable([entry(1, told('purified', 2, one), told('paid', 2, one), told('gained', 2, one))]);
    expect(cues.map((cue) => (cue.kind === 'flight' ? `${cue.from} ${cue.to}` : ''))).toEqual(['body-2 store-2', 'store-2 bag', 'bag store-2']);
  });

  test('a whole match at once is not shown step by step', () => {
    expect(timetable(Array.from({ length: 40 }, (_, i) => ({ ...first, number: i })))).toEqual({ cues: [], end: 0 });
  });
});

describe('tokens on a space', () => {
  test('stand in piles by colour, purple first', () => {
    expect(piles([2, 0, 1, 1])).toEqual([{ colour: 3, count: 1 }, { colour: 0, count: 2 }, { colour: 2, count: 1 }]);
    expect(piles([0, 0, 0, 0])).toEqual([]);
  });

  test('one pile stands in the middle, two beside or above each other, three and four around it', () => {
    expect(heap([0, 0, 3, 0])).toMatchObject([{ x: 0, colour: 2 }]);
    const [left, right] = heap([1, 1, 0, 0]);
    expect(left!.x).toBeLessThan(right!.x);
    const [upper, lower] = heap([2, 2, 0, 0]);
    expect(upper!.y).toBeLessThan(lower!.y);
    expect(heap([1, 2, 1, 0])).toHaveLength(3);
    expect(new Set(heap([1, 1, 1, 1]).map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});
