/** The games, as cards of which one is chosen. */
import type { JSX } from 'preact';
import { panels } from '../core/catalogue';
import type { GameInfo } from '../core/protocol';
import { t } from '../core/words';
import { Icon } from '../ui/icon';
import { arrowChoice } from '../ui/segments';

interface CardsProps {
  games: readonly GameInfo[];
  chosen: string;
  onChoose(name: string): void;
}

export function Cards({ games, chosen, onChoose }: CardsProps): JSX.Element {
  const current = games.findIndex(({ name }) => name === chosen);
  const move = (event: KeyboardEvent): void => {
    const next = arrowChoice(event, games.length, current);
    const game = next === null ? undefined : games[next];
    if (next === null || !game) return;
    onChoose(game.name);
    ((event.currentTarget as HTMLElement).children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class={`games ${games.length === 1 ? 'one' : ''}`} role="radiogroup" aria-label={t('game')} onKeyDown={move}>
      {games.map((game) => (
        <Card key={game.name} game={game} chosen={game.name === chosen} onChoose={() => onChoose(game.name)} />
      ))}
    </div>
  );
}

function Card({ game, chosen, onChoose }: { game: GameInfo; chosen: boolean; onChoose(): void }): JSX.Element {
  const panel = panels.value[game.name];
  return (
    <button
      type="button"
      class={`game ${chosen ? 'sel' : ''}`}
      role="radio"
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
    >
      <span class="scene" aria-hidden="true">
        {panel && <panel.Thumb />}
      </span>
      <span class="gt">{game.title}</span>
      <span class="gx">{game.words}</span>
      <span class="gm">
        <span>
          <Icon name="i-people" size={16} label={t('players')} />
          {range(Object.values(game.places))}
        </span>
        {panel && (
          <span>
            <Icon name="i-clock" size={16} label={t('time')} />
            {t('minutes', { n: panel.minutes })}
          </span>
        )}
        {game.bots.length > 0 && (
          <span>
            <Icon name="i-bot" size={16} />
            {t('bots')}
          </span>
        )}
      </span>
    </button>
  );
}

function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? String(least) : `${least}–${most}`;
}
