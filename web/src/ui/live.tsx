/** What is read aloud to those who listen: a polite line, and one for what cannot wait. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';

const polite = signal('');
const urgent = signal('');

/** Says a sentence; the same one twice is said twice. */
export function announce(sentence: string, { now = false } = {}): void {
  const line = now ? urgent : polite;
  line.value = line.value === sentence ? `${sentence}\u00a0` : sentence;
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
