/** The four shrines in their order: what each gives, the Force of the clans there, who would win now and why. */
import type { ComponentChildren } from 'preact';
import { type Choice, looking, nameOf } from '../../table/desk';
import type { Now } from '../../core/protocol';
import { sentences } from '../../core/words';
import { Explained } from '../../ui/tip';
import { Icon, Mark, PieceRow } from './pieces';
import { seatName } from './speech';
import type { Say, Shrine, Stage, View } from './types';

interface ShrinesProps {
  stage: Stage;
  view: View;
  now: Now;
  say: Say;
  /** The choices that belong to a shrine. */
  targets: readonly Choice[];
  press(choice: Choice, event: Event): void;
}

export function Shrines(props: ShrinesProps) {
  const { view, say } = props;
  return (
    <ol class="shrines" aria-label={say('rising-shrines')} data-part="shrines">
      {view.shrines.map((shrine, slot) => (
        <ShrineCard key={shrine.kami} {...props} shrine={shrine} slot={slot} />
      ))}
    </ol>
  );
}

function ShrineCard({ shrine, slot, ...props }: ShrinesProps & { shrine: Shrine; slot: number }) {
  const { stage, view, say, targets } = props;
  const kami = stage.kami.find((each) => each.kami === shrine.kami)!;
  const here = targets.filter(({ target }) => target['slot'] === slot);
  const target = here.length === 1 ? here[0]! : null;
  return (
    <li class={`shr${here.some(({ why }) => !why) ? ' want' : ''}`} data-piece={`shrine-${slot}`} aria-current={view.kami_slot === slot ? 'step' : undefined}>
      <div class="sh1">
        <svg class="kc" width="34" height="34" aria-hidden="true">
          <use href={`#c-${shrine.kami}`} />
        </svg>
        <div>
          <h3>
            <Explained text={kami.words} game={stage.game} rule={kami.rule} tab={-1}>
              {kami.name}
            </Explained>
          </h3>
          <span class="fx" aria-hidden="true">
            {kami.label}
          </span>
          <span class="vh">{kami.words}</span>
        </div>
      </div>
      <Forces stage={stage} view={view} say={say} shrine={shrine} slot={slot} />
      <Standing stage={stage} view={view} say={say} shrine={shrine} slot={slot} />
      {target && (
        <Cover {...props} choice={target}>
          {kami.name}
        </Cover>
      )}
    </li>
  );
}

type PartProps = Pick<ShrinesProps, 'stage' | 'view' | 'say'> & { shrine: Shrine; slot: number };

/** Who worships there, the strongest first. */
function Forces({ stage, view, say, shrine, slot }: PartProps) {
  const seats = byForce(shrine.force, shrine.leader, view.honor);
  return (
    <ul class="fr" aria-label={say('rising-force')}>
      {seats.map((seat) => (
        <li key={seat} class={seat === shrine.leader ? 'win' : ''} data-piece={`worship-${slot}-${seat}`}>
          <Mark seat={seat} crest={view.seats[seat]!.clan} size={22} />
          <span class="vh">{seatName(seat, stage, view, say)}</span>
          <span class="fg">
            <PieceRow stage={stage} pieces={view.seats[seat]!.shrines[slot]!} size={15} />
          </span>
          <b>{shrine.force[seat]}</b>
        </li>
      ))}
      {!seats.length && <li class="none">{say('rising-nobody-here')}</li>}
    </ul>
  );
}

/** Seats with Force, the leader first, then by Force, and by Honor where that is equal. */
export function byForce(force: readonly number[], leader: number | null, honor: readonly number[]): number[] {
  const seats = force.flatMap((value, seat) => (value > 0 ? [seat] : []));
  const key = (seat: number): number => (seat === leader ? -1 : honor.indexOf(seat));
  return seats.sort((a, b) => (a === leader ? -1 : b === leader ? 1 : force[b]! - force[a]!) || key(a) - key(b));
}

/** Who won the shrine last; before the first Kami Turn of a season that of the last one is long over. */
export function lastWinner({ last_winner: last }: Shrine, { phase, kami_turn: turns }: View): number | null {
  return turns && phase !== 'setup' && phase !== 'tea' ? last : null;
}

/** Who would win now and why, and who won last. */
function Standing({ stage, view, say, shrine, slot }: PartProps) {
  const { leader, force } = shrine;
  const last = lastWinner(shrine, view);
  const isTie = leader !== null && force.filter((value) => value === force[leader]).length > 1;
  return (
    <p class="res">
      {leader !== null && (
        <span class="lead-now" data-piece={`leader-${slot}`}>
          <Icon name="right" size={14} />
          <Mark seat={leader} crest={view.seats[leader]!.clan} size={20} />
          <b>{seatName(leader, stage, view, say)}</b>
          <small>{say(isTie ? 'rising-leads-honor' : 'rising-leads')}</small>
        </span>
      )}
      {leader === null && <span class="lead-now none">{say('rising-nobody-leads')}</span>}
      {last !== null && (
        <span class="last-won" title={say('rising-last-won', { name: seatName(last, stage, view, say) })}>
          <Icon name="check" size={13} />
          <Mark seat={last} crest={view.seats[last]!.clan} size={18} />
          <span class="vh">{say('rising-last-won', { name: seatName(last, stage, view, say) })}</span>
        </span>
      )}
    </p>
  );
}

/** What makes a whole card a target. */
function Cover({ choice, now, press, children }: ShrinesProps & { choice: Choice; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="cover"
      data-target={nameOf(choice)}
      aria-disabled={choice.why !== null}
      aria-label={choice.why ? sentences([choice.words, choice.why.text]) : choice.words}
      {...looking(choice, now)}
      onClick={(event) => press(choice, event)}
    >
      <span class="vh">{children}</span>
    </button>
  );
}
