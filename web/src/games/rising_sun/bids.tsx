/** The sealed bids of a battle: four advantages, what each would do here and now, and the coins that are left. */
import type { TableProps } from '../../core/game';
import { type AskedProps, Foot, Heading, OthersSealed } from './panel';
import { Icon, Sign } from './pieces';
import { type Lot, bidActions, bidChanged, coinsOf, layDraft, lotsOf, mostFor, send, takesSole } from './sealed';
import type { Battle, Stage, View } from './types';

/** The most coins that are drawn one by one. */
const DRAWN = 10;

export function BidPanel(props: AskedProps) {
  const { offer, now, texts: say } = props;
  const view: View = now.view as never;
  const lots = lotsOf(offer, now);
  const coins = coinsOf(offer, lots);
  const purse = (
    <p class="rs-purse" role="status">
      <span>{say('rising-coins-of', { count: coins.bid + coins.left })}</span>
      <span>
        {say('rising-bid')} <b>{coins.bid}</b>
      </span>
      <span>
        {say('rising-kept')} <b>{coins.left}</b>
      </span>
    </p>
  );
  return (
    <>
      <Heading {...props} brief />
      <ul class="rs-bids" data-part="battle">
        {lots.map((lot, i) => (
          <Bid key={lot.advantage} {...props} lot={lot} at={i} left={coins.left} />
        ))}
      </ul>
      {view.battle && <Bidders {...props} battle={view.battle} own={offer.seat} />}
      <Foot {...props} said={purse}>
        <button type="button" class="btn main" disabled={props.busy} onClick={() => sealBid(props)}>
          <Icon name="sealed" />
          <span>{say('rising-seal-bid')}</span>
          <kbd>S</kbd>
        </button>
        <button type="button" class="btn" aria-disabled={!lots.some(({ bid, fixed }) => bid && !fixed)} onClick={() => layDraft(offer, now, [])}>
          <Icon name="close" />
          <span>{say('rising-clear')}</span>
          <kbd>C</kbd>
        </button>
      </Foot>
    </>
  );
}

/** Seals all four bids as they lie there. */
export function sealBid(props: AskedProps): void {
  const { offer, now } = props;
  send(bidActions(offer, lotsOf(offer, now), takesSole(now)), offer, props);
}

interface BidProps extends AskedProps {
  lot: Lot;
  at: number;
  left: number;
}

/** Lays another bid on the desk. */
export function changeBid({ offer, now, ...props }: AskedProps, at: number, bid: number): void {
  layDraft(offer, now, bidChanged(offer, now, at, bid, (props.stage as Stage).limits.bid_max));
}

/** What a key does to a bid; null if nothing. */
export function bidAfter(key: string, bid: number, most: number): number | null {
  if (/^[0-9]$/.test(key)) return Math.min(Number(key), most);
  const steps: Record<string, number> = { ArrowUp: bid + 1, ArrowRight: bid + 1, ArrowDown: bid - 1, ArrowLeft: bid - 1, PageUp: bid + 3, PageDown: bid - 3, Home: 0, End: most, '+': bid + 1, '-': bid - 1 };
  const found = steps[key];
  return found === undefined ? null : Math.max(0, Math.min(found, most));
}

function Bid({ lot, at, left, ...props }: BidProps) {
  const { texts: say, stage } = props;
  const name = nameOf(stage, lot.advantage);
  const most = mostFor(lot, left, (stage as Stage).limits.bid_max);
  const change = (bid: number) => changeBid(props, at, bid);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const bid = bidAfter(event.key, lot.bid, most);
    if (bid === null) return;
    event.preventDefault();
    change(bid);
  };
  return (
    <li class="rs-bid">
      <Sign sign={`advantage-${lot.advantage}`} size={24} />
      <div class="rs-bn">
        <b>{name}</b>
        <span>{lot.words}</span>
      </div>
      {lot.fixed ? (
        <span class="rs-fixed">
          <Icon name="lock" size={14} label={say('rising-fixed')} />
          <b>{lot.bid}</b>
        </span>
      ) : (
        <div class="rs-stp">
          <button type="button" class="btn" tabIndex={-1} aria-label={say('rising-less', { name })} aria-disabled={lot.bid === 0} onClick={() => change(lot.bid - 1)}>
            <Icon name="minus" />
          </button>
          <b role="spinbutton" tabIndex={0} data-bid={at} data-answer aria-label={say('rising-bid-for', { name })} aria-valuemin={0} aria-valuemax={most} aria-valuenow={lot.bid} onKeyDown={press}>
            {lot.bid}
          </b>
          <button type="button" class="btn" tabIndex={-1} aria-label={say('rising-more', { name })} aria-disabled={lot.bid >= most} onClick={() => change(lot.bid + 1)}>
            <Icon name="plus" />
          </button>
        </div>
      )}
      <span class="rs-dots" aria-hidden="true">
        {Array.from({ length: Math.min(DRAWN, most) }, (_, k) => (
          <i key={k} class={k < lot.bid ? 'on' : ''} />
        ))}
      </span>
    </li>
  );
}

function nameOf(stage: Stage, advantage: string): string {
  return stage.advantages.find((each) => each.advantage === advantage)?.name ?? advantage;
}

function Bidders({ battle, own, ...props }: TableProps & { battle: Battle; own: number | null }) {
  return <OthersSealed {...props} seats={battle.participants.filter((seat) => seat !== own)} done={(seat) => battle.done.includes(seat)} />;
}

/** Whether bids are being made, as everybody sees it. */
function isBidding(decision: View['decision']): boolean {
  return decision?.name.startsWith('BID-') ?? false;
}

/** While others still think: what the reader has bid, and who is done. */
export function OwnBids(props: TableProps) {
  const { now, seats, texts: say, stage } = props;
  const { battle, decision } = now.view as unknown as View;
  if (!battle || !isBidding(decision)) return null;
  const own = seats.length === 1 ? (seats[0] ?? null) : null;
  const bids = own !== null && battle.done.includes(own) ? battle.bids[String(own)] : undefined;
  return (
    <>
      {bids && (
        <p class="rs-purse" aria-label={say('rising-own-bid')}>
          {(stage as Stage).advantages.map(({ advantage, name }, i) => (
            <span key={advantage} title={name}>
              <Sign sign={`advantage-${advantage}`} size={18} />
              <span class="vh">{name}</span> <b>{bids[i] ?? 0}</b>
            </span>
          ))}
        </p>
      )}
      <Bidders {...props} battle={battle} own={own} />
    </>
  );
}
