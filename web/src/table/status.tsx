/** Whom the table waits for, in one pill in the middle of the top bar. */
import type { JSX } from 'preact';
import { list, t } from '../core/words';
import { Icon } from '../ui/icon';
import { Clocks } from './clocks';
import { type Desk, placeOf, seatNames } from './deskprops';

export function Status({ desk }: { desk: Desk }): JSX.Element {
  return (
    <div class="status" role="status">
      <Pill desk={desk} />
      <Clocks desk={desk} />
    </div>
  );
}

function Pill({ desk }: { desk: Desk }): JSX.Element {
  const { session, state, game } = desk;
  const { acting } = state.now;
  if (session.link.value !== 'live')
    return (
      <span class="wait">
        <Icon name="i-hour" />
        {t('reconnecting')}
      </span>
    );
  if (state.table.over)
    return (
      <span class="wait">
        <Icon name="i-flag" />
        {t('game-over')}
      </span>
    );
  const own = session.seats.value;
  const mine = acting.filter((seat) => own.includes(seat));
  if (mine.length && state.now.offers.length) {
    const after = (game.upNext?.(state.stage, state.now.view) ?? []).filter((seat) => !acting.includes(seat));
    return (
      <>
        <span class="turn">
          {own.length > 1 ? t('your-turn-as', { name: list(seatNames(desk, mine)) }) : t('your-turn')}
        </span>
        {after.length > 0 && <span class="wide2">{t('then', { names: list(seatNames(desk, after)) })}</span>}
      </>
    );
  }
  // Several with their people would be longer than the bar of a phone is high.
  const called = acting.length > 1 ? seatNames(desk, acting) : acting.map((seat) => calledAt(desk, seat));
  const names = list(called);
  const bots = acting.length > 0 && acting.every((seat) => placeOf(state, seat)?.bot);
  return (
    <span class="wait">
      <Icon name={bots ? 'i-bot' : 'i-hour'} />
      <span class="cut">{acting.length ? t(bots ? 'bots-think' : 'waiting-for', { names }) : t('nobody-asked')}</span>
    </span>
  );
}

/** A seat's name, with that of the person who has it. */
function calledAt(desk: Desk, seat: number): string {
  const [name = ''] = seatNames(desk, [seat]);
  const place = placeOf(desk.state, seat);
  return place?.kind === 'person' && place.name && !place.bot
    ? t('name-with-person', { name, person: place.name })
    : name;
}
