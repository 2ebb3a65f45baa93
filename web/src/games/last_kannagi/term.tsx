/** What a part of the table is called, and what it means; `words` where its name is too long for the place. */
import { Explained } from '../../ui/tip';
import type { Stage } from './types';

export function Term({ stage, id, words }: { stage: Stage; id: string; words?: string }) {
  const term = stage.terms[id];
  if (!term) return <>{words ?? id}</>;
  return <Explained text={term.words} game="last_kannagi" rule={term.rule}>{words ?? term.name}</Explained>;
}
