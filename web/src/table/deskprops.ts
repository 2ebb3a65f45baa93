/** What a game's panels are given, made from the open table. */
import type { GameUI, TableProps } from '../core/game';
import type { Entry, Failure, Past } from '../core/protocol';
import type { Playback } from '../core/playback';
import type { Session } from '../core/session';
import { playSettings } from '../core/settings';
import { ownSeats, type TableState } from '../core/state';
import { gameTexts, language, t } from '../core/words';
import { announce } from '../ui/live';

/** An open table with the panels of its game. */
export interface Desk {
  session: Session;
  playback: Playback;
  /** As it is shown; the newest may still be played. */
  state: TableState;
  game: GameUI;
}

/** The properties at the moment that is shown. */
export function propsOf({ session, state, game }: Desk, pointed: Entry | null): TableProps {
  return {
    stage: state.stage,
    now: state.now,
    table: state.table,
    player: state.player,
    seats: ownSeats(state),
    language: language.value,
    texts: gameTexts(game),
    settings: playSettings.value,
    past: false,
    arrived: state.arrived,
    entries: state.entries,
    act: (action, seat, more) => session.act(action, seat, more),
    takeBack: () => void session.takeBack(),
    busy: session.busy.value,
    failure: session.failure.value,
    hint: session.hint.value,
    pointed,
    announce,
  };
}

/** The same for a moment of the past: nothing can be done there. */
export function propsAt(desk: Desk, past: Past, entry: Entry | undefined, seats: readonly number[]): TableProps {
  const props = propsOf(desk, null);
  const { now } = desk.state;
  return {
    ...props,
    now: { ...now, view: past.view, acting: past.acting, decisions: past.to, offers: [], clocks: [] },
    seats,
    past: true,
    arrived: { order: -1 - past.to, entries: entry ? [entry] : [] },
    entries: desk.state.entries.slice(0, past.to + 1),
    act: () => undefined,
    takeBack: () => undefined,
    busy: false,
    failure: null,
    hint: null,
  };
}

/** How a seat is called: as its game names it, or by who plays it. */
export function seatNames({ state, game }: Desk, seats: readonly number[]): string[] {
  const texts = gameTexts(game);
  return seats.map((seat) => game.seatName(seat, state.stage, state.now.view, texts));
}

/** Whoever plays a seat. */
export function placeOf(state: TableState, seat: number): TableState['table']['places'][number] | undefined {
  return state.table.places.find(({ seats }) => seats.includes(seat));
}

/** How a person at the table is called. */
export function nameAt({ table }: TableState, player: number): string {
  return table.places[player]?.name || t('place', { n: player + 1 });
}

/** A failure in one sentence with its rule. */
export function sentenceOf(failure: Failure): string {
  return failure.rule ? `${failure.text} (${failure.rule})` : failure.text;
}
