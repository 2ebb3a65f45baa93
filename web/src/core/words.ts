/** The texts of the shell and of the games in the language that is set; it can change at any time. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { computed, signal } from '@preact/signals';
import type { GameUI, Language, Texts } from './game';
import { settings } from './settings';

const sources = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

/** Texts loaded so far, by language. */
const shell = signal<Partial<Record<Language, FluentBundle>>>({});

export function bundleOf(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A look-up through bundles in turn; an unknown id stands for itself, so that nothing is ever blank. */
export function textsOf(...bundles: (FluentBundle | undefined)[]): Texts {
  return (id, args) => {
    const [name, attribute] = id.split('.') as [string, string?];
    for (const bundle of bundles) {
      const message = bundle?.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
    return id;
  };
}

/** Loads the shell's texts of a language, once. */
export async function loadWords(language: Language): Promise<void> {
  if (shell.value[language]) return;
  const text = await sources[`../text/${language}.ftl`]?.();
  if (text !== undefined) shell.value = { ...shell.value, [language]: bundleOf(language, text) };
}

/** Languages whose texts are here; the page waits for the one that is set. */
export const language = computed<Language>(() => {
  const wanted = settings.value.language;
  return shell.value[wanted] ? wanted : wanted === 'en' && shell.value.ja ? 'ja' : shell.value.en ? 'en' : wanted;
});

export const ready = computed(() => shell.value[language.value] !== undefined);

const texts = computed<Texts>(() => textsOf(shell.value[language.value]));

/** A text of the shell. Reading it in a component makes the component follow the language. */
export function t(id: string, args?: Record<string, string | number>): string {
  return texts.value(id, args);
}

const made = new WeakMap<GameUI, Partial<Record<Language, Texts>>>();

/** The texts that a game's panels see: its own, then the shell's. */
export function gameTexts(game: GameUI): Texts {
  const now = language.value;
  const known = made.get(game) ?? {};
  made.set(game, known);
  return (known[now] ??= textsOf(bundleOf(now, game.texts[now]), shell.value[now]));
}

/** How long ago, in words, such as "2 min ago". */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' });
  const past = seconds - Date.now() / 1000;
  for (const [unit, size] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    if (past <= -size) return format.format(Math.round(past / size), unit);
  }
  return t('just-now');
}

/** Names one after the other, as the language joins them. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language.value, { style: 'long', type: 'conjunction' }).format(names);
}

/** Whole sentences one after the other, with the marks of the language; what follows a full stop begins large. */
export function sentences(parts: readonly string[]): string {
  const ended = parts.filter(Boolean).map((words) => (/[.!?。！？]$/.test(words) ? words : t('sentence', { words })));
  return ended.map((words, index) => (index ? begun(words) : words)).join(language.value === 'ja' ? '' : ' ');
}

function begun(words: string): string {
  return words.slice(0, 1).toLocaleUpperCase(language.value) + words.slice(1);
}
