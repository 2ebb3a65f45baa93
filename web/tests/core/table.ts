/** A server of one table, as small as can be: decisions come and are taken back, and it tells everybody. */
import type { Entry, Now, TableInfo, Update, Welcome } from '../../src/core/protocol';

export function entry(number: number, notation = `n${number}`, seat: number | null = 0): Entry {
  const base = { number, at: 0, day: '', told: [] };
  if (number === 0) return { ...base, seat: null, notation: null, words: null, by: 'set-up' };
  return { ...base, seat, notation, words: notation, by: 'person' };
}

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  const place = { player: 0, name: 'A', kind: 'person', bot: null, away: false, resigned: false, seats: [0] } as const;
  return {
    table: 'matsu',
    game: 'last_kannagi',
    rules: '1',
    options: {},
    content: '',
    own_content: false,
    places: [
      { ...place, seats: [0] },
      { ...place, player: 1, seats: [1] },
    ],
    started: true,
    over: false,
    commitment: '',
    seed: null,
    created: 0,
    clock: { kind: 'none', seconds: 0, increment: 0, on_timeout: 'bot' },
    hints: true,
    opened: null,
    ...change,
  };
}

export class FakeTable {
  seq = 1;
  entries: Entry[] = [entry(0)];
  order = 0;
  /** Who asks to take back. */
  asking: number | null = null;

  now(): Now {
    return {
      seq: this.seq,
      decisions: this.entries.length - 1,
      view: { log: this.entries.map(({ notation }) => notation) },
      acting: [0],
      offers: [],
      undo: { can: false, ask: false, why: '', asked_by: this.asking, waiting: [] },
      clocks: [],
      digest: null,
    };
  }

  welcome(id: string, keep = -1): Welcome {
    this.order = 0;
    return {
      type: 'welcome',
      id,
      protocol: 1,
      role: 'player',
      player: 0,
      table: tableInfo(),
      stage: {},
      keep,
      entries: this.entries.slice(keep + 1),
      now: this.now(),
    };
  }

  update(keep: number, entries: Entry[]): Update {
    this.order += 1;
    return { type: 'update', order: this.order, keep, entries, table: tableInfo(), now: this.now() };
  }

  decide(notation: string, seat = 0): Update {
    const next = entry(this.entries.length, notation, seat);
    this.entries = [...this.entries, next];
    this.seq += 1;
    return this.update(next.number - 1, [next]);
  }

  askBack(player: number | null): Update {
    this.asking = player;
    this.seq += 1;
    return this.update(this.entries.length - 1, []);
  }

  takeBack(keep: number): Update {
    this.entries = this.entries.slice(0, keep + 1);
    this.seq += 1;
    return this.update(keep, []);
  }
}
