import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { held } from '../src/core/held';
import { route } from '../src/core/route';
import { loadWords } from '../src/core/words';
import { bring } from '../src/lobby/openrecord';

let asked: { path: string; init: RequestInit }[] = [];

function answer(response: Response | Error): void {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    if (response instanceof Response) return response;
    throw response;
  });
}

beforeEach(() => loadWords('en'));
afterEach(() => void vi.unstubAllGlobals());

describe('a record that is brought', () => {
  test('is sent as it is, held, and opened at its beginning', async () => {
    const keys = [{ role: 'watcher', player: null, token: 'abcdefghijklmnopqrstuvwx' }];
    answer(Response.json({ table: 'k7wq', keys }));
    const pushed = vi.spyOn(history, 'pushState');
    expect(await bring(new File(['kagura record 1\n'], 'evening.txt'))).toBe('');
    expect(asked[0]?.path).toBe('/api/records');
    expect(new TextDecoder().decode(asked[0]?.init.body as ArrayBuffer)).toBe('kagura record 1\n');
    expect((asked[0]?.init.headers as Record<string, string>)['Content-Type']).toMatch('text/plain');
    expect(held.value['k7wq']?.keys).toEqual(keys);
    expect(pushed).toHaveBeenCalledWith(null, '', '/t/k7wq/0');
    expect(route.value).toBeDefined();
  });

  test('is refused in one sentence, that of the server where it gives one', async () => {
    answer(Response.json({ code: 'record-edited', text: 'Line 12 does not follow.' }, { status: 400 }));
    expect(await bring(new File(['kagura'], 'x'))).toBe('Line 12 does not follow.');
    answer(new TypeError('no line'));
    expect(await bring(new File(['kagura'], 'x'))).toBe('The server does not answer.');
  });

  test('is not sent when it is too long, or cannot be read', async () => {
    answer(new TypeError('never asked'));
    expect(await bring(new File(['x'.repeat(262_145)], 'x'))).toMatch('too large');
    const folder = Object.assign(new File([], 'folder'), { arrayBuffer: () => Promise.reject(new Error()) });
    expect(await bring(folder)).toMatch('cannot be read');
    expect(asked).toEqual([]);
  });
});
