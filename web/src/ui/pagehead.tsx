/** The head of a page that is not a table: the seal, what the page is, and the settings. */
import type { JSX } from 'preact';
import { t } from '../core/words';
import { LanguageChoice, SettingsTool, ThemeTool } from './preferences';

interface PageHeadProps {
  title: string;
  words: string;
  /** The seal leads to the first page. */
  home?: boolean;
}

export function PageHead({ title, words, home }: PageHeadProps): JSX.Element {
  const seal = (
    <svg class="seal" width="44" height="44" aria-hidden="true">
      <use href="#seal" />
    </svg>
  );
  return (
    <header class="lhead">
      {home ? (
        <a class="home" href="/" aria-label={t('home')}>
          {seal}
        </a>
      ) : (
        seal
      )}
      <div>
        <h1>{title}</h1>
        <p>{words}</p>
      </div>
      <nav class="tools" aria-label={t('settings')}>
        <LanguageChoice />
        <ThemeTool room="wide" />
        <SettingsTool />
      </nav>
    </header>
  );
}
