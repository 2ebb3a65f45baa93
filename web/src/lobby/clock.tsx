/** How thinking time is limited: a few usual ways, from minutes at one table to days by post. */
import type { JSX } from 'preact';
import type { ClockRule } from '../core/protocol';
import { t } from '../core/words';
import { Segments } from '../ui/segments';
import { NO_CLOCK } from './plan';

const DAY = 86_400;

/** By name of the text; minutes a match with seconds a decision, or so long for each decision. */
const CLOCKS: readonly [string, Required<ClockRule>][] = [
  ['clock-none', NO_CLOCK],
  ['clock-quick', { kind: 'match', seconds: 10 * 60, increment: 5, on_timeout: 'bot' }],
  ['clock-calm', { kind: 'match', seconds: 30 * 60, increment: 10, on_timeout: 'bot' }],
  ['clock-move', { kind: 'move', seconds: 120, increment: 0, on_timeout: 'bot' }],
  ['clock-day', { kind: 'move', seconds: DAY, increment: 0, on_timeout: 'bot' }],
  ['clock-days', { kind: 'move', seconds: 3 * DAY, increment: 0, on_timeout: 'bot' }],
];

interface ClockProps {
  clock: Required<ClockRule>;
  onChange(clock: Required<ClockRule>): void;
}

export function ClockChoice({ clock, onChange }: ClockProps): JSX.Element {
  const at = CLOCKS.findIndex(([, { kind, seconds }]) => kind === clock.kind && seconds === clock.seconds);
  const timeouts = (['bot', 'skip'] as const).map((value) => ({ value, text: t(`timeout-${value}`) }));
  const choose = (index: number): void =>
    onChange({ ...(CLOCKS[index]?.[1] ?? NO_CLOCK), on_timeout: clock.on_timeout });
  return (
    <span class="clk">
      <select
        class="pick"
        aria-label={t('clock')}
        value={at}
        onChange={(event) => choose(event.currentTarget.selectedIndex)}
      >
        {CLOCKS.map(([id], index) => (
          <option key={id} value={index}>
            {t(id)}
          </option>
        ))}
      </select>
      {clock.kind !== 'none' && (
        <Segments
          small
          label={t('timeout')}
          options={timeouts}
          value={clock.on_timeout}
          onChange={(on_timeout) => onChange({ ...clock, on_timeout })}
        />
      )}
    </span>
  );
}
