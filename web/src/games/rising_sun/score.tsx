/** The points at the end. */
import type { MatchOutcome, ScoreProps } from '../../core/game';
import { seatName } from './speech';
import type { View } from './types';

/** The result in a view of a finished match. */
export function outcome(view: View): MatchOutcome | null {
  const found = view.outcome;
  return found && { scores: found.scores, placing: found.placing, sides: view.seats.map(({ seat }) => [seat]) };
}

export function Score({ stage, view, texts: say }: ScoreProps) {
  return (
    <ol class="rs-score">
      {(view as View).seats.map(({ seat, vp }) => (
        <li key={seat}>
          {seatName(seat, stage, view, say)} {vp}
        </li>
      ))}
    </ol>
  );
}
