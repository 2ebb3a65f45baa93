/** The rules of a game as data: read once in each language, found by ID or by words. */
import { signal } from '@preact/signals';
import { rulesOf } from './api';
import type { Language } from './game';
import type { Bullets, Declared, Grid, Mark, Paragraph, Picture, RuleShown, RulesPage } from './protocol';

export type Span = string | Mark;
export type Text = Paragraph | Bullets | Grid | Picture;
export type Block = Text | Declared;

const books = signal<Record<string, RulesPage>>({});
const asked = new Map<string, Promise<RulesPage>>();

function nameOf(game: string, language: Language): string {
  return `${language} ${game}`;
}

/** The rules if they are here; reading it in a component makes the component follow. */
export function heldRules(game: string, language: Language): RulesPage | null {
  return books.value[nameOf(game, language)] ?? null;
}

/** Reads the rules, once; what failed is asked again the next time. */
export function wantRules(game: string, language: Language): Promise<RulesPage> {
  const name = nameOf(game, language);
  const known = asked.get(name);
  if (known) return known;
  const reading = rulesOf(game, language).then((page) => {
    books.value = { ...books.value, [name]: page };
    return page;
  });
  asked.set(name, reading);
  reading.catch(() => asked.delete(name));
  return reading;
}

/** The rule that an ID means: a letter at its end names a part of it. */
export function findRule(page: RulesPage, id: string): { id: string; rule: RuleShown } | null {
  const names = [id, id.replace(/(\d)[a-z]$/, '$1')];
  for (const name of names) {
    const rule = page.rules[name];
    if (rule) return { id: name, rule };
  }
  return null;
}

/** Where a rule stands on the page of rules. */
export function anchorOf(rule: string): string {
  return rule.replaceAll(' ', '-');
}

export function rulePath(game: string, rule: string): string {
  return `/rules/${encodeURIComponent(game)}#${encodeURIComponent(anchorOf(rule))}`;
}

/** The rule whose place an address names, "" if it is none. */
export function ruleAt(page: RulesPage, hash: string): string {
  let wanted: string;
  try {
    wanted = anchorOf(decodeURIComponent(hash.replace(/^#/, '')));
  } catch {
    return '';
  }
  const plain = wanted.replace(/(\d)[a-z]$/, '$1');
  return Object.keys(page.rules).find((rule) => anchorOf(rule) === wanted || anchorOf(rule) === plain) ?? '';
}

// -- words ----------------------------------------------------------------------------------------

export function plainSpans(spans: readonly Span[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');
}

export function plainText(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).filter(Boolean).join(' ');
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return plainSpans(block.spans);
    case 'bullets':
      return block.items.map(plainSpans).join(' ');
    case 'grid':
      return [block.head, ...block.rows].map((row) => row.map(plainSpans).join(' ')).join(' ');
    default:
      return '';
  }
}

/** What a search finds, each in the order of the page. */
export interface Found {
  rules: readonly string[];
  terms: RulesPage['terms'];
  options: RulesPage['options'];
  values: RulesPage['values'];
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Everything that holds all words of a query; null for an empty one. */
export function search(page: RulesPage, query: string): Found | null {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const fits = (...texts: string[]): boolean => {
    const text = folded(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
  return {
    rules: Object.entries(page.rules)
      .filter(([id, rule]) => fits(id, rule.short, plainText(rule.blocks)))
      .map(([id]) => id),
    terms: page.terms.filter(({ word, meaning, rule }) => fits(word, meaning, rule)),
    options: page.options.filter(({ name, words: said, values, rule }) =>
      fits(name, said, rule, ...values.map(([, text]) => text)),
    ),
    values: page.values.filter(({ name, note }) => fits(name.replaceAll('_', ' '), name, note)),
  };
}

/** How many things were found. */
export function countFound({ rules, terms, options, values }: Found): number {
  return rules.length + terms.length + options.length + values.length;
}
