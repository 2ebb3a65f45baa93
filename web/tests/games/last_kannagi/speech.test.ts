import { describe, expect, test } from 'vitest';
import type { Place, TableInfo } from '../../../src/core/protocol';
import { isAlly, playerWords, seatName, spaceWords, speech, tokenWords, worldWords } from '../../../src/games/last_kannagi/speech';
import type { Seat } from '../../../src/games/last_kannagi/types';
import { choice, say, stage, viewWith } from './table';

const view = viewWith({ 20: { tokens: [2, 0, 1, 0] }, 9: { shrine: 1 } });
const words = (space: number, target?: Parameters<typeof choice>[1], more = {}) =>
  spaceWords(stage, view, speech(stage, view, say), space, target && { ...choice(67, target, more), seat: 0 });

describe('a space in words', () => {
  test('says what lies there', () => {
    expect(words(20)).toBe('space 20, level 2, 2 red, 1 yellow');
    expect(words(9)).toBe('space 9, level 1, card icon, branch shrine of Kon');
    expect(words(1)).toBe('space 1, level 1, Kon is here');
    expect(words(0)).toBe('the main shrine, Hikari is here');
  });

  test('a target says where it leads and what it costs', () => {
    const label = words(20, { kind: 'space', space: 20 }, { facts: { cost: 4 } });
    expect(label).toBe('go to space 20, level 2, 2 red, 1 yellow, cost 4');
  });

  test('a target that is not possible says why', () => {
    const why = { rule: 'K-MOVE-5', text: 'It costs 7, and 4 power is left.' };
    expect(words(19, { kind: 'space', space: 19 }, { facts: { cost: 7 }, why })).toBe('space 19, level 3, cost 7. Not possible: It costs 7, and 4 power is left.');
  });

  test('where a move can stop is said', () => {
    expect(words(0, { kind: 'stop', space: 0 })).toBe('stop on the main shrine, Hikari is here');
  });
});

test('the whole world names what is not empty', () => {
  const all = worldWords(stage, view, speech(stage, view, say)).split('; ');
  expect(all.map((space) => space.split(',')[0])).toEqual(['the main shrine', 'space 1', 'space 2', 'space 9', 'space 20']);
});

test('tokens are counted by colour, purple first', () => {
  expect(tokenWords([1, 0, 2, 3], stage, say)).toBe('3 purple, 1 red, 2 yellow');
  expect(tokenWords([0, 0, 0, 0], stage, say)).toBe('');
});

test('a seat has the name of its character, and its number before it has one', () => {
  expect(seatName(1, stage, view, say)).toBe('Kon');
  expect(seatName(2, stage, viewWith({}, { seats: [] }), say)).toBe('Seat 3');
});

test('a seat has its number while its player still chooses which of two characters takes it', () => {
  const seats = ['hikari', 'kon', 'mito', 'hikari'].map((character, seat) => ({ seat, player: [0, 1, 1, 0][seat], character }) as Seat);
  const names = (acting: number[], decision = 'pick') => seats.map(({ seat }) => seatName(seat, stage, viewWith({}, { seats, acting, decision }), say));
  expect(names([0])).toEqual(['Seat 1', 'Seat 2', 'Seat 3', 'Seat 4']);
  expect(names([1])).toEqual(['Hikari', 'Seat 2', 'Seat 3', 'Hikari']);
  expect(names([0], 'main')).toEqual(['Hikari', 'Kon', 'Mito', 'Hikari']);
});

test('an ally plays another character of the same team', () => {
  const seats = [0, 1, 1, 0].map((team, seat) => ({ seat, team }) as Seat);
  const team4 = { ...view, seats };
  expect(seats.map((seat) => isAlly(seat, team4, [0]))).toEqual([false, false, false, true]);
  // Who plays both characters of a team has no ally, and neither has who only watches.
  expect(seats.map((seat) => isAlly(seat, team4, [0, 3]))).toEqual([false, false, false, false]);
  expect(seats.map((seat) => isAlly(seat, team4, []))).toEqual([false, false, false, false]);
});

describe('who plays a seat', () => {
  const place = (more: Partial<Place>): Place => ({ player: 1, name: 'Aki', kind: 'person', bot: null, away: false, resigned: false, seats: [1], ...more }) as Place;
  const of = (found: Place, reader: number | null = 0) => playerWords({ player: 1 } as Seat, { places: [place({ player: 0 }), found] } as unknown as TableInfo, reader, say);

  test('the reader, a person, one who is away or has left, a bot, a bot for somebody, nobody', () => {
    expect(of(place({}), 1)).toBe('You, Aki');
    expect(of(place({}))).toBe('Aki');
    expect(of(place({ away: true }))).toBe('Aki, away');
    expect(of(place({ resigned: true }))).toBe('Aki has left');
    expect(of(place({ kind: 'bot', bot: 'search', name: 'Deep' }))).toBe('Bot, Deep');
    expect(of(place({ bot: 'search' }))).toBe('A bot stands in for Aki');
    expect(of(place({ kind: 'open' }))).toBe('Nobody yet');
  });
});
