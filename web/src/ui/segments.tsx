/** One of a few: a radio group in a row, one tab stop, arrows choose. */
import type { ComponentChildren, JSX } from 'preact';

export interface Segment<V> {
  value: V;
  text: ComponentChildren;
  /** Name where the text does not say it (an icon). */
  label?: string;
  lang?: string;
}

interface SegmentsProps<V> {
  label: string;
  options: readonly Segment<V>[];
  value: V;
  small?: boolean;
  onChange(value: V): void;
}

/** Moves focus and choice to the neighbour that an arrow key names; false if it was no such key. */
export function arrowChoice(event: KeyboardEvent, count: number, current: number): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[event.key];
  // With Alt an arrow belongs to the browser: a page back or forth.
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return null;
  event.preventDefault();
  return (current + step + count) % count;
}

export function Segments<V>({ label, options, value, small, onChange }: SegmentsProps<V>): JSX.Element {
  const current = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const move = (event: KeyboardEvent): void => {
    const next = arrowChoice(event, options.length, current);
    const option = next === null ? undefined : options[next];
    if (next === null || !option) return;
    onChange(option.value);
    const group = event.currentTarget as HTMLElement;
    (group.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <span class={`seg ${small ? 'sm' : ''}`} role="radiogroup" aria-label={label} onKeyDown={move}>
      {options.map((option, index) => (
        <button
          type="button"
          role="radio"
          key={String(option.value)}
          aria-checked={index === current}
          aria-label={option.label}
          lang={option.lang}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </span>
  );
}
