/** Which page is shown. The address is the only state; tokens arrive in its fragment and leave it once they are held. */
import { signal } from '@preact/signals';
import { mayLeave } from './leaving';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; moment: number | null; token: string | null }
  | { page: 'rules'; game: string }
  | { page: 'game'; game: string; name: string }
  | { page: 'lost' };

const TOKEN = /^#([\w-]{16,64})$/;

export function routeOf(path: string, hash: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').slice(1).map(decodeURIComponent);
  if (first === '') return { page: 'lobby' };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'games' && second && third) return { page: 'game', game: second, name: third };
  if (first !== 't' || !second) return { page: 'lost' };
  const token = TOKEN.exec(hash)?.[1] ?? null;
  const moment = /^\d{1,6}$/.test(third) ? Number(third) : null;
  return { page: 'table', table: second, moment, token };
}

function readAddress(): Route {
  try {
    return routeOf(location.pathname, location.hash);
  } catch {
    return { page: 'lost' };
  }
}

/** Takes the token out of the address: it is held now, or good for nothing. */
export function hideToken(): void {
  if (location.hash) history.replaceState(null, '', location.pathname);
}

export const route = signal<Route>(readAddress());

/** Goes to a page of this client; with `play`, a review there begins to run by itself. */
export function go(path: string, { replace = false, play = false } = {}): void {
  if (!replace && !mayLeave()) return;
  const state = play ? { play } : null;
  if (replace) history.replaceState(state, '', path);
  else history.pushState(state, '', path);
  route.value = readAddress();
  if (!replace) scrollTo(0, 0);
}

/** Whether the page was opened to be watched. */
export function wantsToPlay(): boolean {
  return history.state?.play === true;
}

export function tablePath(table: string, moment: number | null = null): string {
  return `/t/${encodeURIComponent(table)}${moment === null ? '' : `/${moment}`}`;
}

export function gamePagePath(game: string, name: string): string {
  return `/games/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
}

/** Follows the browser's own buttons and links to pages of this client. */
export function followAddress(): void {
  let shown = location.pathname;
  route.subscribe(() => (shown = location.pathname));
  addEventListener('popstate', () => {
    // The browser has gone back already.
    if (location.pathname !== shown && !mayLeave()) history.pushState(null, '', shown);
    else route.value = readAddress();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
