/** The day track: five small circles beside the title, on a phone the day in words. */
import type { TableProps } from '../../core/game';
import type { Stage, View } from './types';

const KANJI = '一二三四五六七八九十';

export function Progress({ stage, now, texts: say }: TableProps) {
  const { day }: View = now.view as never;
  const { days } = (stage as Stage).track;
  return (
    <span class="days" role="img" aria-label={say('kannagi-day-of', { day, days })}>
      {Array.from({ length: days }, (_, k) => (
        <i key={k} class={k === day - 1 ? 'on now' : k < day ? 'on' : ''}>
          {KANJI[k]}
        </i>
      ))}
      <b>{say('kannagi-day-short', { day })}</b>
    </span>
  );
}
