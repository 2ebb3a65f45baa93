/** Where a review can go from a moment. */
import type { Entry } from '../core/protocol';

export type Stride = 'step' | 'turn' | 'day';

/** Moments at which a stride ends: every decision, the last before another seat decides, the last of a day. */
export function stops(entries: readonly Entry[], stride: Stride): number[] {
  return entries.flatMap((entry, index) => {
    const next = entries[index + 1];
    const ends = !next || stride === 'step' || (stride === 'turn' ? next.seat !== entry.seat : next.day !== entry.day);
    return ends ? [entry.number] : [];
  });
}

/** The moment one stride on or back, within the match. */
export function strideFrom(entries: readonly Entry[], at: number, stride: Stride, direction: 1 | -1): number {
  const all = stops(entries, stride);
  const found = direction > 0 ? all.find((stop) => stop > at) : all.findLast((stop) => stop < at);
  return found ?? (direction > 0 ? entries.length - 1 : 0);
}

/** Where days begin, for the marks on the rail. */
export function days(entries: readonly Entry[]): { number: number; day: string }[] {
  return entries
    .filter(({ day }, index) => day && index > 0 && day !== entries[index - 1]?.day)
    .map(({ number, day }) => ({ number, day }));
}
