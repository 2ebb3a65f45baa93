/** Parts of the page of rules that are made of data: words, options, values. */
import type { JSX } from 'preact';
import type { OptionShown, RulesPage, Term, ValueShown } from '../core/protocol';
import { t } from '../core/words';
import { RuleLink } from '../ui/rule';
import { Provenance } from './text';

export function Terms({ game, terms }: { game: string; terms: readonly Term[] }): JSX.Element {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" tabIndex={-1}>
        {t('rules-terms')}
      </h2>
      <dl class="terms">
        {terms.map(({ word, meaning, rule }) => (
          <div>
            <dt>{word}</dt>
            <dd>
              {meaning} <RuleLink game={game} rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Each option with its values, the default marked. */
export function Options({ page, options }: { page: RulesPage; options: readonly OptionShown[] }): JSX.Element {
  return (
    <section aria-labelledby="options">
      <h2 id="options" tabIndex={-1}>
        {t('rules-options')}
      </h2>
      <p class="dim">{t('rules-options-words')}</p>
      <ul class="opts-list">
        {options.map(({ name, rule, words, values, source, provenance }) => (
          <li key={name}>
            <h3>
              {words} <RuleLink game={page.game} rule={page.rules[rule] ? rule : ''} />
            </h3>
            <p>
              {values.map(([value, said], index) => (
                <span class={index ? 'badge' : 'badge ink'} key={value}>
                  {said}
                  {index === 0 && <span class="vh"> ({t('rules-default')})</span>}
                </span>
              ))}
            </p>
            <p class="from">
              <Provenance of={provenance} badges={page.badges} />
              {source && <span class="cap">{t('rules-source', { source })}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ValuesProps {
  values: readonly ValueShown[];
  badges: RulesPage['badges'];
  open?: boolean;
}

/** All numbers of the content file, part by part. */
export function Values({ values, badges, open = false }: ValuesProps): JSX.Element {
  const parts = new Map<string, ValueShown[]>();
  for (const value of values) {
    const part = value.name.slice(0, Math.max(0, value.name.lastIndexOf('.')));
    parts.set(part, [...(parts.get(part) ?? []), value]);
  }
  const house = countHouse(values, badges);
  return (
    <section aria-labelledby="values">
      <h2 id="values" tabIndex={-1}>
        {t('rules-values')}
      </h2>
      {!open && <p class="dim">{t('rules-values-words', { n: values.length, house })}</p>}
      {[...parts].map(([part, own]) => (
        <Part part={part} values={own} badges={badges} open={open} />
      ))}
    </section>
  );
}

/** How many values are ours; where a game has words of its own for them, they are not. */
function countHouse(values: readonly ValueShown[], badges: RulesPage['badges']): number {
  return badges['reconstructed'] ? 0 : values.filter(({ provenance }) => provenance === 'reconstructed').length;
}

function Part({ part, values, badges, open = false }: ValuesProps & { part: string }): JSX.Element {
  const house = countHouse(values, badges);
  return (
    <details class="part" open={open}>
      <summary>
        <code>{part}</code>
        {house > 0 && <span class="badge house">{t('rules-house-count', { n: house })}</span>}
      </summary>
      <dl class="vals" lang="en">
        {values.map(({ name, value, provenance, source, note }) => (
          <div key={name}>
            <dt>
              <code>{name.slice(name.lastIndexOf('.') + 1)}</code>
            </dt>
            <dd>
              <b>{value || '–'}</b> <Provenance of={provenance} badges={badges} />
              {note && <span class="dim"> {note}</span>}
              {source && <span class="cap"> {source}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
