/** The seasons: four small circles beside the title, on a phone the season in words. */
import type { TableProps } from '../../core/game';
import type { Stage, View } from './types';

const KANJI: Readonly<Record<string, string>> = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' };

export function Progress({ stage, now, texts: say }: TableProps) {
  const { season: last, phase }: View = now.view as never;
  const { seasons } = stage as Stage;
  // winter is no season of play: it comes when the third is over
  const season = phase === 'winter' || phase === 'over' ? 'winter' : last;
  const at = seasons.findIndex((each) => each.season === season);
  return (
    <span class="days" role="img" aria-label={say('rising-season', { season: seasons[at]?.name ?? season })}>
      {seasons.map((each, i) => (
        <i key={each.season} class={i === at ? 'on now' : i < at ? 'on' : ''}>
          {KANJI[each.season]}
        </i>
      ))}
      <b>{seasons[at]?.name}</b>
    </span>
  );
}
