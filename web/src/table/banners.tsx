/** Lines above the table: what somebody wants of the reader, and what changed while nobody looked. */
import type { ComponentChildren, JSX } from 'preact';
import { ApiFailure } from '../core/api';
import type { Invitation } from '../core/protocol';
import { takeUpAll } from '../core/rematch';
import { go, tablePath } from '../core/route';
import { list, t } from '../core/words';
import { tellsHints } from '../tutorial/slot';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { announce } from '../ui/live';
import { RuleLink } from '../ui/rule';
import { type Desk, nameAt } from './deskprops';
import { hintParts } from './spoken';

export function Banner({
  icon,
  children,
  want,
}: {
  icon: string;
  children: ComponentChildren;
  want?: boolean;
}): JSX.Element {
  return (
    <div class={`banner ${want ? 'want' : ''}`} role="status">
      <Icon name={icon} />
      {children}
    </div>
  );
}

export function Banners({ desk }: { desk: Desk }): JSX.Element {
  return (
    <>
      <HintBar desk={desk} />
      <Refused desk={desk} />
      <UndoAsked desk={desk} />
      <StoodIn desk={desk} />
      <Away desk={desk} />
      <Invited desk={desk} />
      {desk.state.role === 'watcher' && <Banner icon="i-eye-open">{t('watching')}</Banner>}
    </>
  );
}

/** What a hint says; the game outlines the choice that it means. */
function HintBar({ desk }: { desk: Desk }): JSX.Element | null {
  const { session } = desk;
  const hint = session.hint.value;
  if (!hint || tellsHints.value) return null;
  const [advice, why] = hintParts(desk.state.now, hint);
  return (
    <div class="hinted-bar">
      <Icon name="i-hint" />
      <span>
        <b>{advice}</b> {why}
      </span>
      <button type="button" class="ib" aria-label={t('close')} onClick={() => (session.hint.value = null)}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}

/** A refusal that belongs to no choice: the game's panel shows those that do. */
function Refused({ desk }: { desk: Desk }): JSX.Element | null {
  const failure = desk.session.failure.value;
  if (!failure || desk.session.asked.value) return null;
  return (
    <Banner icon="i-warn">
      <span>
        {failure.text}
        {failure.rule && <RuleLink game={desk.state.table.game} rule={failure.rule} />}
      </span>
    </Banner>
  );
}

function UndoAsked({ desk }: { desk: Desk }): JSX.Element | null {
  const { session, state } = desk;
  const { asked_by: by = null, waiting = [] } = state.now.undo;
  const refused = state.refused && !session.withdrew.value;
  if (by === null) return refused ? <Banner icon="i-undo">{t('undo-refused')}</Banner> : null;
  if (by === state.player)
    return (
      <Banner icon="i-hour">
        <span>{t('undo-asked-you', { names: list(waiting.map((player) => nameAt(state, player))) })}</span>
        <Button icon="i-close" onClick={() => void session.withdraw()}>
          {t('withdraw')}
        </Button>
      </Banner>
    );
  const mine = state.player !== null && waiting.includes(state.player);
  return (
    <Banner icon="i-undo" want={mine}>
      <span>{t('undo-asked', { name: nameAt(state, by) })}</span>
      {mine && (
        <>
          <Button kind="want" icon="i-check" onClick={() => void session.answerTakeBack(true)}>
            {t('agree')}
          </Button>
          <Button onClick={() => void session.answerTakeBack(false)}>{t('refuse')}</Button>
        </>
      )}
    </Banner>
  );
}

/** The reader's own place is played by a bot. */
function StoodIn({ desk }: { desk: Desk }): JSX.Element | null {
  const { session, state } = desk;
  const place = state.player === null ? undefined : state.table.places[state.player];
  if (state.table.over) return null;
  if (place?.resigned) return <Banner icon="i-flag">{t('resigned')}</Banner>;
  if (!place?.bot) return null;
  return (
    <Banner icon="i-bot" want>
      <span>{t('bot-for-you')}</span>
      <Button kind="want" onClick={() => void session.change({ type: 'stand_in', on: false })}>
        {t('take-back-seat')}
      </Button>
    </Banner>
  );
}

/** Whoever is waited for is not there: a bot can step in. */
function Away({ desk }: { desk: Desk }): JSX.Element | null {
  const { session, state } = desk;
  const missing = state.table.places.find(
    ({ kind, away, bot, player, seats }) =>
      kind === 'person' &&
      away &&
      !bot &&
      player !== state.player &&
      seats.some((seat) => state.now.acting.includes(seat)),
  );
  if (!missing || state.player === null || state.table.over) return null;
  const stepIn = (): void => void session.change({ type: 'stand_in', on: true, player: missing.player });
  return (
    <Banner icon="i-people">
      <span>{t('is-away', { name: missing.name })}</span>
      <Button icon="i-bot" onClick={stepIn}>
        {t('bot-steps-in')}
      </Button>
    </Banner>
  );
}

/** Somebody has set the next table. */
export function Invited({ desk }: { desk: Desk }): JSX.Element | null {
  const invitation = desk.session.invitation.value;
  if (!invitation) return null;
  return (
    <Banner icon="i-play" want>
      <span>{t('rematch-here')}</span>
      <Button kind="want" onClick={() => void follow(desk, invitation)}>
        {t('rematch-go')}
      </Button>
    </Banner>
  );
}

/** Goes to the next table with everybody who plays on this device. */
export async function follow({ state }: Desk, invitation: Invitation): Promise<void> {
  try {
    await takeUpAll(state.table, invitation, state.player);
    go(tablePath(invitation.table));
  } catch (failure) {
    announce((failure instanceof ApiFailure && failure.message) || t('no-server'), { now: true });
  }
}
