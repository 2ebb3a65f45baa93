/** The mark of values that are not printed in the sources. */
import { sentences } from '../core/words';
import { Icon } from './icon';

/** A dashed badge that says on focus where the values come from. */
export function HouseMark({ words, why }: { words: string; why: string }) {
  return (
    <span class="badge house tipped" tabIndex={0} role="note" aria-label={sentences([words, why])}>
      <Icon name="i-house-rule" size={13} />
      {words}
      <span class="tip" aria-hidden="true">
        {why}
      </span>
    </span>
  );
}
