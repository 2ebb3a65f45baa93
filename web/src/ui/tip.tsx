/** What a word means: a tip on hover, focus or a press, on top of everything, so that no panel cuts it off. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, clearest, keptBoxes, pageBox } from './clear';
import { RuleLink } from './rule';

interface Tip {
  text: string;
  game: string;
  rule: string;
  word: HTMLElement;
  /** Opened by a press: it stays until another one. */
  held: boolean;
}

const tip = signal<Tip | null>(null);
const ID = 'tip';
const GAP = 6;
const EDGE = 8;

interface ExplainedProps {
  /** What it means. */
  text: string;
  game: string;
  rule: string;
  children: ComponentChildren;
  /** -1 where many stand close together, and their words are read anyway. */
  tab?: number;
}

/** Close the tip: something else is pointed at now. */
export function closeTip(): void {
  tip.value = null;
}

/** A word that explains itself. */
export function Explained({ text, game, rule, children, tab }: ExplainedProps): JSX.Element {
  const open = (word: EventTarget, held: boolean): void => {
    tip.value = { text, game, rule, word: word as HTMLElement, held };
  };
  const leave = (): void => {
    if (tip.value && !tip.value.held) tip.value = null;
  };
  return (
    <button
      type="button"
      class="term"
      tabIndex={tab}
      aria-describedby={ID}
      onPointerEnter={(event) => event.pointerType === 'mouse' && open(event.currentTarget, false)}
      onPointerLeave={leave}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && open(event.currentTarget, false)}
      onBlur={leave}
      onClick={(event) => open(event.currentTarget, true)}
    >
      {children}
    </button>
  );
}

/** Where the tip is shown; once on every page. */
export function TipHost(): JSX.Element {
  const shown = tip.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (!shown) {
      if (element.matches(':popover-open')) element.hidePopover();
      return;
    }
    if (!element.matches(':popover-open')) element.showPopover();
    placeBeside(element, shown.word);
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    const press = (event: Event): void => {
      const at = event.target as Node;
      if (!box.current?.contains(at) && !shown.word.contains(at)) closeTip();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeTip();
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', key, { capture: true });
    addEventListener('scroll', closeTip, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', key, { capture: true });
      removeEventListener('scroll', closeTip, { capture: true });
    };
  }, [shown]);
  return (
    <div ref={box} id={ID} class="tip word-tip" popover="manual" role="tooltip">
      {shown?.text} {shown && <RuleLink game={shown.game} rule={shown.rule} tab={-1} />}
    </div>
  );
}

/** Above the word; below it where there is no room, or something that must stay in sight. */
function placeBeside(box: HTMLElement, word: HTMLElement): void {
  const at = word.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE));
  const places = [at.top - GAP - height, at.bottom + GAP].map((top): Box => ({ left, top, right: left + width, bottom: top + height }));
  const { top } = places[clearest(places, keptBoxes(), pageBox())]!;
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
