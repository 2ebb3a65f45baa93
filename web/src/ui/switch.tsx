import type { ComponentChildren, JSX } from 'preact';

interface SwitchProps {
  on: boolean;
  children: ComponentChildren;
  onChange(on: boolean): void;
}

/** On or off, at once. */
export function Switch({ on, children, onChange }: SwitchProps): JSX.Element {
  return (
    <button type="button" class="switch" role="switch" aria-checked={on} onClick={() => onChange(!on)}>
      <span class="tr" />
      <span>{children}</span>
    </button>
  );
}
