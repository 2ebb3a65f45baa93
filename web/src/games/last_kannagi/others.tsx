/** The other players in short: what each has, when it acts, how it is doing. */
import type { TableProps } from '../../core/game';
import { Icon, LETTERS, Mark, Token } from './pieces';
import { characterOf, isAlly, listed, playerWords, seatName } from './speech';
import { hourOf } from './track';
import type { Say, Seat, Stage, View } from './types';

export function Others(props: TableProps) {
  const { now, seats, texts: say } = props;
  const view: View = now.view as never;
  const others = view.seats.filter((seat) => !seats.includes(seat.seat));
  return (
    <ul class="opps" aria-label={say('kannagi-others')}>
      {others.map((seat) => (
        <Other key={seat.seat} {...props} view={view} seat={seat} />
      ))}
    </ul>
  );
}

type OtherProps = TableProps & { view: View; seat: Seat };

function Other(props: OtherProps) {
  const { stage, view, seat, texts: say } = props;
  const player = playerWords(seat, props.table, props.player, say);
  return (
    <li class="opp" data-piece={`card-${seat.seat}`}>
      <div class="o1">
        <Mark seat={seat.seat} crest={characterOf(view, seat.seat)} size={34} number />
        <div class="on">
          <b>{seatName(seat.seat, stage, view, say)}</b>
          <span class="cap">{isAlly(seat, view, props.seats) ? say('kannagi-ally', { player }) : player}</span>
        </div>
        {seat.form > 0 && (
          <span class="badge ink">
            <Icon name="form" size={14} />
            {say('kannagi-in-form', { count: seat.form })}
          </span>
        )}
        <span class="vp" data-piece={`vp-${seat.seat}`}>
          <b>{seat.vp}</b>
          <small>{say('kannagi-vp')}</small>
        </span>
      </div>
      <div class="o2">
        <Stats {...props} />
        <div class="pur" data-piece={`store-${seat.seat}`}>
          <Icon name="store" size={16} label={say('kannagi-purified')} />
          {seat.storage.map((count, colour) => (
            <span key={colour} class={count ? 'cnt' : 'cnt zero'}>
              <Token colour={colour} size={17} label={(stage as Stage).tokens[colour]!.name} />
              {count}
            </span>
          ))}
        </div>
        <Received stage={stage} seat={seat} say={say} />
      </div>
    </li>
  );
}

function Stats({ stage, view, seat, texts: say }: OtherProps) {
  const isActing = view.acting.includes(seat.seat);
  const turn = view.order.filter((other) => !view.acting.includes(other)).indexOf(seat.seat);
  return (
    <div class="stats">
      <Stat icon="clock" words={say('kannagi-stat-hour')}>
        {hourOf(stage, view, seat.clock)}
        {(isActing || turn >= 0) && <small> {isActing ? say('kannagi-now') : say('kannagi-nth', { n: turn + 1 + view.acting.length })}</small>}
      </Stat>
      <Stat icon="faith" words={say('kannagi-stat-faith')}>
        {seat.faith}
      </Stat>
      <Stat icon="body" words={say('kannagi-stat-body')} piece={`body-${seat.seat}`}>
        {say('kannagi-of-short', { have: seat.body_power, most: seat.resistance ?? 0 })}
      </Stat>
      <Stat icon="supply" words={say('kannagi-stat-supply')} piece={`supply-${seat.seat}`}>
        {seat.supply}
      </Stat>
      <Stat icon="card" words={say('kannagi-stat-cards')}>
        {seat.cards}
      </Stat>
      <Stat icon="scroll" words={say('kannagi-stat-revealed')} piece={`hand-${seat.seat}`}>
        {say('kannagi-of-short', { have: seat.hand.filter((held) => held.face_up).length, most: seat.hand.length })}
      </Stat>
    </div>
  );
}

interface StatProps {
  icon: string;
  words: string;
  piece?: string;
  children: preact.ComponentChildren;
}

function Stat({ icon, words, piece, children }: StatProps) {
  return (
    <span class="st" title={words} data-piece={piece}>
      <Icon name={icon} size={16} label={words} />
      <span class="sl" aria-hidden="true">
        {words}
      </span>
      <b>{children}</b>
    </span>
  );
}

/** All blessings as small squares, the received ones in their colour. */
function Received({ stage, seat, say }: { stage: Stage; seat: Seat; say: Say }) {
  const { columns } = stage.blessings;
  const most = Math.max(...columns.map((column) => column.levels));
  const label = say('kannagi-received-all', { list: listed(seat.received, say) || say('kannagi-none') });
  return (
    <svg class="mini" width="45" height="44" viewBox="0 0 45 44" role="img" aria-label={label}>
      {columns.flatMap((column, x) =>
        Array.from({ length: column.levels }, (_, level) => (
          <rect
            key={`${x}-${level}`}
            class={seat.received.includes(`${column.letter}${level + 1}`) ? `t-${LETTERS[x]} got` : 'open'}
            x={x * 11 + 1}
            y={(most - 1 - level) * 8.5 + 1}
            width="9"
            height="6.5"
            rx="1"
          />
        )),
      )}
    </svg>
  );
}
