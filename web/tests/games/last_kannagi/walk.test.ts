import { expect, test } from 'vitest';
import { stepTo } from '../../../src/ui/walk';

const FIVE = { count: 5, columns: 3 };

test('arrow keys walk over the answers row by row, and stay at the edges', () => {
  expect(['ArrowRight', 'ArrowDown', 'Home', 'End'].map((key) => stepTo(key, 1, FIVE))).toEqual([2, 4, 0, 4]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => stepTo(key, 4, FIVE))).toEqual([3, 1]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => stepTo(key, 0, FIVE))).toEqual([0, 0]);
  expect(['ArrowRight', 'ArrowDown'].map((key) => stepTo(key, 4, FIVE))).toEqual([4, 4]);
});

test('other keys are left alone', () => {
  expect(['Enter', 'a', 'Tab'].map((key) => stepTo(key, 1, FIVE))).toEqual([null, null, null]);
});
