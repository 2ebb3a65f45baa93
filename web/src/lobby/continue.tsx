/** The tables that this device has places at. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { mine } from '../core/api';
import { tableName } from '../core/names';
import { catalogue, panels, wantPanels } from '../core/catalogue';
import { forgetTable, held, keysOf } from '../core/held';
import type { Summary } from '../core/protocol';
import { go, tablePath } from '../core/route';
import { settings } from '../core/settings';
import { ago, t } from '../core/words';
import { Button, ButtonLink, Tool } from '../ui/button';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/mark';

const SHOWN = 5;

/** What the server says of the tables held, newest first; null while it is asked. */
function useMine(): readonly Summary[] | null {
  const [summaries, set] = useState<readonly Summary[] | null>(null);
  const { language } = settings.value;
  const tables = Object.keys(held.value).join();
  useEffect(() => {
    let live = true;
    const read = async (): Promise<void> => {
      const found = await mine(pairs(), language).catch(() => null);
      if (live && found) set(newestFirst(found));
      for (const { table } of found ?? []) void wantPanels(table.game);
    };
    void read();
    const again = setInterval(() => document.visibilityState === 'visible' && void read(), 15_000);
    return () => {
      live = false;
      clearInterval(again);
    };
  }, [language, tables]);
  return summaries;
}

/** One token for each table: a player's before a watcher's. */
function pairs(): [string, string][] {
  return Object.entries(held.value).flatMap(([table, { keys }]): [string, string][] => {
    const key = keys.find(({ role }) => role === 'player') ?? keys.find(({ role }) => role === 'watcher') ?? keys[0];
    return key ? [[table, key.token]] : [];
  });
}

function newestFirst(found: readonly Summary[]): Summary[] {
  const rank = (summary: Summary): number => (isMyTurn(summary) ? 0 : isDone(summary) ? 2 : 1);
  return [...found].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Nothing happens there any more. */
function isDone({ table }: Summary): boolean {
  return table.over || table.opened !== null;
}

function isMyTurn({ table, player, acting }: Summary): boolean {
  if (player === null || table.over) return false;
  const own = keysOf(table.table, 'player').map((key) => key.player);
  return table.places.some((place) => own.includes(place.player) && place.seats.some((seat) => acting.includes(seat)));
}

export function Continue({ children }: { children?: ComponentChildren }): JSX.Element {
  const summaries = useMine();
  const [all, setAll] = useState(false);
  const shown = all ? (summaries ?? []) : (summaries ?? []).slice(0, SHOWN);
  const more = (summaries?.length ?? 0) - shown.length;
  return (
    <section class="cont panel" aria-label={t('continue')}>
      <div class="hd">
        <h2>{t('continue')}</h2>
        <span class="cap">{t('kept-here')}</span>
      </div>
      {shown.length > 0 ? (
        <ul>
          {shown.map((summary) => (
            <Row key={summary.table.table} summary={summary} />
          ))}
        </ul>
      ) : (
        <p class="ct-none cap">{t('continue-none')}</p>
      )}
      {more > 0 && (
        <p class="ct-more">
          <Button kind="quiet" icon="i-down" onClick={() => setAll(true)}>
            {t('show-more', { n: more })}
          </Button>
        </p>
      )}
      <div class="more2">
        {children}
        <Invite />
      </div>
    </section>
  );
}

function Row({ summary }: { summary: Summary }): JSX.Element {
  const { table, changed } = summary;
  const game = panels.value[table.game] ?? null;
  const title = catalogue.value?.find(({ name }) => name === table.game)?.title ?? table.game;
  const seats = table.places.flatMap(({ seats: own, player }) => (own.length ? own : [player]));
  const mineNow = isMyTurn(summary);
  return (
    <li class="ct">
      <div class="cn">
        <b>{title}</b>
        <span class="cap">{tableName(table.table)}</span>
      </div>
      <span class="cw">
        {seats.sort().map((seat) => (
          <SeatMark key={seat} game={game} seat={seat} size={24} options={table.options} />
        ))}
      </span>
      <span class="cs">
        <Standing summary={summary} mineNow={mineNow} />
        <span class="cap">{ago(changed)}</span>
      </span>
      <span class="cb">
        {isDone(summary) && <Tool icon="i-close" label={t('forget')} onClick={() => forgetTable(table.table)} />}
        <ButtonLink href={tablePath(table.table, table.opened && 0)} kind={mineNow ? 'want' : undefined}>
          {t(table.opened ? 'look-at' : table.over ? 'result' : 'continue')}
        </ButtonLink>
      </span>
    </li>
  );
}

function Standing({ summary, mineNow }: { summary: Summary; mineNow: boolean }): JSX.Element {
  const { table, headline, scores } = summary;
  if (mineNow) return <span class="turn sm">{t('your-turn')}</span>;
  return (
    <span class="wait sm">
      <Icon name={table.over ? 'i-flag' : table.opened ? 'i-log' : 'i-hour'} size={14} />
      {headline}
      {scores && ` · ${scores.join(' : ')}`}
    </span>
  );
}

/** A link that somebody sent, pasted. */
function Invite(): JSX.Element {
  const [text, setText] = useState('');
  const follow = (): void => {
    try {
      const link = new URL(text.trim(), location.origin);
      if (link.pathname.startsWith('/t/')) go(link.pathname + link.hash);
    } catch {
      // No link yet.
    }
  };
  return (
    <form class="field" onSubmit={(event) => (event.preventDefault(), follow())}>
      <Icon name="i-link" size={17} />
      <input
        value={text}
        placeholder={t('paste-invite')}
        aria-label={t('paste-invite')}
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <button type="submit" class="ib" aria-label={t('open')}>
          <Icon name="i-right" />
        </button>
      )}
    </form>
  );
}
