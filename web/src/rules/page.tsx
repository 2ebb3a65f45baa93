/** The rules of a game. */
import type { JSX } from 'preact';
import { t } from '../core/words';
import { ButtonLink } from '../ui/button';

export default function Rules(): JSX.Element {
  return (
    <main class="opening">
      <h1>{t('rules')}</h1>
      <ButtonLink href="/" icon="i-left">{t('all-tables')}</ButtonLink>
    </main>
  );
}
