/** Sets the table of a game's lesson. */
import { lessonOf, newTable } from '../core/api';
import { holdTable, noteLesson } from '../core/held';
import type { NewTable, SeatWish } from '../core/protocol';
import { go, tablePath } from '../core/route';
import { settings } from '../core/settings';

export async function startLesson(game: string): Promise<void> {
  const { language, name } = settings.value;
  const lesson = await lessonOf(game, language);
  const seats = lesson.bots.map((bot): SeatWish => (bot ? { kind: 'bot', bot } : { kind: 'me', name }));
  const wish: NewTable = { game, seats, options: lesson.options, hints: true, seed: lesson.seed };
  const { table, keys } = await newTable(wish, language);
  holdTable(table, game, keys);
  noteLesson(table, true);
  go(tablePath(table));
}
