/** The open table: its line to the server, whose eyes it is seen with, and the page for its present state. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { panels, wantPanels } from '../core/catalogue';
import { held, noteSeen } from '../core/held';
import { Playback } from '../core/playback';
import type { Key, TableInfo } from '../core/protocol';
import { Session } from '../core/session';
import { playSettings } from '../core/settings';
import { signalTurn } from '../core/signs';
import { soundPiece } from '../core/sound';
import type { TableState } from '../core/state';
import { t } from '../core/words';
import { End } from '../end/page';
import { Review } from '../review/page';
import { Opening } from '../ui/opening';
import { Curtain } from './curtain';
import { NoPlace } from './noplace';
import { type PassOn, Playing } from './playing';
import { WaitingRoom } from './waiting';

interface SeatedProps {
  table: string;
  moment: number | null;
  keys: readonly Key[];
  /** The token that came with the address: its place is looked at first. */
  latest: string | null;
}

/** A session for a token, open as long as it is used. */
function useSession(table: string, token: string): { session: Session; playback: Playback } {
  const made = useMemo(() => {
    const session = new Session(table, token);
    const playback = new Playback((state) => {
      if (document.hidden || playSettings.value.still) return null;
      return panels.value[state.table.game]?.pace?.(state.arrived.entries) ?? 0;
    });
    const stop = session.state.subscribe((state) => state && playback.take(state));
    const flush = (): void => playback.flush();
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, flush, { capture: true });
    const close = (): void => {
      stop();
      for (const event of events) removeEventListener(event, flush, { capture: true });
      session.close();
    };
    return { session, playback, close };
  }, [table, token]);
  useEffect(() => made.close, [made]);
  return made;
}

export function Seated({ table, moment, keys, latest }: SeatedProps): JSX.Element {
  const first = keys.find(({ token }) => token === latest) ?? keys[0];
  const [reader, setReader] = useState<Key>(first as Key);
  const shared = keys.length > 1;
  const [covered, setCovered] = useState(shared);
  const { session, playback } = useSession(table, reader.token);
  const shown = playback.shown.value;
  const state = useMemo(() => shown && withPresent(shown, keys), [shown, keys]);
  const next = state ? nextReader(state, keys, reader) : null;
  const looked = useLooked(table, reader.player, covered ? null : state);
  useEffect(() => void (state && wantPanels(state.table.game)), [state?.table.game]);
  useEffect(() => signalTurn(state, session.asked.value && !state?.table.over), [state, session.asked.value]);
  useSetDown(state);
  if (session.link.value === 'refused') return <NoPlace text={session.refusal.value?.text ?? t('place-gone')} />;
  if (!state) return <Opening words={t('connecting')} />;
  const { started, over } = state.table;
  if (shared && covered && started && !over) {
    const key = next ?? reader;
    const uncover = (): void => {
      setReader(key);
      setCovered(false);
    };
    return <Curtain name={nameOf(state.table, key.player)} player={key.player ?? 0} state={state} onOpen={uncover} />;
  }
  if (!started) return <WaitingRoom session={session} state={state} />;
  const passOn = next && { name: nameOf(state.table, next.player), pass: () => setCovered(true) };
  return <Shown {...{ session, playback, state, moment, looked, passOn }} />;
}

/** A decision that appears on the table is heard, where that is wanted. */
function useSetDown(state: TableState | null): void {
  const order = state?.arrived.order;
  const heard = useRef(order);
  useEffect(() => {
    if (heard.current !== undefined && heard.current !== order) soundPiece();
    heard.current = order;
  }, [order]);
}

/** The last decision that the reader saw before looking away, or before opening the page; notes what is seen now. */
function useLooked(table: string, player: number | null, state: TableState | null): number {
  const name = String(player ?? 'watch');
  const looked = useMemo(() => ({ at: held.value[table]?.seen[name] ?? Number.MAX_SAFE_INTEGER }), [table, name]);
  const decisions = state?.now.decisions;
  useEffect(() => {
    const note = (): void => {
      if (decisions === undefined) return;
      if (document.hidden) looked.at = Math.min(decisions, held.value[table]?.seen[name] ?? decisions);
      else noteSeen(table, player, decisions);
    };
    if (!document.hidden) note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [table, player, decisions, looked]);
  return looked.at;
}

/** The table with everybody present who plays on this device: only one of them has a line to the server at a time. */
function withPresent(state: TableState, keys: readonly Key[]): TableState {
  if (keys.length < 2) return state;
  const here = keys.map(({ player }) => player);
  const places = state.table.places.map((place) => (here.includes(place.player) ? { ...place, away: false } : place));
  return { ...state, table: { ...state.table, places } };
}

/** On a shared device: whom the table waits for, if that is another of its players than the reader. */
export function nextReader({ table, now }: TableState, keys: readonly Key[], reader: Key): Key | null {
  const asked = (player: number | null): boolean => {
    const place = player === null ? undefined : table.places[player];
    return place !== undefined && place.bot === null && place.seats.some((seat) => now.acting.includes(seat));
  };
  const agrees = (player: number | null): boolean => player !== null && (now.undo.waiting ?? []).includes(player);
  if (agrees(reader.player)) return null;
  // A wish to take back ends with the next decision: whoever is here agrees or refuses before.
  const [toAgree] = keys.filter(({ player }) => agrees(player));
  if (toAgree || asked(reader.player)) return toAgree ?? null;
  return keys.find(({ player }) => asked(player)) ?? null;
}

function nameOf(table: TableInfo, player: number | null): string {
  return (player === null ? '' : table.places[player]?.name) || t('place', { n: (player ?? 0) + 1 });
}

interface ShownProps {
  session: Session;
  playback: Playback;
  state: TableState;
  moment: number | null;
  looked: number;
  passOn: PassOn | null;
}

function Shown({ session, playback, state, moment, looked, passOn }: ShownProps): JSX.Element {
  const { over, game } = state.table;
  const panel = panels.value[game];
  // Who saw the last decision stays at the board until the result is asked for.
  const [sawEnd, setSawEnd] = useState(over);
  if (!panel) return <Loading game={game} />;
  const common = { session, playback, state, game: panel };
  // At a record nobody plays on: unless it has a result there is only the past.
  const only = state.table.opened && !over ? state.now.decisions : null;
  const showResult = (): void => {
    setSawEnd(true);
    focusOnWinners();
  };
  if (moment !== null || only !== null) return <Review {...common} moment={moment ?? only ?? 0} />;
  if (over && sawEnd) return <End {...common} />;
  return <Playing {...common} looked={looked} passOn={passOn} onResult={showResult} />;
}

/** Once the result is drawn, the keyboard and the reading voice begin at who won. */
function focusOnWinners(): void {
  requestAnimationFrame(() => document.getElementById('winners')?.focus({ preventScroll: true }));
}

function Loading({ game }: { game: string }): JSX.Element {
  const [missing, setMissing] = useState(false);
  useEffect(() => void wantPanels(game).then((panel) => setMissing(panel === null)), [game]);
  return <Opening words={missing ? t('cannot-draw', { game }) : t('opening')} />;
}
