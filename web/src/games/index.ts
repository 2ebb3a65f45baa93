/** The games this client can draw. Adding one adds its folder. */
import type { GameUI } from '../core/game';

const found = import.meta.glob<{ default: GameUI }>('./*/index.tsx');

/** Loads a game's panels, or null if this client cannot draw the game. */
export async function loadGame(name: string): Promise<GameUI | null> {
  const load = found[`./${name}/index.tsx`];
  return load ? (await load()).default : null;
}

/** Names of the games that can be drawn. */
export const drawn: readonly string[] = Object.keys(found).map((path) => path.split('/')[1] ?? '');
