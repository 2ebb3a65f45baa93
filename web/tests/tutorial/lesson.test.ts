import { describe, expect, test } from 'vitest';
import type { Entry, Lesson, Note, Offer, OfferedChoice } from '../../src/core/protocol';
import { adviceAt, followed, lookOf, type Moment, rulesOf, taken, textsOf } from '../../src/tutorial/lesson';
import { entry } from '../core/table';

function note(text: string, look = ''): Note {
  return { text, look, rules: ['K-MOVE-4'] };
}

const lesson: Lesson = {
  game: 'last_kannagi',
  title: '',
  words: '',
  minutes: 5,
  options: {},
  seed: '',
  bots: [null, 'greedy'],
  opening: [note('hello', 'board'), note('clock', 'track')],
  steps: [
    { notation: 'MOVE 2', before: note('walk'), after: null },
    { notation: '>1', before: note('there', 'board'), after: note('others acted') },
    { notation: 'BUILD 2', before: note('build'), after: null },
  ],
  closing: [note('night')],
  strayed: note('your own way'),
};

function choice(notation: string, possible = true): OfferedChoice {
  return {
    action: 7,
    notation,
    words: '',
    label: '',
    target: {},
    facts: {},
    why: possible ? null : { rule: '', text: 'no' },
  };
}

function moment(decisions: readonly [number, string][], offered: readonly OfferedChoice[] | null): Moment {
  const entries: Entry[] = [entry(0), ...decisions.map(([seat, notation], index) => entry(index + 1, notation, seat))];
  const offers: Offer[] = offered ? [{ seat: 0, decision: 'main', question: '', choices: [...offered], runs: [], facts: {} }] : [];
  return { lesson, entries, seats: [0], offers, asked: offered !== null };
}

const read = { opening: 2, closing: 0 };

describe('the coach', () => {
  test('begins with its notes, until they are read or the learner acts', () => {
    const start = moment([], [choice('MOVE 2')]);
    expect(adviceAt(start, { opening: 0, closing: 0 })).toMatchObject({ kind: 'note', part: 'opening', n: 1, all: 2 });
    expect(adviceAt(start, { opening: 1, closing: 0 })).toMatchObject({ kind: 'note', n: 2 });
    expect(adviceAt(start, read)).toMatchObject({ kind: 'step', n: 1, seat: 0, after: null });
    const acted = moment([[0, 'MOVE 2']], [choice('>1')]);
    expect(adviceAt(acted, { opening: 0, closing: 0 })).toMatchObject({ kind: 'step', n: 2 });
  });

  test('says what a step brought together with the next', () => {
    const advice = adviceAt(
      moment(
        [
          [0, 'MOVE 2'],
          [0, '>1'],
          [1, 'REST'],
        ],
        [choice('BUILD 2')],
      ),
      read,
    );
    expect(textsOf(advice)).toEqual(['others acted', 'build']);
    expect([lookOf(advice), rulesOf(advice)]).toEqual(['', ['K-MOVE-4']]);
  });

  test('waits while others act', () => {
    const advice = adviceAt(moment([[0, 'MOVE 2']], null), read);
    expect(advice).toEqual({ kind: 'others' });
    expect([textsOf(advice), lookOf(advice), rulesOf(advice)]).toEqual([[], '', []]);
  });

  test('lets the learner go another way, and takes up again what is taken back', () => {
    const strayed = adviceAt(moment([[0, 'REST']], [choice('MOVE 2')]), read);
    expect(strayed).toMatchObject({ kind: 'strayed' });
    expect(textsOf(strayed)).toEqual(['your own way']);
    expect(
      adviceAt(
        moment(
          [
            [0, 'REST'],
            [1, 'REST'],
          ],
          null,
        ),
        read,
      ),
    ).toEqual({ kind: 'others' });
    const further = adviceAt(
      moment(
        [
          [0, 'REST'],
          [0, 'REST'],
        ],
        [choice('MOVE 2')],
      ),
      read,
    );
    expect([further.kind, textsOf(further)]).toEqual(['strayed', []]);
    expect(adviceAt(moment([], [choice('MOVE 2')]), read)).toMatchObject({ kind: 'step', n: 1 });
  });

  test('does not insist on what is not possible', () => {
    expect(adviceAt(moment([], [choice('MOVE 2', false)]), read)).toMatchObject({ kind: 'strayed' });
  });

  test('ends with its closing notes, whatever the learner does after them', () => {
    const all: [number, string][] = [
      [0, 'MOVE 2'],
      [0, '>1'],
      [0, 'BUILD 2'],
    ];
    expect(adviceAt(moment(all, null), read)).toEqual({ kind: 'others' });
    expect(adviceAt(moment(all, [choice('REST')]), read)).toMatchObject({
      kind: 'note',
      part: 'closing',
      n: 1,
      all: 1,
    });
    expect(adviceAt(moment([...all, [0, 'REST']], [choice('REST')]), read)).toMatchObject({
      kind: 'note',
      part: 'closing',
    });
    expect(adviceAt(moment(all, [choice('REST')]), { opening: 2, closing: 1 })).toEqual({ kind: 'done' });
  });

  test('counts the learner’s own decisions alone', () => {
    const decisions = taken(
      moment(
        [
          [1, 'MOVE 2'],
          [0, 'MOVE 2'],
          [0, 'STOP'],
        ],
        null,
      ),
    );
    expect(decisions).toEqual(['MOVE 2', 'STOP']);
    expect(followed(lesson, decisions)).toBe(1);
  });
});
