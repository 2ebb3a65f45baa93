/** What a search found, instead of the whole text. */
import type { JSX } from 'preact';
import type { RulesPage } from '../core/protocol';
import { anchorOf, countFound, type Found } from '../core/rulebook';
import { t } from '../core/words';
import { Options, Terms, Values } from './parts';
import { RuleText } from './text';

interface FoundProps {
  page: RulesPage;
  found: Found;
  /** Back to the whole text. */
  leave(): void;
}

export function FoundParts({ page, found, leave }: FoundProps): JSX.Element {
  if (!countFound(found)) return <p class="none">{t('rules-none')}</p>;
  return (
    <>
      {found.terms.length > 0 && <Terms game={page.game} terms={found.terms} />}
      {found.rules.length > 0 && (
        <section aria-labelledby="found">
          <h2 id="found">{t('rules')}</h2>
          {found.rules.map((id) => (
            <article class="rule" key={id} aria-label={id}>
              <a class="rno" href={`#${anchorOf(id)}`} onClick={leave}>
                {id}
              </a>
              <div>
                <RuleText page={page} id={id} />
              </div>
            </article>
          ))}
        </section>
      )}
      {found.options.length > 0 && <Options page={page} options={found.options} />}
      {found.values.length > 0 && <Values values={found.values} badges={page.badges} open />}
    </>
  );
}
