/** What happened last, for a phone while others act: the log is on another tab there. */
import type { TableProps } from '../../core/game';
import type { Entry } from '../../core/protocol';
import { Mark } from './pieces';
import type { View } from './types';

const SHOWN = 4;
const WHO = /^[^:：]{1,40}[:：]\s*/;

/** The newest decisions of which something is told, the last one first. */
export function newest(entries: readonly Entry[], count: number): Entry[] {
  return entries.filter(({ seat, told }) => seat !== null && told.some(({ text }) => text)).slice(-count).reverse();
}

/** All that is told of a decision in one line; whom it is about is named at the beginning only. */
export function story(entry: Entry, separator: string): string {
  const texts = entry.told.map(({ text }) => text).filter(Boolean);
  const who = WHO.exec(texts[0] ?? '')?.[0] ?? '';
  return texts.map((text, i) => (i && who && text.startsWith(who) ? text.slice(who.length) : text)).join(separator);
}

export function Recent({ now, entries, texts: say }: TableProps) {
  const view: View = now.view as never;
  return (
    <ol class="recent" aria-label={say('kannagi-recent')}>
      {newest(entries, SHOWN).map((entry) => (
        <li key={entry.number}>
          <Mark seat={entry.seat!} crest={view.seats[entry.seat!]!.character} size={22} />
          <span>{story(entry, say('kannagi-separator'))}</span>
        </li>
      ))}
    </ol>
  );
}
