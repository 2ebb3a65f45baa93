/** The game's own keys: a letter for an action, figures for a level, a space or the n-th answer, + for a card, S to stop. */
import type { TableProps } from '../../core/game';
import { type Choice, askedOffer, choicesOf, deskAt, lay, nameOf, press, pressRun } from '../../table/desk';
import type { Stage } from './types';

/** All in one go. */
export const RUN_KEY = 'A';

/** Kinds of answers that have no figure. */
const UNLISTED: readonly unknown[] = ['stop', 'card', 'far'];

/** Does what a key means; false if it means nothing here. */
export function keys(event: KeyboardEvent, props: TableProps): boolean {
  const { now, past, settings } = props;
  const offer = past ? null : askedOffer(now);
  if (event.key === 'Escape') return leave(props);
  if (!offer || !settings.letterKeys || event.ctrlKey || event.metaKey || event.altKey) return false;
  const choices = choicesOf(offer);
  const key = event.key.toUpperCase();
  return offer.decision === 'main' ? mainKey(key, choices, event, props) : answerKey(key, choices, event, props);
}

/** Esc leaves a preview. */
function leave({ now }: TableProps): boolean {
  if (deskAt(now).tapped === null) return false;
  lay(now, { tapped: null });
  return true;
}

function mainKey(key: string, choices: readonly Choice[], event: KeyboardEvent, props: TableProps): boolean {
  const { now } = props;
  const { actions } = props.stage as Stage;
  const { card, kind } = deskAt(now);
  if (key === actions.keys.card) {
    lay(now, { card: !card && choices.some((choice) => choice.target['card'] === true && !choice.why) });
    return true;
  }
  if (key === actions.keys.rest) return focusOrDo(choices.find((choice) => choice.target['kind'] === 'rest'), event, props);
  const row = actions.kinds.find((each) => each.key === key);
  if (row) return openRow(row.kind, choices, props);
  const level = key === 'E' ? actions.levels.length - 1 : Number(key) - 1;
  const found = choices.find((choice) => choice.target['action'] === kind && choice.target['level'] === level && choice.target['card'] === card);
  return focusOrDo(found, event, props);
}

/** The row of an action: its first possible level has the focus. */
function openRow(kind: string, choices: readonly Choice[], { now }: TableProps): boolean {
  const { card } = deskAt(now);
  const row = choices.filter((choice) => choice.target['action'] === kind && choice.target['card'] === card);
  lay(now, { kind });
  focus(row.find((choice) => !choice.why) ?? row[0]);
  return true;
}

function answerKey(key: string, choices: readonly Choice[], event: KeyboardEvent, props: TableProps): boolean {
  const offer = askedOffer(props.now);
  const [run] = offer?.runs ?? [];
  if (key === RUN_KEY && run && offer) {
    if (!event.repeat) pressRun(run, offer.seat, event, props);
    return true;
  }
  const stop = choices.find((choice) => choice.target['kind'] === 'stop');
  if (key === (props.stage as Stage).actions.keys.stop && stop) return focusOrDo(stop, event, props);
  if (!/^[0-9]$/.test(key)) return false;
  if (offer?.decision === 'step') return toSpace(key, event, props);
  return focusOrDo(answerOf(Number(key), choices), event, props);
}

/** What was typed of the number of a space, and when. */
let typed = { number: 0, at: 0 };
/** Figures further apart, in milliseconds, begin another number. */
const PAUSE_MS = 1500;

/** The space with the number that was typed has the focus; as it prints its number, a figure never means another one. */
function toSpace(figure: string, { timeStamp }: KeyboardEvent, { stage }: TableProps): boolean {
  const before = timeStamp - typed.at < PAUSE_MS ? typed.number : 0;
  const longer = before * 10 + Number(figure);
  typed = { number: longer < (stage as Stage).spaces.length ? longer : Number(figure), at: timeStamp };
  document.querySelector<SVGElement>(`.world [data-space="${typed.number}"]`)?.focus();
  return true;
}

/** A figure is the number itself where a number is asked for, else the n-th answer. */
function answerOf(figure: number, choices: readonly Choice[]): Choice | undefined {
  const listed = choices.filter((choice) => !UNLISTED.includes(choice.target['kind']));
  return listed.find((choice) => choice.target['kind'] === 'number' && choice.target['n'] === figure) ?? (listed[0]?.target['kind'] === 'number' ? undefined : listed[figure - 1]);
}

/** A choice that can be made is made; one that cannot has the focus and says why. */
function focusOrDo(choice: Choice | undefined, event: KeyboardEvent, props: TableProps): boolean {
  if (!choice) return false;
  // A key that is held down answers once.
  if (event.repeat) return true;
  if (choice.why) focus(choice);
  press(choice, event, props);
  return true;
}

/** The drawing of the page comes first, then the focus. */
function focus(choice: Choice | undefined): void {
  if (!choice) return;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#choices [data-name="${nameOf(choice)}"]`)?.focus());
}
