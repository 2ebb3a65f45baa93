/** Who sits where. */
import type { JSX } from 'preact';
import type { GameUI } from '../core/game';
import type { GameInfo, SeatWish } from '../core/protocol';
import { gameTexts, t } from '../core/words';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/mark';
import { type Segment, Segments } from '../ui/segments';
import { type Plan, usualBot, withName, withSeat } from './plan';

const KINDS: readonly [SeatWish['kind'], string][] = [
  ['me', 'i-person'],
  ['bot', 'i-bot'],
  ['open', 'i-link'],
  ['hotseat', 'i-people'],
];

interface SeatsProps {
  plan: Plan;
  info: GameInfo;
  game: GameUI | null;
  onChange(plan: Plan): void;
}

export function Seats({ plan, info, game, onChange }: SeatsProps): JSX.Element {
  return (
    <ul class="seats panel">
      {plan.seats.map((seat, index) => (
        <Seat key={index} {...{ seat, index, plan, info, game, onChange }} />
      ))}
    </ul>
  );
}

function Seat({
  seat,
  index,
  plan,
  info,
  game,
  onChange,
}: SeatsProps & { seat: SeatWish; index: number }): JSX.Element {
  const kinds: Segment<SeatWish['kind']>[] = KINDS.map(([kind, icon]) => ({
    value: kind,
    label: t(`seat-${kind}`),
    text: (
      <>
        <span class="ki">
          <Icon name={icon} size={16} />
        </span>
        <span>{t(`seat-${kind}`)}</span>
      </>
    ),
  }));
  const choose = (kind: SeatWish['kind']): void => onChange(withSeat(plan, index, kind, usualBot(info)));
  return (
    <li class="seat">
      <SeatMark game={game} seat={index} size={32} options={plan.options} />
      <Segments label={t('seat', { n: index + 1 })} options={kinds} value={seat.kind} onChange={choose} />
      <div class="det">
        <SeatDetail {...{ seat, index, plan, info, game, onChange }} />
      </div>
    </li>
  );
}

function SeatDetail({
  seat,
  index,
  plan,
  info,
  game,
  onChange,
}: SeatsProps & { seat: SeatWish; index: number }): JSX.Element {
  const place = game?.placeWords?.(index, plan.options, gameTexts(game));
  if (seat.kind === 'bot') return <BotLevel {...{ seat, index, plan, info, place, onChange }} />;
  if (seat.kind === 'open') return <Dim words={place ?? t('seat-open-words')} />;
  return (
    <>
      <label class="field nm">
        <input
          value={seat.name ?? ''}
          maxLength={60}
          autocomplete="off"
          placeholder={t(seat.kind === 'me' ? 'your-name' : 'their-name')}
          aria-label={t(seat.kind === 'me' ? 'your-name' : 'their-name')}
          onInput={(event) => onChange(withName(plan, index, event.currentTarget.value))}
        />
      </label>
      <Dim words={place ?? t(seat.kind === 'me' ? 'seat-me-words' : 'seat-hotseat-words')} />
    </>
  );
}

function Dim({ words }: { words: string | undefined }): JSX.Element {
  return <span class="dim">{words}</span>;
}

function BotLevel({
  seat,
  index,
  plan,
  info,
  place,
  onChange,
}: Omit<SeatsProps, 'game'> & { seat: SeatWish; index: number; place: string | undefined }): JSX.Element {
  const levels = info.bots.map(({ name, title }) => ({ value: name, text: title }));
  const chosen = info.bots.find(({ name }) => name === seat.bot);
  return (
    <>
      <Segments
        small
        label={t('bot-level', { n: index + 1 })}
        options={levels}
        value={seat.bot ?? ''}
        onChange={(bot) => onChange(withSeat(plan, index, 'bot', bot))}
      />
      <Dim words={place ?? chosen?.words} />
    </>
  );
}
