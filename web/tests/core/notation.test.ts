import { describe, expect, test } from 'vitest';
import { choiceOf, runOf } from '../../src/core/notation';
import type { OfferedChoice } from '../../src/core/protocol';

const refused = { rule: 'K-BUILD-2', text: 'no' };
const choices = ['MOVE 1', 'MOVE 2', 'MOVE 2+', 'BUILD 2', 'BLESSING 2', 'REST', '>7', 'STOP'].map(
  (notation, action): OfferedChoice => ({
    action,
    notation,
    words: '',
    label: '',
    target: {},
    facts: {},
    why: notation === 'BUILD 2' ? refused : null,
  }),
);
const read = (text: string): string | undefined => choiceOf(text, choices)?.notation;

describe('a short command', () => {
  test('names a choice by the beginning of its words', () => {
    expect(read('m1')).toBe('MOVE 1');
    expect(read(' move 2 + ')).toBe('MOVE 2+');
    expect(read('r')).toBe('REST');
    expect(read('>7')).toBe('>7');
    expect(read('7')).toBe('>7');
    expect(read('ｍ１')).toBe('MOVE 1');
    expect(read('//r')).toBe('REST');
  });

  test('means what is possible before what is not', () => {
    expect(read('b2')).toBe('BLESSING 2');
    expect(read('bu2')).toBe('BUILD 2');
  });

  test('is left to the server where it is not clear', () => {
    for (const text of ['m', '', 'm 1 2', 'x']) expect(read(text)).toBeUndefined();
  });
});

test('a word for several decisions in a row is told from the choices', () => {
  const run = { actions: [84, 87], notation: 'all', words: '', label: '' };
  expect(runOf('ALL', [run])).toBe(run);
  expect(runOf(' /all ', [run])).toBe(run);
  expect(runOf('al', [run])).toBeUndefined();
  expect(runOf('', [run])).toBeUndefined();
});
