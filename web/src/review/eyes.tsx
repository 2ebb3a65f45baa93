/** Whose knowledge the past is seen with. While the match runs everybody sees with their own. */
import type { JSX } from 'preact';
import { t } from '../core/words';
import { type Desk, seatNames } from '../table/deskprops';
import { Segments } from '../ui/segments';
import { SeatMark } from '../ui/mark';

interface EyesProps {
  desk: Desk;
  eyes: number | null;
  onChange(eyes: number | null): void;
}

const OWN = -2;

export function Eyes({ desk, eyes, onChange }: EyesProps): JSX.Element | null {
  const { state, game } = desk;
  if (!state.table.over && !state.table.opened) return null;
  const seats = state.table.places.flatMap((place) => place.seats).sort((a, b) => a - b);
  const options = [
    { value: OWN, text: t(state.role === 'player' ? 'you' : 'watching-short') },
    ...seats.map((seat) => ({
      value: seat,
      label: seatNames(desk, [seat])[0] ?? '',
      text: <SeatMark game={game} seat={seat} size={22} stage={state.stage} view={state.now.view} />,
    })),
    { value: -1, text: t('eyes-all') },
  ];
  return (
    <div class="eyes">
      <span class="sub">{t('eyes')}</span>
      <Segments
        small
        label={t('eyes')}
        options={options}
        value={eyes ?? OWN}
        onChange={(value) => onChange(value === OWN ? null : value)}
      />
    </div>
  );
}
