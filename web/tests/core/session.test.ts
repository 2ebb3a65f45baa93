/** What is on its way, and what waits for it. */
import { expect, test } from 'vitest';
import type { Socket } from '../../src/core/connection';
import { Session } from '../../src/core/session';
import { FakeTable } from './table';

/** A line that answers a hello at once, and all else when it is told to. */
class SlowSocket implements Socket {
  readyState = 1;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private readonly table = new FakeTable();
  readonly asked: string[] = [];

  send(data: string): void {
    const { type, id } = JSON.parse(data);
    if (type === 'hello') this.says(this.table.welcome(id));
    else this.asked.push(id);
  }

  close(): void {
    this.readyState = 3;
  }

  refuses(): void {
    this.says({ type: 'error', id: this.asked.shift(), code: 'illegal', rule: 'K-X-1', text: 'No.' });
  }

  answers(): void {
    this.says({ type: 'done', id: this.asked.shift(), seq: 1 });
  }

  private says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

test('a table is settled when everything is answered, and at once where nothing was asked', async () => {
  const socket = new SlowSocket();
  const session = new Session('matsu', 'secret', () => socket);
  socket.onopen?.({});
  await session.settled();
  void session.takeBack();
  void session.takeBack();
  let isSettled = false;
  const later = session.settled().then(() => (isSettled = true));
  socket.answers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([session.busy.value, isSettled]).toEqual([true, false]);
  socket.answers();
  await later;
  expect(session.busy.value).toBe(false);
  session.close();
});

test('a refusal is told by the table, or by who asked, and never by both', async () => {
  const socket = new SlowSocket();
  const session = new Session('matsu', 'secret', () => socket);
  socket.onopen?.({});
  const refused = async (whoTells?: 'asker'): Promise<[string | undefined, string | undefined]> => {
    const reply = session.decide({ notation: 'no' }, 0, whoTells);
    socket.refuses();
    return [(await reply)?.text, session.failure.value?.text];
  };
  expect(await refused()).toEqual(['No.', 'No.']);
  expect(await refused('asker')).toEqual(['No.', undefined]);
  session.close();
});
