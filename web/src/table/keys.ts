/** Keys of the table that belong to no game. They act only while no text field has the focus. */
import { useLayoutEffect } from 'preact/hooks';
import type { TableProps } from '../core/game';
import { playSettings } from '../core/settings';
import { announce } from '../ui/live';
import { COMMAND } from './command';
import type { Desk } from './deskprops';
import type { View } from './tabs';
import { askHint, whyNoHint, whyNoRedo, whyNoUndo } from './undotools';

interface Keys {
  desk: Desk;
  props: TableProps;
  setView(view: View): void;
  onHelp(): void;
}

/** Whether letters go into a field, a list or a dialog. */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return Boolean(target?.closest?.('input, textarea, select, dialog, [role=menu]'));
}

/** Gives the focus to the first thing that can be used in a part of the page, once that is drawn. */
export function focusOn(selector: string): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    const seen = (inside: string): HTMLElement | undefined => [...(found?.querySelectorAll<HTMLElement>(inside) ?? [])].find((element) => element.getClientRects().length > 0);
    // An answer comes before whatever stands above the answers.
    (seen('[data-name], [data-answer]') ?? seen('a[tabindex="0"], button, [tabindex="0"]') ?? found)?.focus();
  });
}

/** Gives the focus to the command line, at once where it is in sight: what is typed next belongs there. */
function startCommand(): void {
  const line = document.getElementById(COMMAND);
  if (line?.getClientRects().length) line.focus();
  else focusOn(`#${COMMAND}`);
}

export function useTableKeys(keys: Keys): void {
  // Laid out, not painted: a quick second key meets what the first has brought about.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event)) return;
      if (keys.desk.game.keys?.(event, keys.props) || act(event.key, keys)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function unless(why: string | null, does: () => void): void {
  if (why) announce(why);
  else does();
}

/** The table once the server has answered: a key that is quicker than the line is not lost. */
async function settled(desk: Desk): Promise<Desk> {
  await desk.session.settled();
  return { ...desk, state: desk.session.state.value ?? desk.state };
}

/** Does what a key means; false if it means nothing here. */
function act(key: string, { desk, setView, onHelp }: Keys): boolean {
  const { session } = desk;
  if (key === '/') {
    setView('log');
    startCommand();
    return true;
  }
  if (key === '?') {
    onHelp();
    return true;
  }
  if (!playSettings.value.letterKeys) return false;
  const letters: Record<string, () => void> = {
    u: () => void settled(desk).then((then) => unless(whyNoUndo(then), () => void session.takeBack())),
    y: () => void settled(desk).then((then) => unless(whyNoRedo(then), () => void session.redo())),
    h: () => unless(whyNoHint(desk), () => askHint(desk)),
    l: () => (setView('log'), focusOn('.log')),
    o: () => (setView('players'), focusOn('.people')),
    i: () => (setView('board'), focusOn('.own')),
  };
  const found = letters[key.toLowerCase()];
  found?.();
  return found !== undefined;
}
