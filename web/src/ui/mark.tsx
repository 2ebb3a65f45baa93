/** A seat's sign as its game draws it; a numbered disc until the game is there. */
import type { JSX } from 'preact';
import type { GameUI, MarkProps } from '../core/game';

interface SeatMarkProps {
  game: GameUI | null;
  seat: number;
  size: number;
  stage?: any;
  view?: any;
  options?: MarkProps['options'];
}

export function SeatMark({ game, seat, size, stage = null, view = null, options }: SeatMarkProps): JSX.Element {
  if (game)
    return (
      <span class="mark" aria-hidden="true">
        <game.Mark seat={seat} size={size} stage={stage} view={view} options={options} />
      </span>
    );
  return (
    <span class={`mk s-${(seat % 6) + 1}`} style={{ '--z': `${size}px` }} aria-hidden="true">
      <svg width={size} height={size} viewBox="0 0 48 48">
        <circle class="mk-c" cx="24" cy="24" r="22" />
        <text class="mk-t" x="24" y="31">
          {seat + 1}
        </text>
      </svg>
    </span>
  );
}
