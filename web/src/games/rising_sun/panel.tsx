/** What the panels of all questions share: heading, answers as buttons, and the foot with the way back. */
import type { ComponentChildren } from 'preact';
import type { TableProps } from '../../core/game';
import type { Offer } from '../../core/protocol';
import { sentences } from '../../core/words';
import { type Choice, choicesOf, deskAt, looking, nameOf, press, selectedAt } from '../../table/desk';
import { RuleLink } from '../../ui/rule';
import { End } from './end';
import { Icon, Mark, Sign } from './pieces';
import { seatName } from './speech';
import type { Facts, OfferFacts, View } from './types';

export interface AskedProps extends TableProps {
  offer: Offer;
}

/** The crest of a seat's clan. */
export function ClanMark({ seat, now, size }: Pick<TableProps, 'now'> & { seat: number; size: number }) {
  return <Mark seat={seat} crest={(now.view as unknown as View).seats[seat]?.clan ?? null} size={size} />;
}

/** What is asked: what is carried out, how often still, by which rule; `brief` where the title says it all. */
export function Heading({ offer, table, texts: say, brief = false }: AskedProps & { brief?: boolean }) {
  const facts: OfferFacts = offer.facts;
  return (
    <>
      <div class="rs-hd">
        <h2>
          {facts.sign && <Sign sign={facts.sign} size={22} />}
          {facts.title ?? offer.question}
        </h2>
        {facts.left !== undefined && <span class="rs-left">{say('rising-left', { count: facts.left })}</span>}
        {facts.rule && <RuleLink game={table.game} rule={facts.rule} />}
      </div>
      {facts.title && !brief && <p class="rs-ask">{offer.question}</p>}
      {facts.lead && <p class="rs-lead">{facts.lead}</p>}
    </>
  );
}

interface OptionProps extends TableProps {
  choice: Choice;
  /** Its figure key, or its letter; null if it has none or shows it anyway. */
  figure: number | string | null;
  shape?: string;
  children: ComponentChildren;
}

/** An answer as a button; one that is not possible can be looked at all the same. */
export function Option({ choice, figure, shape = '', children, ...props }: OptionProps) {
  const { now, hint } = props;
  const name = nameOf(choice);
  const isHinted = hint !== null && hint.seat === choice.seat && hint.action === choice.action;
  return (
    <button
      type="button"
      class={`btn rs-opt ${shape}${choice.why ? '' : ' want'}${deskAt(now).tapped === name ? ' chosen' : ''}${isHinted ? ' hinted' : ''}`}
      data-name={name}
      aria-disabled={choice.why !== null}
      title={choice.why ? `${choice.why.text} (${choice.why.rule})` : undefined}
      {...looking(choice, now)}
      onClick={(event) => press(choice, event, props)}
    >
      <span class="vh">{spoken(choice, props.texts)}</span>
      <span class="seen" aria-hidden="true">
        {figure !== null && !(Number(figure) >= 10) && !choice.why && <kbd>{figure}</kbd>}
        {children}
      </span>
    </button>
  );
}

/** What a screen reader says of a choice: what it does, how that stands and what follows, or why it cannot be. */
export function spoken({ words, facts: found, why }: Choice, say: TableProps['texts']): string {
  const facts: Facts = found;
  const cost = facts.cost !== undefined && facts.left !== undefined && say('rising-costs', { cost: facts.cost, left: facts.left });
  const added = why ? [why.text] : [facts.standing ?? '', cost || '', ...(facts.notes ?? [])];
  return added.some(Boolean) ? sentences([words, ...added]) : words;
}

/** Does what a first tap has selected. */
export function DoButton({ choice, busy, act, texts: say }: TableProps & { choice: Choice }) {
  return (
    <button type="button" class="btn main" disabled={busy} onClick={() => act(choice.action, choice.seat)}>
      {say('rising-do')}
    </button>
  );
}

/** The choice that stands for doing nothing, or no more. */
export function passOf(offer: Offer): Choice | undefined {
  return choicesOf(offer).find(({ target }) => target['kind'] === 'pass');
}

interface FootProps extends TableProps {
  children?: ComponentChildren;
  decline?: Choice | undefined;
  /** What is said of the answer that is looked at. */
  said?: ComponentChildren;
}

/** What is said, the main button, declining, and taking back, with the reason why not. */
export function Foot({ said, ...props }: FootProps) {
  return (
    <End {...props}>
      {said}
      <Buttons {...props} />
    </End>
  );
}

function Buttons({ children, decline, ...props }: FootProps) {
  const { now } = props;
  const { undo } = now;
  const isOpen = undo.can || undo.ask;
  const selected = selectedAt(now);
  if (!children && !isOpen && !selected && !decline) return null;
  return (
    <div class="rs-foot">
      {selected && <DoButton {...props} choice={selected} />}
      {children}
      {decline && (
        <Option {...props} choice={decline} figure={0} shape="decline">
          <Icon name="close" />
          <span>{decline.label}</span>
        </Option>
      )}
      {isOpen && <TakeBack {...props} />}
    </div>
  );
}

function TakeBack({ now: { undo }, takeBack, texts: say }: TableProps) {
  return (
    <button type="button" class={`btn${undo.can ? '' : ' asks'}`} title={undo.why || undefined} onClick={takeBack}>
      <Icon name="undo" />
      <span>{say(undo.can ? 'rising-take-back' : 'rising-ask-back')}</span>
      <kbd>U</kbd>
    </button>
  );
}

/** What the others of a sealed question do: nothing but whether they are done is known. */
export function OthersSealed({ seats, done, ...props }: TableProps & { seats: readonly number[]; done(seat: number): boolean }) {
  const { stage, now, texts: say } = props;
  const view: View = now.view as never;
  return (
    <ul class="rs-oth" aria-label={say('rising-the-others')}>
      {seats.map((seat) => (
        <li key={seat}>
          <ClanMark now={now} seat={seat} size={26} />
          <b>{seatName(seat, stage, view, say)}</b>
          {done(seat) ? (
            <span class="badge ink">
              <Icon name="sealed" size={14} />
              {say('rising-sealed')}
            </span>
          ) : (
            <span class="wait sm">
              <Icon name="hour" size={14} />
              {say('rising-thinking')}
            </span>
          )}
          <span class="rs-st">
            <Icon name="coin" size={15} label={say('rising-coins')} />
            {view.seats[seat]!.coins}
          </span>
          <span class="rs-st">
            <Icon name="ronin" size={15} label={say('rising-ronin')} />
            {view.seats[seat]!.ronin}
          </span>
        </li>
      ))}
    </ul>
  );
}
