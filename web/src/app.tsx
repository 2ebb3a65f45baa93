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
  useFocusOnMain(current.page, Page !== undefined);
  if (!Page) return null;
  const key = current.page === 'table' ? current.table : current.page === 'game' ? current.game + current.name : current.page;
  return (
    <Mishap key={key}>
      <Page {...current} />
    </Mishap>
  );
}

/** After a change of page the keyboard and the reading voice begin at its main part, as after loading one. */
function useFocusOnMain(page: Route['page'], isThere: boolean): void {
  const before = useRef(page);
  useEffect(() => {
    if (!isThere || before.current === page) return;
    before.current = page;
    const main = document.querySelector('main');
    if (!main || main.contains(document.activeElement)) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [page, isThere]);
}
