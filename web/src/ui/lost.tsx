/** An address that means nothing. */
import type { JSX } from 'preact';
import { t } from '../core/words';
import { ButtonLink } from './button';

export default function Lost(): JSX.Element {
  return (
    <main class="opening">
      <h1>{t('lost')}</h1>
      <p>{t('lost-words')}</p>
      <ButtonLink href="/" icon="i-left">
        {t('all-tables')}
      </ButtonLink>
    </main>
  );
}
