/** A rule's ID, as the link to its text. */
import type { JSX } from 'preact';

export function RuleLink({ game, rule }: { game: string; rule: string }): JSX.Element | null {
  if (!rule) return null;
  return (
    <a class="rid" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
      {rule}
    </a>
  );
}
