/** What the choice that is looked at does, or why it cannot be done. */
import type { TableProps } from '../../core/game';
import { RuleLink } from '../../ui/rule';
import { type Choice, lookedAt, selectedAt } from '../../table/desk';
import { DoButton } from './panel';
import { Icon } from './pieces';
import { listed, seatName } from './speech';

interface Note {
  rule: string;
  text: string;
}

/** The reason, or the sentence with what follows for certain. */
export function Sentence({ choice, ...props }: TableProps & { choice: Choice }) {
  const { table, texts: say } = props;
  if (choice.why) {
    return (
      <>
        {choice.why.text} <RuleLink game={table.game} rule={choice.why.rule} />
      </>
    );
  }
  return (
    <>
      {say('kannagi-sentence', { words: choice.words })} {whoFollows(choice, props)}
      {notable(choice).map((note) => (
        <span key={note.rule + note.text} class="noted">
          {note.text} <RuleLink game={table.game} rule={note.rule} />
        </span>
      ))}
    </>
  );
}

/** Of what follows, what the words of a choice do not say: revelations, and the end of the match. */
export function notable({ facts }: Choice): readonly Note[] {
  const rules = new Set<string>((facts['gains']?.reveals ?? []).map((reveal: { rule: string }) => reveal.rule));
  if (facts['gains']?.ends) rules.add(facts['gains'].ends);
  return (facts['notes'] ?? []).filter((note: Note) => rules.has(note.rule));
}

/** Who acts after the hours of a main choice. */
export function whoFollows(choice: Choice, { stage, now, texts: say }: TableProps): string {
  const next: readonly number[] | undefined = choice.facts['next'];
  const lands = choice.facts['lands'];
  if (!next || !lands) return '';
  const names = next.slice(0, 3).map((seat) => seatName(seat, stage, now.view as never, say));
  return say('kannagi-then', { hour: lands.hour, names: listed(names, say) });
}

/** The line below the choices on a phone, with the button that does what a first tap has selected. */
export function SayLine(props: TableProps) {
  const choice = lookedAt(props.now);
  const selected = selectedAt(props.now);
  return (
    <div class="say">
      <p role="status" class={choice ? undefined : 'taps'}>
        <Icon name="info" size={17} />
        <span>{choice ? <Sentence {...props} choice={choice} /> : props.texts('kannagi-tap')}</span>
      </p>
      {selected && <DoButton {...props} choice={selected} />}
    </div>
  );
}
