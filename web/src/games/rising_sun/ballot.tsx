/** The sealed list of partners: the best first, as many as one likes. */
import type { TableProps } from '../../core/game';
import { type Choice, choicesOf, looking, nameOf } from '../../table/desk';
import { walkAnswers } from '../../ui/walk';
import { type AskedProps, ClanMark, Foot, Heading, OthersSealed } from './panel';
import { Icon } from './pieces';
import { draftOf, layDraft, listActions, raised, send, toggled } from './sealed';
import { listed, seatName } from './speech';
import type { View } from './types';

export function BallotPanel(props: AskedProps) {
  const { offer, now, texts: say } = props;
  const view: View = now.view as never;
  const candidates = choicesOf(offer).filter(({ target }) => target['kind'] === 'clan');
  const laid = draftOf(offer, now);
  const done = view.seats[offer.seat]?.ballot ?? [];
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== offer.seat);
  return (
    <>
      <Heading {...props} />
      <ol class="rs-opts rs-ballot" onKeyDown={walkAnswers}>
        {candidates.map((choice, i) => (
          <Candidate key={choice.action} {...props} choice={choice} figure={i + 1} laid={laid} done={done} />
        ))}
      </ol>
      <p class="rs-say">
        <Icon name="info" size={16} />
        <span>{listWords(props, [...done, ...laid])}</span>
      </p>
      <OthersSealed {...props} seats={others} done={(seat) => !now.acting.includes(seat)} />
      <Foot {...props}>
        <button type="button" class="btn main" disabled={props.busy} onClick={() => sealBallot(props)}>
          <Icon name="sealed" />
          <span>{say('rising-seal-list')}</span>
          <kbd>S</kbd>
        </button>
        {laid.length > 0 && (
          <button type="button" class="btn" onClick={() => layDraft(offer, now, [])}>
            <Icon name="close" />
            <span>{say('rising-clear')}</span>
            <kbd>C</kbd>
          </button>
        )}
      </Foot>
    </>
  );
}

/** The list as it is, in words. */
function listWords({ stage, now, texts: say }: AskedProps, list: readonly number[]): string {
  if (!list.length) return say('rising-list-empty');
  return say('rising-list', { names: listed(list.map((seat) => seatName(seat, stage, now.view as never, say)), say) });
}

/** Seals the list as it lies there. */
export function sealBallot(props: AskedProps): void {
  send(listActions(props.offer, draftOf(props.offer, props.now)), props.offer, props);
}

/** While others still write: what the reader has sealed, and who is done. */
export function OwnBallot(props: TableProps) {
  const { stage, now, seats, texts: say } = props;
  const view: View = now.view as never;
  if (view.decision?.name !== 'BALLOT') return null;
  const own = seats.length === 1 ? (seats[0] ?? null) : null;
  const list = own === null ? null : (view.seats[own]?.ballot ?? null);
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== own);
  return (
    <>
      {list && (
        <p class="rs-say">
          <Icon name="lock" size={16} />
          <span>{list.length ? say('rising-list', { names: listed(list.map((seat) => seatName(seat, stage, view, say)), say) }) : say('rising-list-none')}</span>
        </p>
      )}
      <OthersSealed {...props} seats={others} done={(seat) => !now.acting.includes(seat)} />
    </>
  );
}

interface CandidateProps extends AskedProps {
  choice: Choice;
  figure: number;
  laid: readonly number[];
  /** Those that were listed before, one by one. */
  done: readonly number[];
}

/** Puts a candidate on the list, or takes it off. */
export function pressCandidate({ offer, now, announce, texts: say, choice }: AskedProps & { choice: Choice }): void {
  if (choice.why) return announce(choice.why.text);
  const list = toggled(draftOf(offer, now), Number(choice.target['seat']));
  layDraft(offer, now, list);
  announce(say(list.includes(Number(choice.target['seat'])) ? 'rising-on-list' : 'rising-off-list', { name: choice.label, place: list.length }));
}

function Candidate({ choice, figure, laid, done, ...props }: CandidateProps) {
  const { offer, now, texts: say, hint } = props;
  const seat = Number(choice.target['seat']);
  const at = [...done, ...laid].indexOf(seat);
  const isHinted = hint !== null && hint.seat === choice.seat && hint.action === choice.action;
  return (
    <li>
      <button
        type="button"
        class={`btn rs-opt${choice.why ? '' : ' want'}${at >= 0 ? ' chosen' : ''}${isHinted ? ' hinted' : ''}`}
        data-name={nameOf(choice)}
        aria-pressed={at >= 0}
        aria-disabled={choice.why !== null}
        title={choice.why ? `${choice.why.text} (${choice.why.rule})` : undefined}
        {...looking(choice, now)}
        onClick={() => pressCandidate({ ...props, choice })}
      >
        <span class="vh">{at >= 0 ? say('rising-listed', { name: choice.label, place: at + 1 }) : choice.words}</span>
        <span class="seen" aria-hidden="true">
          {!choice.why && <kbd>{figure}</kbd>}
          <span class="rs-where">
            <ClanMark now={now} seat={seat} size={24} />
            <b>{choice.label}</b>
          </span>
          <span class="rs-place">{at >= 0 ? say('rising-nth', { n: at + 1 }) : ''}</span>
        </span>
      </button>
      {laid.indexOf(seat) > 0 && (
        <button type="button" class="ib" aria-label={say('rising-raise', { name: choice.label })} onClick={() => layDraft(offer, now, raised(laid, seat))}>
          <Icon name="up" />
        </button>
      )}
    </li>
  );
}
