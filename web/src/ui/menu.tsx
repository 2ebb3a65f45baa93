/** A menu that a button opens: arrows move, Escape closes and gives the focus back. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Tool } from './button';
import { Icon } from './icon';

export interface MenuItem {
  text: string;
  icon: string;
  /** Left out of the menu. */
  hidden?: boolean;
  onChoose(): void;
}

export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }): JSX.Element {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);
  const keys = (event: KeyboardEvent): void => {
    if (!open) return;
    if (event.key === 'Escape' || event.key === 'Tab') close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div class="menu" ref={box} onKeyDown={keys}>
      <Tool icon="i-menu" label={label} expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items
            .filter(({ hidden }) => !hidden)
            .map(({ text, icon, onChoose }) => (
              <button
                type="button"
                role="menuitem"
                class="menu-item"
                tabIndex={-1}
                key={text}
                onClick={() => (close(), onChoose())}
              >
                <Icon name={icon} />
                {text}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}
