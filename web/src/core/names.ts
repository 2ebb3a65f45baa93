/** A table's name for people: one of the twelve plants of the flower cards, and a number. The id stays what counts. */
import { t } from './words';

const PLANTS = 12;

export function tableName(id: string): string {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return t(`plant-${hash % PLANTS}`, { n: 1 + (Math.floor(hash / PLANTS) % 99) });
}
