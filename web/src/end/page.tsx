/** The result: who won and by what, the proof of the seed, and where to go from here. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../core/protocol';
import { keysOf } from '../core/held';
import { tablePath } from '../core/route';
import { ownSeats, type TableState } from '../core/state';
import { gameTexts, language, list, t } from '../core/words';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { announce } from '../ui/live';
import { SeatMark } from '../ui/mark';
import { split } from '../table/log';
import { RuleLink } from '../ui/rule';
import { type Desk, seatNames } from '../table/deskprops';
import { follow, Invited } from '../table/banners';
import { saveRecord } from '../table/saverecord';
import { TopBar } from '../table/topbar';
import { Proof } from './proof';
import './end.css';

export function End(desk: Desk): JSX.Element {
  const { state, game, session } = desk;
  const { Score } = game;
  const invitation = session.invitation.value;
  const again = (): void => void session.change({ type: 'rematch' });
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && invitation) void follow(desk, invitation);
  }, [asked, invitation]);
  const review = tablePath(state.table.table, state.now.decisions);
  const save = (): void => void saveRecord(session).then((failed) => failed && announce(failed, { now: true }));
  return (
    <>
      <a class="skip" href="#after">
        {t('review-match')}
      </a>
      <TopBar desk={desk}>
        <div class="status">
          <span class="wait">
            <Icon name="i-flag" />
            {t('game-over')}
          </span>
        </div>
      </TopBar>
      {!asked && <Invited desk={desk} />}
      <main class="endp">
        <Winners desk={desk} own={readerSeats(state)} />
        <Score
          stage={state.stage}
          view={state.now.view}
          table={state.table}
          player={state.player}
          seats={readerSeats(state)}
          language={language.value}
          texts={gameTexts(game)}
        />
        <section class="after" id="after">
          <div class="acts2">
            <ButtonLink kind="main" icon="i-graph" href={review}>
              {t('review-match')}
            </ButtonLink>
            {state.role === 'player' && (
              <Button icon="i-redo" onClick={() => (setAsked(true), again())}>
                {t('play-again')}
              </Button>
            )}
            <Button icon="i-copy" onClick={save}>
              {t('record')}
            </Button>
            <ButtonLink kind="quiet" icon="i-left" href="/">
              {t('all-tables')}
            </ButtonLink>
          </div>
          <Proof desk={desk} />
        </section>
      </main>
    </>
  );
}

/** Nobody in particular looks where people share a device: no seat is "yours" there. */
function readerSeats(state: TableState): readonly number[] {
  return keysOf(state.table.table, 'player').length > 1 ? [] : ownSeats(state);
}

function Winners({ desk, own }: { desk: Desk; own: readonly number[] }): JSX.Element {
  const { state, game } = desk;
  const outcome = game.outcome(state.now.view);
  const placing = outcome?.placing ?? [];
  const scores = outcome?.scores ?? [];
  const ranked = placing.map((_, seat) => seat).sort((a, b) => (placing[a] ?? 0) - (placing[b] ?? 0) || a - b);
  const sides = [...(outcome?.sides ?? [])].sort((a, b) => ofSide(placing, a) - ofSide(placing, b));
  const winners = ranked.filter((seat) => placing[seat] === 1);
  return (
    <section class="win">
      <span class="stamp">
        <svg width="84" height="84" aria-hidden="true">
          <use href="#seal" />
        </svg>
      </span>
      <div>
        <h2 id="winners" tabIndex={-1}>
          {t('wins', { names: list(seatNames(desk, winners)), n: winners.length })}
        </h2>
        <p>
          {margin(ranked, placing, scores, own)}
          <LastWord entry={state.entries.at(-1)} game={state.table.game} />
        </p>
      </div>
      <ol class="pods">
        {sides.map((side) => (
          <Side key={side[0]} desk={desk} side={side} score={ofSide(scores, side)} place={ofSide(placing, side)} />
        ))}
      </ol>
    </section>
  );
}

/** Those who play together share place and points. */
function ofSide(of: readonly number[], [seat = 0]: readonly number[]): number {
  return of[seat] ?? 0;
}

interface SideProps {
  desk: Desk;
  side: readonly number[];
  score: number;
  place: number;
}

function Side({ desk, side, score, place }: SideProps): JSX.Element {
  const { game, state } = desk;
  return (
    <li class={`p${place}`}>
      <span>
        {side.map((seat) => (
          <SeatMark
            key={seat}
            game={game}
            seat={seat}
            size={place === 1 ? 60 : 44}
            stage={state.stage}
            view={state.now.view}
          />
        ))}
      </span>
      <b>{list(seatNames(desk, side))}</b>
      <span class="tot">
        {score}
        <small> {t('points')}</small>
      </span>
    </li>
  );
}

/** By how much the first are before the next. */
function margin(
  ranked: readonly number[],
  placing: readonly number[],
  scores: readonly number[],
  own: readonly number[],
): string {
  const first = ranked[0];
  const next = ranked.find((seat) => placing[seat] !== 1);
  if (first === undefined || next === undefined) return '';
  const ahead = (scores[first] ?? 0) - (scores[next] ?? 0);
  if (ahead === 0) return t('won-on-tie');
  return t(own.some((seat) => placing[seat] === 1) ? 'you-win' : 'won-by', { n: ahead });
}

/** What the last decision brought about: the end and why it came. */
function LastWord({ entry, game }: { entry: Entry | undefined; game: string }): JSX.Element | null {
  const told = entry?.told.findLast(({ text }) => text);
  if (!told) return null;
  const { who, what } = split(told.text);
  return (
    <>
      {language.value === 'ja' ? '' : ' '}
      {who && <b>{who} </b>}
      {what}
      <RuleLink game={game} rule={told.rule} />
    </>
  );
}
