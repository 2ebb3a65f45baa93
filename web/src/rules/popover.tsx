/** One rule beside the link that leads to it. Escape or a press anywhere else closes it. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findRule, heldRules, rulePath, wantRules } from '../core/rulebook';
import { language, t } from '../core/words';
import { Icon } from '../ui/icon';
import { openRule, type OpenRule } from '../ui/rule';
import './rules.css';
import { RuleText } from './text';

const GAP = 6;
const EDGE = 8;
/** Below this the popover is a sheet at the bottom. */
const NARROW = 720;

export default function RulePopover({ open }: { open: OpenRule }): JSX.Element {
  const { game, rule, link, trail } = open;
  const page = heldRules(game, language.value);
  const [failed, setFailed] = useState(false);
  useEffect(() => void wantRules(game, language.value).catch(() => setFailed(true)), [game, language.value]);
  const box = useRef<HTMLDivElement>(null);
  useOpen(box, open);
  useLayoutEffect(() => {
    if (box.current) placeBeside(box.current, link);
  });
  const found = page && findRule(page, rule);
  const back = trail.at(-1);
  return (
    <div ref={box} class="rulepop" popover="auto" role="dialog" aria-label={t('rules-rule', { rule })} tabIndex={-1}>
      <header>
        {back !== undefined && (
          <button
            type="button"
            class="ib"
            aria-label={t('rules-back', { rule: back })}
            onClick={() => (openRule.value = { ...open, rule: back, trail: trail.slice(0, -1) })}
          >
            <Icon name="i-left" />
          </button>
        )}
        <h2>{found?.id ?? rule}</h2>
        <button type="button" class="ib" aria-label={t('close')} onClick={() => box.current?.hidePopover()}>
          <Icon name="i-close" />
        </button>
      </header>
      {page && found && <RuleText page={page} id={found.id} />}
      {page && !found && <p>{t('rules-unknown', { rule })}</p>}
      {!page && <p role="status">{t(failed ? 'no-server' : 'opening')}</p>}
      <footer>
        <a href={rulePath(game, found?.id ?? rule)} target="_blank" rel="noopener">
          {t('rules-all')}
        </a>
      </footer>
    </div>
  );
}

/** Shows the box, takes the focus into it, and gives it back to the link. */
function useOpen(box: { current: HTMLDivElement | null }, open: OpenRule): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.showPopover();
    element.focus({ preventScroll: true });
    const closed = (event: Event): void => {
      if ((event as ToggleEvent).newState !== 'closed' || openRule.value !== open) return;
      const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
      openRule.value = null;
      if (hadFocus) open.link.focus({ preventScroll: true });
    };
    element.addEventListener('toggle', closed);
    return () => element.removeEventListener('toggle', closed);
  }, [open]);
}

/** Below the link, above it where there is more room, never over the edge. */
function placeBeside(box: HTMLElement, link: HTMLElement): void {
  if (innerWidth < NARROW) return;
  const at = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE));
  const below = at.bottom + GAP;
  const fits = below + height + EDGE <= innerHeight;
  const top = fits ? below : Math.max(EDGE, Math.min(at.top - GAP - height, innerHeight - height - EDGE));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
