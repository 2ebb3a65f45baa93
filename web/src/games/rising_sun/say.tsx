/** What the choice that is looked at does, or why it cannot be done. */
import type { TableProps } from '../../core/game';
import { RuleLink } from '../../ui/rule';
import { type Choice, lookedAt } from '../../table/desk';
import { Icon } from './pieces';
import type { Facts } from './types';

/** The reason, or the sentence with how things stand then and what follows for certain. */
export function Sentence({ choice, table, texts: say }: TableProps & { choice: Choice }) {
  const facts: Facts = choice.facts;
  if (choice.why) {
    return (
      <>
        {choice.why.text} <RuleLink game={table.game} rule={choice.why.rule} />
      </>
    );
  }
  const isAlone = !facts.standing && (facts.cost === undefined || facts.left === undefined) && !facts.notes?.length;
  return (
    <>
      {isAlone ? say('rising-sentence', { words: choice.words }) : choice.words}
      {facts.standing && <span class="rs-noted">{facts.standing}</span>}
      {facts.cost !== undefined && facts.left !== undefined && <span class="rs-noted">{say('rising-costs', { cost: facts.cost, left: facts.left })}</span>}
      {(facts.notes ?? []).map((note) => (
        <span key={note} class="rs-noted">
          {note}
        </span>
      ))}
    </>
  );
}

/** The line below the answers: a live region, so that it is heard as well. */
export function SayLine(props: TableProps) {
  const choice = lookedAt(props.now);
  return (
    <p class="rs-say" role="status">
      <Icon name="info" size={16} />
      <span>{choice ? <Sentence {...props} choice={choice} /> : props.texts('rising-look')}</span>
    </p>
  );
}
