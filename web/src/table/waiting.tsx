/** Before the start: who is there, and the links for who is not. */
import type { JSX } from 'preact';
import { tableName } from '../core/names';
import { panels } from '../core/catalogue';
import { keysOf, linkTo } from '../core/held';
import type { Session } from '../core/session';
import type { TableState } from '../core/state';
import { t } from '../core/words';
import { Button, ButtonLink } from '../ui/button';
import { SeatMark } from '../ui/mark';
import { PageHead } from '../ui/pagehead';
import { CopyField } from './share';

export function WaitingRoom({ session, state }: { session: Session; state: TableState }): JSX.Element {
  const { table, role } = state;
  const game = panels.value[table.game] ?? null;
  const invites = keysOf(table.table, 'invite');
  const watch = keysOf(table.table, 'watcher')[0];
  const failure = session.failure.value;
  return (
    <main class="room">
      <PageHead home title={t('waiting-room')} words={tableName(table.table)} />
      {invites.length > 0 && <p class="dim">{t('waiting-room-words')}</p>}
      <ul class="seats panel">
        {table.places.map(({ player, name, kind, away }) => {
          const invite = invites.find((key) => key.player === player);
          const words = t('place', { n: player + 1 });
          return (
            <li class="seat" key={player}>
              <SeatMark game={game} seat={player} size={32} options={table.options} />
              <div class="who">
                <b>{kind === 'open' ? words : name || words}</b>
                <span class="cap">
                  {kind === 'open' ? t('place-open') : t(kind === 'bot' ? 'seat-bot' : away ? 'away' : 'person-online')}
                </span>
              </div>
              {kind === 'open' && invite && (
                <div class="det">
                  <CopyField label={t('link-invite', { name: words })} link={linkTo(table.table, invite.token)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {watch && (
        <p class="watchl">
          <span class="dim">{t('link-watch')}</span>
          <CopyField label={t('link-watch')} link={linkTo(table.table, watch.token)} />
        </p>
      )}
      {failure && <p role="alert">{failure.text}</p>}
      <div class="go">
        <ButtonLink href="/" kind="quiet" icon="i-left">
          {t('all-tables')}
        </ButtonLink>
        {role === 'player' && (
          <>
            <span class="dim">{t('start-now-words')}</span>
            <Button kind="main" icon="i-check" onClick={() => void session.change({ type: 'start' })}>
              {t('start-now')}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
