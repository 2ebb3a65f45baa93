/** The phone's four views of one table. */
import type { JSX } from 'preact';
import type { GameUI } from '../core/game';
import { gameTexts, t } from '../core/words';
import { Icon } from '../ui/icon';

export type View = 'world' | 'board' | 'players' | 'log';

interface TabsProps {
  game: GameUI;
  view: View;
  /** The reader is waited for: the way back to the choices is marked. */
  asked: boolean;
  onChange(view: View): void;
}

export function Tabs({ game, view, asked, onChange }: TabsProps): JSX.Element {
  const texts = gameTexts(game);
  const views: [View, string, string][] = [
    ['world', texts('tab-board'), game.tabIcons.board],
    ['board', texts('tab-own'), game.tabIcons.own],
    ['players', t('tab-players'), 'i-people'],
    ['log', t('tab-log'), 'i-log'],
  ];
  return (
    <nav class="tabs" aria-label={t('views')}>
      {views.map(([name, text, icon]) => (
        <button
          type="button"
          key={name}
          aria-current={view === name ? 'page' : undefined}
          onClick={() => onChange(name)}
        >
          <Icon name={icon} size={20} />
          <span>{text}</span>
          {asked && name === 'world' && view !== 'world' && <i class="dot" aria-hidden="true" />}
        </button>
      ))}
    </nav>
  );
}
