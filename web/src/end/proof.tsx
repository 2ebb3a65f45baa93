/** That nobody chose the luck: the seed, revealed, gives the hash that was shown from the start. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../core/words';
import { Icon } from '../ui/icon';
import type { Desk } from '../table/deskprops';

/** SHA-256 as the commitment is made; null where the browser offers none (no secure context). */
export async function commitmentOf(table: string, seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder().encode(`kagura-seed:${table}:${seed}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function short(text: string): string {
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}

export function Proof({ desk }: { desk: Desk }): JSX.Element {
  const { seed, commitment, rules, own_content: changed, opened } = desk.state.table;
  // A record may say where its seed was promised; else nobody promised it.
  const table = opened ? opened.sealed : desk.state.table.table;
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => void (seed && table && commitmentOf(table, seed).then(setMade)), [table, seed]);
  const verdict = table === null ? 'seed-unpromised' : made === null ? 'seed-unchecked' : made === commitment ? 'seed-matches' : 'seed-differs';
  return (
    <dl class="proof panel">
      <div>
        <dt>{t(table === null ? 'seed' : 'seed-sealed')}</dt>
        <dd>
          <code title={seed ?? ''}>{short(seed ?? '')}</code> {made === commitment && <Icon name="i-check" size={15} />}{' '}
          {t(verdict)}
          {table !== null && made !== commitment && (
            <>
              {' '}
              <code title={commitment}>{short(commitment)}</code>
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('decisions')}</dt>
        <dd>{desk.state.now.decisions}</dd>
      </div>
      <div>
        <dt>{t('rules-version')}</dt>
        <dd>
          {rules} · {t(changed ? 'content-own' : 'content-shipped')}
        </dd>
      </div>
    </dl>
  );
}
