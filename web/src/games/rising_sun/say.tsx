/** What the choice that is looked at does, or why it cannot be done. */
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import { RuleLink } from '../../ui/rule';
import { type Choice, deskAt, lookedAt, nameOf } from '../../table/desk';
import { narrow } from '../../ui/narrow';
import { Icon } from './pieces';
import type { Facts, Stage, View } from './types';

/** The reason, or the sentence with how things stand then and what follows for certain. */
export function Sentence({ choice, table, texts: say, ...props }: TableProps & { choice: Choice }) {
  const facts: Facts = choice.facts;
  const gift = kamiGift(choice, props);
  if (choice.why) {
    return (
      <>
        {choice.why.text} <RuleLink game={table.game} rule={choice.why.rule} />
      </>
    );
  }
  const isAlone = !facts.standing && (facts.cost === undefined || facts.left === undefined) && !facts.notes?.length && !gift;
  return (
    <>
      {isAlone ? say('rising-sentence', { words: choice.words }) : choice.words}
      {facts.standing && <span class="rs-noted">{facts.standing}</span>}
      {facts.cost !== undefined && facts.left !== undefined && <span class="rs-noted">{say('rising-costs', { cost: facts.cost, left: facts.left })}</span>}
      {gift && <span class="rs-noted">{gift}</span>}
      {(facts.notes ?? []).map((note) => (
        <span key={note} class="rs-noted">
          {note}
        </span>
      ))}
    </>
  );
}

/** What the Kami of a shrine gives to its winner: small windows have no room for that at the shrine. */
function kamiGift({ target }: Choice, { now, stage }: Pick<TableProps, 'now' | 'stage'>): string | undefined {
  const kami = (now.view as unknown as View).shrines[Number(target['slot'] ?? -1)]?.kami;
  return (stage as Stage).kami.find((each) => each.kami === kami)?.label;
}

/** The line below the answers: a live region for what is not heard anyway, as the answer that has the focus is. */
export function SayLine(props: TableProps) {
  const choice = lookedAt(props.now);
  const name = choice && nameOf(choice);
  const { focused, tapped } = deskAt(props.now);
  const isHeard = !choice || (name === focused && focused !== tapped);
  useEffect(() => {
    // In a small window the list is longer than its part of the page.
    if (name && narrow.value) document.querySelector('#choices .chosen')?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  return (
    <p class="rs-say" role="status">
      <Icon name="info" size={16} />
      <span aria-hidden={isHeard || undefined}>{choice ? <Sentence {...props} choice={choice} /> : props.texts('rising-look')}</span>
    </p>
  );
}
