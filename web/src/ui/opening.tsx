/** A page that has only a line to say yet: what it waits for, or what went wrong. */
import type { JSX } from 'preact';
import { t } from '../core/words';
import { Button } from './button';

interface OpeningProps {
  words: string;
  /** Tries once more, after something went wrong. */
  again?: (() => void) | undefined;
}

export function Opening({ words, again }: OpeningProps): JSX.Element {
  return (
    <main class="opening">
      <p role="status">{words}</p>
      {again && (
        <Button icon="i-redo" onClick={again}>
          {t('try-again')}
        </Button>
      )}
    </main>
  );
}
