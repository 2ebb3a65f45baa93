/** The smaller questions: prayer a or b, a colour, a blessing, a number, a payment, a character. */
import type { TableProps } from '../../core/game';
import type { Offer, OfferedRun } from '../../core/protocol';
import { blessingOf } from './blessings';
import { Bold } from '../../ui/bold';
import { type Choice, choicesOf, isRunSelected, lookedAt, pressRun } from '../../table/desk';
import { RUN_KEY } from './keys';
import { Foot, Option, TurnTitle } from './panel';
import { Icon, Mark, Token } from './pieces';
import { Rewards } from './rewards';
import { Sentence } from './say';
import { TokenRow } from './steps';
import type { Stage, View } from './types';
import { walkAnswers } from '../../ui/walk';

interface AnswerProps extends TableProps {
  offer: Offer;
}

export function AnswerPanel(props: AnswerProps) {
  const { offer, now } = props;
  const choices = choicesOf(offer).filter((choice) => choice.target['kind'] !== 'card');
  const looked = lookedAt(now);
  const run = offer.runs.find((each) => isRunSelected(each, now));
  return (
    <>
      <div class="acthd">
        <TurnTitle {...props} />
        <p class="ask">{offer.question}</p>
      </div>
      <div class="stepline">
        <span class="prev" role="status">
          {looked ? <Sentence {...props} choice={looked} /> : (run?.words ?? ' ')}
        </span>
      </div>
      <ul class={`opts of-${offer.decision}`} onKeyDown={walkAnswers}>
        {choices.map((choice, i) => (
          <li key={choice.action}>
            <Option {...props} choice={choice} figure={choice.target['kind'] === 'number' ? null : i + 1}>
              <Answer {...props} choice={choice} />
            </Option>
          </li>
        ))}
      </ul>
      <Foot {...props}>{offer.runs.length > 0 && offer.runs.map((each) => <RunButton key={each.label} {...props} run={each} />)}</Foot>
    </>
  );
}

/** All in one go; taken back as one. */
function RunButton({ run, ...props }: AnswerProps & { run: OfferedRun }) {
  const { offer, now } = props;
  return (
    <button
      type="button"
      class={`btn want${isRunSelected(run, now) ? ' chosen' : ''}`}
      title={run.words}
      aria-keyshortcuts={RUN_KEY}
      onClick={(event) => pressRun(run, offer.seat, event, props)}
    >
      <span>
        {run.label}
        <span class="vh">. {run.words}</span>
      </span>
      <kbd aria-hidden="true">{RUN_KEY}</kbd>
    </button>
  );
}

type OneProps = AnswerProps & { choice: Choice };

function Answer(props: OneProps) {
  switch (props.choice.target['kind']) {
    case 'branch':
      return <BranchAnswer {...props} />;
    case 'colour':
      return <ColourAnswer {...props} />;
    case 'blessing':
      return <BlessingAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
    case 'pay':
      return <PayAnswer {...props} />;
    case 'character':
      return <CharacterAnswer {...props} />;
    default:
      return <>{props.choice.label}</>;
  }
}

function BranchAnswer({ choice }: OneProps) {
  return (
    <>
      <span class="to">{String(choice.target['branch']).toUpperCase()}</span>
      <span class="line">{choice.words}</span>
    </>
  );
}

function colourIndex(stage: Stage, name: unknown): number {
  return stage.tokens.findIndex((token) => token.colour === name);
}

function ColourAnswer({ stage, choice, texts: say }: OneProps) {
  const { body, storage } = choice.facts;
  return (
    <>
      <Token colour={colourIndex(stage, choice.target['colour'])} size={22} />
      <b>{choice.label}</b>
      {body !== undefined && (
        <span class="hb">
          <Icon name="body" size={15} />
          {body} <Icon name="right" size={13} /> <Icon name="store" size={15} label={say('kannagi-purified')} />
          {storage}
        </span>
      )}
    </>
  );
}

function BlessingAnswer({ stage, now, choice, texts: say }: OneProps) {
  const view: View = now.view as never;
  const blessing = blessingOf(stage, view, view.seats[choice.seat]!, String(choice.target['blessing']));
  const colour = colourIndex(stage, choice.target['column']);
  return (
    <>
      <span class="to">{String(choice.target['blessing'])}</span>
      <span class="co">
        {choice.facts['cost']}
        <Token colour={colour} size={18} />
      </span>
      <Icon name="right" size={13} />
      <span class="rws">{blessing && <Rewards blessing={blessing} say={say} />}</span>
    </>
  );
}

function NumberAnswer({ stage, choice, texts: say }: OneProps) {
  const { facts, target } = choice;
  const n = Number(target['n']);
  return (
    <>
      <span class="to">{n}</span>
      <Token colour={colourIndex(stage, target['colour'])} size={20} />
      {facts['best_vp'] !== undefined && (
        <span class="hb">
          <Bold words={say('kannagi-best', { vp: facts['best_vp'] })} />
        </span>
      )}
      {Array.isArray(facts['body']) && (
        <span class="hb">
          <Icon name="body" size={15} label={say('kannagi-body')} />
          {facts['body'][1] === facts['body'][0] ? facts['body'][0] : `${facts['body'][0]}–${facts['body'][1]}`}/{facts['resistance']}
        </span>
      )}
      {typeof facts['storage'] === 'number' && (
        <span class="hb">
          <Icon name="store" size={15} label={say('kannagi-purified')} />
          {facts['storage']}
          {facts['returned'] > 0 && <small>{say('kannagi-returned', { count: facts['returned'] })}</small>}
        </span>
      )}
    </>
  );
}

function PayAnswer({ stage, choice }: OneProps) {
  return <TokenRow stage={stage} tokens={choice.facts['pays']} size={20} />;
}

function CharacterAnswer({ stage, choice }: OneProps) {
  const name = String(choice.target['character']);
  return (
    <>
      <Mark seat={choice.seat} crest={name} size={32} />
      <span class="two-lines">
        <b>{choice.label}</b>
        <small>{(stage as Stage).characters[name]?.words}</small>
      </span>
    </>
  );
}
