import { describe, expect, test } from 'vitest';
import { drawn, loadGame } from '../src/games';

describe('the games of the client', () => {
  test('are found by their folders', async () => {
    expect(drawn).toContain('last_kannagi');
    expect(await loadGame('last_kannagi')).toHaveProperty('Board');
  });

  test('a game without a folder is not drawn', async () => {
    expect(await loadGame('chess')).toBeNull();
  });
});
