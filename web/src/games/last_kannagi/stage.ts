/** What never changes in a match of The Last Kannagi (`Game.stage`), in the reader's language. */

/** Counts by colour: red, blue, yellow, purple. */
export type Tokens = readonly [number, number, number, number];

export interface Space {
  space: number;
  q: number;
  r: number;
  /** 0 the main shrine, 1 to 3. */
  level: number;
  /** Who builds here gets a card. */
  icon: boolean;
  /** Directions in which the outer world lies. */
  outer: readonly number[];
  near: readonly number[];
  name: string;
}

/** Where a value comes from. */
export interface Provenance {
  /** It is not printed in the sources: to be marked. */
  house: boolean;
  kind: string;
}

/** A part of what a blessing or a prayer gives. */
export interface Effect {
  effect: string;
  n?: number;
  most?: number;
  tokens?: Tokens;
  colours?: readonly string[];
  lasting?: boolean;
}

export interface Blessing {
  column: string;
  level: number;
  faith: number;
  cost: number;
  label: string;
  words: string;
  /** Where it is said what it does. */
  rule: string;
  effects: readonly Effect[];
  provenance: Provenance;
  cost_provenance: Provenance;
}

type Blessings = Readonly<Record<string, Blessing>>;

export interface BlessingSet {
  shared: Blessings;
  own: Readonly<Record<string, Blessings>>;
}

export interface Character {
  name: string;
  resistance: number;
  tokens: Tokens;
  words: string;
  provenance: Provenance;
}

export interface Card {
  card: number;
  words: string;
  vp: number;
  event: boolean;
  provenance: Provenance;
}

export interface Branch {
  branch: string;
  label: string;
  words: string;
  effects: readonly Effect[];
}

/** What a kind of action can do at a level, as printed. */
export interface ActionCell {
  label: string;
  power?: number | null;
  branches?: readonly Branch[];
  faith?: number;
  tokens?: number;
}

export interface ActionKind {
  kind: string;
  name: string;
  key: string;
  rule: string;
  cells: readonly ActionCell[];
  provenance: Provenance;
}

export interface Level {
  level: number;
  name: string;
  hours: number | null;
  hours_with_card: number | null;
  hours_in_form: number | null;
}

export interface ScoreLine {
  line: string;
  name: string;
  rule: string;
  at_end: boolean;
}

export interface Stage {
  game: string;
  title: string;
  spaces: readonly Space[];
  track: { days: number; hours_per_day: number; rest_hours: number; spill: number };
  tokens: readonly { colour: string; letter: string; name: string; power: number }[];
  limits: { faith: number; storage: number; supply: number; hand: number; level_3_shrines: number; outer_edge_power: number };
  actions: {
    levels: readonly Level[];
    kinds: readonly ActionKind[];
    keys: { rest: string; stop: string; card: string };
    rest: { name: string; pass: string; hours: number };
  };
  blessings: { columns: readonly { column: string; letter: string; name: string; levels: number }[] } & Readonly<
    Record<'full' | 'text_only', BlessingSet>
  >;
  faith: readonly { faith: number; level: string | null }[];
  characters: Readonly<Record<string, Character>>;
  revelations: readonly Card[];
  dedication: { words: readonly string[] };
  lines: readonly ScoreLine[];
  blessing_bonus: readonly number[];
  /** What the kinds of provenance mean. */
  provenance: Readonly<Record<string, string>>;
  terms: Readonly<Record<string, { name: string; words: string; rule: string }>>;
  rules: Readonly<Record<string, string>>;
}
