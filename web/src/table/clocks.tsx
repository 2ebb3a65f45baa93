/** The clocks that run, and the reader's own. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ClockReading } from '../core/protocol';
import { t } from '../core/words';
import { SeatMark } from '../ui/mark';
import type { Desk } from './deskprops';

/** Seconds as a person reads them: days and hours, or minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days) return `${days}d ${hours}h`;
  if (hours) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

export function Clocks({ desk }: { desk: Desk }): JSX.Element | null {
  const { state } = desk;
  const shown = state.now.clocks.filter(({ left, runs, player }) => left !== null && (runs || player === state.player));
  if (!shown.length) return null;
  return (
    <span class="clocks">
      {shown.map((reading) => (
        <Clock key={reading.player} reading={reading} desk={desk} />
      ))}
    </span>
  );
}

function Clock({ reading, desk }: { reading: ClockReading; desk: Desk }): JSX.Element {
  const { left, runs, player } = reading;
  const since = useRef(performance.now());
  const [, tick] = useState(0);
  useEffect(() => {
    since.current = performance.now();
    tick((n) => n + 1);
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [reading]);
  const now = (left ?? 0) - (runs ? performance.now() - since.current : 0);
  const { state, game } = desk;
  const place = state.table.places[player];
  const name = place?.name ?? '';
  return (
    <span
      class={`clock ${runs ? 'runs' : ''} ${now < 30_000 ? 'short' : ''}`}
      role="timer"
      aria-label={t('clock-of', { name })}
    >
      <SeatMark game={game} seat={place?.seats[0] ?? player} size={18} stage={state.stage} view={state.now.view} />
      <span class="wide2 cut">{name}</span>
      {clockText(now)}
    </span>
  );
}
