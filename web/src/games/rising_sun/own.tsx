/** The reader's own clan. */
import type { TableProps } from '../../core/game';
import { Mark } from './pieces';
import { seatName } from './speech';
import type { View } from './types';

export function Own({ stage, now, seats, texts: say }: TableProps) {
  const view: View = now.view as never;
  return (
    <section class="own panel" data-part="own" aria-label={say('tab-own')}>
      {seats.map((seat) => (
        <h2 key={seat}>
          <Mark seat={seat} crest={view.seats[seat]!.clan} number /> {seatName(seat, stage, view, say)}
        </h2>
      ))}
    </section>
  );
}
