import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('games/'))
  .map((name) => readFileSync(join(source, name), 'utf8'));
const keys = [...readFileSync(join(source, 'text/en.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
  (found) => found[1] ?? '',
);

test('every text that the shell asks for by name is there, and none is left over', () => {
  const asked = files.flatMap((text) =>
    [...text.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['"`]/g)].map((found) => found[1] ?? ''),
  );
  const called = files.flatMap((text) => [...text.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] ?? ''));
  const made = files.flatMap((text) => [...text.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? ''));
  expect(called.filter((key) => !keys.includes(key))).toEqual([]);
  const unused = keys.filter((key) => !asked.includes(key) && !made.some((prefix) => key.startsWith(prefix)));
  expect(unused).toEqual([]);
});
