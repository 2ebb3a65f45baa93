/** What a part of the table is called, and what it means. */
import type { Stage } from './types';

export function Term({ stage, id }: { stage: Stage; id: string }) {
  const term = stage.terms[id];
  return <span title={term && `${term.words} (${term.rule})`}>{term?.name ?? id}</span>;
}
