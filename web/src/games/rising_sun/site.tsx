/** One province on the map: name, war number, what it gives, and the clans there with their pieces and Force. */
import { type Chip, COUNTED, STEP, TALL, chips, labelled, nameWidth, site } from './geometry';
import type { MapProps } from './map';
import { Drawn, DrawnMark, listedPieces, shapeOf } from './pieces';
import type { Reward } from './stage';
import { tokenHolder, warState } from './tracks';
import type { Stage, View } from './types';

type SiteProps = MapProps & { province: string };

export function Site(props: SiteProps) {
  const { stage, view, scale, province, say } = props;
  const { x, y } = site(province, scale);
  const { name, reward } = stage.provinces.find((each) => each.province === province)!;
  const war = view.war.provinces.indexOf(province);
  const size = scale === 'short' ? 29 : 22;
  const clans = clansIn(view, province);
  const places = chips(province, clans.map((seat) => listedPieces(view.seats[seat]!.map[province] ?? {}, stage).map(([, count]) => count)), scale);
  const label = labelled(province, nameWidth(name, scale), war < 0 ? 0 : size, scale);
  return (
    <g>
      <text class="pn" x={label.name} y={y - 4}>
        {name}
      </text>
      {war >= 0 && <WarNumber view={view} province={province} n={war} x={label.tag} y={y - size + 1} size={size} />}
      {scale === 'full' && <Rewards reward={reward} x={x} y={y + 12} vp={say('rising-vp')} />}
      {clans.map((seat, i) => (
        <Clan key={seat} {...props} seat={seat} place={places[i]!} />
      ))}
    </g>
  );
}

/** Seats with pieces in a province: the leader first, then by Force and Honor. */
export function clansIn(view: View, province: string): number[] {
  const found = view.provinces.find(({ name }) => name === province)!;
  const seats = view.honor.filter((seat) => view.seats[seat]!.map[province]);
  return seats.sort((a, b) => Number(b === found.leader) - Number(a === found.leader) || found.force[b]! - found.force[a]!);
}

interface WarNumberProps {
  view: View;
  province: string;
  n: number;
  x: number;
  y: number;
  size: number;
}

/** The number of the war here; struck out once it is over, with who won its token. */
function WarNumber({ view, province, n, x, y, size }: WarNumberProps) {
  const isDone = warState(province, view) === 'past';
  const holder = isDone ? tokenHolder(view, province) : null;
  return (
    <g class={isDone ? 'wtag done' : 'wtag'}>
      <rect x={x} y={y} width={size} height={size} rx="2" />
      <text x={x + size / 2} y={y + size * 0.76}>
        {n + 1}
      </text>
      {holder !== null && <DrawnMark seat={holder} crest={view.seats[holder]!.clan} x={x + size * 0.6} y={y + size * 0.35} size={size * 0.9} tag={false} />}
    </g>
  );
}

const REWARD_STEP = 36;

function Rewards({ reward, x, y, vp }: { reward: Reward; x: number; y: number; vp: string }) {
  const parts = (['vp', 'coins', 'ronin'] as const).filter((kind) => reward[kind]);
  return (
    <>
      {parts.map((kind, i) => {
        const left = x - (parts.length * REWARD_STEP) / 2 + i * REWARD_STEP;
        if (kind === 'vp')
          return (
            <text key={kind} class="rwn" x={left + 1} y={y + 5}>
              {reward.vp}
              <tspan class="rwu"> {vp}</tspan>
            </text>
          );
        return (
          <g key={kind} class="rwi">
            <Drawn name={kind === 'coins' ? 'i-coin' : 'i-ronin'} x={left} y={y - 9} size={18} />
            <text class="rwn" x={left + 19} y={y + 5}>
              {reward[kind]}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** A clan in a province: crest, pieces and Force; who leads is outlined twice. */
function Clan({ stage, view, scale, province, seat, place }: SiteProps & { seat: number; place: Chip }) {
  const { force, leader } = view.provinces.find(({ name }) => name === province)!;
  const height = TALL[scale];
  const { clan, map } = view.seats[seat]!;
  return (
    <g class={seat === leader ? 'clan leads' : 'clan'} data-piece={`clan-${province}-${seat}`}>
      <rect class="unit" x={place.x} y={place.y} width={place.width} height={height} rx={height / 2} />
      <DrawnMark seat={seat} crest={clan} x={place.x - 1} y={place.y - 1} size={height + 2} tag={false} />
      {!place.short && <Figures stage={stage} view={view} pieces={map[province] ?? {}} place={place} />}
      <text class="fo" x={place.x + place.width - (place.short ? place.width * 0.26 : 13)} y={place.y + height * 0.73}>
        {force[seat]}
      </text>
    </g>
  );
}

function Figures({ stage, pieces, place }: { stage: Stage; view: View; pieces: Readonly<Record<string, number>>; place: Chip }) {
  let left = place.x + 31;
  return (
    <>
      {listedPieces(pieces, stage).map(([piece, count]) => {
        const at = left;
        left += count > 1 ? COUNTED : STEP;
        return (
          <g key={piece} class="pc">
            <Drawn name={`i-${shapeOf(piece)}`} x={at} y={place.y + 3.5} size={21} />
            {count > 1 && (
              <text class="pcn" x={at + 20} y={place.y + 23}>
                {count}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
