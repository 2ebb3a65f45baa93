/** Around all panels: plays how the newest entries came about, and keeps the keyboard's place. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import { type Place, keepStill, places, play, skip } from './motion';

export function Frame({ children, ...props }: TableProps & { children?: ComponentChildren }) {
  useMotion(props);
  useFocus(props);
  return <>{children}</>;
}

/** Each update is shown once; any input brings it to its end. */
function useMotion({ arrived, stage, settings }: TableProps): void {
  const shown = useRef(arrived.order);
  const before = useRef<Map<string, Place>>(new Map());
  keepStill(settings.still);
  useLayoutEffect(() => {
    const now = places();
    if (shown.current !== arrived.order) play(arrived.entries, stage, before.current);
    shown.current = arrived.order;
    before.current = now;
  });
  useEffect(() => {
    const names = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const name of names) addEventListener(name, skip, { capture: true, passive: true });
    return () => names.forEach((name) => removeEventListener(name, skip, { capture: true }));
  }, []);
}

/** When the button that had the focus is gone after a decision, the first choice takes it. */
function useFocus({ now, past }: TableProps): void {
  const decided = useRef(now.decisions);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = () => {
      wasInside.current = Boolean(document.activeElement?.closest('#choices, .world'));
    };
    addEventListener('keydown', note, { capture: true });
    return () => removeEventListener('keydown', note, { capture: true });
  }, []);
  useEffect(() => {
    const isNew = decided.current !== now.decisions;
    decided.current = now.decisions;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!isNew || past || !isLost || !wasInside.current) return;
    const first = document.querySelector<HTMLElement>('#choices [data-name]:not([aria-disabled="true"])');
    first?.focus({ preventScroll: true });
  });
}
