/** Where the coach sits at a table. Its code is loaded only at a table that is a lesson. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { held } from '../core/held';
import type { Hint } from '../core/protocol';
import type { Desk } from '../table/deskprops';
import type { View } from '../table/tabs';

/** What the coach advises now: the panels outline it as they do a hint. */
export const advised = signal<Hint | null>(null);
/** The coach reads hints to the learner, so nobody else has to. */
export const tellsHints = signal(false);

export interface CoachProps {
  desk: Desk;
  setView(view: View): void;
}

export function CoachSlot(props: CoachProps): JSX.Element | null {
  const isLesson = held.value[props.desk.state.table.table]?.lesson === true && props.desk.state.player !== null;
  const [Coach, setCoach] = useState<ComponentType<CoachProps> | null>(null);
  useEffect(() => {
    if (isLesson) void import('./coach').then((module) => setCoach(() => module.default));
  }, [isLesson]);
  return isLesson && Coach ? <Coach {...props} /> : null;
}
