import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings, set, readSettings } from '../../src/core/settings';
import { bundleOf, language, list, loadWords, sentences, t, textsOf } from '../../src/core/words';

const read = (name: string): string => readFileSync(new URL(`../../src/text/${name}.ftl`, import.meta.url), 'utf8');

/** Key -> the arguments that its text uses. */
function shape(text: string): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  let key = '';
  for (const line of text.split('\n')) {
    key = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? key;
    if (!key || line.startsWith('#')) continue;
    const set = (found[key] ??= new Set());
    for (const [, argument = ''] of line.matchAll(/\$(\w+)/g)) set.add(argument);
  }
  return Object.fromEntries(Object.entries(found).map(([name, args]) => [name, [...args].sort()]));
}

describe('texts', () => {
  test('both languages have the same keys, and Japanese uses no argument that English does not get', () => {
    const [en, ja] = [shape(read('en')), shape(read('ja'))];
    expect(Object.keys(ja)).toEqual(Object.keys(en));
    for (const [key, args] of Object.entries(ja)) expect(en[key], key).toEqual(expect.arrayContaining(args));
  });

  test('every text can be written', () => {
    for (const name of ['en', 'ja']) {
      const bundle = bundleOf(name as 'en' | 'ja', read(name));
      for (const [key, args] of Object.entries(shape(read(name)))) {
        const errors: Error[] = [];
        const pattern = bundle.getMessage(key)?.value;
        expect(pattern, `${name}: ${key}`).toBeTruthy();
        if (pattern) bundle.formatPattern(pattern, Object.fromEntries(args.map((arg) => [arg, 1])), errors);
        expect(errors, `${name}: ${key}`).toEqual([]);
      }
    }
  });

  test("a game's text goes before the shell's, and an unknown one stands for itself", () => {
    const texts = textsOf(bundleOf('en', 'tab-board = World'), bundleOf('en', 'tab-board = Board\nlog = Log'));
    expect(['tab-board', 'log', 'nothing'].map((id) => texts(id))).toEqual(['World', 'Log', 'nothing']);
  });

  test('the language changes at any time, and stays until the new texts are there', async () => {
    set({ language: 'en' });
    await loadWords('en');
    expect(t('your-turn')).toBe('Your turn');
    expect(sentences(['Kon builds', '', 'Which one?'])).toBe('Kon builds. Which one?');
    set({ language: 'ja' });
    expect(language.value).toBe('en');
    await loadWords('ja');
    expect(t('your-turn')).toBe('あなたの番');
    expect(sentences(['建立', 'どれですか。'])).toBe('建立。どれですか。');
    expect(list(['A', 'B'])).toBe('A、B');
    expect(settings.value.language).toBe('ja');
  });
});

describe('settings', () => {
  test('damaged or foreign values are passed over', () => {
    expect(readSettings('{').sound).toBe(false);
    expect(readSettings('{"sound": 3, "theme": "dark", "evil": 1}')).toMatchObject({ sound: false, theme: 'dark' });
    expect(readSettings('{"language": "xx"}').language).toBe('en');
  });
});
