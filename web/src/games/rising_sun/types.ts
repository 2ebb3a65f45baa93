/** What a reader may see of a match of Rising Sun (`Game.view`), and what an offer adds for the drawing. */
import type { Texts } from '../../core/game';

export type { Stage } from './stage';
export type Say = Texts;

/** Kind of piece -> how many; kinds that are not there are left out. */
export type Pieces = Readonly<Record<string, number>>;

export interface Seat {
  seat: number;
  clan: string;
  /** Place on the Honor track, 0 is the top. */
  honor: number;
  vp: number;
  coins: number;
  ronin: number;
  ally: number | null;
  alliance_seasons: number;
  /** Card -> copies. */
  cards: Readonly<Record<string, number>>;
  /** Province -> pieces. */
  map: Readonly<Record<string, Pieces>>;
  /** By shrine. */
  shrines: readonly Pieces[];
  reserve: Pieces;
  /** Captives by their owner's seat. */
  hostages: Readonly<Record<string, Pieces>>;
  /** War tokens: "season/province". */
  tokens: readonly string[];
  /** The reader's own list of partners while it is sealed; null for others and at other times. */
  ballot: readonly number[] | null;
  /** VP by source. */
  lines: Readonly<Record<string, number>>;
}

export interface Shrine {
  kami: string;
  /** By seat. */
  force: readonly number[];
  /** Who would win it now; null: nobody. */
  leader: number | null;
  last_winner: number | null;
}

export interface ProvinceNow {
  name: string;
  /** By seat. */
  force: readonly number[];
  leader: number | null;
}

export interface Battle {
  province: string;
  participants: readonly number[];
  /** Those whose bids are in. */
  done: readonly number[];
  /** Seat -> coins for seppuku, hostage, ronin, poets; the reader's own until all are in. */
  bids: Readonly<Record<string, readonly number[]>>;
  /** Advantage -> who won it; null: nobody yet, or nobody bid. */
  advantages: Readonly<Record<string, number | null>>;
  hired: Readonly<Record<string, number>>;
  killed: number;
}

export interface Outcome {
  scores: readonly number[];
  placing: readonly number[];
  winners: readonly number[];
  lines: readonly Readonly<Record<string, number>>[];
  ending: string;
}

export interface View {
  game: string;
  seat: number | null;
  /** Each as it is written in a record: `on`, `true`, `koi-lotus-turtle`. */
  options: Readonly<Record<string, string>>;
  season: string;
  phase: string;
  card_set: string;
  /** `position`: spaces done, with the one that is carried out; `spaces`: M and K; `selectors`: who selects on each, null on K. */
  track: { position: number; spaces: string; selectors: readonly (number | null)[] };
  kami_turn: number;
  /** The shrine that is resolved in a Kami Turn; null at other times. */
  kami_slot: number | null;
  selector: number | null;
  announced: string | null;
  /** Seats, the top of the Honor track first. */
  honor: readonly number[];
  acting: readonly number[];
  decision: { name: string; sealed: boolean; about: readonly number[] } | null;
  shrines: readonly Shrine[];
  provinces: readonly ProvinceNow[];
  /** Where there is war this season, in order; `done` of them are over, with the battle that goes on. */
  war: { provinces: readonly string[]; done: number };
  /** Cards for sale -> copies. */
  display: Readonly<Record<string, number>>;
  /** `played`: null face down and unknown; `drawn`: by the reader, while it selects. */
  tiles: { left: number; played: readonly (string | null)[]; drawn: readonly string[] | null; returned: readonly string[] | null };
  pile: { coins: number; ronin: number } | null;
  battle: Battle | null;
  seats: readonly Seat[];
  outcome: Outcome | null;
}

/**
 * Where a choice belongs (`OfferedChoice.target`).
 *
 * `pass` and `yes` stand for themselves; the others name a thing of the table: `mandate`, `clan` (with its `seat`),
 * `province`, `shrine` (`slot`), `piece` (in a `province`, or at a shrine `slot`, or neither: of the reserve), `card`,
 * `gift` (`what`: coins or ronin) and `number`.
 */
export type Target =
  | { kind: 'pass' | 'yes' }
  | { kind: 'mandate'; mandate: string }
  | { kind: 'clan'; seat: number; clan: string }
  | { kind: 'province'; province: string }
  | { kind: 'shrine'; slot: number }
  | { kind: 'piece'; piece: string; province?: string; slot?: number }
  | { kind: 'card'; card: string }
  | { kind: 'gift'; what: 'coins' | 'ronin' }
  | { kind: 'number'; number: number };

/** What a preview of a choice shows (`OfferedChoice.facts`); what does not apply is left out. */
export interface Facts {
  /** Own Force where the choice is about, before and after it. */
  force?: readonly [number, number];
  /** How that stands against the others there, in words. */
  standing?: string;
  /** Coins that it costs, and those that are left then. */
  cost?: number;
  left?: number;
  /** How many of this piece are in the reserve, or there. */
  count?: number;
  /** What follows for certain, in words. */
  notes?: readonly string[];
}

/** What a question as a whole shows (`Offer.facts`). */
export interface OfferFacts {
  /** What the question is about, a sentence. */
  lead?: string;
  /** ID of the rule that asks. */
  rule?: string;
  /** The heading of the panel: the Mandate, the Kami, the battle or the card that is carried out. */
  title?: string;
  /** Symbol of the heading: `kami`, `mandate`, `card`, `advantage`, `phase` and its name, e.g. "kami-raijin". */
  sign?: string;
  /** How many of the same decisions are left, of how many (Summons, moves). */
  left?: number;
  /** While bids are made: for each advantage in order what it would do here and now. */
  advantages?: readonly { advantage: string; words: string; bid: number | null }[];
  /** Coins that can still be bid. */
  coins?: number;
}
