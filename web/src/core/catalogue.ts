/** The games that the server offers and this client can draw, in the language that is set. */
import { effect, signal } from '@preact/signals';
import { drawn, loadGame } from '../games';
import { ApiFailure, games } from './api';
import type { GameUI } from './game';
import type { GameInfo } from './protocol';
import { settings } from './settings';

export const catalogue = signal<readonly GameInfo[] | null>(null);
export const catalogueFailure = signal<ApiFailure | null>(null);
/** Panels by name of the game, once loaded. */
export const panels = signal<Readonly<Record<string, GameUI>>>({});

export async function readCatalogue(): Promise<void> {
  try {
    const found = await games(settings.value.language);
    catalogue.value = found.filter(({ name }) => drawn.includes(name));
    catalogueFailure.value = null;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    catalogueFailure.value = failure;
  }
}

/** Reads the catalogue again when the language changes, while somebody looks at it. */
export function followCatalogue(): () => void {
  let language = '';
  return effect(() => {
    if (settings.value.language === language) return;
    language = settings.value.language;
    void readCatalogue();
  });
}

export async function wantPanels(name: string): Promise<GameUI | null> {
  const known = panels.value[name];
  if (known) return known;
  const game = await loadGame(name);
  if (game) panels.value = { ...panels.value, [name]: game };
  return game;
}
