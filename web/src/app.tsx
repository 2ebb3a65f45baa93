/** The page that the address names. Each is loaded when it is first wanted. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Route, route } from './core/route';
import { settings } from './core/settings';
import { loadWords, ready, t } from './core/words';
import { Sprite } from './ui/icon';
import { LiveRegions } from './ui/live';
import { ButtonLink } from './ui/button';
import { Mishap } from './ui/mishap';

type Page = ComponentType<any>;

const pages: Record<Route['page'], () => Promise<{ default: Page }>> = {
  lobby: () => import('./lobby/page'),
  table: () => import('./table/page'),
  rules: () => import('./rules/page'),
  lost: () => Promise.resolve({ default: Lost }),
};

export function App(): JSX.Element {
  const { language } = settings.value;
  useEffect(() => void loadWords(language), [language]);
  return (
    <>
      <Sprite />
      <LiveRegions />
      {ready.value && <Current />}
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
  if (!Page) return null;
  const key = current.page === 'table' ? current.table : current.page;
  return (
    <Mishap key={key}>
      <Page {...current} />
    </Mishap>
  );
}

/** An address that means nothing. */
function Lost(): JSX.Element {
  return (
    <main class="opening">
      <h1>{t('lost')}</h1>
      <p>{t('lost-words')}</p>
      <ButtonLink href="/" icon="i-left">{t('all-tables')}</ButtonLink>
    </main>
  );
}
