/** Inside a move: where it can go on to with what it costs, where it cannot, and the stop. */
import type { TableProps } from '../../core/game';
import type { Offer } from '../../core/protocol';
import { type Choice, choicesOf, lookedAt, press, selectedAt } from '../../table/desk';
import { runningMove } from './move';
import { Foot, Option, TurnTitle } from './panel';
import { Icon, Token } from './pieces';
import { piles } from './heap';
import { Sentence } from './say';
import { seatName } from './speech';
import type { Stage, Turn, View } from './types';
import { walkAnswers } from '../../ui/walk';

interface StepProps extends TableProps {
  offer: Offer;
}

export function StepPanel(props: StepProps) {
  const { now, offer, stage } = props;
  const view: View = now.view as never;
  const choices = choicesOf(offer);
  const spaces = choices.filter((choice) => choice.target['kind'] === 'space');
  const stop = choices.find((choice) => choice.target['kind'] === 'stop');
  return (
    <>
      <div class="acthd">
        <TurnTitle {...props} />
        {view.turn && <Power {...props} turn={view.turn} />}
      </div>
      <div class="stepline">
        <Crumbs {...props} />
        <Ahead {...props} />
      </div>
      <ul class="opts" onKeyDown={walkAnswers}>
        {spaces.map((choice) => (
          <li key={choice.action}>
            <Option {...props} choice={choice} figure={null}>
              <span class="to">{choice.label}</span>
              <span class={choice.why ? 'costp off' : 'costp'}>{choice.facts['cost']}</span>
              <What {...props} stage={stage} view={view} choice={choice} />
            </Option>
          </li>
        ))}
      </ul>
      <Foot {...props}>
        {stop && <Stop {...props} choice={stop} />}
      </Foot>
    </>
  );
}

/** Stops the move at once; while a space is selected the main button is the one that goes there. */
function Stop({ choice, ...props }: StepProps & { choice: Choice }) {
  const { now, stage, settings, busy, act } = props;
  const stop = (event: Event) => {
    if (settings.confirm || choice.why) press(choice, event, props);
    else if (!busy) act(choice.action, choice.seat);
  };
  const selected = selectedAt(now);
  const { turn }: View = now.view as never;
  // Before the first step the hours are paid for nothing: not what a person is to be led to.
  const unmoved = turn !== null && turn.power_left === turn.power;
  return (
    <button
      type="button"
      class={unmoved || (selected && selected.action !== choice.action) ? 'btn' : 'btn main'}
      aria-disabled={choice.why !== null}
      title={choice.why?.text ?? choice.words}
      onClick={stop}
    >
      <Icon name="flag" />
      <span>{choice.label}</span>
      <kbd>{(stage as Stage).actions.keys.stop}</kbd>
    </button>
  );
}

/** Move power as dots: what is left is filled. */
function Power({ texts: say, turn }: TableProps & { turn: Turn }) {
  return (
    <span class="pips" role="img" aria-label={say('kannagi-power-left', { left: turn.power_left, power: turn.power })}>
      <span>{say('kannagi-power')}</span>
      {Array.from({ length: turn.power }, (_, k) => (
        <i key={k} class={k < turn.power_left ? '' : 'u'} />
      ))}
      <b>{turn.power_left}</b>
      <small>/{turn.power}</small>
    </span>
  );
}

/** The way so far, with what was absorbed on it. */
function Crumbs({ stage, now, entries, offer, texts: say }: StepProps) {
  const view: View = now.view as never;
  const move = runningMove(entries);
  const from = move?.path[0] ?? view.seats[offer.seat]!.marker;
  return (
    <span class="crumbs">
      {say('kannagi-from')} <b>{shortName(stage, from)}</b>
      {move?.steps.map((step, i) => (
        <span key={i} class="crumb">
          <Icon name="right" size={14} /> <b>{shortName(stage, step.space)}</b>
          <TokenRow stage={stage} tokens={step.tokens} size={15} />
        </span>
      ))}
      <Icon name="right" size={14} /> <span class="q">?</span>
    </span>
  );
}

function shortName(stage: Stage, space: number): string {
  return stage.spaces[space]!.level === 0 ? stage.spaces[space]!.name : String(space);
}

/** At most three of a colour one by one, more as a figure. */
export function TokenRow({ stage, tokens, size }: { stage: Stage; tokens: readonly number[]; size: number }) {
  return (
    <>
      {piles(tokens).map(({ colour, count }) => (
        <span key={colour} class="cnt" role="img" aria-label={`${count} ${stage.tokens[colour]!.name}`}>
          {Array.from({ length: count > 3 ? 1 : count }, (_, k) => (
            <Token key={k} colour={colour} size={size} />
          ))}
          {count > 3 && count}
        </span>
      ))}
    </>
  );
}

/** What the space that is looked at does. */
function Ahead(props: StepProps) {
  const choice = lookedAt(props.now);
  return (
    <span class="prev" role="status">
      {choice ? <Sentence {...props} choice={choice} /> : props.offer.question}
    </span>
  );
}

/** What is on a space: tokens and the body after them, a shrine, another's marker. */
function What({ stage, view, choice, texts: say }: TableProps & { view: View; choice: Choice }) {
  const { facts } = choice;
  const tokens: readonly number[] = facts['tokens'];
  const shrine: number | null = facts['shrine'];
  // The main shrine has room for all: who is there makes no difference.
  const markers: readonly number[] = choice.target['space'] === 0 ? [] : facts['markers'];
  const vp: number | undefined = facts['gains']?.vp;
  return (
    <span class="what">
      {tokens.some(Boolean) && <TokenRow stage={stage} tokens={tokens} size={16} />}
      {tokens.some(Boolean) && (
        <span class="hb">
          <Icon name="body" size={15} label={say('kannagi-body')} />
          {say('kannagi-of-short', { have: facts['body'], most: facts['resistance'] })}
        </span>
      )}
      {shrine !== null && <Shrine name={seatName(shrine, stage, view, say)} own={shrine === choice.seat} say={say} />}
      {shrine === null && markers.map((seat) => <span key={seat}>{seatName(seat, stage, view, say)}</span>)}
      {shrine === null && !markers.length && !tokens.some(Boolean) && facts['jump'] && <span>{say('kannagi-jump')}</span>}
      {vp !== undefined && (
        <span class="gain">
          <Icon name="scroll" size={15} label={say('kannagi-vp')} />
          <b>+{vp}</b>
        </span>
      )}
      {choice.why && <span class="w">{choice.why.rule}</span>}
    </span>
  );
}

/** Whose branch shrine is on a space: its sign and the owner, for the words are longer than the button. */
function Shrine({ name, own, say }: { name: string; own: boolean; say: TableProps['texts'] }) {
  return (
    <span class="gain">
      <Icon name="supply" size={15} label={own ? say('kannagi-own-shrine') : say('kannagi-shrine-of', { name })} />
      <span aria-hidden="true">{own ? say('kannagi-own-shrine') : name}</span>
    </span>
  );
}
