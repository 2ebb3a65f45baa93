/** What a part of the table is called, and what it means; `words` where its name is too long for the place. */
import { Explained } from './tip';

/** What of a game's stage explains its words. */
interface Terms {
  game: string;
  terms: Readonly<Record<string, { name: string; words: string; rule: string }>>;
}

export function Term({ stage, id, words }: { stage: Terms; id: string; words?: string }) {
  const term = stage.terms[id];
  if (!term) return <>{words ?? id}</>;
  return <Explained text={term.words} game={stage.game} rule={term.rule}>{words ?? term.name}</Explained>;
}
