/** What the reader looks at before deciding: shared by the board and the choices. */
import { signal } from '@preact/signals';
import type { PlaySettings, TableProps } from '../core/game';
import type { Hint, Now, Offer, OfferedChoice, OfferedRun } from '../core/protocol';
import { sentences } from '../core/words';

/** A choice with the seat that has it. */
export interface Choice extends OfferedChoice {
  seat: number;
}

interface Desk {
  /** The moment it belongs to; at another moment the desk is empty. */
  key: string;
  /** The main choice is made with a card. */
  card: boolean;
  /** The row of the matrix that is open on a phone, and that a figure key means. */
  kind: string | null;
  hovered: string | null;
  focused: string | null;
  /** Selected by a first tap. */
  tapped: string | null;
}

const EMPTY: Omit<Desk, 'key'> = { card: false, kind: null, hovered: null, focused: null, tapped: null };

const desk = signal<Desk>({ key: '', ...EMPTY });

/** The moment of a choice: the same until something is decided. */
function keyOf(now: Now): string {
  return `${now.decisions}:${now.acting.join()}`;
}

/** What lies on the desk at this moment. */
export function deskAt(now: Now): Desk {
  const key = keyOf(now);
  return desk.value.key === key ? desk.value : { key, ...EMPTY, kind: desk.value.kind };
}

/** Change what lies on the desk; nothing happens if nothing would change. */
export function lay(now: Now, change: Partial<Omit<Desk, 'key'>>): void {
  const before = deskAt(now);
  const after = { ...before, ...change };
  const isSame = before === desk.value && (Object.keys(change) as (keyof typeof change)[]).every((name) => before[name] === after[name]);
  if (!isSame) desk.value = after;
}

/** Nothing is looked at any more; what was set for the choice stays. */
export function lookAway(now: Now): void {
  lay(now, { hovered: null, focused: null, tapped: null });
}

/** A name of a choice that differs between seats. */
export function nameOf(choice: Choice): string {
  return `${choice.seat}.${choice.action}`;
}

/** All choices of an offer. */
export function choicesOf(offer: Offer): Choice[] {
  return offer.choices.map((choice) => ({ ...choice, seat: offer.seat }));
}

/** What the reader owes a decision on; what may be done besides (turning a card) comes after it. */
export function askedOffer(now: Now): Offer | null {
  return now.offers.find((offer) => now.acting.includes(offer.seat)) ?? null;
}

/** What a hint advises, as its choice says it. */
export function hintedWords(now: Now, hint: Hint): string {
  const offer = now.offers.find(({ seat }) => seat === hint.seat);
  return offer?.choices.find(({ action }) => action === hint.action)?.words ?? hint.notation;
}

/** The choice that is looked at: under the pointer, in focus, or selected by a tap. */
export function lookedAt(now: Now): Choice | null {
  const { hovered, focused, tapped } = deskAt(now);
  const name = hovered ?? focused ?? tapped;
  if (name === null) return null;
  return now.offers.flatMap(choicesOf).find((choice) => nameOf(choice) === name) ?? null;
}

/** Whether an event only selects: the first tap on touch; any where every decision is confirmed, or it is the last. */
function onlySelects(choice: Choice, event: Event, settings: PlaySettings): boolean {
  return Boolean(choice.facts['final']) || isTwoSteps(event, settings);
}

/** Whether this press of whatever takes a decision only selects it at first. */
function isTwoSteps(event: Event, settings: PlaySettings): boolean {
  if (settings.confirm) return true;
  const pointer = event instanceof PointerEvent ? event.pointerType : '';
  return settings.twoSteps && (pointer === 'touch' || pointer === 'pen');
}

/** Whether a first press has selected all in one go. */
export function isRunSelected(run: OfferedRun, now: Now): boolean {
  return deskAt(now).tapped === runName(run);
}

function runName({ actions }: OfferedRun): string {
  return `run.${actions.join('.')}`;
}

/** All in one go was clicked, tapped or entered: selected first where choices are, else done. */
export function pressRun(run: OfferedRun, seat: number, event: Event, { now, settings, busy, past, act, announce, texts }: TableProps): void {
  const [action, ...more] = run.actions;
  if (action === undefined) return;
  if (isTwoSteps(event, settings) && !isRunSelected(run, now)) {
    announce(sentences([run.words, texts('press-again', { choice: run.label })]));
    return lay(now, { tapped: runName(run) });
  }
  if (!busy && !past) act(action, seat, more);
}

/** A choice was clicked, tapped or entered: look at it, or do it. */
export function press(choice: Choice, event: Event, { now, settings, busy, past, act, announce, texts }: TableProps): void {
  const name = nameOf(choice);
  const isSelected = deskAt(now).tapped === name;
  if (choice.why || (onlySelects(choice, event, settings) && !isSelected)) {
    if (choice.facts['final']) announce(sentences([choice.words, texts('press-again', { choice: choice.label })]));
    // A mouse that rests elsewhere has no say in what a finger has chosen.
    return lay(now, { tapped: name, hovered: null });
  }
  if (!busy && !past) act(choice.action, choice.seat);
}

/** The choice that a first tap has selected, if it can be made. */
export function selectedAt(now: Now): Choice | null {
  const { tapped } = deskAt(now);
  return now.offers.flatMap(choicesOf).find((choice) => nameOf(choice) === tapped && !choice.why) ?? null;
}

/** The properties that make an element look at its choice. */
export function looking(choice: Choice, now: Now) {
  const name = nameOf(choice);
  const isOther = () => deskAt(now).tapped !== name;
  return {
    onFocus: () => lay(now, isOther() ? { focused: name, tapped: null } : { focused: name }),
    onBlur: () => lay(now, { focused: null }),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && lay(now, { hovered: name }),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && lay(now, { hovered: null }),
  };
}
