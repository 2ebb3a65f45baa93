/** The keys, listed. */
import type { JSX } from 'preact';
import { settings } from '../core/settings';
import { t } from '../core/words';
import { Dialog } from '../ui/dialog';

const KEYS: readonly [string, string][] = [
  ['← → ↑ ↓', 'keys-move'],
  ['Enter · Space', 'keys-do'],
  ['A–Z · 0–9', 'keys-choices'],
  ['0–9 · Enter', 'keys-number'],
  ['Esc', 'keys-leave'],
  ['U', 'undo'],
  ['Y', 'redo'],
  ['H', 'hint'],
  ['L · O · I', 'keys-panels'],
  ['/', 'keys-command'],
  ['← →', 'keys-review'],
  ['Home · End', 'keys-review-ends'],
  ['?', 'keys-help'],
];

export function KeysDialog({ onClose }: { onClose(): void }): JSX.Element {
  return (
    <Dialog title={t('keys-help')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, id]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </>
        ))}
      </dl>
      {!settings.value.letterKeys && <p>{t('keys-off')}</p>}
    </Dialog>
  );
}
