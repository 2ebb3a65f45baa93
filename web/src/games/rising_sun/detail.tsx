/** The province that is looked at, in a free corner of the map: pieces by name, what a choice does there, or why not. */
import type { TableProps } from '../../core/game';
import { type Choice, deskAt, looking, nameOf, press } from '../../table/desk';
import { RuleLink } from '../../ui/rule';
import { sole } from './map';
import { rewardWords } from './mapwords';
import { Icon, Mark, PieceIcon } from './pieces';
import { clansIn } from './site';
import { pieceWords, provinceName, seatName } from './speech';
import { warState } from './tracks';
import type { Facts, Stage, View } from './types';

type DetailProps = TableProps & {
  province: string;
  /** The choices that belong to it. */
  here: readonly Choice[];
  looked: Choice | null;
  /** Several choices are to be picked from. */
  isOpen: boolean;
};

export function Detail(props: DetailProps) {
  const { province, here, looked, isOpen, texts: say } = props;
  const stage: Stage = props.stage;
  const view: View = props.now.view as never;
  const { force, leader } = view.provinces.find(({ name }) => name === province)!;
  const war = view.war.provinces.indexOf(province);
  const isTie = leader !== null && force.filter((value) => value === force[leader]).length > 1;
  const choice = here.find((each) => each.action === looked?.action && each.seat === looked.seat) ?? sole(here);
  return (
    <aside class={isOpen ? 'detail open' : 'detail'} aria-label={provinceName(province, stage)}>
      <div class="dh">
        <b>{provinceName(province, stage)}</b>
        {war >= 0 && <span class={warState(province, view) === 'past' ? 'wn done' : 'wn'}>{war + 1}</span>}
        <span class="dim">{rewardWords(province, stage, say)}</span>
      </div>
      <ul class="dl">
        {clansIn(view, province).map((seat) => (
          <li key={seat} class={seat === leader ? 'win' : ''}>
            <Mark seat={seat} crest={view.seats[seat]!.clan} size={20} />
            <span>
              <span class="vh">{seatName(seat, stage, view, say)} </span>
              {pieceWords(view.seats[seat]!.map[province] ?? {}, stage, say)}
              {isTie && seat === leader && <small class="dim">{say('rising-leads-honor')}</small>}
            </span>
            <b>{force[seat]}</b>
          </li>
        ))}
        {!clansIn(view, province).length && <li class="none">{say('rising-empty')}</li>}
      </ul>
      {isOpen && here.length > 1 ? <Picks {...props} /> : choice ? <Consequence {...props} choice={choice} /> : here.length > 1 && <p class="dw">{say('rising-several', { count: here.length })}</p>}
    </aside>
  );
}

/** What the choice does, or why it cannot be made. */
function Consequence({ choice, table, texts: say }: DetailProps & { choice: Choice }) {
  const facts: Facts = choice.facts;
  if (choice.why)
    return (
      <p class="dw">
        {choice.why.text} <RuleLink game={table.game} rule={choice.why.rule} tab={-1} />
      </p>
    );
  return (
    <p class="dw can">
      {facts.force && (
        <b>
          <Icon name="force" size={15} label={say('rising-force')} /> {facts.force[0]} → {facts.force[1]}
        </b>
      )}{' '}
      {facts.standing ?? choice.words}
      {facts.cost !== undefined && ` · ${say('rising-cost', { cost: facts.cost })}`}
    </p>
  );
}

/** Several choices in one province, each as a button. */
function Picks(props: DetailProps) {
  const { here, now } = props;
  return (
    <ul class="dp">
      {here.map((choice) => (
        <li key={nameOf(choice)}>
          <button
            type="button"
            class={`btn${choice.why ? '' : ' want'}${deskAt(now).tapped === nameOf(choice) ? ' chosen' : ''}`}
            data-pick={nameOf(choice)}
            aria-disabled={choice.why !== null}
            title={choice.why ? `${choice.why.text} (${choice.why.rule})` : undefined}
            {...looking(choice, now)}
            onClick={(event) => press(choice, event, props)}
          >
            {typeof choice.target['piece'] === 'string' && <PieceIcon piece={choice.target['piece']} size={18} />}
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
