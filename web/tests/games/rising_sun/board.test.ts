import { describe, expect, test } from 'vitest';
import { byProvince, placeOf, provincesOf } from '../../../src/games/rising_sun/board';
import { sole } from '../../../src/games/rising_sun/map';
import { mapWords, provinceWords } from '../../../src/games/rising_sun/mapwords';
import { clanOf, hue, signSymbol } from '../../../src/games/rising_sun/pieces';
import { byForce, lastWinner } from '../../../src/games/rising_sun/shrines';
import { clansIn } from '../../../src/games/rising_sun/site';
import { spacesOf, tokenHolder } from '../../../src/games/rising_sun/tracks';
import type { Entry } from '../../../src/core/protocol';
import type { View } from '../../../src/games/rising_sun/types';
import { choice, say, stage, view, withPieces } from './table';

describe('clans', () => {
  test('have their own colours, whoever plays them; a seat has one until its clan is known', () => {
    expect(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'].map((clan) => hue(0, clan))).toEqual(['s-2', 's-4', 's-1', 's-6', 's-3']);
    expect(hue(4, null)).toBe('s-5');
  });

  test('are known in the lobby by the option that seats them', () => {
    const options = { clans: 'koi-turtle-bonsai' };
    expect([0, 1, 2, 3].map((place) => clanOf(place, options))).toEqual(['koi', 'turtle', 'bonsai', null]);
    expect(clanOf(0, undefined)).toBeNull();
  });
});

describe('the political track', () => {
  test('has what was played, what is carried out now, and what comes', () => {
    const spaces = spacesOf(view());
    expect(spaces.map(({ kind }) => kind).join('')).toBe('MMMKMMKMMKW');
    expect(spaces.map(({ state }) => state).slice(0, 3)).toEqual(['past', 'now', 'ahead']);
    expect(spaces[0]).toMatchObject({ mandate: 'recruit', seat: 0, isPlayed: true });
    expect(spaces[1]).toMatchObject({ mandate: null, seat: 1, isPlayed: false });
    expect(spaces[6]).toMatchObject({ kind: 'K', nth: 2 });
  });

  test('a tile that lies face down is played but not known', () => {
    const spaces = spacesOf(view({ tiles: { left: 8, played: ['recruit', null], drawn: null, returned: null } }));
    expect(spaces[1]).toMatchObject({ mandate: null, isPlayed: true });
  });

  test('shows what Lotus has announced while it is carried out, and its hidden tile as such before and after', () => {
    const hidden = (change: Partial<View>) => spacesOf(view({ tiles: { left: 8, played: ['recruit', 'betray'], drawn: null, returned: null }, announced: 'marshal', ...change }))[1];
    const asked = (name: string) => ({ name, sealed: false, about: [] });
    expect(hidden({ decision: asked('ANNOUNCE') })).toMatchObject({ mandate: 'betray', isSecret: true });
    expect(hidden({ decision: asked('MAR-FIG') })).toMatchObject({ mandate: 'marshal', isSecret: false });
    expect(hidden({ track: { ...view().track, position: 3 } })).toMatchObject({ mandate: 'betray', isSecret: true });
    const unknown = view({ tiles: { left: 8, played: ['recruit', null], drawn: null, returned: null }, announced: 'marshal' });
    expect(spacesOf(unknown)[1]).toMatchObject({ mandate: 'marshal', isSecret: false });
  });

  test('is all ahead at tea, and all past in war', () => {
    expect(new Set(spacesOf(view({ phase: 'tea' })).map(({ state }) => state))).toEqual(new Set(['ahead']));
    const war = spacesOf(view({ phase: 'war' }));
    expect(war.at(-1)!.state).toBe('now');
    expect(new Set(war.slice(0, -1).map(({ state }) => state))).toEqual(new Set(['past']));
  });
});

describe('who is shown first', () => {
  test('at a shrine: the leader, then by Force, then by Honor; nobody without Force', () => {
    expect(byForce([1, 1, 0, 2], 3, [2, 1, 0, 3])).toEqual([3, 1, 0]);
    expect(byForce([2, 2, 2], 2, [2, 1, 0])).toEqual([2, 1, 0]);
  });

  test('who won a shrine last, unless that was in the season before', () => {
    const shrine = { ...view().shrines[0]!, last_winner: 1 };
    expect(lastWinner(shrine, view({ kami_turn: 1 }))).toBe(1);
    expect([view({ kami_turn: 0 }), view({ kami_turn: 3, phase: 'tea' })].map((now) => lastWinner(shrine, now))).toEqual([null, null]);
  });

  test('in a province: all with pieces, a Stronghold alone too', () => {
    expect(clansIn(withPieces('edo', [{ bushi: 1 }, { stronghold: 1 }, { bushi: 1, daimyo: 1 }], [1, 0, 2], 2), 'edo')).toEqual([2, 0, 1]);
    expect(clansIn(view(), 'edo')).toEqual([]);
  });

  test('the token of this season is with who won the war', () => {
    const seats = view().seats.map((seat) => (seat.seat === 1 ? { ...seat, tokens: ['spring/kyoto'] } : seat));
    expect(tokenHolder(view({ seats }), 'kyoto')).toBe(1);
    expect(tokenHolder(view({ seats, season: 'summer' }), 'kyoto')).toBeNull();
  });
});

describe('what a province says', () => {
  const now = withPieces('edo', [{ bushi: 2 }, { daimyo: 1, stronghold: 1 }], [2, 1, 0], 0);

  test('its war, what it gives, who is there and who leads', () => {
    expect(provinceWords('edo', [], stage, now, say)).toBe('Edo, war 2, 1 VP, 2 coins. Koi leads with Force 2: 2 Bushi; Lotus Force 1: 1 Daimyo, 1 Stronghold.');
  });

  test('what can be chosen there and its cost, or why not', () => {
    const here = [choice(1, { kind: 'province', province: 'edo' }, { words: 'build in Edo', facts: { cost: 3 } })];
    expect(provinceWords('edo', here, stage, now, say)).toMatch(/^build in Edo, cost 3\. Edo, war 2/);
    const shut = [choice(1, { kind: 'province', province: 'edo' }, { words: 'build in Edo', why: { rule: 'R-MAR-3', text: 'No coins.' } })];
    expect(provinceWords('edo', shut, stage, now, say)).toMatch(/^build in Edo, not possible: No coins\. Edo, war 2/);
  });

  test('the drawing describes all of them', () => {
    for (const { name } of stage.provinces) expect(mapWords(stage, now, say)).toContain(name);
  });
});

describe('where choices belong', () => {
  test('provinces and pieces in them; other things nowhere on the map', () => {
    const choices = [choice(1, { kind: 'province', province: 'edo' }), choice(2, { kind: 'piece', piece: 'bushi', province: 'edo' }), choice(3, { kind: 'piece', piece: 'bushi' }), choice(4, { kind: 'pass' })];
    expect([...byProvince(choices)].map(([province, here]) => [province, here.length])).toEqual([['edo', 2]]);
    expect(placeOf(choices[3]!)).toBeNull();
  });

  test('a press on a province makes its only choice, or the only possible one; of more one has to pick', () => {
    const [one, other] = [choice(1, { kind: 'piece', piece: 'bushi', province: 'edo' }), choice(2, { kind: 'piece', piece: 'daimyo', province: 'edo' })];
    const shut = choice(3, { kind: 'piece', piece: 'stronghold', province: 'edo' }, { why: { rule: 'R-MAR-1', text: 'It cannot move.' } });
    expect(sole([one])).toBe(one);
    expect(sole([shut])).toBe(shut);
    expect(sole([shut, one])).toBe(one);
    expect(sole([one, other])).toBeNull();
    expect(sole([])).toBeNull();
  });

  test('the log points at the provinces that an entry touches', () => {
    const entry = { told: [{ name: 'moved', args: { piece: 2, from: 0, to: 4 } }, { name: 'coins', args: { coins: 2 } }] } as unknown as Entry;
    expect(provincesOf(entry, stage)).toEqual(['hokkaido', 'kansai']);
  });
});

test('signs have a symbol each', () => {
  expect(['kami-raijin', 'mandate-betray', 'advantage-poets', 'card-respect', 'phase-war'].map(signSymbol)).toEqual(['c-raijin', 'i-betray', 'i-poet', 'i-card', 'i-force']);
});
