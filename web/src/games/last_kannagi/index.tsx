/** The Last Kannagi: what the shell needs of its table. */
import type { GameUI } from '../../core/game';

const nothing = (): null => null;

const lastKannagi: GameUI = {
  texts: { en: '', ja: '' },
  minutes: 60,
  Board: nothing,
  Choices: nothing,
  Own: nothing,
  Others: nothing,
  Score: nothing,
  Thumb: nothing,
  Mark: nothing,
  seatName: (seat) => String(seat + 1),
  outcome: () => null,
  tabIcons: { board: 'i-globe', own: 'i-person' },
};

export default lastKannagi;
