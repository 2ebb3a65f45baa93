/** Any moment of a match: by decision, turn or day; after the end with anybody's eyes. */
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../core/game';
import { go, tablePath, wantsToPlay } from '../core/route';
import { ownSeats } from '../core/state';
import { t } from '../core/words';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/mark';
import { type Desk, propsAt, sentenceOf } from '../table/deskprops';
import { isWriting } from '../table/keys';
import { LogPanel, Sentences, whoDid } from '../table/log';
import { Plain } from '../table/playing';
import { Tabs, type View } from '../table/tabs';
import { TopBar } from '../table/topbar';
import { Eyes } from './eyes';
import { useMoment } from './moments';
import { Scrubber } from './scrubber';
import { type Stride, strideFrom } from './steps';
import './review.css';

const PACE = 900;

interface ReviewProps extends Desk {
  moment: number;
}

export function Review({ moment, ...desk }: ReviewProps): JSX.Element {
  const { session, state, game } = desk;
  const last = state.entries.length - 1;
  const at = Math.min(moment, last);
  // A record lies open to whoever brought it.
  const record = state.table.opened !== null;
  const still = state.table.over || record;
  const [eyes, setEyes] = useState<number | null>(record ? -1 : null);
  const [view, setView] = useState<View>('world');
  const [speed, setSpeed] = useState<0 | 1 | 4>(wantsToPlay() ? 1 : 0);
  const { past, failure } = useMoment(session, at, eyes, last);
  const show = (to: number): void => go(tablePath(state.table.table, to), { replace: true });
  const stride = (by: Stride, direction: 1 | -1): void => show(strideFrom(state.entries, at, by, direction));
  const there = past?.to === at;
  const toggle = (): void => {
    // At the end of a finished match there is nothing more to play: it starts over.
    if (!speed && at >= last && still) show(0);
    setSpeed(speed ? 0 : 1);
  };
  usePlay(
    speed,
    { at, last, there, over: still },
    () => show(at + 1),
    () => setSpeed(0),
  );
  useReviewKeys({ stride, show, last, toggle });
  const entry = state.entries[at];
  const who = entry ? whoDid(entry, game, state.stage, state.now.view) : '';
  const back = record && !state.table.over ? '/' : tablePath(state.table.table);
  const { Board, Own, Others, Progress, Frame = Plain } = game;
  const seats = eyes === null ? ownSeats(state) : eyes < 0 ? [] : [eyes];
  const forward = useForward(past?.to);
  const props = past && propsAt(desk, past, forward ? state.entries[past.to] : undefined, seats);
  return (
    <div class="fix reviewing" data-tab={view}>
      <a class="skip" href="#scrubber">
        {t('scrubber')}
      </a>
      <TopBar desk={desk} progress={Progress && props && <Progress {...props} />}>
        <div class="status">
          <span class="wait">
            <Icon name="i-graph" />
            {t(record ? 'review-record' : 'review')}
          </span>
          {eyes === -1 && <span class="wide2">{t('open-hands')}</span>}
        </div>
      </TopBar>
      {failure && (
        <div class="banner" role="alert">
          <Icon name="i-warn" />
          <span>{sentenceOf(failure)}</span>
        </div>
      )}
      <Framed frame={Frame} props={props}>
        <main class="kn">
          <div class="mid">
            {props && <Board {...props} />}
            <section class="panel replay" aria-label={t('review')}>
              <div class="capt" role="status">
                {entry && entry.seat !== null && (
                  <SeatMark game={game} seat={entry.seat} size={24} stage={state.stage} view={past?.view} />
                )}
                <div>{entry && <Sentences entry={entry} game={state.table.game} who={who} />}</div>
              </div>
              <Scrubber
                {...{ at, last, entries: state.entries, speed, stride }}
                onShow={show}
                onSpeed={setSpeed}
                onToggle={toggle}
              />
            </section>
          </div>
          {props && <Own {...props} />}
          <div class="left">
            <section class="panel eyesp">
              <Eyes desk={desk} eyes={eyes} onChange={setEyes} />
              <div class="acts2">
                <CopyMoment />
                <ButtonLink icon="i-left" href={back}>
                  {t(state.table.over ? 'back-to-result' : record ? 'all-tables' : 'back-to-table')}
                </ButtonLink>
              </div>
            </section>
            <section class="people" aria-label={t('players-region')}>
              {props && <Others {...props} />}
            </section>
            <LogPanel desk={desk} current={at} />
          </div>
        </main>
      </Framed>
      <Tabs game={game} view={view} asked={false} onChange={setView} />
    </div>
  );
}

/** Whether the moment is the one right after that shown before: then what happened is animated. */
function useForward(to: number | undefined): boolean {
  const seen = useRef<{ to: number | undefined; forward: boolean }>({ to, forward: false });
  if (seen.current.to !== to) seen.current = { to, forward: to !== undefined && to - 1 === seen.current.to };
  return seen.current.forward;
}

/** The game's frame, as soon as there is something in it. */
function Framed({
  frame: Frame,
  props,
  children,
}: {
  frame: ComponentType<any>;
  props: TableProps | null;
  children: ComponentChildren;
}): JSX.Element {
  return props ? <Frame {...props}>{children}</Frame> : <>{children}</>;
}

function CopyMoment(): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(location.origin + location.pathname).catch(() => undefined);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <button type="button" class="btn" onClick={copy}>
      <Icon name={copied ? 'i-check' : 'i-link'} />
      <span>{t(copied ? 'copied' : 'copy-moment')}</span>
    </button>
  );
}

interface Place {
  at: number;
  last: number;
  /** The moment has arrived. */
  there: boolean;
  over: boolean;
}

/** Steps on by itself, once each moment is there; at the newest of a running match it waits for the next. */
function usePlay(speed: number, { at, last, there, over }: Place, next: () => void, stop: () => void): void {
  useEffect(() => {
    if (!speed || !there) return;
    if (at >= last) return over ? stop() : undefined;
    const timer = setTimeout(next, PACE / speed);
    return () => clearTimeout(timer);
  }, [speed, at, there, at >= last, over]);
}

interface ReviewKeys {
  stride(by: Stride, direction: 1 | -1): void;
  show(to: number): void;
  last: number;
  toggle(): void;
}

function useReviewKeys({ stride, show, last, toggle }: ReviewKeys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event)) return;
      const within = (selector: string): boolean => Boolean((event.target as Element | null)?.closest?.(selector));
      // Boards and lists have arrows of their own, buttons and links the space bar.
      const arrows = !within('svg, ol, [role=grid], [role=radiogroup]');
      const by: Stride = event.shiftKey ? 'turn' : 'step';
      if (event.key === 'ArrowRight' && arrows) stride(by, 1);
      else if (event.key === 'ArrowLeft' && arrows) stride(by, -1);
      else if (event.key === 'Home') show(0);
      else if (event.key === 'End') show(last);
      else if (event.key === ' ' && !within('svg, button, a')) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
