/** Two quiet sounds, made here: it is the reader's turn, and something was set down. Off unless this device wants them. */
import { settings } from './settings';

/** A tone: when it begins, how long it fades, in seconds; its pitch, which may fall, in Hz; how loud at most, of 1. */
interface Tone {
  at: number;
  fade: number;
  from: number;
  to: number;
  loud: number;
}

const TURN: readonly Tone[] = [
  { at: 0, fade: 0.5, from: 587, to: 587, loud: 0.06 },
  { at: 0.18, fade: 0.5, from: 880, to: 880, loud: 0.06 },
];
/** A wooden piece on paper: low, falling, short. */
const PIECE: readonly Tone[] = [{ at: 0, fade: 0.09, from: 210, to: 120, loud: 0.05 }];
/** Pieces set down faster than this are heard as one. */
const APART_MS = 150;
/** A sound card that is not used is let go after this. */
const IDLE_MS = 2_000;

let touched = false;
let audio: AudioContext | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastPiece = -APART_MS;

/**
 * Nothing sounds before the reader has touched the page or pressed a key there. A phone lets only what was opened in such
 * a moment sound later.
 */
export function followGestures(): void {
  const note = (): void => {
    touched = true;
    if (!audio && (settings.value.sound || settings.value.pieceSound)) opened();
  };
  for (const name of ['pointerdown', 'keydown'] as const) addEventListener(name, note, { capture: true, passive: true });
}

/** It is the reader's turn. */
export function soundTurn(): void {
  if (settings.value.sound) play(TURN);
}

/** Somebody has set something down. */
export function soundPiece(now: number = performance.now()): void {
  if (!settings.value.pieceSound || document.hidden || now - lastPiece < APART_MS) return;
  lastPiece = now;
  play(PIECE);
}

function play(tones: readonly Tone[]): void {
  const on = touched ? opened() : null;
  if (on) for (const tone of tones) sound(on, tone);
}

/** The sound card, until it is not used any more; null where there is none. */
function opened(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume().catch(() => undefined);
  clearTimeout(idle);
  idle = setTimeout(() => void audio?.suspend().catch(() => undefined), IDLE_MS);
  return audio;
}

function sound(on: AudioContext, { at, fade, from, to, loud }: Tone): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  const start = on.currentTime + at;
  const end = start + fade;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(end + 0.02);
}
