/** What is read aloud to those who listen: a polite line, and one for what cannot wait. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const polite = signal('');
const urgent = signal('');
/** What comes within this many milliseconds of the last would be lost if it took its place. */
const AT_ONCE = 500;
/** Longer than this nobody listens: then the newest takes the place of the rest. */
const LONGEST = 300;
/** By then it was heard; what stays would be met again by whoever reads through the page. */
const HEARD = 20_000;
let last = 0;

/** Says a sentence, after what was said just before; the same one twice is said twice. */
export function announce(sentence: string, { now = false } = {}): void {
  const line = now ? urgent : polite;
  const before = line.value;
  const isMore = !now && Date.now() - last < AT_ONCE && before.length < LONGEST;
  last = Date.now();
  if (isMore && before !== sentence) line.value = `${before} ${sentence}`;
  else line.value = before === sentence ? `${sentence}\u00a0` : sentence;
  const said = line.value;
  setTimeout(() => {
    if (line.value === said) line.value = '';
  }, HEARD);
}

export function LiveRegions(): JSX.Element {
  return (
    <>
      <div class="vh" role="status" aria-live="polite">
        {polite.value}
      </div>
      <div class="vh" role="alert">
        {urgent.value}
      </div>
    </>
  );
}
