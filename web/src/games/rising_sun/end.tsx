/** The end of a panel, that stays in sight while a long list of answers goes by: what is said, the buttons, and that there is more. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import { Icon } from './pieces';

/** Less than this below the edge is no answer, in px. */
const SLACK = 24;

export function End({ children, texts: say }: Pick<TableProps, 'texts'> & { children: ComponentChildren }) {
  const end = useRef<HTMLDivElement>(null);
  const [isMore, more] = useState(false);
  const box = (): HTMLElement | null => end.current?.closest('#choices') ?? null;
  useEffect(() => {
    const panel = box();
    if (!panel) return;
    // Where something follows in the panel, what is below the edge are no answers.
    const isLast = end.current?.nextElementSibling === null;
    const look = (): void => more(isLast && panel.scrollHeight - panel.scrollTop - panel.clientHeight > SLACK);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(panel);
    panel.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      panel.removeEventListener('scroll', look);
    };
  });
  return (
    <div class={`rs-end${isMore ? ' more' : ''}`} ref={end}>
      {isMore && (
        <button type="button" class="rs-more" tabIndex={-1} aria-hidden="true" onClick={() => box()?.scrollBy({ top: box()!.clientHeight / 2 })}>
          {say('rising-more-below')}
          <Icon name="down" size={14} />
        </button>
      )}
      {children}
    </div>
  );
}
