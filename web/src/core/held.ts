/** The tokens that this device holds, by table. Only here and in the links that a player sends are they ever kept. */
import { signal } from '@preact/signals';
import type { Key } from './protocol';
import { keep, kept } from './settings';

export interface HeldTable {
  game: string;
  keys: Key[];
  /** Decisions that had been seen when this device last looked, by player. */
  seen: Record<string, number>;
  /** Milliseconds since 1970. */
  at: number;
  /** A coach sits beside the reader. */
  lesson?: boolean;
}

type HeldTables = Record<string, HeldTable>;

const KEY = 'kagura.tables';
/** As many as `POST /api/mine` takes. */
const MOST = 200;

export function readHeld(text: string | null): HeldTables {
  const held: HeldTables = {};
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    for (const [table, value] of Object.entries(read ?? {})) {
      if (value && typeof value === 'object' && Array.isArray((value as HeldTable).keys)) {
        const { game = '', keys, seen = {}, at = 0, lesson } = value as HeldTable;
        held[table] = { game, keys, seen, at, ...(lesson === true && { lesson }) };
      }
    }
  } catch {
    // Damaged: as new. Links still work.
  }
  return held;
}

export const held = signal<HeldTables>(readHeld(kept(KEY)));

/** Another tab may have added tables: their keys are read again before anything is written. */
function change(make: (tables: HeldTables) => HeldTables): void {
  const stored = readHeld(kept(KEY));
  const tables = make(Object.keys(stored).length ? stored : held.value);
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.at - a.at);
  held.value = Object.fromEntries(newest.slice(0, MOST));
  keep(KEY, JSON.stringify(held.value));
}

export function holdTable(table: string, game: string, keys: readonly Key[]): void {
  change((tables) => {
    const before = tables[table] ?? { game, keys: [], seen: {}, at: 0 };
    const fresh = keys.filter(({ token }) => !before.keys.some((key) => key.token === token));
    return {
      ...tables,
      [table]: { ...before, game: game || before.game, keys: [...before.keys, ...fresh], at: Date.now() },
    };
  });
}

export function dropKey(table: string, token: string): void {
  change((tables) => {
    const before = tables[table];
    if (!before) return tables;
    const keys = before.keys.filter((key) => key.token !== token);
    const { [table]: _, ...others } = tables;
    return keys.length ? { ...others, [table]: { ...before, keys } } : others;
  });
}

export function forgetTable(table: string): void {
  change(({ [table]: _, ...others }) => others);
}

/** Notes how far the reader has looked, for "since your last turn". */
export function noteSeen(table: string, player: number | null, decisions: number): void {
  const before = held.value[table];
  const name = String(player ?? 'watch');
  if (!before || before.seen[name] === decisions) return;
  change((tables) => {
    const entry = tables[table] ?? before;
    return { ...tables, [table]: { ...entry, seen: { ...entry.seen, [name]: decisions }, at: Date.now() } };
  });
}

/** Begins or ends the lesson at a table. */
export function noteLesson(table: string, lesson: boolean): void {
  change((tables) => {
    const { lesson: _, ...entry } = tables[table] ?? { game: '', keys: [], seen: {}, at: Date.now() };
    return { ...tables, [table]: lesson ? { ...entry, lesson } : entry };
  });
}

export function keysOf(table: string, role: Key['role']): Key[] {
  return (held.value[table]?.keys ?? []).filter((key) => key.role === role);
}

/** The link that gives somebody what a token gives. */
export function linkTo(table: string, token: string): string {
  return `${location.origin}/t/${encodeURIComponent(table)}#${token}`;
}
