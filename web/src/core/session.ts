/** One table that is open: its line, its state, and what the reader can do there. */
import { computed, effect, signal } from '@preact/signals';
import { Connection, type Ear, type Held, type Link, type Reply, type Request, type Socket } from './connection';
import type { Language } from './game';
import type { Failure, Hint, Invitation, Offer, Past, ServerMessage } from './protocol';
import { settings } from './settings';
import { lastEntry, nextRedo, ownSeats, type TableState, updated, welcomed } from './state';

/** By its code or in notation; with those that follow in one go. */
type Decision = ({ action: number } | { notation: string }) & { more?: readonly number[] };

/** Who says why a request failed: the table, or who asked, with a line of its own. */
type Teller = 'table' | 'asker';

export class Session {
  readonly state = signal<TableState | null>(null);
  readonly link = signal<Link>('opening');
  /** Why the server will not have this reader. */
  readonly refusal = signal<Failure | null>(null);
  /** Why the last request failed; gone with the next. */
  readonly failure = signal<Failure | null>(null);
  readonly hint = signal<Hint | null>(null);
  readonly invitation = signal<Invitation | null>(null);
  /** The reader's last wish to take back was withdrawn, and so nobody has refused it. */
  readonly withdrew = signal(false);
  private readonly pending = signal(0);
  /** A decision is on its way. */
  readonly busy = computed(() => this.pending.value > 0);
  readonly seats = computed(() => (this.state.value ? ownSeats(this.state.value) : []));
  readonly offers = computed<readonly Offer[]>(() => this.state.value?.now.offers ?? []);
  /** The reader is waited for; what is offered besides (another's turn) may be left. */
  readonly asked = computed(() => this.askedSeat() !== undefined);

  /** Language of what is held; another one needs everything anew. */
  private heldLanguage: Language = settings.value.language;
  private askedLanguage: Language = settings.value.language;
  private readonly connection: Connection;
  private readonly stop: () => void;

  constructor(
    readonly table: string,
    readonly token: string,
    open: () => Socket = openSocket,
  ) {
    const ear: Ear = {
      held: () => this.held(),
      message: (message) => this.receive(message),
      link: (link, failure) => {
        this.link.value = link;
        if (failure) this.refusal.value = failure;
      },
    };
    this.connection = new Connection(ear, open);
    let language = settings.value.language;
    const unfollow = effect(() => {
      const wanted = settings.value.language;
      if (wanted !== language) this.connection.greet();
      language = wanted;
    });
    const wake = (): void => {
      if (document.visibilityState === 'visible') this.connection.wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    this.stop = () => {
      unfollow();
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    };
  }

  close(): void {
    this.stop();
    this.connection.close();
  }

  /** Takes a decision for a seat, by its code. */
  act(action: number, seat?: number, more: readonly number[] = []): void {
    void this.decide({ action, more }, seat);
  }

  /** Takes a decision, by its code or in notation; gives back why not. */
  async decide(what: Decision, seat?: number, whoTells: Teller = 'table'): Promise<Failure | null> {
    const state = this.state.value;
    const asked = seat ?? this.askedSeat() ?? this.offers.value[0]?.seat;
    if (!state || asked === undefined || this.busy.value) return null;
    const { more = [], ...one } = what;
    const act = { type: 'act', seq: state.now.seq, seat: asked, ...one, ...(more.length && { more: [...more] }) } as const;
    return this.change(act, whoTells);
  }

  takeBack(): Promise<Failure | null> {
    this.withdrew.value = false;
    return this.change({ type: 'take_back', seq: this.seq() });
  }

  answerTakeBack(accept: boolean): Promise<Failure | null> {
    return this.change({ type: 'answer_take_back', seq: this.seq(), accept });
  }

  /** The others need not answer any more; where one has refused before, that stands. */
  async withdraw(): Promise<void> {
    this.withdrew.value = true;
    if (await this.answerTakeBack(false)) this.withdrew.value = false;
  }

  /** Takes again what was taken back last: in one go what was taken so, as long as it is offered so. */
  async redo(): Promise<void> {
    const [next, ...rest] = nextRedo(this.state.value?.redo ?? []);
    if (!next) return;
    const { choices = [], runs = [] } = this.offers.value.find(({ seat }) => seat === next.seat) ?? {};
    const first = choices.find(({ notation }) => notation === next.notation)?.action;
    const run = runs.find(({ actions }) => actions[0] === first && actions.length === rest.length + 1);
    const what = run ? { action: run.actions[0]!, more: run.actions.slice(1) } : { notation: next.notation };
    await this.decide(what, next.seat);
  }

  /** Sends a request that changes the table. */
  async change(request: Request, whoTells: Teller = 'table'): Promise<Failure | null> {
    this.failure.value = null;
    if (whoTells === 'table') this.hint.value = null;
    this.pending.value += 1;
    const reply = await this.connection.ask(request);
    this.pending.value -= 1;
    if (reply.type !== 'error') return null;
    if (whoTells === 'table') this.failure.value = reply;
    return reply;
  }

  /** As soon as nothing is on its way: what is wished for next then meets what the last wish has brought about. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const unfollow = this.busy.subscribe((busy) => {
        if (busy) return;
        resolve();
        // A subscriber hears the first value before it is given the way to end.
        queueMicrotask(() => unfollow());
      });
    });
  }

  async askHint(seat?: number): Promise<void> {
    const asked = seat ?? this.askedSeat();
    if (asked === undefined) return;
    const reply = await this.connection.ask({ type: 'hint', seat: asked });
    if (reply.type === 'error') this.failure.value = reply;
  }

  /** The table after so many decisions. */
  async moment(to: number, eyes: number | null): Promise<Past | Failure> {
    const reply: Reply = await this.connection.ask({ type: 'moment', to, eyes });
    return reply as Past | Failure;
  }

  /** The first of the reader's seats that owes a decision. */
  private askedSeat(): number | undefined {
    const acting = this.state.value?.now.acting ?? [];
    return this.offers.value.find(({ seat }) => acting.includes(seat))?.seat;
  }

  private seq(): number {
    return this.state.value?.now.seq ?? 0;
  }

  private held(): Held {
    const language = settings.value.language;
    const state = this.state.value;
    const same = state !== null && language === this.heldLanguage && !state.behind;
    this.askedLanguage = language;
    const { table, token } = this;
    if (!same) return { table, token, language, have: null, seq: null };
    return { table, token, language, have: lastEntry(state), seq: state.now.seq };
  }

  private receive(message: ServerMessage): void {
    const state = this.state.value;
    if (message.type === 'welcome') this.welcome(welcomed(state, message));
    else if (message.type === 'update' && state) this.take(updated(state, message));
    else if (message.type === 'pong' && state && (message.order ?? 0) > state.order) this.connection.greet();
    else if (message.type === 'done' && state && message.seq > state.now.seq) this.connection.greet();
    else if (message.type === 'hint' && message.seq === this.seq()) this.hint.value = message;
    else if (message.type === 'invitation') this.invitation.value = message;
  }

  private welcome(next: TableState): void {
    this.heldLanguage = this.askedLanguage;
    this.take(next);
  }

  private take(next: TableState): void {
    if (next.now.seq !== this.seq()) {
      this.hint.value = null;
      this.failure.value = null;
    }
    const fellBehind = next.behind && !this.state.value?.behind;
    this.state.value = next;
    if (fellBehind) this.connection.greet();
  }
}

function openSocket(): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws`);
}
