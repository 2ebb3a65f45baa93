/** The rail along a match, with its days, and the buttons that walk along it. */
import type { JSX } from 'preact';
import type { Entry } from '../core/protocol';
import { t } from '../core/words';
import { Tool } from '../ui/button';
import { Segments } from '../ui/segments';
import { days, type Stride } from './steps';

interface ScrubberProps {
  at: number;
  last: number;
  entries: readonly Entry[];
  speed: 0 | 1 | 4;
  stride(by: Stride, direction: 1 | -1): void;
  onShow(to: number): void;
  onSpeed(speed: 0 | 1 | 4): void;
  onToggle(): void;
}

export function Scrubber({ at, last, entries, speed, stride, onShow, onSpeed, onToggle }: ScrubberProps): JSX.Element {
  const share = (number: number): string => `${last ? (100 * number) / last : 0}%`;
  return (
    <div class="scrub">
      <div class="ctl">
        <Tool icon="i-first" label={t('first')} kbd="Home" onClick={() => onShow(0)} />
        <Tool room="wide" icon="i-up" label={t('previous-day')} onClick={() => stride('day', -1)} />
        <Tool room="wide" icon="i-left" label={t('previous-turn')} kbd="⇧←" onClick={() => stride('turn', -1)} />
        <Tool icon="i-prev" label={t('previous')} kbd="←" onClick={() => stride('step', -1)} />
        <span class="play">
          <Tool icon={speed ? 'i-pause' : 'i-play'} label={t(speed ? 'pause' : 'play')} onClick={onToggle} />
        </span>
        <Tool icon="i-next" label={t('next')} kbd="→" onClick={() => stride('step', 1)} />
        <Tool room="wide" icon="i-right" label={t('next-turn')} kbd="⇧→" onClick={() => stride('turn', 1)} />
        <Tool room="wide" icon="i-down" label={t('next-day')} onClick={() => stride('day', 1)} />
        <Tool icon="i-last" label={t('last')} kbd="End" onClick={() => onShow(last)} />
      </div>
      <div class="rail">
        <b style={{ width: share(at) }} />
        {days(entries).map(({ number, day }) => (
          <i key={number} class="dt" title={day} style={{ left: share(number) }} />
        ))}
        <input
          id="scrubber"
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('scrubber')}
          aria-valuetext={[t('moment-of', { n: at, of: last }), entries[at]?.day].filter(Boolean).join(', ')}
          onInput={(event) => onShow(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span class="pos">
        <b>{at}</b> / {last}
      </span>
      <Segments
        small
        label={t('speed')}
        options={[
          { value: 1 as const, text: '1×' },
          { value: 4 as const, text: '4×' },
        ]}
        value={speed === 4 ? 4 : 1}
        onChange={(value) => onSpeed(value === 4 ? 4 : 1)}
      />
    </div>
  );
}
