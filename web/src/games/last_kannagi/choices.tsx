/** What the reader can do: the panel of the pending question. */
import { useEffect } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import { closeTip } from '../../ui/tip';
import { AnswerPanel } from './answers';
import { askedOffer, choicesOf, lookAway } from '../../table/desk';
import { Failed } from '../../table/failed';
import { MatrixPanel } from './matrix';
import { Reveals } from './reveals';
import { seatName } from './speech';
import { StepPanel } from './steps';
import type { View } from './types';

/** One panel for all questions, so that the keyboard's place on the page stays the same. */
export function Choices(props: TableProps) {
  const { texts: say, past, hint } = props;
  // What was looked at, or explained, would cover what the hint outlines.
  useEffect(() => {
    if (!hint) return;
    lookAway(props.now);
    closeTip();
  }, [hint]);
  const offer = past ? null : askedOffer(props.now);
  const kind = offer?.decision ?? 'main';
  const isMatrix = kind === 'main';
  if ((props.now.view as unknown as View).end) return <Over {...props} />;
  return (
    <section class={isMatrix ? 'acts panel' : 'acts panel stepping'} id="choices" data-part="choices" aria-label={say('kannagi-choices')} aria-busy={props.busy}>
      {isMatrix && <MatrixPanel {...props} offer={offer} waiting={offer ? null : waiting(props)} />}
      {kind === 'step' && <StepPanel {...props} offer={offer!} />}
      {!isMatrix && kind !== 'step' && <AnswerPanel {...props} offer={offer!} />}
      {!past && <Reveals {...props} choices={props.now.offers.flatMap(choicesOf)} />}
      <Failed {...props} />
    </section>
  );
}

/** Nothing is to be chosen any more. */
function Over({ texts: say }: TableProps) {
  return (
    <section class="acts panel over" id="choices" aria-label={say('kannagi-choices')}>
      <h2 class="sub">{say('kannagi-over')}</h2>
    </section>
  );
}

/** What is said in place of a question. */
function waiting({ stage, now, texts: say, past }: TableProps): string {
  const view: View = now.view as never;
  if (past) return say('kannagi-past');
  const names = now.acting.map((seat) => seatName(seat, stage, view, say));
  return say('kannagi-waiting', { names: names.join(say('kannagi-separator')) });
}
