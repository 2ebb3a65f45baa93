import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RuleShown, RulesPage } from '../../src/core/protocol';
import {
  anchorOf,
  countFound,
  findRule,
  heldRules,
  plainText,
  ruleAt,
  rulePath,
  search,
  wantRules,
} from '../../src/core/rulebook';

function rule(short: string, text = short): RuleShown {
  return {
    section: '5',
    short,
    blocks: [{ kind: 'paragraph', spans: [text, { kind: 'rule', text: '5', rule: 'K-MOVE-5' }] }],
    source: '',
    provenance: 'printed',
  };
}

const page: RulesPage = {
  game: 'last_kannagi',
  title: 'The Last Kannagi',
  language: 'en',
  sections: [],
  rules: {
    'K-MOVE-4': rule('Absorb all'),
    'K-MOVE-5': rule('A step costs 1'),
    'K-REV-5 card 3': rule('', 'body full'),
  },
  options: [
    {
      name: 'zero_move',
      rule: 'K-OPT-zero_move',
      words: 'a move without a step',
      values: [['true', 'is allowed']],
      source: '',
      provenance: 'inferred',
    },
  ],
  values: [
    { name: 'limits.supply_cap', value: '3', provenance: 'reconstructed', source: '', note: 'spaces of the supply' },
  ],
  terms: [{ name: 'body', word: 'body', meaning: 'Where impurity lies.', rule: 'K-MOVE-6' }],
  badges: {},
};

describe('the rules of a game', () => {
  test('a rule is found by its ID and by that of a part of it', () => {
    expect(findRule(page, 'K-MOVE-4')?.rule.short).toBe('Absorb all');
    expect(findRule(page, 'K-MOVE-4b')?.id).toBe('K-MOVE-4');
    expect(findRule(page, 'K-NONE-1')).toBeNull();
  });

  test('every rule has an address, and the address leads back', () => {
    for (const id of Object.keys(page.rules)) {
      const path = rulePath('last_kannagi', id);
      expect(ruleAt(page, path.slice(path.indexOf('#')))).toBe(id);
    }
    expect(anchorOf('K-REV-5 card 3')).toBe('K-REV-5-card-3');
    expect(ruleAt(page, '#K-REV-5%20card%203')).toBe('K-REV-5 card 3');
    expect(ruleAt(page, '#K-MOVE-4a')).toBe('K-MOVE-4');
    expect(ruleAt(page, '#terms')).toBe('');
    expect(ruleAt(page, '#%')).toBe('');
  });

  test('a search finds all words in any order, in rules, words, options and values', () => {
    expect(search(page, '  ')).toBeNull();
    expect(search(page, 'COSTS step')?.rules).toEqual(['K-MOVE-5']);
    const body = search(page, 'ｂｏｄｙ');
    expect(body?.rules).toEqual(['K-REV-5 card 3']);
    expect(body?.terms).toHaveLength(1);
    expect(search(page, 'supply cap')?.values).toHaveLength(1);
    expect(search(page, 'allowed')?.options).toHaveLength(1);
    expect(countFound(search(page, 'dragon')!)).toBe(0);
  });

  test('text is read without marks and drawings', () => {
    const cell = ['x'];
    const text = plainText([
      { kind: 'bullets', items: [['a'], ['b']] },
      { kind: 'grid', head: [cell], rows: [[['y']]], ids: [''] },
      { kind: 'picture', text: 'zzz' },
    ]);
    expect(text).toBe('a b x y');
  });
});

describe('reading the rules', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('they are asked for once, and again after a failure', async () => {
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(new Response(JSON.stringify(page)));
    vi.stubGlobal('fetch', fetch);
    await expect(wantRules('last_kannagi', 'en')).rejects.toMatchObject({ code: 'offline' });
    expect(heldRules('last_kannagi', 'en')).toBeNull();
    await Promise.all([wantRules('last_kannagi', 'en'), wantRules('last_kannagi', 'en')]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch.mock.calls[1]?.[0]).toBe('/api/rules/last_kannagi?language=en');
    expect(heldRules('last_kannagi', 'en')?.title).toBe('The Last Kannagi');
  });
});
