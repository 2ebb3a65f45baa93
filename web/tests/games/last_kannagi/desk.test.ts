import { beforeEach, describe, expect, test } from 'vitest';
import { choicesOf, deskAt, hintedWords, isRunSelected, lay, lookAway, lookedAt, press, pressRun } from '../../../src/table/desk';
import { keys } from '../../../src/games/last_kannagi/keys';
import { loadWords } from '../../../src/core/words';
import type { Hint } from '../../../src/core/protocol';
import { choice, nowWith, propsWith } from './table';

class FakePointer extends Event {
  constructor(readonly pointerType: string) {
    super('click');
  }
}
Object.assign(globalThis, { PointerEvent: FakePointer, requestAnimationFrame: () => 0 });

const tap = () => new FakePointer('touch');
const click = () => new FakePointer('mouse');
const key = (name: string) => Object.assign(new Event('keydown'), { key: name, ctrlKey: false, metaKey: false, altKey: false }) as unknown as KeyboardEvent;
const why = { rule: 'K-TURN-2', text: 'EX needs a blessing card.' };

let focused: string[] = [];
const querySelector = (selector: string) => ({ focus: () => focused.push(selector.match(/\d+/)![0]) });
Object.assign(document, { querySelector });

let done: number[];
beforeEach(() => loadWords('en'));
beforeEach(() => {
  done = [];
  lay(nowWith('main', [], 999), { kind: null });
});

const step = nowWith('step', [choice(54, { kind: 'space', space: 7 }), choice(66, { kind: 'space', space: 19 }, { why }), choice(46, { kind: 'stop', space: 1 })]);
const at = (i: number, now = step) => choicesOf(now.offers[0]!)[i]!;

describe('doing and looking', () => {
  test('a tap on a far space says why, and no figure key means it', () => {
    const far = nowWith('step', [choice(54, { kind: 'space', space: 7 }), choice(90, { kind: 'far', space: 20 }, { why })]);
    press(at(1, far), tap(), propsWith(far, done));
    expect(lookedAt(far)?.why).toEqual(why);
    lookAway(far);
    keys(key('2'), propsWith(far, done));
    expect(lookedAt(far)).toBeNull();
    expect(done).toEqual([]);
  });

  test('one click does it', () => {
    press(at(0), click(), propsWith(step, done));
    expect(done).toEqual([54]);
  });

  test('the first tap selects, the second does it', () => {
    press(at(0), tap(), propsWith(step, done));
    expect(done).toEqual([]);
    expect(lookedAt(step)?.action).toBe(54);
    press(at(0), tap(), propsWith(step, done));
    expect(done).toEqual([54]);
  });

  test('a tap is heard though a mouse rests on another choice', () => {
    lay(step, { hovered: '0.54' });
    press(at(1), tap(), propsWith(step, done));
    expect(lookedAt(step)?.action).toBe(66);
  });

  test('a tap on another choice selects that one', () => {
    press(at(0), tap(), propsWith(step, done));
    press(at(2), tap(), propsWith(step, done));
    expect(done).toEqual([]);
    expect(lookedAt(step)?.action).toBe(46);
  });

  test('where every decision is confirmed a click only selects', () => {
    const props = propsWith(step, done, { settings: { twoSteps: true, letterKeys: true, confirm: true, still: false } });
    press(at(0), click(), props);
    expect(done).toEqual([]);
    press(at(0), click(), props);
    expect(done).toEqual([54]);
  });

  test('the last decision of the match is asked for once more, by click as by key, and a key held down is one', () => {
    const said: string[] = [];
    const props = propsWith(nowWith('main', [choice(45, { kind: 'rest' }, { label: 'Pass', facts: { final: true } })]), done, { announce: (words) => said.push(words) });
    const pass = at(0, props.now);
    press(pass, click(), props);
    expect(done).toEqual([]);
    expect(said).toEqual(['do 45. Pass? Press again.']);
    expect(keys(Object.assign(key('r'), { repeat: true }), props)).toBe(true);
    expect(done).toEqual([]);
    expect(keys(key('r'), props)).toBe(true);
    expect(done).toEqual([45]);
  });

  test('looking away closes what was said about a choice and keeps the card that was laid', () => {
    lay(step, { card: true });
    press(at(1), click(), propsWith(step, done));
    lookAway(step);
    expect(lookedAt(step)).toBeNull();
    expect(deskAt(step).card).toBe(true);
  });

  test('what is not possible is looked at and never done', () => {
    press(at(1), click(), propsWith(step, done));
    press(at(1), click(), propsWith(step, done));
    expect(done).toEqual([]);
    expect(lookedAt(step)?.why).toEqual(why);
  });

  test('nothing is done while the server has not answered, or in the past', () => {
    press(at(0), click(), propsWith(step, done, { busy: true }));
    press(at(0), click(), propsWith(step, done, { past: true }));
    expect(done).toEqual([]);
  });

  test('after a decision the desk is empty', () => {
    lay(step, { card: true, hovered: '0.54' });
    const next = nowWith('step', step.offers[0]!.choices, 8);
    expect(deskAt(next)).toMatchObject({ card: false, hovered: null });
    expect(lookedAt(next)).toBeNull();
  });
});

describe('the keys of the game', () => {
  const main = nowWith('main', [
    choice(45, { kind: 'rest' }),
    choice(1, { kind: 'main', action: 'move', level: 1, card: false }),
    choice(5, { kind: 'main', action: 'move', level: 1, card: true }),
    choice(4, { kind: 'main', action: 'move', level: 4, card: false }, { why }),
  ]);

  test('an action and a level: M 2', () => {
    const props = propsWith(main, done);
    expect(keys(key('m'), props)).toBe(true);
    expect(keys(key('2'), props)).toBe(true);
    expect(done).toEqual([1]);
  });

  test('with a card: + M 2', () => {
    const props = propsWith(main, done);
    for (const each of ['+', 'm', '2']) keys(key(each), props);
    expect(done).toEqual([5]);
  });

  test('a level that is not possible is looked at', () => {
    const props = propsWith(main, done);
    for (const each of ['m', 'e']) keys(key(each), props);
    expect(done).toEqual([]);
    expect(lookedAt(main)?.why).toEqual(why);
  });

  test('R rests, S stops, a figure takes the n-th answer', () => {
    const colours = nowWith('pcol', [choice(80, { kind: 'colour', colour: 'red' }), choice(81, { kind: 'colour', colour: 'blue' })]);
    keys(key('r'), propsWith(main, done));
    keys(key('s'), propsWith(step, done));
    keys(key('2'), propsWith(colours, done));
    expect(done).toEqual([45, 46, 81]);
  });

  test('inside a move figures are the number of a space, which has the focus and is not entered by them', () => {
    focused = [];
    const type = (...figures: readonly [string, number][]) =>
      figures.map(([figure, timeStamp]) => keys(Object.defineProperty(key(figure), 'timeStamp', { value: 1e6 + timeStamp }), propsWith(step, done)));
    expect(type(['1', 1_000], ['9', 1_200])).toEqual([true, true]);
    type(['1', 1_300]); // 191 is no space
    type(['9', 9_000]); // too late to be of the same number
    type(['0', 9_100], ['7', 9_200]);
    expect(focused).toEqual(['1', '19', '1', '9', '0', '7']);
    expect(done).toEqual([]);
  });

  test('where a number is asked for a figure is that number', () => {
    const numbers = nowWith('pnum', [choice(90, { kind: 'number', n: 0 }), choice(92, { kind: 'number', n: 2 })]);
    expect(keys(key('2'), propsWith(numbers, done))).toBe(true);
    expect(keys(key('1'), propsWith(numbers, done))).toBe(false);
    expect(done).toEqual([92]);
  });

  test('keys mean nothing while another is asked, in the past, switched off, or with Ctrl', () => {
    const settings = { twoSteps: true, letterKeys: false, confirm: false, still: false };
    const waiting = { ...main, acting: [1] };
    for (const props of [propsWith(waiting, done), propsWith(main, done, { past: true }), propsWith(main, done, { settings })]) {
      expect(keys(key('r'), props)).toBe(false);
    }
    expect(keys(Object.assign(key('r'), { ctrlKey: true }), propsWith(main, done))).toBe(false);
    expect(done).toEqual([]);
  });

  test('Esc leaves a preview', () => {
    press(at(0), tap(), propsWith(step, done));
    expect(keys(key('Escape'), propsWith(step, done))).toBe(true);
    expect(lookedAt(step)).toBeNull();
    expect(keys(key('Escape'), propsWith(step, done))).toBe(false);
  });
});

describe('all in one go', () => {
  const run = { actions: [84, 87, 88], notation: 'all', words: 'Purify everything: 2 red, 1 blue', label: 'Purify all' };
  const now = nowWith('ab', [choice(84, { kind: 'branch', branch: 'a' }), choice(85, { kind: 'branch', branch: 'b' })], 21);
  now.offers[0]!.runs = [run];
  let taken: unknown[];
  const props = (more = {}) => propsWith(now, done, { act: (action, seat, rest) => taken.push([action, seat, rest]), ...more });
  beforeEach(() => {
    taken = [];
    lookAway(now);
  });

  test('one click takes all of it', () => {
    pressRun(run, 0, click(), props());
    expect(taken).toEqual([[84, 0, [87, 88]]]);
  });

  test('the first tap selects and says what it does, the second takes it', () => {
    const said: string[] = [];
    const announce = (sentence: string) => void said.push(sentence);
    pressRun(run, 0, tap(), props({ announce }));
    expect(taken).toEqual([]);
    expect(isRunSelected(run, now)).toBe(true);
    expect(lookedAt(now)).toBeNull();
    expect(said.join()).toContain(run.words);
    pressRun(run, 0, tap(), props());
    expect(taken).toHaveLength(1);
  });

  test('has a key, which held down takes it once, and none where nothing is offered', () => {
    expect(keys(key('a'), props())).toBe(true);
    expect(keys(Object.assign(key('a'), { repeat: true }), props())).toBe(true);
    expect(taken).toHaveLength(1);
    expect(keys(key('a'), propsWith(step, done))).toBe(false);
  });

  test('waits while the server is asked, and for a second press where every decision is confirmed', () => {
    pressRun(run, 0, click(), props({ busy: true }));
    const settings = { twoSteps: false, letterKeys: true, confirm: true, still: true };
    pressRun(run, 0, click(), props({ settings }));
    expect(taken).toEqual([]);
    pressRun(run, 0, click(), props({ settings }));
    expect(taken).toHaveLength(1);
  });
});

test('a hint says what its choice does; where the choice is gone, its notation', () => {
  const now = nowWith('main', [choice(3, { kind: 'rest' }, { words: 'build a shrine here' })]);
  const hint: Hint = { type: 'hint', id: 'h', seq: 1, seat: 0, action: 3, notation: 'b1', why: 'worth 3 points' };
  expect(hintedWords(now, hint)).toBe('build a shrine here');
  expect(hintedWords(now, { ...hint, action: 4 })).toBe('b1');
});
