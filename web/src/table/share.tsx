/** The links of a table: open places, watching, and the reader's own for another device. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { keysOf, linkTo } from '../core/held';
import type { TableInfo } from '../core/protocol';
import { t } from '../core/words';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { announce } from '../ui/live';
import type { Desk } from './deskprops';

export function CopyField({ label, link }: { label: string; link: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = async (input: HTMLInputElement | null): Promise<void> => {
    input?.select();
    // Without a secure context there is no clipboard: the text is selected, so that the system's copy works.
    await navigator.clipboard?.writeText(link).catch(() => undefined);
    setCopied(true);
    announce(t('copied'));
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <span class="field lnk">
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        type="button"
        class="btn"
        aria-label={t('said-of', { name: t('copy'), words: label })}
        onClick={(event) => void copy(event.currentTarget.parentElement?.querySelector('input') ?? null)}
      >
        <Icon name={copied ? 'i-check' : 'i-copy'} size={16} />
        {t(copied ? 'copied' : 'copy')}
      </button>
    </span>
  );
}

/** Invites that this device holds for places that are still open. */
export function openInvites(table: TableInfo): { name: string; link: string }[] {
  return keysOf(table.table, 'invite').flatMap(({ player, token }) => {
    const place = table.places[player ?? -1];
    if (place?.kind !== 'open') return [];
    // Once seats are drawn, by the number that the seat shows.
    return [{ name: t('place', { n: (place.seats[0] ?? place.player) + 1 }), link: linkTo(table.table, token) }];
  });
}

export function ShareDialog({ desk, onClose }: { desk: Desk; onClose(): void }): JSX.Element {
  const { table, role } = desk.state;
  const watch = keysOf(table.table, 'watcher')[0];
  return (
    <Dialog title={t('share-title')} onClose={onClose}>
      <ul class="links">
        {openInvites(table).map(({ name, link }) => (
          <li key={link}>
            <b>{t('link-invite', { name })}</b>
            <CopyField label={t('link-invite', { name })} link={link} />
          </li>
        ))}
        {watch && (
          <li>
            <b>{t('link-watch')}</b>
            <CopyField label={t('link-watch')} link={linkTo(table.table, watch.token)} />
          </li>
        )}
        {role === 'player' && (
          <li>
            <b>{t('link-mine')}</b>
            <CopyField label={t('link-mine')} link={linkTo(table.table, desk.session.token)} />
            <span class="cap">{t('link-mine-warning')}</span>
          </li>
        )}
      </ul>
    </Dialog>
  );
}
