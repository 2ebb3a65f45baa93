/** The battle that goes on: who takes part, with which pieces, and the Force of each before bids and hired Ronin. */
import { Icon, Mark, PieceRow } from './pieces';
import { provinceName, seatName } from './speech';
import type { Battle, Say, Stage, View } from './types';

interface FacingProps {
  stage: Stage;
  view: View;
  say: Say;
  battle: Battle;
}

/** Whether all bids lie open. */
function isOpen({ bids, participants }: Battle): boolean {
  return Object.keys(bids).length === participants.length;
}

export function Facing({ stage, view, say, battle }: FacingProps) {
  const { force, leader } = view.provinces.find(({ name }) => name === battle.province)!;
  const name = provinceName(battle.province, stage);
  const token = stage.tokens.vp[view.season];
  return (
    <section class="facing panel" aria-label={say('rising-battle', { province: name })}>
      <h2 class="sub">
        <Icon name="force" size={16} />
        {say(isOpen(battle) ? 'rising-force-now' : 'rising-force-in', { province: name })}
      </h2>
      <ul class={battle.participants.length > 3 ? 'many' : ''}>
        {battle.participants.map((seat) => (
          <li key={seat} class={seat === leader ? 'win' : ''} data-piece={`facing-${seat}`}>
            <Mark seat={seat} crest={view.seats[seat]!.clan} size={40} number />
            <div>
              <b title={seatName(seat, stage, view, say)}>{seatName(seat, stage, view, say)}</b>
              <PieceRow stage={stage} pieces={view.seats[seat]!.map[battle.province] ?? {}} />
            </div>
            <span class="bf">
              {force[seat]! + (battle.hired[seat] ?? 0)}
              {battle.hired[seat] ? <small>{say('rising-hired', { count: battle.hired[seat]! })}</small> : null}
            </span>
          </li>
        ))}
      </ul>
      {token !== undefined && <p class="cap">{say('rising-winner-takes', { vp: token })}</p>}
    </section>
  );
}
