/** What the panels inside a turn share: title, answers as buttons, and the foot with the way back. */
import type { ComponentChildren } from 'preact';
import type { TableProps } from '../../core/game';
import { sentences } from '../../core/words';
import { type Choice, deskAt, looking, nameOf, press, selectedAt } from '../../table/desk';
import { turnStart } from './move';
import { Icon, KIND_ICONS } from './pieces';
import { hourOf } from './track';
import type { Stage, View } from './types';

/** "Move 4 with a card · 3 h, hour 9 to 12". */
export function TurnTitle({ stage, now, entries, texts: say }: TableProps) {
  const view: View = now.view as never;
  const { kinds, levels } = (stage as Stage).actions;
  const { turn } = view;
  const kind = kinds.find((each) => each.kind === turn?.kind);
  if (!turn || !kind) return null;
  const start = turnStart(entries);
  const clock = view.seats[view.acting[0] ?? 0]!.clock;
  const name = turn.bonus ? say('kannagi-bonus-move') : say('kannagi-action-level', { kind: kind.name, level: levels[turn.level]!.name });
  return (
    <h2 class="sub">
      <Icon name={turn.bonus ? 'move' : KIND_ICONS[kind.kind]!} />
      {start?.withCard && !turn.bonus ? say('kannagi-with-card', { action: name }) : name}
      {start && (
        <span class="cap">
          {say('kannagi-took', { hours: start.hours, from: hourOf(stage, view, clock - start.hours), to: hourOf(stage, view, clock) })}
        </span>
      )}
    </h2>
  );
}

interface OptionProps extends TableProps {
  choice: Choice;
  /** Its figure key; null if it shows the number that is typed for it. */
  figure: number | null;
  children: ComponentChildren;
}

/** An answer as a button; one that is not possible can be looked at all the same. */
export function Option({ choice, figure, children, ...props }: OptionProps) {
  const { now, hint } = props;
  const name = nameOf(choice);
  const isHinted = hint !== null && hint.seat === choice.seat && hint.action === choice.action;
  return (
    <button
      type="button"
      class={`btn opt${choice.why ? '' : ' want'}${deskAt(now).tapped === name ? ' chosen' : ''}${isHinted ? ' hinted' : ''}`}
      data-name={name}
      aria-disabled={choice.why !== null}
      title={choice.why ? `${choice.why.text} (${choice.why.rule})` : undefined}
      {...looking(choice, now)}
      onClick={(event) => press(choice, event, props)}
    >
      <span class="vh">{choice.why ? sentences([choice.words, choice.why.text]) : choice.words}</span>
      <span class="seen" aria-hidden="true">
        {figure !== null && figure < 10 && !choice.why && <kbd>{figure}</kbd>}
        {children}
      </span>
    </button>
  );
}

/** Does what a first tap has selected. */
export function DoButton({ choice, busy, act, texts: say }: TableProps & { choice: Choice }) {
  const words = choice.target['kind'] === 'space' ? say('kannagi-go-to', { place: choice.label }) : say('kannagi-do');
  return (
    <button type="button" class="btn main" disabled={busy} onClick={() => act(choice.action, choice.seat)}>
      {words}
    </button>
  );
}

/** The main button, and taking back, with the reason why not. */
export function Foot({ children, ...props }: TableProps & { children?: ComponentChildren }) {
  const { now, texts: say, takeBack } = props;
  const { undo } = now;
  const isOpen = undo.can || undo.ask;
  const selected = selectedAt(now);
  if (!children && !isOpen && !selected) return null;
  return (
    <div class="foot">
      {selected && selected.target['kind'] !== 'stop' && <DoButton {...props} choice={selected} />}
      {children}
      {isOpen && (
        <button type="button" class="btn" title={undo.why || undefined} onClick={takeBack}>
          <Icon name="undo" />
          <span>{say(undo.can ? 'kannagi-take-back' : 'kannagi-ask-back')}</span>
          <kbd>U</kbd>
        </button>
      )}
      {isOpen && <span class="cap note">{undo.can ? say('kannagi-free-back') : undo.why}</span>}
    </div>
  );
}
