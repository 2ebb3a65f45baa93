/** Rising Sun: what the shell needs of its table. */
import type { GameUI, MarkProps } from '../../core/game';
import { putSymbols } from '../../ui/symbols';
import { Board } from './board';
import { Choices } from './choices';
import { Frame } from './frame';
import { Others } from './honor';
import { keys } from './keys';
import { pace } from './motion';
import { Own } from './own';
import { Mark, clanOf } from './pieces';
import { Progress } from './progress';
import { Score, outcome } from './score';
import { seatName } from './speech';
import symbols from './symbols.svg?raw';
import en from './text/en.ftl?raw';
import ja from './text/ja.ftl?raw';
import { Thumb } from './thumb';
import type { View } from './types';
import './board.css';
import './choices.css';
import './own.css';
import './narrow.css';

putSymbols(symbols);

const risingSun: GameUI = {
  texts: { en, ja },
  minutes: 90,
  Board,
  Choices,
  Own,
  Others,
  Score,
  Thumb,
  Mark: ({ seat, size, view, options }: MarkProps) => (
    <Mark seat={seat} crest={(view as View | null)?.seats[seat]?.clan ?? clanOf(seat, options)} size={size} number />
  ),
  placeWords: (place, options, texts) => texts(`rising-clan-${clanOf(place, options) ?? 'none'}`),
  Progress,
  Frame,
  seatName,
  outcome,
  pace,
  tabIcons: { board: 'i-boat', own: 'i-card' },
  keys,
  pages: { kami: () => import('./kami/page') },
};

export default risingSun;
