/** The last battle once more, step by step: all bids open together, each advantage in order, outcome, poets, reparations. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Told } from '../../core/protocol';
import { RuleLink } from '../../ui/rule';
import { ClanMark } from './panel';
import { Icon, Sign } from './pieces';
import { type Replay, type Step, bidsIn, isNewest, lastBattle, wonIn } from './replay';
import { seatName } from './speech';
import type { Stage, View } from './types';

/** How long a step is shown before the next one comes by itself, in ms. */
const PACE = 1100;

/** The battle to look back at: the last one of a war that goes on, or of one that is just over; null if there is none. */
export function useBattle({ entries, now }: TableProps): Replay | null {
  const replay = useMemo(() => lastBattle(entries), [entries]);
  const view: View = now.view as never;
  return replay !== null && (view.phase === 'war' || isNewest(replay, entries)) ? replay : null;
}

interface ReplayProps extends TableProps {
  replay: Replay;
  /** A line alone until it is opened: something else is asked, and comes first. */
  folds: boolean;
}

export function BattleReplay({ replay, folds, ...props }: ReplayProps) {
  const { stage, texts: say, settings, past } = props;
  const count = replay.steps.length;
  const isFresh = useRef(!past && isNewest(replay, props.entries));
  // Who comes to a battle that is long over has nothing to wait for.
  const [at, show] = useState(isFresh.current && !settings.still ? 1 : Infinity);
  const shown = Math.min(at, count);
  const [runs, run] = useState(true);
  const [isOpen, open] = useState(false);
  const isFolded = folds && !isOpen;
  useEffect(() => {
    if (isFolded || !runs || shown >= count) return;
    const timer = setTimeout(() => show(shown + 1), PACE);
    return () => clearTimeout(timer);
  }, [isFolded, runs, shown, count]);
  const told = isFolded ? count : shown;
  const step = (by: number) => {
    run(false);
    show(Math.max(1, Math.min(count, shown + by)));
  };
  const winner = winnerIn(replay.steps.slice(0, told));
  const province = (stage as Stage).provinces[replay.province]?.name ?? '';
  const title = (
    <>
      <Icon name="force" size={16} />
      <span>{say('rising-battle-of', { province })}</span>
      {winner !== undefined && <span class="cap">{say('rising-won-by', { name: seatName(winner, stage, props.now.view as never, say) })}</span>}
    </>
  );
  return (
    <section class={`rs-replay${folds ? ' above' : ''}`} data-part="battle" aria-label={say('rising-battle-of', { province })}>
      {folds && (
        <button type="button" class="rs-fold" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {title}
          <span class="rs-how">{say('rising-how-it-went')}</span>
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </button>
      )}
      {!isFolded && (
        <>
          <div class="rs-hd">
            {!folds && <h3 class="sub">{title}</h3>}
            <span class="rs-steps">
              <button type="button" class="ib" aria-label={say('rising-step-back')} aria-disabled={shown <= 1} onClick={() => step(-1)}>
                <Icon name="left" />
              </button>
              <span>{say('rising-step', { n: shown, count })}</span>
              <button type="button" class="ib" aria-label={say('rising-step-on')} aria-disabled={shown >= count} onClick={() => step(1)}>
                <Icon name="right" />
              </button>
            </span>
          </div>
          <BidTable {...props} replay={replay} shown={shown} />
          <ol class="rs-story">
            {replay.steps.slice(0, shown).map((each, i) => (
              <StepLine key={i} {...props} step={each} isNew={i === shown - 1} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Who won the battle, once the steps have shown it. */
function winnerIn(steps: readonly Step[]): number | undefined {
  return steps.flatMap(({ facts }) => facts).find(({ name }) => name === 'outcome')?.seat;
}

/** All bids side by side; the winner of an advantage is marked once it is settled. */
function BidTable({ replay, shown, ...props }: TableProps & { replay: Replay; shown: number }) {
  const { stage, now, texts: say } = props;
  const won = wonIn(replay, shown);
  const { advantages } = stage as Stage;
  return (
    <table class="rs-bidtable">
      <caption class="vh">{say('rising-all-bids')}</caption>
      <thead>
        <tr>
          <td />
          {advantages.map(({ advantage, name }) => (
            <th key={advantage} scope="col" title={name}>
              <Sign sign={`advantage-${advantage}`} size={18} />
              <span class="vh">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bidsIn(replay).map(({ seat, bids }) => (
          <tr key={seat}>
            <th scope="row">
              <ClanMark now={now} seat={seat} size={20} /> {seatName(seat, stage, now.view as never, say)}
            </th>
            {bids.map((bid, i) => (
              <td key={i} class={won[i] === seat ? 'won' : bid ? '' : 'zero'}>
                {won[i] === seat && <span class="vh">{say('rising-wins')} </span>}
                {bid}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StepLine({ step, isNew, table, ...props }: TableProps & { step: Step; isNew: boolean }) {
  const facts = step.kind === 'bids' ? step.facts.filter(({ name }) => name !== 'bids') : step.facts;
  const told = facts.filter(({ text }) => text);
  if (!told.length) return null;
  return (
    <li class={isNew ? 'new' : ''}>
      {told.map((fact, i) => (
        <p key={i}>
          <Who {...props} fact={fact} table={table} />
          <span>{fact.text}</span>
          <RuleLink game={table.game} rule={fact.rule} />
        </p>
      ))}
    </li>
  );
}

function Who({ fact, now }: TableProps & { fact: Told }) {
  return fact.seat < 0 ? <Icon name="force" size={16} /> : <ClanMark now={now} seat={fact.seat} size={18} />;
}
