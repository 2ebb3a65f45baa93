/**
 * Shows what the others do one update at a time, so that it can be followed. The reader's own decisions are shown at
 * once, and any input brings the table to the newest state: nothing ever waits for an animation.
 */
import { signal } from '@preact/signals';
import { ownSeats, type TableState } from './state';

const PAUSE = 400;
/** More updates than this are not played one by one: the reel is there for that. */
const LONGEST_QUEUE = 12;

export class Playback {
  readonly shown = signal<TableState | null>(null);
  private queue: TableState[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: how long the animation of what arrived takes, in ms; null while nothing is to be animated. */
  constructor(private readonly pace: (state: TableState) => number | null) {}

  take(state: TableState): void {
    const before = this.queue.at(-1) ?? this.shown.value;
    if (!before || isOwn(before, state) || state.player !== before.player) return this.flush(state);
    if (this.pace(state) === null || this.queue.length >= LONGEST_QUEUE) return this.flush(state);
    this.queue.push(state);
    if (this.timer === undefined) this.next();
  }

  /** Shows the newest state now. */
  flush(newest: TableState | undefined = this.queue.at(-1)): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    if (newest) this.show(newest);
  }

  private next(): void {
    this.timer = undefined;
    const state = this.queue.shift();
    if (state) this.show(state);
  }

  private show(state: TableState): void {
    const fresh = state.arrived.order !== this.shown.value?.arrived.order;
    this.shown.value = state;
    if (fresh) this.timer = setTimeout(() => this.next(), (this.pace(state) ?? 0) + PAUSE);
    else if (this.queue.length) this.next();
  }
}

/** Whether the reader made what is new. */
function isOwn(before: TableState, state: TableState): boolean {
  if (state.arrived.order === before.arrived.order) return state.entries.length < before.entries.length;
  const seats = ownSeats(state);
  return state.arrived.entries.every(({ seat }) => seat !== null && seats.includes(seat));
}
