/** A rule's ID, as the link to its text. */
import type { JSX } from 'preact';

interface RuleLinkProps {
  game: string;
  rule: string;
  tab?: number | undefined;
}

export function RuleLink({ game, rule, tab }: RuleLinkProps): JSX.Element | null {
  if (!rule) return null;
  return (
    <a class="rid" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener" tabIndex={tab}>
      {rule}
    </a>
  );
}
