/** The Last Kannagi: what the shell needs of its table. */
import type { GameUI, MarkProps } from '../../core/game';
import { putSymbols } from '../../ui/symbols';
import { Board } from './board';
import { Choices } from './choices';
import { Frame } from './frame';
import { keys } from './keys';
import { pace } from './motion';
import { Others } from './others';
import { Own } from './own';
import { Mark } from './pieces';
import { Progress } from './progress';
import { Score, outcome } from './score';
import { characterOf, seatName } from './speech';
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

const lastKannagi: GameUI = {
  texts: { en, ja },
  minutes: 60,
  Board,
  Choices,
  Own,
  Others,
  Score,
  Thumb,
  Mark: ({ seat, size, view }: MarkProps) => <Mark seat={seat} crest={view && characterOf(view as View, seat)} size={size} number />,
  Progress,
  Frame,
  seatName,
  outcome,
  upNext: (_stage, view: View) => view.order.filter((seat) => !view.acting.includes(seat)),
  pace,
  tabIcons: { board: 'i-island', own: 'i-bless' },
  keys,
};

export default lastKannagi;
