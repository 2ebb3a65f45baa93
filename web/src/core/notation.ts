/** What a short command means among the choices that are offered: "m3" for "MOVE 3", "r" for "REST". */
import type { OfferedChoice, OfferedRun } from './protocol';

/** Words, numbers and signs, in small letters. */
function pieces(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\d+|\p{L}+|[^\s\p{L}\d]/gu) ?? []
  );
}

/** Words may be shortened; numbers and signs are as they are, and none is left out. */
function abbreviates(typed: readonly string[], whole: readonly string[]): boolean {
  if (typed.length !== whole.length) return false;
  return typed.every((piece, index) => {
    const full = whole[index] ?? '';
    return piece === full || (/\p{L}/u.test(piece) && full.startsWith(piece));
  });
}

/** A sign before everything else may be left out: "20" for ">20". */
function means(typed: readonly string[], whole: readonly string[]): boolean {
  const signed = /[^\p{L}\d]/u.test(whole[0] ?? '');
  return abbreviates(typed, whole) || (signed && abbreviates(typed, whole.slice(1)));
}

/** A command without the key that led to the field, which may have been pressed once too often. */
export function tidied(text: string): string {
  return text.trim().replace(/^\/+\s*/, '');
}

/** Several decisions in a row that the text names, as in "all". */
export function runOf(text: string, runs: readonly OfferedRun[]): OfferedRun | undefined {
  const typed = pieces(tidied(text)).join(' ');
  return runs.find(({ notation }) => pieces(notation).join(' ') === typed);
}

/** The one choice that the text names, or null: then the server reads it. Possible choices go before the others. */
export function choiceOf(text: string, choices: readonly OfferedChoice[]): OfferedChoice | null {
  const typed = pieces(tidied(text));
  if (!typed.length) return null;
  const exact = choices.filter(({ notation }) => pieces(notation).join(' ') === typed.join(' '));
  const near = exact.length ? exact : choices.filter(({ notation }) => means(typed, pieces(notation)));
  const possible = near.filter(({ why }) => !why);
  const left = possible.length ? possible : near;
  return left.length === 1 ? (left[0] ?? null) : null;
}
