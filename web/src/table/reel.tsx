/** "What happened since my last turn": the decisions of the others, one after the other, and skipped at any moment. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '../core/game';
import { ownSeats, type TableState } from '../core/state';
import { t } from '../core/words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { type Desk, propsAt } from './deskprops';
import { Sentences, whoDid } from './log';

const PAUSE = 700;
/** Fewer were seen while they happened, or are read quicker than watched. */
const FEWEST = 2;

/** Numbers of the decisions since the reader's last, oldest first. */
export function sinceMine(state: TableState): number[] {
  const own = ownSeats(state);
  if (!own.length) return [];
  let from = state.entries.length;
  while (from > 1 && !own.includes(state.entries[from - 1]?.seat ?? -1)) from -= 1;
  return state.entries.slice(from).map(({ number }) => number);
}

export interface Reel {
  /** What is shown instead of the present, null while the reel stands still. */
  props: TableProps | null;
  bar: JSX.Element | null;
  /** Starts it, where there is something to watch. */
  watch: (() => void) | null;
}

/**
 * The reel of a table; offered when much happened after `looked`, the last decision that the reader saw. `begun` is told
 * when it starts.
 */
export function useReel(desk: Desk, looked: number, begun: () => void): Reel {
  const { session, state } = desk;
  const numbers = sinceMine(state);
  const [at, setAt] = useState<number | null>(null);
  const [props, setProps] = useState<TableProps | null>(null);
  const [putAway, setPutAway] = useState(-1);
  const stop = (): void => {
    setAt(null);
    setProps(null);
    setPutAway(state.now.decisions);
  };
  useEffect(() => {
    if (at === null) return;
    const number = numbers[at];
    if (number === undefined) return stop();
    let live = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void session.moment(number, null).then((past) => {
      if (!live) return;
      if (past.type === 'error') return stop();
      const entry = state.entries[number];
      setProps(propsAt(desk, past, entry, ownSeats(state)));
      timer = setTimeout(() => setAt(at + 1), (desk.game.pace?.(entry ? [entry] : []) ?? 0) + PAUSE);
    });
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [at]);
  useEffect(() => {
    if (at === null) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  });
  const start = (): void => {
    begun();
    setAt(0);
  };
  const watch = numbers.length > 0 ? start : null;
  if (at !== null) return { props, watch: null, bar: <Running {...{ desk, numbers, at }} onSkip={stop} /> };
  const missed = numbers.filter((number) => number > looked).length;
  const offered = session.asked.value && missed >= FEWEST && putAway !== state.now.decisions;
  return {
    props: null,
    watch,
    bar: offered ? <Offered count={numbers.length} onWatch={start} onSkip={stop} /> : null,
  };
}

function Offered({ count, onWatch, onSkip }: { count: number; onWatch(): void; onSkip(): void }): JSX.Element {
  return (
    <div class="banner reel">
      <Icon name="i-log" />
      <span>{t('since', { n: count })}</span>
      <Button icon="i-play" onClick={onWatch}>
        {t('watch-reel')}
      </Button>
      <button type="button" class="ib" aria-label={t('close')} onClick={onSkip}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}

function Running({
  desk,
  numbers,
  at,
  onSkip,
}: {
  desk: Desk;
  numbers: number[];
  at: number;
  onSkip(): void;
}): JSX.Element {
  const { state, game } = desk;
  const entry = state.entries[numbers[at] ?? -1];
  return (
    <div class="banner reel">
      <span class="cap">{t('reel-at', { n: Math.min(at + 1, numbers.length), of: numbers.length })}</span>
      <div class="reel-said" role="status">
        {entry && <Sentences entry={entry} game={state.table.game} who={whoDid(entry, game, state.stage, state.now.view)} />}
      </div>
      <Button icon="i-last" kbd="Esc" onClick={onSkip}>
        {t('skip')}
      </Button>
    </div>
  );
}
