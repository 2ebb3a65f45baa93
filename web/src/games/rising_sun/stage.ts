/** What never changes in a match of Rising Sun (`Game.stage`), in the reader's language. */

/** Where a value comes from. */
export interface Provenance {
  /** It is neither printed nor official: to be marked. */
  house: boolean;
  kind: string;
}

export interface Clan {
  clan: string;
  name: string;
  /** What its ability is called, and does. */
  ability: string;
  words: string;
  rule: string;
  provenance: Provenance;
}

/** What a province gives to the winner of its war. */
export interface Reward {
  coins: number;
  vp: number;
  ronin: number;
}

export interface Province {
  province: string;
  name: string;
  reward: Reward;
  links: readonly { to: string; kind: 'border' | 'sea' }[];
  provenance: Provenance;
}

export interface Kami {
  kami: string;
  name: string;
  /** What its shrine gives, in a few words. */
  label: string;
  words: string;
  rule: string;
  provenance: Provenance;
}

export interface Mandate {
  mandate: string;
  name: string;
  /** What everybody does, and what the selector and its ally get besides. */
  words: string;
  bonus: string;
  rule: string;
  provenance: Provenance;
}

/** A kind of piece; a Stronghold is one too, but no figure. */
export interface Piece {
  piece: string;
  name: string;
  monster: boolean;
  figure: boolean;
  /** Force, as printed; what changes it is in `words`. */
  force: number;
  counts_as: string;
  words: string;
  provenance: Provenance;
}

export interface Card {
  card: string;
  name: string;
  season: string;
  set: string;
  kind: 'enhancement' | 'virtue' | 'monster' | 'war' | 'winter';
  kind_name: string;
  cost: number;
  copies: number;
  /** What it does, in our own words. */
  words: string;
  /** The same in very few words. */
  label: string;
  rule: string;
  /** The figure that comes with it. */
  piece: string | null;
  provenance: Provenance;
}

export interface Advantage {
  advantage: string;
  name: string;
  words: string;
  rule: string;
  provenance: Provenance;
}

export interface ScoreLine {
  line: string;
  name: string;
  rule: string;
}

export interface Stage {
  game: string;
  title: string;
  goal: string;
  /** In seating order. */
  clans: readonly Clan[];
  provinces: readonly Province[];
  kami: readonly Kami[];
  mandates: readonly Mandate[];
  pieces: readonly Piece[];
  cards: readonly Card[];
  advantages: readonly Advantage[];
  seasons: readonly { season: string; name: string }[];
  phases: readonly { phase: string; name: string }[];
  sets: readonly { set: string; name: string }[];
  /** Card kinds, for the filter. */
  card_kinds: readonly { kind: string; name: string }[];
  /** The political track: M a Mandate, K a Kami Turn. */
  track: string;
  lines: readonly ScoreLine[];
  /** VP of a war token by the season in which it was won, and of so many tokens of different provinces. */
  tokens: { vp: Readonly<Record<string, number>>; sets: readonly { provinces: number; vp: number }[] };
  limits: { war_provinces: number; stronghold_cost: number; bid_max: number };
  /** What the kinds of provenance mean. */
  provenance: Readonly<Record<string, string>>;
  terms: Readonly<Record<string, { name: string; words: string; rule: string }>>;
  rules: Readonly<Record<string, string>>;
  options: Readonly<Record<string, { name: string; values: Readonly<Record<string, string>> }>>;
}
