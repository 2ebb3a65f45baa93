import { afterEach, describe, expect, test, vi } from 'vitest';
import { askBeforeLeaving, mayLeave } from '../../src/core/leaving';

afterEach(() => {
  askBeforeLeaving(null);
  vi.unstubAllGlobals();
});

describe('a page', () => {
  test('is left without a question where there is nothing to lose', () => {
    vi.stubGlobal('confirm', () => false);
    vi.stubGlobal('removeEventListener', () => undefined);
    expect(mayLeave()).toBe(true);
  });

  test('is left only if the reader says so, and the browser asks as well', () => {
    const heard: string[] = [];
    vi.stubGlobal('addEventListener', (name: string) => heard.push(name));
    vi.stubGlobal('removeEventListener', (name: string) => heard.push(`no ${name}`));
    const asked = vi.fn(() => false);
    vi.stubGlobal('confirm', asked);
    askBeforeLeaving('Leave?');
    expect(mayLeave()).toBe(false);
    expect(asked).toHaveBeenCalledWith('Leave?');
    askBeforeLeaving(null);
    expect(mayLeave()).toBe(true);
    expect(heard).toEqual(['beforeunload', 'no beforeunload']);
  });
});
