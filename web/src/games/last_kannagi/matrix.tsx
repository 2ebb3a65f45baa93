/** The main choice: five actions by five levels, with or without a card, and rest. */
import { useRef } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Offer } from '../../core/protocol';
import { Cell } from './cell';
import { type Choice, choicesOf, deskAt, lay, looking, nameOf, press } from '../../table/desk';
import { Icon, KIND_ICONS } from './pieces';
import { Recent } from './recent';
import { SayLine } from './say';
import type { ActionKind } from './stage';
import type { Seat, Stage, View } from './types';

export interface MatrixProps extends TableProps {
  /** Null while nothing is asked: then the matrix is shown as printed. */
  offer: Offer | null;
  waiting: string | null;
}

export function MatrixPanel(props: MatrixProps) {
  const choices = props.offer ? choicesOf(props.offer) : [];
  return (
    <>
      <Head {...props} choices={choices} />
      <KindTabs {...props} choices={choices} />
      <Matrix {...props} choices={choices} />
      {props.offer ? <SayLine {...props} /> : <Recent {...props} />}
    </>
  );
}

type WithChoices = MatrixProps & { choices: readonly Choice[] };

function restOf(choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice.target['kind'] === 'rest');
}

/** The choice that a hint points at; it may lie under a switch or tab that is not open. */
function hintedOf({ hint, offer }: MatrixProps): Choice | undefined {
  const choices = offer ? choicesOf(offer) : [];
  return hint ? choices.find((choice) => choice.seat === hint.seat && choice.action === hint.action) : undefined;
}

function Head(props: WithChoices) {
  const { stage, now, texts: say, offer, waiting, choices } = props;
  const rest = restOf(choices);
  const keys = (stage as Stage).actions.keys;
  const isChosen = rest !== undefined && deskAt(now).tapped === nameOf(rest);
  return (
    <div class={waiting === null ? 'acthd' : 'acthd waits'}>
      <h2 class="sub">{waiting ?? say('kannagi-choose')}</h2>
      {offer && <CardSwitch {...props} />}
      {rest && (
        <button type="button" class={isChosen ? 'btn restb chosen' : 'btn restb'} data-name={nameOf(rest)} title={rest.words} {...looking(rest, now)} onClick={(event) => press(rest, event, props)}>
          <Icon name="rest" />
          <span>{isChosen ? say('press-again', { choice: rest.label }) : say('kannagi-rest', { rest: rest.label, hours: rest.facts['hours'] })}</span>
          <kbd>{keys.rest}</kbd>
        </button>
      )}
    </div>
  );
}

/** A card makes levels 2 to 4 cheaper and opens EX; where no choice with a card is possible, it says why. */
function CardSwitch(props: WithChoices) {
  const { now, texts: say, offer, choices } = props;
  const { card } = deskAt(now);
  const hinted = hintedOf(props)?.target['card'];
  const seat: Seat = (now.view as unknown as View).seats[offer!.seat]!;
  const withCard = choices.filter((choice) => choice.target['card'] === true);
  const why = withCard.every((choice) => choice.why) ? withCard.find((choice) => choice.target['level'] === 1)?.why : null;
  return (
    <button
      type="button"
      class={hinted !== undefined && hinted !== card ? 'switch hinted' : 'switch'}
      role="switch"
      aria-checked={card}
      aria-disabled={Boolean(why)}
      aria-keyshortcuts="+"
      title={why ? `${why.text} (${why.rule})` : undefined}
      onClick={() => !why && lay(now, { card: !card })}
    >
      <span class="tr" />
      <span>
        {say('kannagi-use-card')} <span class="cap">{why ? why.text : say('kannagi-card-does', { count: seat.cards })}</span>
      </span>
    </button>
  );
}

/** The kinds and rest as tabs, for a phone. */
function KindTabs(props: WithChoices) {
  const { stage, now, texts: say, offer, choices } = props;
  const { actions } = stage as Stage;
  const hint = hintedOf(props);
  const hinted = hint && (hint.target['kind'] === 'rest' ? 'rest' : hint.target['action']);
  const open = deskAt(now).kind ?? actions.kinds[0]!.kind;
  const tabs = [...actions.kinds.map(({ kind, name }) => ({ kind, name, icon: KIND_ICONS[kind]! })), { kind: 'rest', name: restOf(choices)?.label ?? actions.rest.name, icon: 'rest' }];
  const tabClass = (kind: string): string => {
    if (kind === hinted && kind !== open) return 'tab hinted';
    return offer && !isPossible(kind, choices) ? 'tab none' : 'tab';
  };
  return (
    <div class={offer ? 'atabs' : 'atabs idle'} role="group" aria-label={say('kannagi-action')}>
      {tabs.map(({ kind, name, icon }) => (
        <button key={kind} type="button" class={tabClass(kind)} aria-pressed={kind === open} disabled={!offer} onClick={() => lay(now, { kind, tapped: null })}>
          <Icon name={icon} size={22} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** Whether some level of an action is possible, with a card or without. */
function isPossible(kind: string, choices: readonly Choice[]): boolean {
  return choices.some(({ target, why }) => !why && (target['kind'] === 'rest' ? 'rest' : target['action']) === kind);
}

function Matrix(props: WithChoices) {
  const { stage, now, texts: say, offer, choices } = props;
  const { kinds } = (stage as Stage).actions;
  const grid = useRef<HTMLDivElement>(null);
  const { card, kind: chosen, tapped } = deskAt(now);
  const open = chosen ?? kinds[0]!.kind;
  const shown = choices.filter((choice) => choice.target['kind'] === 'main' && choice.target['card'] === card);
  const rest = restOf(choices);
  return (
    <div ref={grid} class={offer ? 'matrix' : 'matrix idle'} role="grid" aria-label={say('kannagi-actions')} aria-disabled={!offer} onKeyDown={(event) => walk(event, grid.current)}>
      <Hours {...props} choices={shown} />
      {kinds.map((kind, row) => (
        <div key={kind.kind} class="arow" role="row" data-open={open === kind.kind ? '' : undefined}>
          <RowHead kind={kind} />
          {kind.cells.map((printed, level) => {
            const choice = shown.find((each) => each.target['action'] === kind.kind && each.target['level'] === level);
            return <Cell key={level} {...props} kind={kind} printed={printed} level={level} choice={choice} isStop={row === 0 && level === 0} />;
          })}
        </div>
      ))}
      {rest && (
        <div class="arow resting" role="row" data-open={open === 'rest' ? '' : undefined}>
          <div class="ac" role="gridcell">
            <button type="button" class={`cell${tapped === nameOf(rest) ? ' chosen' : ''}`} {...looking(rest, now)} onClick={(event) => press(rest, event, props)}>
              {rest.words}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function RowHead({ kind }: { kind: ActionKind }) {
  return (
    <div class="an" role="rowheader">
      <Icon name={KIND_ICONS[kind.kind]!} size={20} />
      <b>{kind.name}</b>
      <kbd>{kind.key}</kbd>
    </div>
  );
}

/** The levels with their hours, as they are now. */
function Hours({ stage, texts: say, choices, offer }: WithChoices) {
  const { levels } = (stage as Stage).actions;
  return (
    <div class="arow hd" role="row">
      <div class="an" role="columnheader">
        <span class="vh">{say('kannagi-action')}</span>
      </div>
      {levels.map((level, i) => {
        const hours: number | null = offer ? (choices.find((choice) => choice.target['level'] === i)?.facts['hours'] ?? null) : level.hours;
        return (
          <div key={level.name} class="ah" role="columnheader">
            <b>{level.name}</b>
            <span>
              <Icon name="hour" size={13} />
              {hours === null ? '–' : say('kannagi-hours', { hours })}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Arrow keys walk over the cells; the matrix is one tab stop. */
function walk(event: KeyboardEvent, grid: HTMLElement | null): void {
  const moves: Record<string, readonly [number, number]> = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
  const lines = [...(grid?.querySelectorAll('.arow:not(.hd):not(.resting)') ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>('.cell')]);
  const row = lines.findIndex((line) => line.includes(document.activeElement as HTMLElement));
  const column = lines[row]?.indexOf(document.activeElement as HTMLElement) ?? -1;
  if (column < 0) return;
  const [down, right] = moves[event.key] ?? [0, 0];
  const to = event.key === 'Home' ? lines[row]![0] : event.key === 'End' ? lines[row]!.at(-1) : lines[row + down]?.[column + right];
  if (!(event.key in moves) && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  to?.focus();
}
