/** A table: who opens it with which token, and which of its pages is shown. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiFailure, mine } from '../core/api';
import { held, holdTable, keysOf } from '../core/held';
import type { Key } from '../core/protocol';
import { hideToken } from '../core/route';
import { settings } from '../core/settings';
import { t } from '../core/words';
import { Opening } from '../ui/opening';
import { Join } from './join';
import { NoPlace } from './noplace';
import { Seated } from './seated';
import './table.css';

interface TablePageProps {
  table: string;
  moment: number | null;
  token: string | null;
}

/** What a token that came with the address is for; null while the server is asked, the failure if it is for nothing. */
function useToken(table: string, token: string | null): 'known' | 'asking' | { text: string } {
  const known = token === null || (held.value[table]?.keys.some((key) => key.token === token) ?? false);
  const [failure, setFailure] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (known || token === null) return;
    setFailure(null);
    mine([[table, token]], settings.value.language)
      .then(([summary]) => {
        if (!summary) return setFailure({ text: t('place-gone') });
        holdTable(table, summary.table.game, [{ role: summary.role, player: summary.player, token }]);
      })
      .catch((problem: unknown) =>
        setFailure({ text: (problem instanceof ApiFailure && problem.message) || t('no-server') }),
      );
  }, [table, token, known]);
  useEffect(() => {
    if (known) hideToken();
  }, [known, token]);
  return known ? 'known' : (failure ?? 'asking');
}

export default function TablePage({ table, moment, token }: TablePageProps): JSX.Element {
  const found = useToken(table, token);
  const [latest, setLatest] = useState(token);
  useEffect(() => {
    if (token) setLatest(token);
  }, [token]);
  if (found === 'asking') return <Opening words={t('opening')} />;
  const players = keysOf(table, 'player');
  const watcher = keysOf(table, 'watcher')[0];
  const invite = keysOf(table, 'invite').find((key) => key.token === latest) ?? keysOf(table, 'invite')[0];
  const wantsToJoin = invite && (invite.token === latest || (!players.length && !watcher));
  if (wantsToJoin) return <Join table={table} invite={invite} onDone={() => setLatest(null)} />;
  const keys: Key[] = players.length ? players : watcher ? [watcher] : [];
  if (!keys.length) return <NoPlace text={found === 'known' ? t('no-place-words') : found.text} />;
  return <Seated table={table} moment={moment} keys={keys} latest={latest} />;
}
