/**
 * The line to the server. It comes back by itself after a break, with longer and longer pauses, says what it holds
 * already, and sends again under the same id what was not answered: the server carries each id out once.
 */
import type { Language } from './game';
import { newId as freshId } from './ids';
import type { ClientMessage, Failure, Hello, PROTOCOL, ServerMessage, Update, Welcome } from './protocol';

const VERSION: typeof PROTOCOL = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const QUIET = 25_000;
const PATIENCE = 10_000;
/** Close code: what was wrong will be wrong again. */
const FINAL_CODES: readonly number[] = [1002, 1003, 1007, 4000, 4001, 4003, 4004];

type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;
/** A message without its id, which the connection gives. */
export type Request = Unsent<Exclude<ClientMessage, Hello>>;
export type Reply = Exclude<ServerMessage, { type: 'welcome' | 'update' }>;
export type Link = 'opening' | 'live' | 'broken' | 'refused';

/** What a `Hello` says besides the ids. */
export interface Held {
  table: string;
  token: string;
  language: Language;
  have: number | null;
  seq: number | null;
}

export interface Ear {
  /** What is held at this moment; asked before each `Hello`. */
  held(): Held;
  message(message: ServerMessage): void;
  link(link: Link, failure: Failure | null): void;
}

/** The part of WebSocket that is used; tests give their own. */
export interface Socket {
  readonly readyState: number;
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

interface Waiting {
  text: string;
  resolve(reply: Reply): void;
}

const OPEN = 1;

export class Connection {
  private socket: Socket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly early: Update[] = [];
  private helloId = '';
  private greeted = false;
  private closed = false;
  private attempt = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ear: Ear,
    private readonly open: () => Socket,
    private readonly newId: () => string = freshId,
  ) {
    this.connect();
  }

  /** Sends a request; the promise keeps through breaks of the line, until the server answers. */
  ask(request: Request): Promise<Reply> {
    const id = this.newId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.waiting.set(id, { text, resolve });
      if (this.greeted) this.send(text);
    });
  }

  /** Says hello again on the same line: for another language, or because something is missing. */
  greet(): void {
    if (this.socket?.readyState !== OPEN) return;
    const { table, token, language, have, seq } = this.ear.held();
    this.helloId = this.newId();
    this.greeted = false;
    this.early.length = 0;
    const hello: Hello = { type: 'hello', id: this.helloId, protocol: VERSION, table, token, language, have, seq };
    this.send(JSON.stringify(hello));
  }

  /** Tries at once, if a pause is running (the network or the page is back). */
  wake(): void {
    if (this.closed || this.socket) return;
    this.attempt = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.pause);
    clearTimeout(this.watch);
    this.drop();
  }

  private connect(): void {
    clearTimeout(this.pause);
    const socket = this.open();
    this.socket = socket;
    this.greeted = false;
    this.ear.link(this.attempt ? 'broken' : 'opening', null);
    socket.onopen = () => {
      if (socket === this.socket) this.greet();
    };
    socket.onmessage = ({ data }: { data: unknown }) => {
      if (socket === this.socket) this.receive(String(data));
    };
    socket.onclose = ({ code }: { code: number }) => {
      if (socket === this.socket) this.lost(code);
    };
    this.listen();
  }

  private receive(data: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    this.listen();
    if (message.type === 'welcome') return this.welcome(message);
    if (message.type === 'error' && message.id === this.helloId) return this.refuse(message);
    if (message.type === 'update' && !this.greeted) {
      this.early.push(message);
      return;
    }
    const waiting = 'id' in message && message.id !== null ? this.waiting.get(message.id) : undefined;
    if (waiting && 'id' in message && message.id !== null) {
      this.waiting.delete(message.id);
      waiting.resolve(message);
    }
    this.ear.message(message);
  }

  private welcome(message: Welcome): void {
    if (message.id !== this.helloId || this.greeted) return;
    this.greeted = true;
    this.attempt = 0;
    this.ear.message(message);
    this.ear.link('live', null);
    // What overtook the welcome counts from it; what is older is in it.
    for (const update of this.early.splice(0)) if (update.now.seq > message.now.seq) this.ear.message(update);
    for (const { text } of this.waiting.values()) this.send(text);
  }

  private refuse(failure: Failure): void {
    this.close();
    this.ear.link('refused', failure);
  }

  private send(text: string): void {
    if (this.socket?.readyState === OPEN) this.socket.send(text);
  }

  /** Starts to wait for the next sign of life: a ping after some quiet, a new line if that stays unanswered. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.send(JSON.stringify({ type: 'ping', id: this.newId() }));
      this.watch = setTimeout(() => this.lost(0), PATIENCE);
    }, QUIET);
  }

  private lost(code: number): void {
    clearTimeout(this.watch);
    this.drop();
    if (this.closed) return;
    if (FINAL_CODES.includes(code)) {
      this.closed = true;
      return this.ear.link('refused', null);
    }
    this.attempt += 1;
    this.ear.link('broken', null);
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.attempt - 1));
    this.pause = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}
