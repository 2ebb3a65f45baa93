/** The middle of the table: political track and shrines, or the wars of the season and the battle; below them the map. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Entry } from '../../core/protocol';
import { type Choice, askedOffer, choicesOf, lookAway, lookedAt, looking, press } from '../../table/desk';
import { Zoomable } from '../../ui/zoom';
import { Detail } from './detail';
import { Facing } from './facing';
import type { Scale } from './geometry';
import { Japan, sole } from './map';
import { Shrines } from './shrines';
import { PoliticalTrack, WarTrack } from './tracks';
import type { Stage, View } from './types';

const PHONE = '(max-width: 719px), (max-height: 500px)';

export function Board(props: TableProps) {
  const { now, texts: say } = props;
  const stage: Stage = props.stage;
  const view: View = now.view as never;
  const offer = props.past ? null : askedOffer(now);
  const choices = offer ? choicesOf(offer) : [];
  return (
    <div class={`rising${view.phase === 'war' ? ' war' : ''}`}>
      {view.phase === 'war' ? <WarTrack stage={stage} view={view} say={say} /> : <PoliticalTrack stage={stage} view={view} say={say} />}
      {view.phase === 'war' ? (
        view.battle && <Facing stage={stage} view={view} say={say} battle={view.battle} />
      ) : (
        <Shrines
          stage={stage}
          view={view}
          now={now}
          say={say}
          targets={choices.filter(({ target }) => typeof target['slot'] === 'number')}
          press={(choice, event) => press(choice, event, props)}
        />
      )}
      <Field {...props} choices={choices} />
    </div>
  );
}

/** The map with the corner that tells of the province that is looked at. */
function Field({ choices, ...props }: TableProps & { choices: readonly Choice[] }) {
  const { now, texts: say } = props;
  const stage: Stage = props.stage;
  const view: View = now.view as never;
  const scale = useScale();
  const [seen, see] = useState<string | null>(null);
  const [opened, open] = useState<{ province: string; decisions: number } | null>(null);
  const targets = byProvince(choices);
  const box = useRef<HTMLDivElement>(null);
  const looked = lookedAt(now);
  const isOpen = opened !== null && opened.decisions === now.decisions;
  const shown = isOpen ? opened.province : (seen ?? (looked && placeOf(looked)));
  const pressed = (province: string, event: Event): void => {
    const here = targets.get(province) ?? [];
    const meant = sole(here);
    if (meant) return press(meant, event, props);
    open(isOpen && opened.province === province ? null : { province, decisions: now.decisions });
    // Who comes with the keyboard goes on there.
    if (here.length > 1 && event instanceof KeyboardEvent) requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-pick]')?.focus());
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    open(null);
    box.current?.querySelector<SVGElement>(`[data-province="${opened.province}"]`)?.focus();
  };
  return (
    <div class="field-map" data-part="board" ref={box} onKeyDown={leave}>
      <Zoomable of={props.table.table} onDoubleTap={() => lookAway(props.now)}>
        <Japan
          stage={stage}
          view={view}
          say={say}
          scale={scale}
          targets={targets}
          looked={looked}
          seen={shown}
          marked={marked(props)}
          see={see}
          looking={(choice) => looking(choice, now)}
          press={pressed}
        />
      </Zoomable>
      {shown && <Detail {...props} province={shown} here={targets.get(shown) ?? []} looked={looked} isOpen={isOpen} />}
    </div>
  );
}

/** On a phone the map is narrower, with larger signs. */
function useScale(): Scale {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const change = (): void => setPhone(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return isPhone ? 'short' : 'full';
}

/** The province to which a choice belongs, null if to none. */
export function placeOf({ target }: Choice): string | null {
  const province = target['province'];
  return typeof province === 'string' ? province : null;
}

/** The choices that belong to a province. */
export function byProvince(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const province = placeOf(choice);
    if (province !== null) found.set(province, [...(found.get(province) ?? []), choice]);
  }
  return found;
}

/** Provinces that the hint or the entry under the pointer speaks of. */
function marked({ hint, pointed, now, stage }: TableProps): ReadonlySet<string> {
  const provinces = new Set(pointed ? provincesOf(pointed, stage) : []);
  const hinted = hint && now.offers.flatMap(choicesOf).find((choice) => choice.seat === hint.seat && choice.action === hint.action);
  const place = hinted && placeOf(hinted);
  if (place) provinces.add(place);
  return provinces;
}

/** Names of the arguments of facts that are provinces, by their number. */
const PLACES = ['province', 'from', 'to'] as const;

/** The provinces that an entry touches. */
export function provincesOf(entry: Entry, stage: Stage): string[] {
  const numbers = entry.told.flatMap(({ args }) => PLACES.flatMap((name) => (args[name] === undefined ? [] : [args[name]])));
  return numbers.flatMap((number) => stage.provinces[number]?.province ?? []);
}
