import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, games, newTable } from '../../src/core/api';
import type { NewTable } from '../../src/core/protocol';

const wish: NewTable = { game: 'last_kannagi', seats: [{ kind: 'me' }] };

afterEach(() => void vi.unstubAllGlobals());

function answers(...responses: (Response | Error)[]) {
  const asked: any[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null });
    const next = responses.shift();
    if (next instanceof Response) return next;
    throw next;
  });
  return asked;
}

describe('what is asked over HTTP', () => {
  test('a new table that may have been lost is asked for again under the same id', async () => {
    const asked = answers(new TypeError('line'), Response.json({ table: 'matsu', keys: [] }));
    expect(await newTable(wish, 'en')).toEqual({ table: 'matsu', keys: [] });
    expect(asked).toHaveLength(2);
    expect(asked[0].body.id).toMatch(/^[\w-]{24}$/);
    expect(asked[1]).toEqual(asked[0]);
  });

  test("a refusal carries the server's sentence and is not repeated", async () => {
    const asked = answers(
      Response.json({ code: 'bad-option', text: 'no such option', rule: 'K-OPT-1' }, { status: 400 }),
    );
    const failure = await newTable(wish, 'en').catch((problem: unknown) => problem);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 400, code: 'bad-option', message: 'no such option', rule: 'K-OPT-1' });
    expect(asked).toHaveLength(1);
  });

  test('no answer, or one that is not the server, is a failure too', async () => {
    answers(new TypeError('line'));
    await expect(games('en')).rejects.toMatchObject({ code: 'offline' });
    answers(new Response('<html>', { status: 502 }));
    await expect(games('ja')).rejects.toMatchObject({ status: 502, message: '' });
  });
});
