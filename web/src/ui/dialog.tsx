/** A sheet over the page, for settings and links; never for a choice of the game. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../core/words';
import { Icon } from './icon';

interface DialogProps {
  title: string;
  children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, before the next key: what is behind the sheet gets none.
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement as HTMLElement | null;
    element?.showModal();
    return () => {
      element?.close();
      // The sheet is taken away before the browser would give the focus back.
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-label={title}
      onClose={onClose}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="sheet-in">
        <header class="sheet-hd">
          <h2>{title}</h2>
          <button type="button" class="ib" aria-label={t('close')} onClick={onClose}>
            <Icon name="i-close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
