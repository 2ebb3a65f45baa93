/** Drawings: the sheet of symbols, put into the page once, and their uses. */
import type { JSX } from 'preact';
import sheet from '../style/symbols.svg?raw';

/** A sheet of `<symbol>`s in the page. The games bring their own. */
export function Sprite({ source = sheet }: { source?: string }): JSX.Element {
  const symbols = source.slice(source.indexOf('<symbol'), source.lastIndexOf('</svg>'));
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}

interface IconProps {
  name: string;
  size?: number;
  /** What it says where no text stands beside it. */
  label?: string;
}

export function Icon({ name, size = 18, label }: IconProps): JSX.Element {
  const role = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    <svg class="i" width={size} height={size} {...role}>
      <use href={`#${name}`} />
    </svg>
  );
}
