/** Links to the pages of a game's own. */
import type { JSX } from 'preact';
import type { GameUI } from '../core/game';
import { gamePagePath } from '../core/route';
import { gameTexts } from '../core/words';
import { ButtonLink } from '../ui/button';

export function PageLinks({ name, game }: { name: string; game: GameUI | null }): JSX.Element | null {
  const pages = Object.keys(game?.pages ?? {});
  if (!game || !pages.length) return null;
  const texts = gameTexts(game);
  return (
    <p class="pagelinks">
      {pages.map((page) => (
        <ButtonLink key={page} href={gamePagePath(name, page)} icon="i-route" kind="quiet">
          {texts(`page-${page}`)}
        </ButtonLink>
      ))}
    </p>
  );
}
