/** What is read aloud of a table: what happened, as the log says it, and the question when the turn comes. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameUI } from '../core/game';
import type { Entry, Hint, Now } from '../core/protocol';
import { ownSeats, type TableState } from '../core/state';
import { gameTexts, language, sentences, t } from '../core/words';
import { announce } from '../ui/live';
import { askedOffer, hintedWords } from './desk';
import type { Desk } from './deskprops';

/** What was heard of a table by now. */
export interface Heard {
  /** Of which table, with whose eyes, in which language. */
  of: string;
  entries: readonly Entry[];
  /** The question that was read; null while nothing is asked. */
  question: string | null;
  /** That the match is over. */
  over: boolean;
}

/** What somebody has heard who sees the table for the first time: all that was, but no question. */
export function heardAt(state: TableState): Heard {
  return { of: nameOf(state), entries: state.entries, question: null, over: state.table.over };
}

/** What is to be said after an update, and what was heard then. */
export function saidOf(before: Heard, state: TableState, game: GameUI): { said: string; heard: Heard } {
  const { over } = state.table;
  const heard: Heard = { of: nameOf(state), entries: state.entries, question: questionOf(state), over };
  if (heard.of !== before.of) return { said: '', heard };
  const [old, facts] = [factsOf(before.entries), factsOf(state.entries)];
  const first = facts.findIndex((fact, index) => fact !== old[index]);
  const same = first < 0 ? facts.length : first;
  const isBack = same < old.length || state.entries.length < before.entries.length;
  const news = [...facts.slice(same), ...(isBack ? [] : doneWords(before, state, game))];
  const isAnew = isBack || decided(before, state) || heard.question !== before.question;
  const asked = heard.question !== null && isAnew && t('your-turn-asked', { question: heard.question });
  const last = over ? !before.over && t('game-over') : asked;
  return { said: sentences([isBack ? t('taken-back') : '', ...news, last || '']), heard };
}

function nameOf({ table, player }: TableState): string {
  return `${table.table} ${player} ${language.value}`;
}

/** All that was told of, in order. What is opened later was not told of before, and is not now. */
function factsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ told }) => told.flatMap(({ text }) => text || []));
}

function questionOf({ now }: TableState): string | null {
  return askedOffer(now)?.question ?? null;
}

/** Whether the reader decided since. */
function decided(before: Heard, state: TableState): boolean {
  const own = ownSeats(state);
  return state.entries.slice(before.entries.length).some(({ seat }) => seat !== null && own.includes(seat));
}

/** The last decision, where nothing is told of it and somebody else is done with it: buying nothing, say. */
function doneWords(before: Heard, state: TableState, game: GameUI): string[] {
  const last = state.entries.at(-1);
  if (!last || last.seat === null || !last.words || state.entries.length === before.entries.length) return [];
  const { seat, words, told } = last;
  if (told.some(({ text }) => text) || ownSeats(state).includes(seat) || state.now.acting.includes(seat)) return [];
  return [t('said-of', { name: game.seatName(seat, state.stage, state.now.view, gameTexts(game)), words })];
}

/** Reads aloud what happens at the table that is shown, and what a hint says. */
export function useSpoken({ session, state, game }: Desk): void {
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    const { said, heard: now } = saidOf(heard.current ?? heardAt(state), state, game);
    heard.current = now;
    if (said) announce(said);
  }, [state]);
  const hint = session.hint.value;
  useEffect(() => {
    if (hint) announce(t('said-of', { name: t('hint'), words: sentences(hintParts(state.now, hint)) }));
  }, [hint]);
}

/** What a hint advises, and why, unless that says the same. */
export function hintParts(now: Now, hint: Hint): [string, string] {
  const advice = sentences([hintedWords(now, hint)]);
  return [advice, sentences([hint.why]) === advice ? '' : hint.why];
}
