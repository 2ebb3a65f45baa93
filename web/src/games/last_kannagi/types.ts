/** What a reader may see of a match of The Last Kannagi (`Game.view`). */
import type { Texts } from '../../core/game';
import type { Tokens } from './stage';

export type { Stage, Tokens } from './stage';
export type Say = Texts;

/** A revelation card; its number is null for those who do not know it. */
export interface HeldCard {
  card: number | null;
  face_up: boolean;
  met: boolean | null;
  have: number | null;
  need: number | null;
}

export interface Seat {
  seat: number;
  player: number;
  team: number;
  character: string | null;
  clock: number;
  marker: number;
  faith: number;
  resistance: number | null;
  body: Tokens;
  body_power: number;
  /** What a token of each colour weighs in this body. */
  weights: Tokens;
  storage: Tokens;
  supply: number;
  supply_limit: number | null;
  received: readonly string[];
  removed: number;
  cards: number;
  form: number;
  vp: number;
  shrines: number;
  /** Points by source, those of the end as if it were now. */
  lines: Readonly<Record<string, number>>;
  total: number;
  hand: readonly HeldCard[];
}

/** What is running; null while a main choice is pending. */
export interface Turn {
  kind: string;
  level: number;
  in_form: boolean;
  power: number;
  power_left: number;
  bonus: boolean;
  stepped: boolean;
  diverts_left: number;
}

export interface Outcome {
  scores: readonly number[];
  placing: readonly number[];
  winners: readonly number[];
  lines: readonly Readonly<Record<string, number>>[];
  ending: string;
  /** Who would have won without a source of points. */
  without?: readonly { line: string; winners: readonly number[] }[];
}

export interface View {
  seat: number | null;
  options: Readonly<Record<string, string | number | boolean>>;
  day: number;
  /** Seats by the last move of their clocks, the top of every stack first. */
  stack: readonly number[];
  /** Seats in the order in which they will act. */
  order: readonly number[];
  acting: readonly number[];
  decision: string;
  turn: Turn | null;
  world: readonly { tokens: Tokens; shrine: number | null }[];
  bag: readonly number[];
  /** Tokens that are left in the world. */
  impurity: number;
  level_3_shrines: number;
  seats: readonly Seat[];
  end: string | null;
  saviour: number | null;
  outcome: Outcome | null;
}
