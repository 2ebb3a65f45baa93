/** A rule's ID, as the link to its text: a press opens the rule on the spot, the address leads to the page of rules. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rulePath } from '../core/rulebook';

/** The rule that is open, and the link that it belongs to. */
export interface OpenRule {
  game: string;
  rule: string;
  link: HTMLElement;
  /** Rules that led here, the first one first. */
  trail: readonly string[];
}

export const openRule = signal<OpenRule | null>(null);

interface RuleLinkProps {
  game: string;
  rule: string;
  tab?: number | undefined;
  /** What is written, if not the ID. */
  words?: string;
  /** Part of a sentence. */
  inline?: boolean;
}

export function RuleLink({ game, rule, tab, words, inline }: RuleLinkProps): JSX.Element | null {
  if (!rule) return null;
  const press = (event: MouseEvent): void => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    const link = event.currentTarget as HTMLElement;
    const before = openRule.value;
    const inside = before && link.closest('.rulepop');
    if (inside) openRule.value = { game, rule, link: before.link, trail: [...before.trail, before.rule] };
    else openRule.value = { game, rule, link, trail: [] };
  };
  return (
    <a class={inline ? 'rid in' : 'rid'} href={rulePath(game, rule)} tabIndex={tab} onClick={press}>
      {words ?? rule}
    </a>
  );
}

type Popover = ComponentType<{ open: OpenRule }>;

/** Where the open rule is shown; once on every page. Its text is loaded when the first one is wanted. */
export function RuleHost(): JSX.Element | null {
  const open = openRule.value;
  const [Popover, setPopover] = useState<Popover | null>(null);
  const wanted = open !== null && Popover === null;
  useEffect(() => {
    if (wanted) void import('../rules/popover').then((module) => setPopover(() => module.default));
  }, [wanted]);
  return open && Popover ? <Popover key={`${open.rule} ${open.trail.length}`} open={open} /> : null;
}
