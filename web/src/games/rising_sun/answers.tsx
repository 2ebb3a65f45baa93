/** All questions with a list of answers: clans, places, pieces, cards, gifts, numbers, yes or no. */
import type { ComponentChildren } from 'preact';
import { type Choice, choicesOf } from '../../table/desk';
import { walkAnswers } from '../../ui/walk';
import { type AskedProps, ClanMark, Foot, Heading, Option, passOf } from './panel';
import { Icon, PieceIcon, Sign } from './pieces';
import { SayLine } from './say';
import type { Facts, Stage, View } from './types';

/** Answers that small windows show without what speaks for them: the line that says it stays in sight. */
const BRIEF: readonly string[] = ['province', 'shrine', 'piece', 'clan'];

type OneProps = AskedProps & { choice: Choice };

export function AnswerPanel(props: AskedProps) {
  const { offer } = props;
  const choices = answersOf(choicesOf(offer));
  const kind = String(choices[0]?.target['kind'] ?? 'yes');
  const isBrief = BRIEF.includes(kind);
  return (
    <>
      <Heading {...props} />
      {choices.length > 0 && (
        <ul class={`rs-opts of-${kind}`} onKeyDown={walkAnswers}>
          {choices.map((choice, i) => (
            <li key={choice.action} class={choice.why ? 'off' : ''}>
              <Option {...props} choice={choice} figure={choice.target['kind'] === 'number' ? null : i + 1}>
                <Answer {...props} choice={choice} />
              </Option>
            </li>
          ))}
        </ul>
      )}
      {!isBrief && <SayLine {...props} />}
      <Foot {...props} decline={passOf(offer)} said={isBrief && <SayLine {...props} />} />
    </>
  );
}

/** The answers of the list; declining has a place of its own. */
export function answersOf(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ target }) => target['kind'] !== 'pass');
}

function Answer(props: OneProps) {
  switch (props.choice.target['kind']) {
    case 'province':
      return <PlaceAnswer {...props} />;
    case 'shrine':
      return <ShrineAnswer {...props} />;
    case 'piece':
      return <PlaceAnswer {...props} sign={<PieceIcon piece={String(props.choice.target['piece'])} size={20} />} />;
    case 'card':
      return <CardAnswer {...props} />;
    case 'clan':
      return <PlaceAnswer {...props} sign={<ClanMark now={props.now} seat={Number(props.choice.target['seat'])} size={24} />} />;
    case 'gift':
      return <PlaceAnswer {...props} sign={<Icon name={props.choice.target['what'] === 'ronin' ? 'ronin' : 'coin'} />} />;
    case 'number':
      return <b class="rs-number">{Number(props.choice.target['number'])}</b>;
    case 'yes':
      return <PlaceAnswer {...props} sign={<Icon name="check" />} />;
    default:
      return <>{props.choice.label}</>;
  }
}

/** A shrine goes by its Kami. */
function ShrineAnswer(props: OneProps) {
  const { shrines } = props.now.view as unknown as View;
  const kami = shrines[Number(props.choice.target['slot'])]?.kami;
  const name = (props.stage as Stage).kami.find((each) => each.kami === kami)?.name;
  return <PlaceAnswer {...props} name={name} sign={kami && <Sign sign={`kami-${kami}`} size={20} />} />;
}

/** Of places, what stands there is seen on the board. */
function isPlace({ target }: Choice): boolean {
  return target['kind'] === 'province' || target['kind'] === 'shrine';
}

/** Where or whom, with the Force before and after, and how that stands against the others. */
function PlaceAnswer({ choice, sign, texts: say, name = choice.label }: OneProps & { sign?: ComponentChildren; name?: string | undefined }) {
  const facts: Facts = choice.facts;
  return (
    <>
      <span class="rs-where">
        {sign}
        <b>{name}</b>
        {facts.count !== undefined && !isPlace(choice) && <small>{say('rising-times', { count: facts.count })}</small>}
      </span>
      {facts.force && <ForceChange force={facts.force} />}
      {facts.cost !== undefined && (
        <span class="rs-fch">
          <Icon name="coin" size={15} />
          {facts.cost}
        </span>
      )}
      <span class="rs-why">{choice.why ? choice.why.text : (facts.standing ?? facts.notes?.[0])}</span>
    </>
  );
}

function ForceChange({ force: [before, after] }: { force: readonly [number, number] }) {
  return (
    <span class="rs-fch">
      <Icon name="force" size={15} />
      {before}
      {after !== before && (
        <>
          <Icon name="right" size={12} />
          <b>{after}</b>
        </>
      )}
    </span>
  );
}

function CardAnswer({ choice, texts: say, ...props }: OneProps) {
  const stage: Stage = props.stage;
  const facts: Facts = choice.facts;
  const card = stage.cards.find((each) => each.card === choice.target['card']);
  const cost = facts.cost ?? card?.cost;
  return (
    <>
      <span class="rs-cost">{cost}</span>
      <span class="rs-two">
        <b>{choice.label}</b>
        <small>{choice.why ? choice.why.text : card?.label}</small>
      </span>
      {facts.count !== undefined && facts.count > 1 && <small class="rs-copies">{say('rising-times', { count: facts.count })}</small>}
    </>
  );
}
