import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings, set } from '../../src/core/settings';
import { followGestures, soundPiece, soundTurn } from '../../src/core/sound';

/** Tones as they begin, with how loud they become at most. */
let tones: number[] = [];
let contexts = 0;
let loudest = 0;

class FakeAudio {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    contexts += 1;
  }
  resume = async (): Promise<void> => void (this.state = 'running');
  suspend = async (): Promise<void> => void (this.state = 'suspended');
  param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  createOscillator = () => ({
    frequency: this.param,
    connect: (next: unknown) => next,
    start: (at: number) => tones.push(at),
    stop: () => undefined,
  });
  createGain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: (loud: number) => (loudest = Math.max(loudest, loud)),
    },
    connect: (next: unknown) => next,
  });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  [tones, loudest] = [[], 0];
  set({ sound: false, pieceSound: false });
});

describe('sound', () => {
  test('is off on a new device, whatever else was kept', () => {
    expect(readSettings(null)).toMatchObject({ sound: false, pieceSound: false });
    expect(readSettings('{"sound": 1, "pieceSound": "yes"}')).toMatchObject({ sound: false, pieceSound: false });
    expect(readSettings('{"sound": true}')).toMatchObject({ sound: true, pieceSound: false });
  });

  test('never comes before the reader has touched the page', () => {
    set({ sound: true, pieceSound: true });
    followGestures();
    soundTurn();
    soundPiece(1_000);
    expect(contexts).toBe(0);
  });

  test('comes once the reader has, and stays quiet', () => {
    set({ sound: true, pieceSound: true });
    dispatchEvent(new Event('pointerdown'));
    soundTurn();
    expect(tones).toHaveLength(2);
    soundPiece(2_000);
    expect(tones).toHaveLength(3);
    expect(loudest).toBeGreaterThan(0);
    expect(loudest).toBeLessThan(0.1);
    expect(contexts).toBe(1);
  });

  test('follows the settings, each for itself', () => {
    soundTurn();
    soundPiece(3_000);
    set({ sound: true });
    soundPiece(4_000);
    expect(tones).toEqual([]);
    set({ sound: false, pieceSound: true });
    soundTurn();
    expect(tones).toEqual([]);
    soundPiece(5_000);
    expect(tones).toHaveLength(1);
  });

  test('of many pieces at once is that of one', () => {
    set({ pieceSound: true });
    for (const now of [6_000, 6_050, 6_100, 6_200]) soundPiece(now);
    expect(tones).toHaveLength(2);
  });

  test('is left out where the browser makes none', () => {
    vi.stubGlobal('AudioContext', undefined);
    set({ sound: true });
    expect(soundTurn).not.toThrow();
    expect(tones).toEqual([]);
  });
});
