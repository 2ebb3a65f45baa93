/** What happened, newest first. One tab stop: arrows walk through it, Enter looks at the moment. */
import type { ComponentChildren, JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameUI } from '../core/game';
import type { Entry } from '../core/protocol';
import { tablePath } from '../core/route';
import { gameTexts, t } from '../core/words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/mark';
import { RuleLink } from '../ui/rule';
import type { Desk } from './deskprops';

const SHOWN = 60;

interface LogPanelProps extends LogProps {
  /** Beside the heading. */
  side?: ComponentChildren;
  /** Below the list. */
  children?: ComponentChildren;
}

/** The log with its heading, as it stands beside a board. */
export function LogPanel({ side, children, ...log }: LogPanelProps): JSX.Element {
  return (
    <section class="panel logp" data-part="log" aria-label={t('log')}>
      <div class="hd">
        <h2 class="sub">
          <Icon name="i-log" size={16} />
          {t('log')}
        </h2>
        {side}
      </div>
      <div class="scroll">
        <Log {...log} />
      </div>
      {children}
    </section>
  );
}

interface LogProps {
  desk: Desk;
  /** The entry that is looked at in a review. */
  current?: number;
  onPoint?(entry: Entry | null): void;
}

function Log({ desk, current, onPoint }: LogProps): JSX.Element {
  const { state, game } = desk;
  const [all, setAll] = useState(false);
  const [at, setAt] = useState(0);
  const newest = [...state.entries].reverse();
  const wanted = current === undefined ? SHOWN : Math.max(SHOWN, newest.length - current + SHOWN / 2);
  const shown = all ? newest : newest.slice(0, wanted);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current?.parentElement;
    const line = list.current?.querySelector<HTMLElement>('.cur');
    // Only the list itself moves, never the page.
    if (box && line && box.scrollHeight > box.clientHeight) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [current]);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(shown.length - 1, Math.max(0, at + step));
    setAt(next);
    const list = event.currentTarget as HTMLElement;
    list.querySelectorAll<HTMLElement>('.at')[next]?.focus();
  };
  return (
    <ol class="log" ref={list} reversed onKeyDown={walk} onPointerLeave={() => onPoint?.(null)}>
      {shown.map((entry, index) => {
        const heading = entry.day && entry.day !== shown[index - 1]?.day ? entry.day : '';
        return (
          <>
            {heading && (
              <li class="day" key={`day-${heading}`}>
                {heading}
              </li>
            )}
            <Line
              key={entry.number}
              {...{ entry, game }}
              table={state.table.table}
              name={state.table.game}
              view={entry.number > 0 ? state.now.view : null}
              stage={state.stage}
              here={entry.number === current}
              stop={index === at}
              onPoint={onPoint}
            />
          </>
        );
      })}
      {newest.length > shown.length && (
        <li class="older">
          <Button kind="quiet" icon="i-down" onClick={() => setAll(true)}>
            {t('show-more', { n: newest.length - shown.length })}
          </Button>
        </li>
      )}
    </ol>
  );
}

interface LineProps {
  entry: Entry;
  game: GameUI;
  table: string;
  name: string;
  view: any;
  stage: any;
  here: boolean;
  stop: boolean;
  onPoint?: ((entry: Entry | null) => void) | undefined;
}

const Line = memo(
  DrawnLine,
  (a, b) => a.entry === b.entry && a.here === b.here && a.stop === b.stop && a.game === b.game,
);

function DrawnLine({ entry, game, table, name, view, stage, here, stop, onPoint }: LineProps): JSX.Element {
  const tab = stop ? 0 : -1;
  return (
    <li class={here ? 'cur' : ''} aria-current={here ? 'step' : undefined} onPointerEnter={() => onPoint?.(entry)}>
      <a
        class="at"
        href={tablePath(table, entry.number)}
        tabIndex={tab}
        onFocus={() => onPoint?.(entry)}
        onBlur={() => onPoint?.(null)}
      >
        {entry.seat === null ? (
          <Icon name="i-log" size={20} />
        ) : (
          <SeatMark game={game} seat={entry.seat} size={20} stage={stage} view={view} />
        )}
        <span class="vh">{t('at-moment', { n: entry.number })}</span>
      </a>
      <div>
        <Sentences entry={entry} game={name} who={whoDid(entry, game, stage, view)} tab={tab} />
      </div>
    </li>
  );
}

interface Said {
  entry: Entry;
  game: string;
  /** Who decided, for a decision that nothing is told of. */
  who: string;
  tab?: number;
}

/** What came of a decision, each fact with its rule; the decision itself where nothing is told of it. */
export function Sentences({ entry, game, who: actor, tab }: Said): JSX.Element {
  const told = entry.told.filter(({ text }) => text).map(({ text, rule }) => ({ ...split(text), rule }));
  const head = entry.words ?? (entry.number === 0 ? t('log-set-up') : '');
  return (
    <>
      {entry.by === 'clock' && <span class="badge">{t('by-clock')}</span>}
      {told.length === 0 && (
        <p>
          {actor && <b>{t('log-decided', { who: actor })} </b>}
          {head}
        </p>
      )}
      {told.map(({ who, what, rule }, index) => (
        <p key={index}>
          {who !== told[index - 1]?.who && <b>{who} </b>}
          {what}
          <RuleLink game={game} rule={rule} tab={tab} />
        </p>
      ))}
    </>
  );
}

/** The name of the seat that decided, as its game says it; "" for what nobody decided. */
export function whoDid(entry: Entry, game: GameUI, stage: any, view: any): string {
  return entry.seat === null || !view ? '' : game.seatName(entry.seat, stage, view, gameTexts(game));
}

const WHO = /^([^:：]{1,40})[:：]\s*/;

/** Whom a sentence is about, and what it says of them: named once where several follow each other. */
export function split(text: string): { who: string; what: string } {
  const found = WHO.exec(text);
  return { who: found?.[1] ?? '', what: text.slice(found?.[0].length ?? 0) };
}
