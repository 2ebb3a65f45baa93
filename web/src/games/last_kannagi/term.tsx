/** What a part of the table is called, and what it means; `words` where its name is too long for the place. */
import type { Stage } from './types';

export function Term({ stage, id, words }: { stage: Stage; id: string; words?: string }) {
  const term = stage.terms[id];
  return <span title={term && `${term.words} (${term.rule})`}>{words ?? term?.name ?? id}</span>;
}
