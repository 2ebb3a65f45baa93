/** The rows above the map: the political track with what was played and what comes, and the wars of the season. */
import { sentences } from '../../core/words';
import { Icon, Mark, mandateIcon } from './pieces';
import { provinceName, seatName } from './speech';
import type { Say, Stage, View } from './types';

interface TrackProps {
  stage: Stage;
  view: View;
  say: Say;
}

/** A space of the political track. */
export interface Space {
  kind: 'M' | 'K' | 'W';
  state: 'past' | 'now' | 'ahead';
  /** How many of its kind with this one. */
  nth: number;
  /** Who selects there. */
  seat: number | null;
  /** The Mandate that is carried out there, else that of the tile; null: face down, or none yet. */
  mandate: string | null;
  isPlayed: boolean;
  /** Lotus has played its tile face down, and the reader knows it all the same (R-CLAN-2). */
  isSecret: boolean;
}

/** The spaces of the track with the war at its end, as they are now. */
export function spacesOf(view: View): Space[] {
  const { position, spaces, selectors } = view.track;
  const current = view.phase === 'political' ? position - 1 : view.phase === 'setup' || view.phase === 'tea' ? -1 : spaces.length;
  const count = { M: 0, K: 0 };
  const found = [...spaces].map((letter, i): Space => {
    const kind = letter as 'M' | 'K';
    const nth = ++count[kind];
    const isPlayed = kind === 'M' && nth <= view.tiles.played.length;
    const seat = selectors[i] ?? null;
    const tile = isPlayed ? (view.tiles.played[nth - 1] ?? null) : null;
    // While Lotus still has to announce, what was announced is that of the turn before.
    const announced = i === current && isPlayed && view.decision?.name !== 'ANNOUNCE' ? view.announced : null;
    return {
      kind,
      nth,
      isPlayed,
      state: i < current ? 'past' : i === current ? 'now' : 'ahead',
      seat,
      mandate: announced ?? tile,
      isSecret: tile !== null && announced === null && seat !== null && view.seats[seat]?.clan === 'lotus',
    };
  });
  return [...found, { kind: 'W', nth: 1, isPlayed: false, isSecret: false, state: current === spaces.length ? 'now' : 'ahead', seat: null, mandate: null }];
}

export function PoliticalTrack(props: TrackProps) {
  const { stage, view, say } = props;
  return (
    <ol class="ptrack" data-part="track" aria-label={say('rising-track')}>
      {spacesOf(view).map((space) => (
        <li key={`${space.kind}${space.nth}`} class={`${space.kind.toLowerCase()} ${space.state}`} aria-current={space.state === 'now' ? 'step' : undefined} title={sentences([spaceWords(space, props), stage.mandates.find(({ mandate }) => mandate === space.mandate)?.words ?? ''])}>
          <span class="vh">{spaceWords(space, props)}</span>
          <span class="mi" aria-hidden="true" data-piece={space.state === 'now' ? 'tile-now' : undefined}>
            <SpaceSign {...props} space={space} />
          </span>
          <small aria-hidden="true">{spaceLabel(space, props)}</small>
        </li>
      ))}
    </ol>
  );
}

function SpaceSign({ view, space }: TrackProps & { space: Space }) {
  if (space.kind === 'K') return <Torii />;
  if (space.kind === 'W') return <Icon name="force" size={20} />;
  const owner = space.seat !== null && <Mark seat={space.seat} crest={view.seats[space.seat]!.clan} size={20} />;
  return (
    <>
      {space.isPlayed ? space.mandate ? <Icon name={mandateIcon(space.mandate)} size={17} /> : <i class="back" /> : <i class="empty" />}
      {owner}
    </>
  );
}

function Torii() {
  return (
    <svg width="24" height="21" viewBox="0 0 64 56">
      <use href="#torii" />
    </svg>
  );
}

function mandateName(mandate: string, stage: Stage): string {
  return stage.mandates.find((each) => each.mandate === mandate)?.name ?? mandate;
}

function spaceLabel(space: Space, { stage, say }: TrackProps): string {
  if (space.kind === 'K') return say('rising-kami-short', { n: space.nth });
  if (space.kind === 'W') return say('rising-war');
  if (space.mandate) {
    const name = mandateName(space.mandate, stage);
    return space.isSecret ? say('rising-own-face-down', { name }) : name;
  }
  return space.isPlayed ? say('rising-face-down') : say('rising-mandate');
}

/** A space in words: what it is, whose, and whether it is over. */
function spaceWords(space: Space, props: TrackProps): string {
  const { stage, view, say } = props;
  const label = space.kind === 'K' ? say('rising-kami-turn', { n: space.nth }) : spaceLabel(space, props);
  const who = space.seat === null ? '' : seatName(space.seat, stage, view, say);
  return say('rising-space', { label, who: who || 'nobody', state: space.state });
}

/** The wars of the season in their order: over, going on, still to come. */
export function WarTrack({ stage, view, say }: TrackProps) {
  const { provinces } = view.war;
  return (
    <ol class="wtrack" data-part="track" aria-label={say('rising-wars')}>
      {provinces.map((province) => {
        const state = warState(province, view);
        const winner = state === 'past' ? tokenHolder(view, province) : null;
        return (
          <li key={province} class={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span class="wn" aria-hidden="true">
              {provinces.indexOf(province) + 1}
            </span>
            <b>{provinceName(province, stage)}</b>
            {winner !== null && <Mark seat={winner} crest={view.seats[winner]!.clan} size={22} />}
            <span class="vh">{say('rising-war-state', { state, who: winner === null ? 'nobody' : seatName(winner, stage, view, say) })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether the war in a province is over, going on or to come; `done` counts the battle that goes on. */
export function warState(province: string, { war, battle }: View): 'past' | 'now' | 'ahead' {
  if (battle?.province === province) return 'now';
  return war.provinces.indexOf(province) < war.done ? 'past' : 'ahead';
}

/** Who holds this season's token of a province. */
export function tokenHolder(view: View, province: string): number | null {
  return view.seats.find(({ tokens }) => tokens.includes(`${view.season}/${province}`))?.seat ?? null;
}
