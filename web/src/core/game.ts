/**
 * What a game gives the client: its panels, its texts, its keys. The shell knows no game by name; `games/index.ts`
 * finds the folder, and a folder that is deleted takes its game with it.
 */
import type { ComponentChildren, ComponentType } from 'preact';
import type { Entry, Failure, Hint, Now, TableInfo } from './protocol';

export type Language = 'en' | 'ja';

/** Looks a text up: the game's own first, then the shell's. */
export type Texts = (id: string, args?: Record<string, string | number>) => string;

/** What came with the newest update, to be animated once for every `order`. */
export interface Arrived {
  order: number;
  entries: readonly Entry[];
}

/** The settings of this device that a game has to know. */
export interface PlaySettings {
  /** First tap selects and previews, the second does it (touch). */
  twoSteps: boolean;
  /** Letter keys choose actions. */
  letterKeys: boolean;
  /** Ask before an end of turn that cannot be taken back. */
  confirm: boolean;
  /** No movement: pieces cross-fade. */
  still: boolean;
}

/** What every panel of a table gets. Nothing in it may be changed. */
export interface TableProps {
  /** What never changes (`Game.stage`), in the reader's language. */
  stage: any;
  /** The moment to draw; of the past while `past` is true, and then nothing can be done. */
  now: Now;
  table: TableInfo;
  /** The reader's place, null for a watcher. */
  player: number | null;
  /** The reader's seats, in order. */
  seats: readonly number[];
  language: Language;
  texts: Texts;
  settings: PlaySettings;
  past: boolean;
  arrived: Arrived;
  /** The log up to the moment that is drawn; entry n at index n. */
  entries: readonly Entry[];
  /** Takes back the last decision, or asks the others to agree (`now.undo`). */
  takeBack(): void;
  /** Takes a decision for a seat; without `seat`, for the first that is asked. `more` follow it in one go (`Offer.runs`). */
  act(action: number, seat?: number, more?: readonly number[]): void;
  /** The server has not answered yet. */
  busy: boolean;
  /** The last decision was refused: to be shown beside the choices. */
  failure: Failure | null;
  /** The choice that a hint points at. */
  hint: Hint | null;
  /** The log entry under the pointer: outline what it touched. */
  pointed: Entry | null;
  /** Reads a sentence to those who listen instead of looking. */
  announce(sentence: string): void;
}

/** What the page at the end gets. */
export interface ScoreProps {
  stage: any;
  view: any;
  table: TableInfo;
  player: number | null;
  seats: readonly number[];
  language: Language;
  texts: Texts;
}

/** A seat's sign: crest, colour and number. `stage` and `view` are null where no match runs yet (lobby). */
export interface MarkProps {
  seat: number;
  size: number;
  stage: any;
  view: any;
  /** The options that are chosen, where a table is being made. */
  options?: Readonly<Record<string, string | number | boolean>>;
}

/** How a match ended, by seat. */
export interface MatchOutcome {
  scores: readonly number[];
  /** Rank of each seat, 1 is best; equal ranks are shared. */
  placing: readonly number[];
  /** The seats of each team; alone where there are none. */
  sides: readonly (readonly number[])[];
}

/** What a page of a game's own gets. */
export interface GamePageProps {
  game: string;
  language: Language;
  texts: Texts;
}

/** What a game's folder exports as default. */
export interface GameUI {
  /** The game's own client texts, as Fluent source. */
  texts: Record<Language, string>;
  /** How long a match takes, for the lobby. */
  minutes: number;
  /** Middle column, above the choices: board, tracks, on a phone the strip of players too. */
  Board: ComponentType<TableProps>;
  /** Middle column, below the board: what can be done, and why not. */
  Choices: ComponentType<TableProps>;
  /** Right column: the reader's own board. */
  Own: ComponentType<TableProps>;
  /** Left column, above the log: the other players. */
  Others: ComponentType<TableProps>;
  /** The table of points at the end. */
  Score: ComponentType<ScoreProps>;
  /** The drawing on the lobby's card (inside a button: no controls, decorative). */
  Thumb: ComponentType;
  Mark: ComponentType<MarkProps>;
  /** Small sign of how far the match is, beside the title in the top bar. */
  Progress?: ComponentType<TableProps>;
  /** Wraps all panels of one table: the place for state they share, such as a preview. */
  Frame?: ComponentType<TableProps & { children?: ComponentChildren }>;
  /** What is known of a place before the match, in a word or two; without it its order is drawn. */
  placeWords?(place: number, options: Readonly<Record<string, string | number | boolean>>, texts: Texts): string;
  /** Name of the seat at the table: character, clan. */
  seatName(seat: number, stage: any, view: any, texts: Texts): string;
  /** The result in a view of a finished match. */
  outcome(view: any): MatchOutcome | null;
  /** Seats that act after those that are asked now, soonest first. */
  upNext?(stage: any, view: any): readonly number[];
  /** How long the animation of these entries takes, in ms; the next update waits for it, unless there is input. */
  pace?(entries: readonly Entry[]): number;
  /** Icons (symbol ids) of the phone's first two tabs; their names are the texts `tab-board` and `tab-own`. */
  tabIcons: { board: string; own: string };
  /** The game's own keys; true if the event was one. Called only while no text field has the focus. */
  keys?(event: KeyboardEvent, props: TableProps): boolean;
  /**
   * Pages of the game's own beside its tables, at `/games/<game>/<name>`; loaded when one is opened. What a page is
   * called, and what it is for, are the texts `page-<name>` and `page-<name>-words`.
   */
  pages?: Readonly<Record<string, () => Promise<{ default: ComponentType<GamePageProps> }>>>;
}
