/** Between two players at one device: nothing of the table is on the page while it is passed on. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { panels } from '../core/catalogue';
import type { TableState } from '../core/state';
import { t } from '../core/words';
import { Button } from '../ui/button';
import { SeatMark } from '../ui/mark';

interface CurtainProps {
  name: string;
  player: number;
  state: TableState;
  onOpen(): void;
}

export function Curtain({ name, player, state, onOpen }: CurtainProps): JSX.Element {
  const { table, stage, now } = state;
  const seat = table.places[player]?.seats[0] ?? player;
  useEffect(() => document.getElementById('curtain')?.focus(), [player]);
  return (
    <main class="opening curtain">
      <SeatMark game={panels.value[table.game] ?? null} seat={seat} size={72} stage={stage} view={now.view} />
      <h1>{name}</h1>
      <p>{t('curtain-words')}</p>
      <Button id="curtain" kind="main" icon="i-eye-open" onClick={onOpen}>
        {t('curtain-go', { name })}
      </Button>
    </main>
  );
}
