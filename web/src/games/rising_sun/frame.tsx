/** Around all panels: plays how the newest entries came about, and keeps the keyboard's place. */
import type { ComponentChildren } from 'preact';
import type { TableProps } from '../../core/game';
import { useKeptFocus, useMotion } from '../../table/motion';
import { play, watch } from './motion';

export function Frame({ children, ...props }: TableProps & { children?: ComponentChildren }) {
  watch(props.stage, props.now.view as never);
  useMotion(props, play);
  useKeptFocus(props, '#choices, .japan');
  return <>{children}</>;
}
