/** The coach beside a learner: says what to do next and why, outlines it, and never stands in the way. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lessonOf } from '../core/api';
import { noteLesson } from '../core/held';
import type { Hint, Lesson } from '../core/protocol';
import { language, t } from '../core/words';
import type { Desk } from '../table/deskprops';
import type { View } from '../table/tabs';
import { Button, Tool } from '../ui/button';
import { announce } from '../ui/live';
import { RuleLink } from '../ui/rule';
import './coach.css';
import { type Advice, adviceAt, lookOf, rulesOf, textsOf } from './lesson';
import { advised, type CoachProps, tellsHints } from './slot';

/** Where the parts of a table are on a phone, all others in the first view. */
const VIEWS: readonly [View, string][] = [
  ['board', '.own'],
  ['players', '.people'],
  ['log', '.logp'],
];

export default function Coach({ desk, setView }: CoachProps): JSX.Element | null {
  const { session, state } = desk;
  const lesson = useLesson(state.table.game);
  const [read, setRead] = useState({ opening: 0, closing: 0 });
  const table = state.table.table;
  const leave = (): void => noteLesson(table, false);
  const seats = session.seats.value;
  const advice = useMemo(() => {
    if (!lesson) return null;
    const { entries, now } = state;
    // What all are asked at once, the others answer first: then nothing hangs on who is quick.
    const asked = now.acting.length > 0 && now.acting.every((seat) => seats.includes(seat));
    return adviceAt({ lesson, entries, seats, offers: now.offers, asked }, read);
  }, [lesson, state, seats, read]);
  useOutline(desk, advice, setView);
  useSpoken(desk, advice);
  useEffect(() => {
    if (advice?.kind === 'done' || state.table.over) leave();
  }, [advice?.kind, state.table.over]);
  if (!advice || advice.kind === 'done') return null;
  const turn = (by: number): void => {
    if (advice.kind === 'note') setRead({ ...read, [advice.part]: read[advice.part] + by });
  };
  return (
    <section class="coach" aria-label={t('lesson')} data-kind={advice.kind}>
      <svg class="seal" width="34" height="34" aria-hidden="true">
        <use href="#seal" />
      </svg>
      <div class="says">
        <Said desk={desk} advice={advice} />
      </div>
      <div class="acts2">
        <Actions desk={desk} advice={advice} turn={turn} />
        <Tool icon="i-close" label={t('lesson-leave')} onClick={leave} />
      </div>
    </section>
  );
}

function useLesson(game: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => void lessonOf(game, language.value).then(setLesson, () => undefined), [game, language.value]);
  return lesson;
}

/** The panels outline the advised choice; the page marks the part of the table that is spoken of. */
function useOutline({ state }: Desk, advice: Advice | null, setView: CoachProps['setView']): void {
  const look = advice ? lookOf(advice) : '';
  const kind = advice?.kind;
  useEffect(() => {
    if (kind === 'note') setView(viewOf(look));
    else if (kind === 'step') setView('world');
  }, [look, kind]);
  useEffect(() => {
    const parts = look ? [...document.querySelectorAll<HTMLElement>(`.fix [data-part="${look}"]`)] : [];
    for (const part of parts) part.dataset['looked'] = '';
    return () => parts.forEach((part) => delete part.dataset['looked']);
  });
  useEffect(() => (look && kind === 'note' ? bringIntoView(look) : undefined), [look, kind]);
  useEffect(() => {
    advised.value = advice?.kind === 'step' ? hintOf(advice, state.now.seq) : null;
    return () => {
      advised.value = null;
    };
  }, [advice]);
}

/** Scrolls a part of the table into view, once its view is shown; gives back what scrolls everything to where it was. */
function bringIntoView(look: string): () => void {
  const before = new Map<Element, number>();
  const frame = requestAnimationFrame(() => {
    const part = document.querySelector(`.fix [data-part="${look}"]`);
    for (let box = part?.parentElement; box; box = box.parentElement) before.set(box, box.scrollTop);
    part?.scrollIntoView({ block: 'center' });
  });
  return () => {
    cancelAnimationFrame(frame);
    before.forEach((top, box) => (box.scrollTop = top));
  };
}

/** On a phone one view is shown at a time: the one with the part that is spoken of. */
function viewOf(look: string): View {
  const part = document.querySelector(`.fix [data-part="${look}"]`);
  return VIEWS.find(([, within]) => part?.closest(within))?.[0] ?? 'world';
}

function hintOf({ choice, seat, step }: Advice & { kind: 'step' }, seq: number): Hint {
  return { type: 'hint', id: '', seq, seat, action: choice.action, notation: choice.notation, why: step.before.text };
}

/** Reads each advice to those who listen; away from the lesson asks for a hint at every decision. */
function useSpoken({ session, state }: Desk, advice: Advice | null): void {
  const said = advice ? textsOf(advice).join(' ') : '';
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  const strayed = advice?.kind === 'strayed';
  const asks = strayed && state.table.hints;
  // A refused decision wipes the hint away: then it is asked for again.
  const moment = `${state.now.seq} ${session.failure.value?.id ?? ''}`;
  const asked = useRef('');
  useEffect(() => {
    if (!asks || asked.current === moment) return;
    asked.current = moment;
    void session.askHint();
  }, [asks, moment]);
  useEffect(() => {
    tellsHints.value = strayed;
    return () => {
      tellsHints.value = false;
    };
  }, [strayed]);
}

function Said({ desk, advice }: { desk: Desk; advice: Advice }): JSX.Element {
  const { session, state } = desk;
  if (advice.kind === 'others') return <p role="status">{t('lesson-others')}</p>;
  const texts = textsOf(advice);
  const hint = session.hint.value;
  return (
    <>
      {texts.map((text, index) => (
        <p key={text} class={index < texts.length - 1 ? 'before' : ''}>
          {text}
        </p>
      ))}
      {advice.kind === 'strayed' && state.table.hints && (
        <p>{hint ? t('lesson-advice', { notation: hint.notation, why: hint.why }) : t('lesson-thinking')}</p>
      )}
      {rulesOf(advice).length > 0 && (
        <span class="laws">
          {rulesOf(advice).map((rule) => (
            <RuleLink key={rule} game={state.table.game} rule={rule} />
          ))}
        </span>
      )}
    </>
  );
}

function Actions({ desk, advice, turn }: { desk: Desk; advice: Advice; turn(by: number): void }): JSX.Element | null {
  const { session, state } = desk;
  if (advice.kind === 'note') {
    const last = advice.part === 'closing' && advice.n === advice.all;
    return (
      <>
        <Count n={advice.n} all={advice.all} />
        {advice.n > 1 && <Tool icon="i-left" label={t('lesson-back')} onClick={() => turn(-1)} />}
        <Button kind="want" icon={last ? 'i-check' : 'i-right'} onClick={() => turn(1)}>
          {t(last ? 'lesson-done' : 'lesson-next')}
        </Button>
      </>
    );
  }
  if (advice.kind === 'step') {
    return (
      <>
        <Count n={advice.n} all={advice.all} />
        <Button
          icon="i-check"
          label={t('lesson-show')}
          why={session.busy.value ? '…' : null}
          onClick={() => session.act(advice.choice.action, advice.seat)}
        >
          {t('lesson-show')}
        </Button>
      </>
    );
  }
  if (advice.kind !== 'strayed' || !state.now.undo.can) return null;
  return (
    <Button icon="i-undo" onClick={() => void session.takeBack()}>
      {t('lesson-return')}
    </Button>
  );
}

function Count({ n, all }: { n: number; all: number }): JSX.Element {
  return <span class="cap">{t('lesson-step', { n, all })}</span>;
}
