/** What the coach says at a moment of the match: pure, so that the panel only shows it. */
import type { Entry, Lesson, Note, Offer, OfferedChoice, Step } from '../core/protocol';

export interface Moment {
  lesson: Lesson;
  entries: readonly Entry[];
  /** The learner's seats. */
  seats: readonly number[];
  offers: readonly Offer[];
  /** The learner is waited for, and nobody else. */
  asked: boolean;
}

export type Advice =
  /** Something to read; nothing is asked. */
  | { kind: 'note'; part: 'opening' | 'closing'; note: Note; n: number; all: number }
  /** The step that is due, what the step before brought, and the choice that is advised. */
  | { kind: 'step'; step: Step; after: Note | null; n: number; all: number; choice: OfferedChoice; seat: number }
  | { kind: 'others' }
  /** General advice from here on; the note is said once. */
  | { kind: 'strayed'; note: Note | null }
  | { kind: 'done' };

/** The learner's decisions so far, in notation. */
export function taken({ entries, seats }: Pick<Moment, 'entries' | 'seats'>): string[] {
  return entries.flatMap(({ seat, notation }) =>
    seat !== null && notation !== null && seats.includes(seat) ? [notation] : [],
  );
}

/** How many steps were taken as advised, before the first that was not. */
export function followed(lesson: Lesson, decisions: readonly string[]): number {
  const differs = lesson.steps.findIndex(({ notation }, index) => decisions[index] !== notation);
  return differs < 0 ? lesson.steps.length : differs;
}

/** What is said now; `read` counts the notes of the opening, and of the closing, that were read. */
export function adviceAt(moment: Moment, read: { opening: number; closing: number }): Advice {
  const { lesson, offers, asked } = moment;
  const decisions = taken(moment);
  const { opening, steps, closing } = lesson;
  const note = opening[read.opening];
  if (!decisions.length && note)
    return { kind: 'note', part: 'opening', note, n: read.opening + 1, all: opening.length };
  const done = followed(lesson, decisions);
  if (!asked) return { kind: 'others' };
  const further = Math.min(decisions.length, steps.length) - done;
  if (further > 0) return { kind: 'strayed', note: further === 1 ? lesson.strayed : null };
  const step = steps[done];
  if (!step) return closingAt(closing, read.closing);
  const found = choiceOf(offers, step.notation);
  // Others have done something else than the lesson knows of.
  if (!found) return { kind: 'strayed', note: lesson.strayed };
  return { kind: 'step', step, after: steps[done - 1]?.after ?? null, n: done + 1, all: steps.length, ...found };
}

function closingAt(closing: readonly Note[], read: number): Advice {
  const note = closing[read];
  return note ? { kind: 'note', part: 'closing', note, n: read + 1, all: closing.length } : { kind: 'done' };
}

function choiceOf(offers: readonly Offer[], notation: string): { choice: OfferedChoice; seat: number } | null {
  for (const { choices, seat } of offers) {
    const choice = choices.find((one) => one.notation === notation && one.why === null);
    if (choice) return { choice, seat };
  }
  return null;
}

/** All that an advice says, one text after the other. */
export function textsOf(advice: Advice): string[] {
  switch (advice.kind) {
    case 'note':
      return [advice.note.text];
    case 'strayed':
      return advice.note ? [advice.note.text] : [];
    case 'step':
      return [...(advice.after ? [advice.after.text] : []), advice.step.before.text];
    default:
      return [];
  }
}

/** The part of the table that an advice is about, "" if none: of a step what the one before brought, if anything. */
export function lookOf(advice: Advice): string {
  if (advice.kind === 'note') return advice.note.look;
  return advice.kind === 'step' ? advice.after?.look || advice.step.before.look : '';
}

export function rulesOf(advice: Advice): readonly string[] {
  if (advice.kind === 'note') return advice.note.rules;
  return advice.kind === 'step' ? advice.step.before.rules : [];
}
