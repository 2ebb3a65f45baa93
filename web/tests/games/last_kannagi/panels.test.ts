import { describe, expect, test } from 'vitest';
import { bundleOf, textsOf } from '../../../src/core/words';
import { openBlessings } from '../../../src/games/last_kannagi/blessings';
import { spacesOf } from '../../../src/games/last_kannagi/board';
import en from '../../../src/games/last_kannagi/text/en.ftl?raw';
import ja from '../../../src/games/last_kannagi/text/ja.ftl?raw';
import { cells } from '../../../src/games/last_kannagi/own';
import { newest, story } from '../../../src/games/last_kannagi/recent';
import { notable } from '../../../src/games/last_kannagi/say';
import { isShared, outcome as result, ranking, usedLines } from '../../../src/games/last_kannagi/score';
import { markerPlace } from '../../../src/games/last_kannagi/spaces';
import type { Outcome } from '../../../src/games/last_kannagi/types';
import { choice, entry, nowWith, stage, told, viewWith } from './table';

/** Ids of a Fluent file with the arguments of each. */
function messages(source: string): Map<string, string> {
  const parts = source.split(/\n(?=[a-z][\w-]* =)/).filter((part) => /^[a-z][\w-]* =/.test(part));
  return new Map(parts.map((part) => [part.split(' =')[0]!, [...new Set(part.match(/\$\w+/g))].sort().join()]));
}

test('both languages say the same with the same arguments', () => {
  expect(messages(ja)).toEqual(messages(en));
});

describe('the own board', () => {
  test('tokens of the body are as wide as they weigh', () => {
    expect(cells([1, 0, 0, 2], [1, 1, 1, 3])).toEqual([{ colour: 0, weight: 1 }, { colour: 3, weight: 3 }, { colour: 3, weight: 3 }]);
  });

  test('blessings that can be had now are marked, from the matrix and from the question of their colour', () => {
    const columns = { facts: { columns: ['red', 'purple'] } };
    const main = nowWith('main', [choice(28, { kind: 'main', action: 'blessing', level: 1, card: false }, columns), choice(45, { kind: 'rest' })]);
    expect([...openBlessings(stage, main, 0)]).toEqual(['R2', 'P2']);
    const why = { rule: 'K-BLESS-4', text: 'no' };
    const colour = nowWith('bcol', [choice(86, { kind: 'blessing', blessing: 'R3' }), choice(87, { kind: 'blessing', blessing: 'P3' }, { why })]);
    expect([...openBlessings(stage, colour, 0)]).toEqual(['R3']);
    expect([...openBlessings(stage, colour, 1)]).toEqual([]);
  });
});

describe('the board', () => {
  test('an entry of the log touches the spaces of its facts, but not where tokens were paid', () => {
    expect(spacesOf(entry(1, told('step', 0, { from: 1, space: 7 }), told('paid', 0, { space: 0 }), told('purified', 0, { space: -1 })))).toEqual([7, 1]);
  });

  test('markers stand beside a shrine, and beside each other', () => {
    expect(markerPlace(stage, 8, true, 0, 1).dx).toBeGreaterThan(0);
    expect(markerPlace(stage, 8, false, 0, 1).dx).toBe(0);
    const four = [0, 1, 2, 3].map((i) => markerPlace(stage, 0, false, i, 4).dx);
    expect([...four].sort((a, b) => a - b)).toEqual(four);
    expect(new Set(four).size).toBe(4);
  });
});

describe('the points at the end', () => {
  const outcome: Outcome = { scores: [5, 9, 9], placing: [3, 1, 1], winners: [1, 2], ending: 'C', lines: [{ build: 5, start: 0 }, { build: 9, start: 0 }, { build: 9, start: 0 }] };

  test('a win is shared by those who do not play together', () => {
    const seats = [0, 1, 0].map((team, seat) => ({ seat, team }));
    const view = viewWith({}, { seats: seats as never });
    expect([[0], [0, 2], [0, 1], [0, 1, 2]].map((winners) => isShared(winners, view))).toEqual([false, false, true, true]);
    for (const [source, words] of [
      [en, 'Without X, A and B would have shared the win.'],
      [ja, '「X」がなければ、A and Bが勝利を分け合っていました。'],
    ] as const) {
      expect(textsOf(bundleOf(source === en ? 'en' : 'ja', source))('kannagi-without-shared', { line: 'X', names: 'A and B' })).toBe(words);
    }
  });

  test('seats stand by their places, shared ones in their order', () => {
    expect(ranking(viewWith({}, { outcome })).map((seat) => seat.seat)).toEqual([1, 2, 0]);
  });

  test('a team is one side, and so is whoever plays alone', () => {
    const alone = viewWith({}, { outcome });
    const team = (of: number[]) => ({ ...alone, seats: alone.seats.map((seat) => ({ ...seat, team: of[seat.seat]! })) });
    expect(result(team([0, 1, 2]))?.sides).toEqual([[0], [1], [2]]);
    expect(result(team([0, 1, 0]))).toEqual({ scores: outcome.scores, placing: outcome.placing, sides: [[0, 2], [1]] });
    expect(result(viewWith())).toBeNull();
  });

  test('a line for the start stands there only if it gave points', () => {
    const lines = ['build', 'start'].map((line) => ({ line, name: line, rule: '', at_end: false }));
    expect(usedLines(lines, outcome).map(({ line }) => line)).toEqual(['build']);
    expect(usedLines(lines, { ...outcome, lines: [{ start: 1 }] })).toHaveLength(2);
  });
});

describe('what happened last', () => {
  const said = (number: number, ...texts: string[]) => entry(number, ...texts.map((text) => ({ ...told('vp', 0), text })));

  test('the newest decisions of which something is told come first, without the set-up', () => {
    const set = { ...said(0, 'Kon: gains a card'), seat: null };
    expect(newest([set, said(1, 'a'), said(2, ''), said(3, 'b'), said(4, 'c')], 2).map(({ number }) => number)).toEqual([4, 3]);
    expect(newest([set], 2)).toEqual([]);
  });

  test('whom it is about is named once', () => {
    expect(story(said(1, 'Kaede: Build 4 (4 h)', '', 'Kaede: +1 VP for building', 'The end: the world is clean'), '; ')).toBe(
      'Kaede: Build 4 (4 h); +1 VP for building; The end: the world is clean',
    );
  });
});

test('a preview says what the words of the choice do not: revelations and the end', () => {
  const notes = [
    { rule: 'K-PRAY-6', text: 'purifies R' },
    { rule: 'K-REV-3', text: 'reveals card 3: +2 VP' },
    { rule: 'K-END-2', text: 'the world is clean' },
  ];
  const told = (gains: object) => notable({ ...choice(86, { kind: 'colour' }, { facts: { gains, notes } }), seat: 0 }).map(({ rule }) => rule);
  expect(told({ reveals: [{ card: 3, vp: 2, rule: 'K-REV-3' }] })).toEqual(['K-REV-3']);
  expect(told({ ends: 'K-END-2' })).toEqual(['K-END-2']);
  expect(told({})).toEqual([]);
});
