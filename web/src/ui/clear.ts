/** Where a tip may lie so that what it speaks of, and what a hint points at, stay in sight. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What no tip may cover: hinted choices and spaces, and what the page marks by `data-keep`. */
const KEPT = '.hinted, .marked, [data-keep]';

/** The first of several places that is on the page and covers nothing that is kept; else the one that covers least. */
export function clearest(places: readonly Box[], kept: readonly Box[], page: Box): number {
  const covered = places.map((place) => (isWithin(place, page) ? 0 : page.right * page.bottom) + kept.reduce((sum, box) => sum + overlap(place, box), 0));
  return covered.indexOf(Math.min(...covered));
}

/** Boxes of everything that is to stay in sight. */
export function keptBoxes(): Box[] {
  return [...document.querySelectorAll(KEPT)].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
}

/** The window. */
export function pageBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

function isWithin(box: Box, page: Box): boolean {
  return box.left >= page.left && box.top >= page.top && box.right <= page.right && box.bottom <= page.bottom;
}

/** How much of two boxes is common to both, in square pixels. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
