/** The game's own keys: Esc leaves a preview. */
import type { TableProps } from '../../core/game';
import { deskAt, lay } from '../../table/desk';

export function keys(event: KeyboardEvent, { now }: TableProps): boolean {
  if (event.key !== 'Escape' || deskAt(now).tapped === null) return false;
  lay(now, { tapped: null });
  return true;
}
