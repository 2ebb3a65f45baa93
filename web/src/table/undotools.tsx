/** Take back, take again, hint. */
import type { JSX } from 'preact';
import { list, t } from '../core/words';
import { advised } from '../tutorial/slot';
import { announce } from '../ui/live';
import { Tool } from '../ui/button';
import { type Desk, nameAt } from './deskprops';

export function whyNoUndo({ session, state }: Desk): string | null {
  const { can, ask, why, asked_by: by = null, waiting = [] } = state.now.undo;
  if (session.busy.value) return '…';
  if (by !== null && by === state.player)
    return t('undo-asked-you', { names: list(waiting.map((player) => nameAt(state, player))) });
  return can || ask ? null : why || t('nothing-to-undo');
}

export function whyNoRedo({ session, state }: Desk): string | null {
  const next = state.redo.at(-1);
  const asked = next && state.now.offers.some(({ seat }) => seat === next.seat);
  return asked && !session.busy.value ? null : t('nothing-to-redo');
}

export function whyNoHint({ session, state }: Desk): string | null {
  if (!state.table.hints) return t('hint-off');
  if (!session.asked.value) return t('hint-not-now');
  // Two advices at once, and perhaps two different ones, would be none.
  return advised.value ? t('hint-of-coach') : null;
}

/** Asks the bot, which may think for a while. */
export function askHint({ session }: Desk): void {
  announce(t('hint-thinking'));
  void session.askHint();
}

export function UndoTools({ desk }: { desk: Desk }): JSX.Element | null {
  const { session, state } = desk;
  if (state.player === null || state.table.over) return null;
  const { can, ask } = state.now.undo;
  const whyNot = whyNoRedo(desk);
  return (
    <>
      <Tool
        room={whyNot ? 'wide' : 'most'}
        icon="i-redo"
        label={t('redo')}
        kbd="Y"
        why={whyNot}
        onClick={() => void session.redo()}
      />
      <Tool
        icon="i-undo"
        label={t(!can && ask ? 'ask-undo' : 'undo')}
        kbd="U"
        why={whyNoUndo(desk)}
        onClick={() => void session.takeBack()}
      />
      <Tool icon="i-hint" label={t('hint')} kbd="H" why={whyNoHint(desk)} onClick={() => askHint(desk)} />
    </>
  );
}
