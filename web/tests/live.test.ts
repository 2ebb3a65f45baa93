import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, LiveRegions } from '../src/ui/live';

function regions(): string[] {
  const { children } = LiveRegions().props as unknown as { children: { props: { children: string } }[] };
  return children.map(({ props }) => props.children);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what was said goes when it was heard, and what is said meanwhile stays its own time', () => {
  announce('Kon moves.');
  vi.advanceTimersByTime(15_000);
  expect(regions()).toEqual(['Kon moves.', '']);
  announce('Your turn.');
  announce('This cannot be done.', { now: true });
  vi.advanceTimersByTime(15_000);
  expect(regions()).toEqual(['Your turn.', 'This cannot be done.']);
  vi.advanceTimersByTime(10_000);
  expect(regions()).toEqual(['', '']);
});
