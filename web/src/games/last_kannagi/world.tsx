/** The world: 37 spaces in one drawing, its pieces, and what can be reached. */
import { memo } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import { SIDE, WORLD_HEIGHT, WORLD_WIDTH, arrow, centre, outerSides, outline, polyline, rows } from './geometry';
import { Ground, Markers, Pieces } from './spaces';
import type { Choice, looking } from '../../table/desk';
import { type Speech, spaceWords, worldWords } from './speech';
import type { Stage, View } from './types';

export interface WorldProps {
  stage: Stage;
  view: View;
  speech: Speech;
  /** The seat whose turn it is, -1 nobody's. */
  active: number;
  /** The choices that belong to a space. */
  targets: readonly Choice[];
  /** The choice that is looked at. */
  looked: Choice | null;
  /** Spaces of the running move. */
  path: readonly number[];
  /** Spaces that a hint or the log points at. */
  marked: ReadonlySet<number>;
  /** The properties that make a target look at its choice. */
  looking(choice: Choice): ReturnType<typeof looking>;
  press(choice: Choice, event: Event): void;
}

const VIEW_BOX = `${Math.round(-WORLD_WIDTH / 2)} ${Math.round(-WORLD_HEIGHT / 2)} ${Math.round(WORLD_WIDTH)} ${Math.round(WORLD_HEIGHT)}`;

/** The drawing of the world. */
export function World(props: WorldProps) {
  const { stage, view, speech } = props;
  const targets = new Map(props.targets.map((target) => [spaceOf(target), target]));
  const steps = props.targets.filter((target) => target.target['kind'] === 'space' || isFarLooked(target, props.looked));
  return (
    <svg class="world" viewBox={VIEW_BOX}>
      <title>{speech.say('kannagi-world')}</title>
      <desc>{worldWords(stage, view, speech)}</desc>
      <g aria-hidden="true">
        {stage.spaces.map((space, number) => (
          <Ground key={number} space={space} wanted={steps.some((step) => spaceOf(step) === number && step.why === null)} />
        ))}
        <Rim stage={stage} />
        <Trail {...props} />
        {stage.spaces.map((space, number) => (
          <Pieces key={number} view={view} number={number} space={space} />
        ))}
        <Markers stage={stage} view={view} active={props.active} />
        <Costs stage={stage} steps={steps} looked={props.looked} />
        {[...props.marked].map((number) => (
          <path key={number} class="marked" d={outline(centre(stage.spaces[number]!), SIDE - 4)} />
        ))}
      </g>
      <Hits {...props} byNumber={targets} />
    </svg>
  );
}

const Rim = memo(function Rim({ stage }: { stage: Stage }) {
  return (
    <>
      {stage.spaces.flatMap((space) =>
        outerSides(space, space.outer).map((side) => (
          <g key={side.line}>
            <path class="rim" d={side.line} />
            {side.hachures.map((stroke) => (
              <path key={stroke} class="hach" d={stroke} />
            ))}
          </g>
        )),
      )}
    </>
  );
});

function isSame(one: Choice, other: Choice | null): boolean {
  return one.action === other?.action && one.seat === other.seat;
}

/** A space to which no single step leads shows what the way there costs only while it is looked at. */
function isFarLooked(target: Choice, looked: Choice | null): boolean {
  return target.target['kind'] === 'far' && isSame(target, looked);
}

/** The space to which a choice belongs. */
function spaceOf(choice: Choice): number {
  return Number(choice.target['space']);
}

/** The way of the running move, and on to the space that is looked at. */
function Trail({ stage, path, looked }: WorldProps) {
  const at = (number: number) => centre(stage.spaces[number]!);
  const last = path[path.length - 1];
  const isAhead = looked?.target['kind'] === 'space' && looked.why === null && last !== undefined;
  return (
    <>
      {path.length > 1 && <path class="trail" d={polyline(path.map(at))} />}
      {isAhead && <path class="trail ahead" d={polyline([at(last), at(spaceOf(looked))])} />}
    </>
  );
}

interface CostsProps {
  stage: Stage;
  steps: readonly Choice[];
  looked: Choice | null;
}

/** The outlines of the targets, then that of the one that is looked at, and above all lines what each costs. */
function Costs({ stage, steps, looked }: CostsProps) {
  const around = (step: Choice) => outline(centre(stage.spaces[spaceOf(step)]!), SIDE - 4);
  const chosen = steps.find((step) => isSame(step, looked));
  return (
    <>
      {steps.map((step) => (
        <path key={step.action} class={step.why ? 'noline' : 'wantline'} d={around(step)} />
      ))}
      {chosen && <path class={chosen.why ? 'lookline off' : 'lookline'} d={around(chosen)} />}
      {steps.map((step) => (
        <Cost key={step.action} stage={stage} step={step} sign={step.why ? ' off' : step === chosen ? ' at' : ''} />
      ))}
    </>
  );
}

/** What a target costs; struck out if it is not possible. */
function Cost({ stage, step, sign }: { stage: Stage; step: Choice; sign: string }) {
  const { x, y } = centre(stage.spaces[spaceOf(step)]!);
  return (
    <>
      <circle class={`cost${sign}`} cx={x + 30} cy={y - 26} r={15} />
      <text class={`costn${sign}`} x={x + 30} y={y - 19.8}>
        {step.facts['cost']}
      </text>
    </>
  );
}

/** What pointer and keyboard meet: a grid of spaces with one tab stop. */
function Hits({ byNumber, ...props }: WorldProps & { byNumber: Map<number, Choice> }) {
  const { stage, view, speech } = props;
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<number | null>(null);
  const first = possible(props.targets) ?? view.seats[props.active]?.marker ?? 0;
  const current = stop ?? first;
  const step = (event: KeyboardEvent) => {
    const next = arrow(stage.spaces, current, event.key);
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    setStop(next);
    group.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
  };
  return (
    <g ref={group} role="grid" aria-label={speech.say('kannagi-world-spaces', { count: stage.spaces.length })} onKeyDown={step}>
      {rows(stage.spaces).map((row) => (
        <g key={row[0]} role="row">
          {row.map((number) => (
            <Hit key={number} {...props} number={number} target={byNumber.get(number)} isStop={number === current} onStop={setStop} />
          ))}
        </g>
      ))}
    </g>
  );
}

/** The first space that can be chosen. */
function possible(targets: readonly Choice[]): number | undefined {
  const first = targets.find((target) => target.why === null);
  return first && spaceOf(first);
}

interface HitProps extends WorldProps {
  number: number;
  target: Choice | undefined;
  isStop: boolean;
  onStop(number: number): void;
}

function Hit({ stage, view, speech, number, target, isStop, onStop, ...props }: HitProps) {
  const watch = target ? props.looking(target) : null;
  const press = (event: Event) => target && props.press(target, event);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(event);
  };
  return (
    <path
      class={target ? 'hit can' : 'hit'}
      role="gridcell"
      data-space={number}
      data-keep={number === view.seats[props.active]?.marker || undefined}
      tabindex={isStop ? 0 : -1}
      aria-disabled={target && target.why !== null}
      aria-label={spaceWords(stage, view, speech, number, target)}
      d={outline(centre(stage.spaces[number]!), SIDE - 2)}
      onClick={press}
      onKeyDown={key}
      {...watch}
      onFocus={() => {
        onStop(number);
        watch?.onFocus();
      }}
    />
  );
}
