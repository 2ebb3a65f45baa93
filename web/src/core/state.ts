/**
 * A table as the client knows it: a pure function of the messages that came. Lost, doubled and late updates leave it
 * right or mark it as `behind`, and then the session asks the server for the rest.
 */
import type { Arrived } from './game';
import type { Entry, Now, TableInfo, Update, Welcome } from './protocol';

/** A decision that was taken back and can be taken again. */
export interface Redo {
  seat: number;
  notation: string;
  /** It went with the one before it, as several answers in one go do. */
  follows: boolean;
}

export interface TableState {
  role: Welcome['role'];
  player: number | null;
  stage: Welcome['stage'];
  table: TableInfo;
  /** The log, entry n at index n; 0 is the set-up. */
  entries: readonly Entry[];
  now: Now;
  /** Number of the last update since the last welcome. */
  order: number;
  /** An update is missing: nothing more is taken in before the next welcome. */
  behind: boolean;
  arrived: Arrived;
  /** The reader asked to take back and was refused, and nothing has been decided since. */
  refused: boolean;
  /** Own decisions taken back, the next to take again last. */
  redo: readonly Redo[];
}

/** The reader's seats, in order; nobody's for a watcher. */
export function ownSeats(state: TableState): readonly number[] {
  return state.player === null ? [] : (state.table.places[state.player]?.seats ?? []);
}

/** Number of the last entry held, what a `Hello` says in `have`. */
export function lastEntry(state: TableState): number {
  return state.entries.length - 1;
}

/** The table after a welcome; `before` is what was known, if it was of the same reader and language. */
export function welcomed(before: TableState | null, message: Welcome): TableState {
  const keep = message.keep ?? -1;
  const kept = before && keep >= 0 ? before.entries.slice(0, keep + 1) : [];
  const entries = [...kept, ...message.entries];
  return {
    role: message.role,
    player: message.player,
    stage: message.stage,
    table: message.table,
    entries,
    now: message.now,
    order: 0,
    behind: !inOrder(entries),
    arrived: arrival(before, before ? unheld(before, entries.slice(newFrom(before, keep))) : []),
    refused: false,
    redo: before && entries.length === before.entries.length ? before.redo : [],
  };
}

/** The table after an update. */
export function updated(state: TableState, message: Update): TableState {
  const order = message.order ?? 0;
  if (state.behind || message.now.seq < state.now.seq || (order > 0 && order <= state.order)) return state;
  if (order > state.order + 1) return { ...state, behind: true };
  const kept = state.entries.slice(0, message.keep + 1);
  const entries = [...kept, ...message.entries];
  if (kept.length < message.keep + 1 || !inOrder(entries)) return { ...state, behind: true };
  const gone = state.entries.slice(message.keep + 1);
  return {
    ...state,
    table: message.table,
    now: message.now,
    entries,
    order: order || state.order,
    arrived: arrival(state, unheld(state, message.entries)),
    refused: gone.length || message.entries.length ? false : wasRefused(state, message.now),
    redo: redoAfter(state, gone, message.entries),
  };
}

/** Where the entries begin that the reader has not seen; a whole log (`keep` -1) repeats those that are held. */
function newFrom(before: TableState, keep: number): number {
  return keep < 0 ? before.entries.length : Math.min(keep + 1, before.entries.length);
}

/** Those that are not held word for word: after a taking back, the server may say again what still stands. */
function unheld({ entries: held }: TableState, entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry) => {
    const known = held[entry.number];
    return !known || (['seat', 'at', 'notation', 'words'] as const).some((key) => known[key] !== entry[key]);
  });
}

function inOrder(entries: readonly Entry[]): boolean {
  return entries.every((entry, index) => entry.number === index);
}

function arrival(before: TableState | null, entries: readonly Entry[]): Arrived {
  const order = before?.arrived.order ?? 0;
  return entries.length ? { order: order + 1, entries } : (before?.arrived ?? { order, entries: [] });
}

/** The wish of the reader to take back is gone, and so the others have not agreed: the log is what it was. */
function wasRefused({ now: { undo }, player, refused }: TableState, { undo: next }: Now): boolean {
  if (next.asked_by != null) return false;
  return refused || (player !== null && undo.asked_by === player);
}

/** What is taken again in one go: the next decision, and those that went with it. */
export function nextRedo(redo: readonly Redo[]): readonly Redo[] {
  const before = redo.slice(0, -1).findLastIndex(({ follows }) => !follows);
  return redo.slice(before + 1).reverse();
}

/** What can be taken again: the reader's decisions just cut off, until somebody decides something else. */
function redoAfter(state: TableState, gone: readonly Entry[], come: readonly Entry[]): readonly Redo[] {
  const own = ownSeats(state);
  let redo = state.redo;
  const before = gone.flatMap(({ seat, notation }, index) =>
    seat !== null && notation !== null && own.includes(seat)
      ? [{ seat, notation, follows: gone[index - 1]?.seat === seat }]
      : [],
  );
  redo = [...redo, ...before.reverse()];
  for (const { seat, notation } of come) {
    const next = redo.at(-1);
    redo = next && next.seat === seat && next.notation === notation ? redo.slice(0, -1) : [];
  }
  return redo;
}
