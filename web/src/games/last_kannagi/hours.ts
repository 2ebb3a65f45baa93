/** The hours of a day on the time track, and who stands where. */

/** A place of the track: an hour of the day, or one of the hours after it. */
export interface Hour {
  /** Hours since the day began. */
  index: number;
  /** What is written below it. */
  hour: number;
  /** It belongs to tomorrow. */
  spill: boolean;
  /** How light it is, 0 midnight to 1 noon. */
  light: number;
}

/** The places of a day's track and its end, then `spill` more that an action may reach; the last day has none. */
export function hoursOf(perDay: number, spill: number): Hour[] {
  return Array.from({ length: perDay + 1 + spill }, (_, index) => ({
    index,
    hour: spill === 0 && index === perDay ? perDay : index % perDay,
    spill: index >= perDay,
    light: (1 - Math.cos(((index + 0.5) / perDay) * 2 * Math.PI)) / 2,
  }));
}

/** A clock as a place of the track of a day that began at `dawn`. */
export function placeOf(clock: number, dawn: number, last: number): number {
  return Math.min(Math.max(clock - dawn, 0), last);
}

/** Who stands at each place, the lowest of a stack first. `stack` has the top first. */
export function standing(clocks: readonly number[], stack: readonly number[], dawn: number, last: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of [...stack].reverse()) {
    const place = placeOf(clocks[seat]!, dawn, last);
    found.set(place, [...(found.get(place) ?? []), seat]);
  }
  return found;
}
