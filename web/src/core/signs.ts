/** Signs that it is the reader's turn for who looks elsewhere: title, icon, and if wanted a sound and a notice. */
import { tableName } from './names';
import { settings } from './settings';
import { soundTurn } from './sound';
import type { TableState } from './state';
import { t } from './words';

const TURN_ICON = '/icon.svg';
const QUIET_ICON = '/icon-quiet.svg';

let before = false;
let first = true;

/** Keeps the signs as they should be; sound and notice come once, when a turn begins while the page is open. */
export function signalTurn(state: TableState | null, turn: boolean): void {
  const name = state ? tableName(state.table.table) : '';
  const id = state?.table.table ?? '';
  document.title = [turn && t('your-turn'), name, 'Kagura'].filter(Boolean).join(' · ');
  document.querySelector('link[rel=icon]')?.setAttribute('href', turn ? TURN_ICON : QUIET_ICON);
  if (turn && !before && !first) {
    soundTurn();
    if (settings.value.notify && document.hidden) notice(id, name);
  }
  if (state) first = false;
  before = turn;
}

function notice(id: string, name: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(t('your-turn'), { body: name, icon: TURN_ICON, tag: `kagura-${id}` });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
