/** The page that the address names. Each is loaded when it is first wanted. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Route, route } from './core/route';
import { settings } from './core/settings';
import { loadWords, ready } from './core/words';
import { Sprite } from './ui/icon';
import { LiveRegions } from './ui/live';
import { RuleHost } from './ui/rule';
import { TipHost } from './ui/tip';
import { Mishap } from './ui/mishap';

type Page = ComponentType<any>;

const pages: Record<Route['page'], () => Promise<{ default: Page }>> = {
  lobby: () => import('./lobby/page'),
  table: () => import('./table/page'),
  rules: () => import('./rules/page'),
  game: () => import('./gamepage/page'),
  lost: () => import('./ui/lost'),
};

export function App(): JSX.Element {
  const { language } = settings.value;
  useEffect(() => void loadWords(language), [language]);
  return (
    <>
      <Sprite />
      <LiveRegions />
      {ready.value && <Current />}
      {ready.value && <RuleHost />}
      <TipHost />
    </>
  );
}

function Current(): JSX.Element | null {
  const current = route.value;
  const [loaded, setLoaded] = useState<Partial<Record<Route['page'], Page>>>({});
  useEffect(() => {
    let live = true;
    void pages[current.page]().then(({ default: page }) => {
      if (live) setLoaded((before) => ({ ...before, [current.page]: page }));
    });
    return () => {
      live = false;
    };
  }, [current.page]);
  const Page = loaded[current.page];
  const key = current.page === 'table' ? current.table : current.page === 'game' ? current.game + current.name : current.page;
  const part = current.page === 'table' && current.moment !== null ? `${key} review` : key;
  useFocusOnMain(current.page, part, Page !== undefined);
  if (!Page) return null;
  return (
    <Mishap key={key}>
      <Page {...current} />
    </Mishap>
  );
}

/**
 * After a change of page the keyboard and the reading voice begin at its main part, as after loading one; from table to
 * table, and to the review of one, once that is drawn. Where something is opened first, they go on to what comes of it.
 */
function useFocusOnMain(page: Route['page'], part: string, isThere: boolean): void {
  const before = useRef({ page, part });
  useEffect(() => {
    if (!isThere || before.current.part === part) return;
    let seen: HTMLElement | null = null;
    const isSame = before.current.page === page;
    before.current = { page, part };
    return untilDone(isSame ? 'main:not(.opening)' : 'main', (main) => {
      const focus = document.activeElement;
      const isFree = seen === null || focus === null || focus === document.body;
      if (main !== seen && isFree && !main.contains(focus)) focusOn(main);
      seen = main;
      return !main.classList.contains('opening');
    });
  }, [part, isThere]);
}

function focusOn(main: HTMLElement): void {
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Shows the first element that a selector finds, now and with each change of the page, until it is done; the answer gives up. */
function untilDone(selector: string, isDone: (found: HTMLElement) => boolean): () => void {
  const look = (): boolean => {
    const found = document.querySelector<HTMLElement>(selector);
    return found !== null && isDone(found);
  };
  const watch = new MutationObserver(() => look() && watch.disconnect());
  if (!look()) watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
