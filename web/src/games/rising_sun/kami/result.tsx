/** What came of a position, step by step: who had what Force, who won and why, what it gave; and what is asked now. */
import { useEffect, useState } from 'preact/hooks';
import type { Offer, Resolved, WalkLine, WalkStep } from '../../../core/protocol';
import { Button } from '../../../ui/button';
import { RuleLink } from '../../../ui/rule';
import type { Choice } from '../../../table/desk';
import { Japan } from '../map';
import { Mark } from '../pieces';
import { seatName } from '../speech';
import type { Say, Stage, View } from '../types';
import { Ask } from './ask';

interface ResultProps {
  game: string;
  stage: Stage;
  say: Say;
  found: Resolved;
  /** How many answers were given. */
  answered: number;
  busy: boolean;
  answer(notation: string): void;
  takeBack(): void;
}

export function Result(props: ResultProps) {
  const { say, found, answered, takeBack } = props;
  const last = found.steps.length - 1;
  const [at, setAt] = useState(Math.min(1, last));
  const here = Math.min(at, last);
  const step = found.steps[here]!;
  const isNow = here === last;
  // An answer leads to where it counts.
  useEffect(() => {
    if (answered) setAt((before) => Math.min(before, last));
  }, [answered]);
  return (
    <>
      <Steps {...props} here={here} go={setAt} />
      <section class="panel kstep" aria-labelledby="kami-step">
        <h2 id="kami-step">{step.title}</h2>
        <Forces {...props} step={step} />
        <ol class="klines" aria-live="polite">
          {step.lines.filter(({ text }) => text).map((line, n) => (
            <Told key={n} {...props} line={line} view={step.view as View} />
          ))}
        </ol>
        {isNow && found.offer && <Ask {...props} offer={found.offer} />}
        <p class="knext">
          {here > 0 && (
            <Button icon="i-left" onClick={() => setAt(here - 1)}>
              {say('kami-page-before')}
            </Button>
          )}
          {!isNow && (
            <Button kind="want" icon="i-right" onClick={() => setAt(here + 1)}>
              {say('kami-page-next')}
            </Button>
          )}
          {answered > 0 && (
            <Button kind="quiet" icon="i-undo" onClick={takeBack}>
              {say('kami-page-take-back')}
            </Button>
          )}
        </p>
      </section>
      <Standing {...props} step={step} isNow={isNow} />
    </>
  );
}

/** The steps so far; each can be gone to. */
function Steps({ say, found, here, go }: ResultProps & { here: number; go(step: number): void }) {
  return (
    <ol class="ksteps" aria-label={say('kami-page-steps')}>
      {found.steps.map((step, n) => (
        <li key={n}>
          <button type="button" class="btn" aria-current={n === here ? 'step' : undefined} onClick={() => go(n)}>
            {step.title}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The Forces at a shrine as bars, the strongest first; the winner is marked. */
function Forces({ stage, say, step }: ResultProps & { step: WalkStep }) {
  const { force, honor, winner, tied } = step.facts as { force?: number[]; honor?: number[]; winner?: number | null; tied?: number[] };
  const view = step.view as View;
  const seats = (honor ?? []).filter((seat) => force?.[seat]).sort((a, b) => force![b]! - force![a]!);
  if (!force || !seats.length) return null;
  const most = Math.max(...force);
  return (
    <ul class="kforces" aria-label={say('kami-page-forces')}>
      {seats.map((seat) => (
        <li key={seat} class={seat === winner ? 'won' : ''}>
          <Mark seat={seat} crest={view.seats[seat]?.clan ?? null} size={26} />
          <span>{seatName(seat, stage, view, say)}</span>
          <span class="bar" aria-hidden="true">
            <i style={{ width: `${(100 * force[seat]!) / most}%` }} />
          </span>
          <b>{force[seat]}</b>
          <span class="cap">{seat === winner ? say(tied && tied.length > 1 ? 'kami-page-won-tie' : 'kami-page-won') : ''}</span>
        </li>
      ))}
    </ul>
  );
}

function Told({ game, line }: ResultProps & { line: WalkLine; view: View }) {
  return (
    <li class={line.kind}>
      <span>{line.text}</span>
      <RuleLink game={game} rule={line.rule} />
    </li>
  );
}

const PHONE = '(max-width: 719px)';

/** Choices that are a province and nothing else: the map takes them, too. */
function byProvince({ seat, choices }: Offer): Map<string, Choice[]> {
  const found = choices.filter(({ target }) => target['kind'] === 'province');
  return new Map(found.map((choice) => [String(choice.target['province']), [{ ...choice, seat }]]));
}

/** The table when the step ended: Honor, coins, Ronin, points, and the map. */
function Standing({ stage, say, step, found, isNow, answer, busy }: ResultProps & { step: WalkStep; isNow: boolean }) {
  const view = step.view as View;
  const targets = isNow && found.offer ? byProvince(found.offer) : new Map<string, Choice[]>();
  return (
    <section class="panel kstand" aria-labelledby="kami-stand">
      <h2 id="kami-stand">{say('kami-page-stand')}</h2>
      <ol class="kpurses" aria-label={say('kami-page-honor')}>
        {view.honor.map((seat) => {
          const own = view.seats[seat]!;
          return (
            <li key={seat}>
              <Mark seat={seat} crest={own.clan} size={26} />
              <b>{seatName(seat, stage, view, say)}</b>
              <span class="cap">{say('kami-page-purse', { coins: own.coins, ronin: own.ronin, vp: own.vp })}</span>
            </li>
          );
        })}
      </ol>
      <div class="ksea">
        <Japan
          stage={stage}
          view={view}
          say={say}
          scale={matchMedia(PHONE).matches ? 'short' : 'full'}
          targets={targets}
          looked={null}
          seen={null}
          marked={new Set()}
          see={() => undefined}
          looking={() => ({ onFocus: () => undefined, onBlur: () => undefined, onPointerEnter: () => false, onPointerLeave: () => false })}
          press={(province) => {
            const choice = targets.get(province)?.[0];
            if (choice && !choice.why && !busy) answer(choice.notation);
          }}
        />
      </div>
    </section>
  );
}
