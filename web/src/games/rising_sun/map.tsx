/** The map: eight provinces with borders and shipping routes, what lies there, and what can be chosen. */
import { memo } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import type { Choice, looking } from '../../table/desk';
import { NORTH_TO_SOUTH, type Scale, arrow, outline, route, site, viewBox } from './geometry';
import { Drawn } from './pieces';
import { Site } from './site';
import { mapWords, provinceWords } from './mapwords';
import type { Say, Stage, View } from './types';

export interface MapProps {
  stage: Stage;
  view: View;
  say: Say;
  scale: Scale;
  /** Choices that belong to a province, by its name. */
  targets: ReadonlyMap<string, readonly Choice[]>;
  looked: Choice | null;
  /** The province that is looked at, whether it can be chosen or not. */
  seen: string | null;
  /** Provinces that a hint or the log points at. */
  marked: ReadonlySet<string>;
  see(province: string | null): void;
  looking(choice: Choice): ReturnType<typeof looking>;
  press(province: string, event: Event): void;
}

/** What a press on a province means: its one choice, or of several the one that can be made; null where one has to pick. */
export function sole(here: readonly Choice[]): Choice | null {
  if (here.length === 1) return here[0]!;
  const open = here.filter(({ why }) => why === null);
  return open.length === 1 ? open[0]! : null;
}

/** The drawing of the map. */
export function Japan(props: MapProps) {
  const { stage, view, say, scale, targets, marked, seen } = props;
  const battle = view.battle?.province ?? null;
  const open = NORTH_TO_SOUTH.filter((province) => targets.get(province)?.some(({ why }) => !why));
  const shut = NORTH_TO_SOUTH.filter((province) => targets.has(province) && !open.includes(province));
  const path = (province: string) => outline(province, scale);
  return (
    <svg class={`japan ${scale}`} viewBox={box(battle, scale)} preserveAspectRatio={battle && scale === 'short' ? 'xMidYMid slice' : undefined}>
      <title>{say('rising-map')}</title>
      <desc>{mapWords(stage, view, say)}</desc>
      <g aria-hidden="true">
        <Sea scale={scale} />
        <Routes stage={stage} scale={scale} />
        {NORTH_TO_SOUTH.map((province) => (
          <path key={province} class={`prov${open.includes(province) ? ' want' : ''}${province === battle ? ' battle' : ''}`} d={path(province)} />
        ))}
        {shut.map((province) => (
          <path key={province} class="noline" d={path(province)} />
        ))}
        {open.map((province) => (
          <path key={province} class="wantline" d={path(province)} />
        ))}
        {battle && <path class="battleline" d={path(battle)} />}
        {[...marked].map((province) => (
          <path key={province} class="marked" d={path(province)} />
        ))}
        {seen && targets.has(seen) && <path class={`lookline${open.includes(seen) ? '' : ' off'}`} d={path(seen)} />}
        <Boats stage={stage} scale={scale} />
        {NORTH_TO_SOUTH.map((province) => (
          <Site key={province} {...props} province={province} />
        ))}
      </g>
      <Hits {...props} open={open} />
    </svg>
  );
}

/** A phone looks at the battlefield only while there is a battle. */
function box(battle: string | null, scale: Scale): string {
  if (!battle || scale === 'full') return viewBox(scale);
  const { x, y } = site(battle, scale);
  return `${Math.round(x - 250)} ${Math.round(y - 95)} 500 330`;
}

const WAVES = [[40, 180], [110, 130], [180, 90], [250, 130], [560, 540], [640, 500], [720, 560], [800, 470], [850, 340], [460, 580], [810, 260], [420, 96], [20, 380], [600, 620], [860, 560], [740, 640]] as const;

const Sea = memo(function Sea({ scale }: { scale: Scale }) {
  const by = scale === 'short' ? 0.76 : 1;
  return (
    <>
      {WAVES.map(([x, y]) => (
        <path key={`${x} ${y}`} class="wave" d={`M${Math.round(x * by)} ${y}q9 -8 18 0t18 0`} />
      ))}
    </>
  );
});

/** Pairs of provinces that a shipping route joins, each once. */
function seaways(stage: Stage): [string, string][] {
  return stage.provinces.flatMap(({ province, links }) => links.filter(({ to, kind }) => kind === 'sea' && province < to).map(({ to }): [string, string] => [province, to]));
}

const Routes = memo(function Routes({ stage, scale }: { stage: Stage; scale: Scale }) {
  return (
    <>
      {seaways(stage).map(([one, other]) => (
        <path key={`${one} ${other}`} class="route" d={route(one, other, scale)?.path} />
      ))}
    </>
  );
});

const Boats = memo(function Boats({ stage, scale }: { stage: Stage; scale: Scale }) {
  return (
    <>
      {seaways(stage).map(([one, other]) => {
        const boat = route(one, other, scale)?.boat;
        if (!boat) return null;
        return (
          <g key={`${one} ${other}`} class="boat">
            <circle cx={boat.x} cy={boat.y} r={13} />
            <Drawn name="i-boat" x={boat.x - 9.5} y={boat.y - 10} size={19} />
          </g>
        );
      })}
    </>
  );
});

/** What pointer and keyboard meet: one tab stop, arrow keys walk over the provinces. */
function Hits({ open, ...props }: MapProps & { open: readonly string[] }) {
  const { stage, view, say, targets } = props;
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const current = stop ?? open[0] ?? NORTH_TO_SOUTH[0]!;
  const walk = (event: KeyboardEvent): void => {
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    const next = arrow(current, event.key);
    event.preventDefault();
    setStop(next);
    group.current?.querySelector<SVGElement>(`[data-province="${next}"]`)?.focus();
  };
  return (
    <g ref={group} role="group" aria-label={say('rising-map-provinces', { count: NORTH_TO_SOUTH.length })} onKeyDown={walk}>
      {NORTH_TO_SOUTH.map((province) => (
        <Hit key={province} {...props} province={province} words={provinceWords(province, targets.get(province) ?? [], stage, view, say)} isStop={province === current} onStop={setStop} />
      ))}
    </g>
  );
}

interface HitProps extends MapProps {
  province: string;
  words: string;
  isStop: boolean;
  onStop(province: string): void;
}

function Hit({ province, words, isStop, onStop, scale, targets, see, press, ...props }: HitProps) {
  const here = targets.get(province) ?? [];
  const meant = sole(here);
  const watch = meant ? props.looking(meant) : null;
  const isShut = here.length > 0 && here.every(({ why }) => why !== null);
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(province, event);
  };
  const onPointer = (inside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    see(inside ? province : null);
    if (inside) watch?.onPointerEnter(event);
    else watch?.onPointerLeave(event);
  };
  return (
    <path
      class={here.length ? 'hit can' : 'hit'}
      role="button"
      data-province={province}
      data-piece={`province-${province}`}
      tabindex={isStop ? 0 : -1}
      aria-disabled={isShut || undefined}
      aria-label={words}
      d={outline(province, scale)}
      onClick={(event) => press(province, event)}
      onKeyDown={key}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onFocus={() => {
        onStop(province);
        see(province);
        watch?.onFocus();
      }}
      onBlur={() => {
        see(null);
        watch?.onBlur();
      }}
    />
  );
}
