import { expect, test } from 'vitest';
import { bidsIn, isNewest, lastBattle, stepsOf, wonIn } from '../../../src/games/rising_sun/replay';
import { entry, told } from './offered';

const BIDS = [told('bids', 1, { seppuku: 0, hostage: 2, ronin: 1, poets: 0 }), told('bids', 0, { seppuku: 0, hostage: 1, ronin: 0, poets: 3 })];
const HOSTAGE = [told('advantage', 1, { advantage: 1, bid: 2 }), told('captured', 1, { other: 0, piece: 2, vp: 1 })];
const RONIN = [told('advantage', 1, { advantage: 2, bid: 1 }), told('hired', 1, { force: 2 })];
const END = [told('outcome', 1, { province: 4, force: 3 }), told('killed', 0, {}), told('token', 1, { province: 4 }), told('advantage', 0, { advantage: 3, bid: 3 }), told('vp', 0, { vp: 1 }), told('reparations', 1, { other: 0, coins: 3 })];
const LOG = [entry(0, told('war', -1)), entry(1, told('battle', -1, { province: 4 })), entry(2, told('sealed', 1)), entry(3, told('sealed', 0), ...BIDS, HOSTAGE[0]!), entry(4, HOSTAGE[1]!, ...RONIN, ...END)];

test('a battle is cut where something new begins', () => {
  const replay = lastBattle(LOG)!;
  expect(replay).toMatchObject({ province: 4, began: 1, over: false });
  expect(replay.steps.map(({ kind }) => kind)).toEqual(['bids', 'advantage', 'advantage', 'outcome', 'token', 'poets', 'reparations']);
  expect(replay.steps[3]!.facts.map(({ name }) => name)).toEqual(['outcome', 'killed']);
});

test('all bids are shown at once', () => {
  expect(bidsIn(lastBattle(LOG)!)).toEqual([{ seat: 1, bids: [0, 2, 1, 0] }, { seat: 0, bids: [0, 1, 0, 3] }]);
});

test('an advantage is won, goes to nobody, or is not settled yet', () => {
  const replay = lastBattle(LOG)!;
  expect(wonIn(replay, 1)).toEqual([undefined, undefined, undefined, undefined]);
  expect(wonIn(replay, 2)).toEqual([null, 1, undefined, undefined]);
  expect(wonIn(replay, 4)).toEqual([null, 1, 1, undefined]);
  expect(wonIn(replay, 7)).toEqual([null, 1, 1, 0]);
});

test('what nobody bid for is settled by the outcome, the poets by the end', () => {
  const replay = lastBattle([entry(1, told('battle', -1, { province: 0 })), entry(2, ...BIDS, END[0]!, END[2]!), entry(3, told('battle', -1, { province: 1 }))])!;
  expect(replay.over).toBe(true);
  expect(wonIn(replay, 2)).toEqual([null, null, null, undefined]);
  expect(wonIn(replay, 3)).toEqual([null, null, null, null]);
});

test('the last battle stays while the bids of the next one are sealed', () => {
  const next = [...LOG, entry(5, told('battle', -1, { province: 2 })), entry(6, told('sealed', 0))];
  expect(lastBattle(next)).toMatchObject({ province: 4, over: true });
});

test('a province without a battle is no part of the one before', () => {
  const replay = lastBattle([...LOG, entry(5, told('token', 2, { province: 3 }))])!;
  expect(replay.over).toBe(true);
  expect(replay.steps.at(-1)!.kind).toBe('reparations');
});

test('a battle of a war that is over is not shown any more', () => {
  expect(lastBattle([...LOG, entry(5, told('cleanup', -1)), entry(6, told('war', -1)), entry(7, told('battle', -1))])).toBeNull();
});

test('before the bids are open there is nothing to show', () => {
  expect(lastBattle(LOG.slice(0, 3))).toBeNull();
  expect(stepsOf([])).toEqual([]);
});

test('the last battle of a war stays while others seal, until something is told', () => {
  const last = entry(4, HOSTAGE[1]!, ...RONIN, ...END, told('cleanup', -1), told('season', -1));
  const after = [...LOG.slice(0, -1), last, entry(5, told('sealed', 0)), entry(6, told('sealed', 2))];
  expect(isNewest(lastBattle(after)!, after)).toBe(true);
  const on = [...after, entry(7, told('alliance', 0))];
  expect(isNewest(lastBattle(on)!, on)).toBe(false);
});
