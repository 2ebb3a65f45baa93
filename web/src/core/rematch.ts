/** Taking the places at the next table that this device is invited to. */
import { ApiFailure, mine, sit } from './api';
import { holdTable, keysOf } from './held';
import type { Invitation, TableInfo } from './protocol';
import { Session } from './session';
import { language } from './words';

/** How long another player's invitation is waited for, in ms. */
const PATIENCE = 5_000;

/** Takes the place of an invitation and keeps its key. */
export async function takeUp({ table, token }: Invitation, game: string, name: string): Promise<void> {
  const [summary] = await mine([[table, token]], language.value);
  if (!summary) throw new ApiFailure(404, 'token', '');
  const { role, player } = summary;
  const key = role === 'invite' ? await sit({ table, token, name }, language.value) : { role, player, token };
  holdTable(table, game, [key]);
}

/** Takes the places of everybody who plays on this device; `own` is the reader's invitation. */
export async function takeUpAll(table: TableInfo, own: Invitation, ownPlayer: number | null): Promise<void> {
  await takeUp(own, table.game, nameOf(table, ownPlayer));
  for (const { player, token } of keysOf(table.table, 'player')) {
    if (player === ownPlayer) continue;
    const invitation = await invitationOf(table.table, token);
    if (invitation?.table === own.table) await takeUp(invitation, table.game, nameOf(table, player));
  }
}

function nameOf(table: TableInfo, player: number | null): string {
  return (player === null ? '' : table.places[player]?.name) ?? '';
}

/** Each person is told of the rematch alone: the other key has to ask for itself. */
function invitationOf(table: string, token: string): Promise<Invitation | null> {
  const session = new Session(table, token);
  return new Promise((resolve) => {
    const end = (found: Invitation | null): void => {
      clearTimeout(timer);
      session.close();
      resolve(found);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    session.invitation.subscribe((found) => found && end(found));
  });
}
