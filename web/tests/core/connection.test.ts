import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Link, type Socket } from '../../src/core/connection';
import type { ServerMessage } from '../../src/core/protocol';
import { FakeTable } from './table';

class FakeSocket implements Socket {
  readyState = 0;
  sent: any[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.({});
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function started(have: number | null = null) {
  const sockets: FakeSocket[] = [];
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  let id = 0;
  const connection = new Connection(
    {
      held: () => ({ table: 'matsu', token: 'secret', language: 'en', have, seq: have }),
      message: (message) => heard.push(message),
      link: (link) => links.push(link),
    },
    () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1) as FakeSocket;
    },
    () => `id${(id += 1)}`,
  );
  const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { connection, sockets, heard, links, socket, table: new FakeTable() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line to the server', () => {
  test('says hello with what it holds and is live after the welcome', () => {
    const { socket, links, table } = started(7);
    socket().opens();
    expect(socket().sent[0]).toMatchObject({
      type: 'hello',
      protocol: 1,
      table: 'matsu',
      token: 'secret',
      have: 7,
      seq: 7,
    });
    socket().says(table.welcome('id1'));
    expect(links).toEqual(['opening', 'live']);
  });

  test('keeps a request through a break and sends it again under the same id', async () => {
    const { connection, socket, sockets, table } = started();
    socket().opens();
    socket().says(table.welcome('id1'));
    const answer = connection.ask({ type: 'act', seq: 1, seat: 0, action: 5 });
    const first = socket().sent[1];
    socket().breaks();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    socket().opens();
    expect(socket().sent).toHaveLength(1);
    socket().says(table.welcome(socket().sent[0].id));
    expect(socket().sent[1]).toEqual(first);
    socket().says({ type: 'done', id: first.id, seq: 2 });
    expect(await answer).toMatchObject({ type: 'done', seq: 2 });
  });

  test('waits longer after each failure, and not at all when the page comes back', () => {
    const { connection, sockets, socket } = started();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      socket().breaks();
      vi.advanceTimersByTime(15_000);
      expect(sockets).toHaveLength(attempt + 1);
    }
    socket().breaks();
    vi.advanceTimersByTime(7_000);
    expect(sockets).toHaveLength(9);
    connection.wake();
    expect(sockets).toHaveLength(10);
  });

  test('takes silence for a break', () => {
    const { socket, sockets, links, table } = started();
    socket().opens();
    socket().says(table.welcome('id1'));
    vi.advanceTimersByTime(25_000);
    expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe('broken');
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  test('gives up where the hello is refused', () => {
    const { socket, sockets, links } = started();
    socket().opens();
    socket().says({ type: 'error', id: 'id1', code: 'token', text: 'no such place', rule: null });
    socket().breaks();
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toBe('refused');
    expect(sockets).toHaveLength(1);
  });

  test('an update that overtakes the welcome is heard after it, an older one never', () => {
    const { socket, heard, table } = started();
    socket().opens();
    const older = table.decide('m1');
    const welcome = table.welcome('id1');
    const newer = table.decide('20');
    for (const message of [older, newer, welcome]) socket().says(message);
    expect(heard).toEqual([welcome, newer]);
  });

  test('a welcome to an earlier hello, or a second one, is not heard', () => {
    const { connection, socket, heard, table } = started();
    socket().opens();
    connection.greet();
    socket().says(table.welcome('id1'));
    expect(heard).toEqual([]);
    socket().says(table.welcome('id2'));
    socket().says(table.welcome('id2'));
    expect(heard).toHaveLength(1);
  });

  test('text that is no message is passed over', () => {
    const { socket, heard } = started();
    socket().opens();
    socket().onmessage?.({ data: '{' });
    expect(heard).toEqual([]);
  });
});
