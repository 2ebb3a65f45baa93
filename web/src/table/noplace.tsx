/** What a link shows that leads to no place at a table: why, and the way out. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../core/words';
import { ButtonLink } from '../ui/button';

export function NoPlace({ text, children }: { text: string; children?: ComponentChildren }): JSX.Element {
  return (
    <main class="opening">
      <h1>{t('no-place')}</h1>
      <p>{text}</p>
      {children}
      <ButtonLink href="/" icon="i-left">
        {t('all-tables')}
      </ButtonLink>
    </main>
  );
}
