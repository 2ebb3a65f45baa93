/** What can be chosen, and what is chosen, stands out from every ground by day and by night. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TOKENS = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');
const BOARD = readFileSync(new URL('../src/games/last_kannagi/board.css', import.meta.url), 'utf8');
const MAP = readFileSync(new URL('../src/games/rising_sun/board.css', import.meta.url), 'utf8');
const GROUNDS = ['ground-1', 'ground-2', 'ground-3', 'paper', 'paper-raised', 'shu-wash'];

/** A colour of the tokens by day (0) or night (1). */
function colour(name: string, theme: number): number[] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS) ?? [];
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = found[theme] ?? found[0]!;
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Relative luminance (WCAG 2.2). */
function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string, theme: number): number {
  const [less, more] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => a - b);
  return (more! + 0.05) / (less! + 0.05);
}

/** The colour of the strokes of a class of a board. */
function stroke(name: string, board = BOARD): string {
  return new RegExp(`\\.${name} \\{[^}]*stroke: var\\(--([\\w-]+)\\)`).exec(board)?.[1] ?? '';
}

describe.each([
  ['day', 0],
  ['night', 1],
])('by %s', (_, theme) => {
  test.each(GROUNDS)('targets and the chosen one have 3:1 or more on %s', (ground) => {
    for (const line of ['wantline', 'lookline', 'noline', 'marked']) expect(contrast(stroke(line), ground, theme)).toBeGreaterThanOrEqual(3);
  });

  test.each(['ground-1', 'ground-3', 'sea', 'shu-wash'])('provinces, and those that can be chosen, have 3:1 or more on %s', (ground) => {
    for (const line of ['prov', 'wantline', 'lookline', 'noline', 'marked', 'battleline']) expect(contrast(stroke(line, MAP), ground, theme)).toBeGreaterThanOrEqual(3);
    expect(stroke('lookline', MAP)).not.toBe(stroke('wantline', MAP));
  });

  test('the chosen one differs from its neighbours that can be chosen, and possible cells from the panel', () => {
    expect(stroke('lookline')).not.toBe(stroke('wantline'));
    expect(contrast(stroke('lookline'), 'shu-wash', theme)).toBeGreaterThanOrEqual(7);
    expect(contrast('line-2', 'paper-raised', theme)).toBeGreaterThanOrEqual(3);
  });

  test.each(['day', 'night'])('the hours to which a choice leads stand out on the track at %s', (ground) => {
    expect(contrast('shu', ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
