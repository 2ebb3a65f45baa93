/** The rules of a game: contents, search, every rule at its own address, and where each value comes from. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ApiFailure } from '../core/api';
import { panels, wantPanels } from '../core/catalogue';
import type { RulesPage, Section } from '../core/protocol';
import { anchorOf, countFound, heldRules, ruleAt, search, wantRules } from '../core/rulebook';
import { language, t } from '../core/words';
import { PageLinks } from '../gamepage/links';
import { Icon } from '../ui/icon';
import { Opening } from '../ui/opening';
import { PageHead } from '../ui/pagehead';
import { FoundParts } from './found';
import { Options, Terms, Values } from './parts';
import './rules.css';
import { Blocks, RuleText } from './text';

export default function Rules({ game }: { game: string }): JSX.Element {
  const now = language.value;
  const page = heldRules(game, now);
  const [problem, setProblem] = useState('');
  const read = (): void => {
    setProblem('');
    wantRules(game, now).catch((failure: unknown) => {
      setProblem((failure instanceof ApiFailure && failure.message) || t('no-server'));
    });
  };
  useEffect(read, [game, now]);
  useEffect(() => void wantPanels(game).catch(() => null), [game]);
  useEffect(() => void (document.title = `${[t('rules'), page?.title].filter(Boolean).join(' · ')} · Kagura`), [page]);
  return (
    <div class="rules">
      <a class="skip" href="#rules-text">
        {t('rules-skip')}
      </a>
      <PageHead home title={page?.title ?? t('rules')} words={t('rules-words')} />
      <PageLinks name={game} game={panels.value[game] ?? null} />
      {page ? <Book page={page} /> : <Opening words={problem || t('opening')} again={problem ? read : undefined} />}
    </div>
  );
}

function Book({ page }: { page: RulesPage }): JSX.Element {
  const [query, setQuery] = useState('');
  const found = useMemo(() => search(page, query), [page, query]);
  const here = useAddress(page, found === null, () => setQuery(''));
  const count = found === null ? '' : t('rules-found', { n: countFound(found) });
  return (
    <div class="book">
      <nav class="toc" aria-label={t('rules-contents')}>
        <div class="field" role="search">
          <Icon name="i-search" size={18} />
          <input
            type="search"
            aria-label={t('rules-search')}
            placeholder={t('rules-search')}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <p class="cap" role="status">
          {count}
        </p>
        <Contents page={page} />
      </nav>
      <main id="rules-text" tabIndex={-1}>
        {found ? (
          <FoundParts page={page} found={found} leave={() => setQuery('')} />
        ) : (
          <Whole page={page} here={here} />
        )}
      </main>
    </div>
  );
}

/** The rule that the address names; the page goes there when the address changes, and leaves a search for it. */
function useAddress(page: RulesPage, isWhole: boolean, leave: () => void): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => {
      setHash(location.hash);
      leave();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const rule = ruleAt(page, hash);
  useEffect(() => {
    if (!isWhole || hash.length < 2) return;
    const place = document.getElementById(rule ? anchorOf(rule) : decodeURIComponent(hash.slice(1)));
    for (let box = place?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [page, rule, hash, isWhole]);
  return rule;
}

/** Sections by number; parts of a section stand in it. */
function forPlayers(page: RulesPage): Section[] {
  return page.sections.filter(({ audience }) => !audience);
}

function forPrograms(page: RulesPage): Section[] {
  return page.sections.filter(({ audience }) => audience);
}

function idOf({ number, title }: Section): string {
  return `section-${number || title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}

function Contents({ page }: { page: RulesPage }): JSX.Element {
  return (
    <details class="contents" open={innerWidth >= 1100}>
      <summary>{t('rules-contents')}</summary>
      <ol>
        {page.terms.length > 0 && (
          <li>
            <a href="#terms">{t('rules-terms')}</a>
          </li>
        )}
        {forPlayers(page)
          .filter(({ depth }) => depth === 2)
          .map((section) => (
            <li>
              <a href={`#${idOf(section)}`} lang="en">
                <span class="nr">{section.number}</span>
                {section.title}
              </a>
            </li>
          ))}
        <li>
          <a href="#options">{t('rules-options')}</a>
        </li>
        <li>
          <a href="#values">{t('rules-values')}</a>
        </li>
        {forPrograms(page).map((section) => (
          <li>
            <a href={`#${idOf(section)}`} lang="en">
              <span class="nr">{section.number}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Whole({ page, here }: { page: RulesPage; here: string }): JSX.Element {
  const programs = forPrograms(page);
  return (
    <>
      {page.terms.length > 0 && <Terms game={page.game} terms={page.terms} />}
      {page.language !== 'en' && (
        <p class="note">
          <Icon name="i-info" size={16} />
          {t('rules-english')}
        </p>
      )}
      {forPlayers(page).map((section) => (
        <SectionText page={page} section={section} here={here} />
      ))}
      <Options page={page} options={page.options} />
      <Values values={page.values} badges={page.badges} />
      {programs.length > 0 && (
        <details class="programs">
          <summary>
            <h2>{t('rules-programs')}</h2>
          </summary>
          {programs.map((section) => (
            <SectionText page={page} section={section} here={here} />
          ))}
        </details>
      )}
    </>
  );
}

function SectionText({ page, section, here }: { page: RulesPage; section: Section; here: string }): JSX.Element {
  const id = idOf(section);
  const Heading = section.depth === 2 && !section.audience ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id}>
      <Heading id={id} lang="en" tabIndex={-1}>
        <span class="nr">{section.number}</span> {section.title}
      </Heading>
      <Blocks
        game={page.game}
        blocks={section.blocks}
        placed
        rule={(rule) => <Rule page={page} id={rule} here={rule === here} />}
      />
    </section>
  );
}

function Rule({ page, id, here }: { page: RulesPage; id: string; here: boolean }): JSX.Element {
  const place = anchorOf(id);
  return (
    <article class={here ? 'rule here' : 'rule'} id={place} tabIndex={-1} aria-label={id}>
      <a class="rno" href={`#${place}`} aria-label={t('rules-link', { rule: id })}>
        {id}
      </a>
      <div>
        <RuleText page={page} id={id} placed />
      </div>
    </article>
  );
}
