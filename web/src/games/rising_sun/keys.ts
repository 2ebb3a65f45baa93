/**
 * The game's own keys: a figure for the n-th answer (0 declines), a letter for each Mandate, S to seal and C to clear
 * what lies on the desk.
 */
import type { TableProps } from '../../core/game';
import type { Offer } from '../../core/protocol';
import { type Choice, askedOffer, choicesOf, deskAt, lay, nameOf, press } from '../../table/desk';
import { pressCandidate, sealBallot } from './ballot';
import { sealBid } from './bids';
import { isBallot, isBid, layDraft } from './sealed';
import type { Stage } from './types';

/** H asks for a hint everywhere, so Harvest has the next letter that it sounds by. */
export const MANDATE_KEYS: Readonly<Record<string, string>> = { recruit: 'R', marshal: 'M', train: 'T', harvest: 'V', betray: 'B' };

/** Does what a key means; false if it means nothing here. */
export function keys(event: KeyboardEvent, props: TableProps): boolean {
  const { now, past, settings } = props;
  if (event.key === 'Escape') return leave(props);
  const offer = past ? null : askedOffer(now);
  if (!offer || !settings.letterKeys || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.toUpperCase();
  if (isBallot(offer) || isBid(offer)) {
    if (event.repeat && 'SC'.includes(key)) return true;
    if (key === 'C') return layDraft(offer, now, []), true;
    if (key === 'S') return (isBid(offer) ? sealBid : sealBallot)({ ...props, offer }), true;
  }
  const mandate = choicesOf(offer).find(({ target }) => MANDATE_KEYS[String(target['mandate'])] === key);
  if (mandate) return answer(mandate, event, { ...props, offer });
  if (!/^[0-9]$/.test(key)) return false;
  if (isBid(offer)) return focusBid(Number(key));
  return answer(answerOf(Number(key), offer, props.stage), event, { ...props, offer });
}

/** Esc leaves a preview. */
function leave({ now }: TableProps): boolean {
  if (deskAt(now).tapped === null) return false;
  lay(now, { tapped: null });
  return true;
}

/** What a figure stands for: the number itself where one is asked, a Mandate by its place, 0 for declining, else the n-th answer. */
export function answerOf(figure: number, offer: Offer, stage: Stage): Choice | undefined {
  const choices = choicesOf(offer);
  const kind = choices.find(({ target }) => target['kind'] !== 'pass')?.target['kind'];
  if (kind === 'number') return choices.find(({ target }) => target['number'] === figure);
  if (figure === 0) return choices.find(({ target }) => target['kind'] === 'pass');
  if (kind === 'mandate') return choices.find(({ target }) => target['mandate'] === stage.mandates[figure - 1]?.mandate);
  return choices.filter(({ target }) => target['kind'] !== 'pass')[figure - 1];
}

/** The figure of an advantage leads to its bid; there, figures and arrows change it. */
function focusBid(figure: number): boolean {
  const found = document.querySelector<HTMLElement>(`#choices [data-bid="${figure - 1}"]`);
  found?.focus();
  return found !== null;
}

/** A choice that can be made is made; one that cannot has the focus and says why. */
function answer(choice: Choice | undefined, event: KeyboardEvent, props: TableProps & { offer: Offer }): boolean {
  if (!choice) return false;
  // A key that is held down answers once.
  if (event.repeat) return true;
  if (isBallot(props.offer)) return pressCandidate({ ...props, choice }), true;
  if (choice.why) focus(choice);
  press(choice, event, props);
  return true;
}

/** The drawing of the page comes first, then the focus. */
function focus(choice: Choice): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#choices [data-name="${nameOf(choice)}"]`)?.focus());
}
