/** Buttons. One that cannot be used now stays in the focus order and says why. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../core/words';
import { announce } from './live';
import { Icon } from './icon';

interface ButtonProps {
  children?: ComponentChildren;
  icon?: string;
  kind?: 'main' | 'want' | 'quiet';
  /** Why it cannot be used now. */
  why?: string | null;
  kbd?: string;
  /** Left out where the page is narrower than a desk (`desk`), on a phone (`wide`), or on a narrow one (`most`); the menu has it, too. */
  room?: 'most' | 'wide' | 'desk' | undefined;
  label?: string;
  id?: string;
  pressed?: boolean;
  onClick(): void;
}

function press(why: string | null | undefined, onClick: () => void): () => void {
  return () => (why ? announce(why) : onClick());
}

export function Button({ children, icon, kind, why, kbd, label, id, onClick }: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      id={id}
      class={`btn ${kind ?? ''}`}
      aria-disabled={why ? 'true' : undefined}
      aria-label={label}
      title={why || undefined}
      onClick={press(why, onClick)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {kbd && <kbd>{kbd}</kbd>}
    </button>
  );
}

interface ToolProps extends Omit<ButtonProps, 'children' | 'kind'> {
  icon: string;
  label: string;
  expanded?: boolean;
}

/** A button that is an icon; its name and what hinders it are in a tip on hover and focus. */
export function Tool({ icon, label, why, room, kbd, id, pressed, expanded, onClick }: ToolProps): JSX.Element {
  const tip = `${label}${kbd ? ` (${kbd})` : ''}`;
  const whole = why ? t('said-of', { name: label, words: why }) : label;
  return (
    <span class={`tool ${room ?? ''}`}>
      <button
        type="button"
        id={id}
        class="ib"
        aria-label={whole}
        aria-disabled={why ? 'true' : undefined}
        aria-pressed={pressed === undefined ? undefined : pressed}
        aria-expanded={expanded === undefined ? undefined : expanded}
        onClick={press(why, onClick)}
      >
        <Icon name={icon} size={20} />
      </button>
      <span class="tip" aria-hidden="true">
        {why ? whole : tip}
      </span>
    </span>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  icon,
  kind,
  children,
}: {
  href: string;
  icon?: string;
  kind?: 'main' | 'want' | 'quiet';
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <a class={`btn ${kind ?? ''}`} href={href}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}
