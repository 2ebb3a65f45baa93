/** A page of a game's own, such as one to try a part of it: the shell loads it by the names in the address. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wantPanels } from '../core/catalogue';
import type { GamePageProps, GameUI } from '../core/game';
import { gameTexts, language, t } from '../core/words';
import Lost from '../ui/lost';
import { Opening } from '../ui/opening';
import { PageHead } from '../ui/pagehead';

interface Loaded {
  game: GameUI;
  Page: ComponentType<GamePageProps>;
}

/** The page and its game; null if there is no such page. */
async function load(name: string, page: string): Promise<Loaded | null> {
  const game = await wantPanels(name);
  const wanted = game?.pages && Object.hasOwn(game.pages, page) ? game.pages[page] : undefined;
  return game && wanted ? { game, Page: (await wanted()).default } : null;
}

export default function GamePage({ game, name }: { game: string; name: string }): JSX.Element {
  const [loaded, setLoaded] = useState<Loaded | null | undefined>();
  const [failed, setFailed] = useState(false);
  const read = (): void => {
    setFailed(false);
    load(game, name).then(setLoaded, () => setFailed(true));
  };
  useEffect(read, [game, name]);
  const texts = loaded ? gameTexts(loaded.game) : t;
  const title = loaded ? texts(`page-${name}`) : '';
  useEffect(() => void (document.title = [title, 'Kagura'].filter(Boolean).join(' · ')), [title]);
  if (loaded === null) return <Lost />;
  if (!loaded) return <Opening words={failed ? t('no-server') : t('opening')} again={failed ? read : undefined} />;
  const { Page } = loaded;
  return (
    <div class="gamepage">
      <a class="skip" href="#page-main">
        {t('skip-to-page')}
      </a>
      <PageHead home title={title} words={texts(`page-${name}-words`)} />
      <Page game={game} language={language.value} texts={texts} />
    </div>
  );
}
