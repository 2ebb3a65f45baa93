/** The revelation cards of a seat: what the reader knows of them, and how far each is. */
import type { TableProps } from '../../core/game';
import { Icon } from './pieces';
import { Term } from '../../ui/term';
import type { HeldCard, Say, Seat, Stage } from './types';
import { HouseMark } from '../../ui/house';

/** Nothing where cards are left out of the game. */
export function Hand({ stage, seats, texts: say, seat }: TableProps & { seat: Seat }) {
  if (!seat.hand.length) return null;
  const isHouse = seat.hand.some((held) => held.card !== null && cardOf(stage, held)?.provenance.house);
  return (
    <div class="blk">
      <h3 class="sub">
        <Icon name="scroll" size={15} />
        <Term stage={stage} id="revelations" />
        {seats.includes(seat.seat) && (
          <span class="cap">
            <Icon name="lock" size={13} />
            {say('kannagi-only-you')}
          </span>
        )}
        {isHouse && <HouseMark words={say('kannagi-house-cards')} why={houseWords(stage, seat)} />}
      </h3>
      <ul class="revs" data-part="hand">
        {seat.hand.map((held, slot) => (held.card === null ? <Closed key={slot} say={say} /> : <Open key={slot} stage={stage} held={held} say={say} piece={`hand-${seat.seat}-${slot}`} />))}
      </ul>
    </div>
  );
}

function cardOf(stage: Stage, held: HeldCard) {
  return stage.revelations.find((card) => card.card === held.card);
}

function houseWords(stage: Stage, seat: Seat): string {
  const found = seat.hand.map((held) => cardOf(stage, held)?.provenance).find((provenance) => provenance?.house);
  return (found && stage.provenance[found.kind]) ?? '';
}

function Closed({ say }: { say: Say }) {
  return (
    <li class="closed">
      <span class="rt">{say('kannagi-face-down')}</span>
    </li>
  );
}

function Open({ stage, held, say, piece }: { stage: Stage; held: HeldCard; say: Say; piece: string }) {
  const card = cardOf(stage, held);
  if (!card) return null;
  return (
    <li class={held.face_up ? 'done' : ''} data-piece={piece}>
      <span class="rt">{card.words}</span>
      <span class="rv">
        <b>{card.vp}</b> {say('kannagi-vp')}
      </span>
      <State held={held} say={say} />
    </li>
  );
}

function State({ held, say }: { held: HeldCard; say: Say }) {
  if (held.face_up || held.met) {
    return (
      <span class={held.face_up ? 'badge ink' : 'badge'}>
        <Icon name="check" size={13} />
        {say(held.face_up ? 'kannagi-shown' : 'kannagi-met')}
      </span>
    );
  }
  const [have, need] = [held.have ?? 0, held.need ?? 1];
  return (
    <span class="pr">
      <span class="bar">
        <i style={{ width: `${Math.round((100 * have) / need)}%` }} />
      </span>
      <span>{say('kannagi-of-short', { have, most: need })}</span>
    </span>
  );
}
