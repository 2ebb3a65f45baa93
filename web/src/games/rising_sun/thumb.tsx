/** The drawing on the lobby's card: a part of the map, two clans, and a gate above the sea. */
import { outline, route } from './geometry';
import { DrawnMark } from './pieces';

const PROVINCES = ['nagato', 'kansai', 'kyoto', 'edo', 'oshu', 'kyushu', 'shikoku', 'hokkaido'];
const CLANS = [
  { seat: 3, crest: 'lotus', x: 330, y: 330 },
  { seat: 0, crest: 'turtle', x: 470, y: 270 },
  { seat: 1, crest: 'koi', x: 620, y: 270 },
];

export function Thumb() {
  return (
    <svg class="scene japan-thumb" viewBox="80 150 640 296" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sea" x="-200" y="0" width="1400" height="700" />
      {PROVINCES.map((province) => (
        <path key={province} class="hx" d={outline(province, 'full')} />
      ))}
      <path class="route" d={route('hokkaido', 'kansai', 'full')!.path} />
      {CLANS.map((clan) => (
        <DrawnMark key={clan.seat} {...clan} size={56} tag={false} />
      ))}
      <svg class="acc" x={118} y={180} width={84} height={74} viewBox="0 0 64 56">
        <use href="#torii" />
      </svg>
    </svg>
  );
}
