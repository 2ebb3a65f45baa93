/** Whatever the line does to what the server says, in the end the table is as a fresh welcome tells it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../../src/core/connection';
import type { ServerMessage, Update } from '../../src/core/protocol';
import { Session } from '../../src/core/session';
import { welcomed } from '../../src/core/state';
import { FakeTable } from './table';

/** Random numbers that come again with their seed. */
function luckOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A line to a table: answers hellos and pings, and loses, doubles and reorders updates until it is calm. */
class BadSocket implements Socket {
  readyState = 0;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  private held: ServerMessage | null = null;

  constructor(private readonly line: BadLine) {}

  send(data: string): void {
    const { type, id } = JSON.parse(data);
    if (type === 'hello') this.says(this.line.table.welcome(id));
    if (type === 'ping') this.says({ type: 'pong', id, order: this.line.table.order });
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.({});
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  /** An update goes out, perhaps. */
  tells(update: Update): void {
    const { calm, luck } = this.line;
    const fate = calm ? 1 : luck();
    if (fate < 0.2) return;
    if (fate < 0.4 && !this.held) {
      this.held = update;
      return;
    }
    this.says(update);
    if (fate < 0.6) this.says(update);
    if (this.held) this.says(this.held);
    this.held = null;
  }

  private says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class BadLine {
  readonly table = new FakeTable();
  readonly sockets: BadSocket[] = [];
  calm = false;

  constructor(readonly luck: () => number) {}

  open = (): Socket => {
    this.sockets.push(new BadSocket(this));
    return this.socket;
  };

  get socket(): BadSocket {
    return this.sockets.at(-1) as BadSocket;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function happen(line: BadLine, step: number): void {
  const { table, luck, socket } = line;
  const last = table.entries.length - 1;
  const update = last > 0 && luck() < 0.3 ? table.takeBack(Math.floor(luck() * last)) : table.decide(`d${step}`);
  if (socket.readyState === 1) socket.tells(update);
}

test.each(Array.from({ length: 40 }, (_, index) => index + 1))('lost, doubled and late updates, and breaks (%i)', (seed) => {
  const line = new BadLine(luckOf(seed));
  const session = new Session('matsu', 'secret', line.open);
  for (let step = 0; step < 40; step += 1) {
    if (line.socket.readyState === 0) line.socket.opens();
    else if (line.socket.readyState === 1 && line.luck() < 0.08) line.socket.breaks();
    happen(line, step);
    vi.advanceTimersByTime(1_000);
  }
  line.calm = true;
  vi.advanceTimersByTime(20_000);
  if (line.socket.readyState === 0) line.socket.opens();
  vi.advanceTimersByTime(60_000);
  const fresh = welcomed(null, line.table.welcome('fresh'));
  expect(session.state.value?.entries).toEqual(fresh.entries);
  expect(session.state.value?.now).toEqual(fresh.now);
  expect(session.state.value?.behind).toBe(false);
  session.close();
});
