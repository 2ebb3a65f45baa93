/** What the reader can do: the panel of the pending question, and how the last battle went. */
import { useEffect, useRef } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Offer } from '../../core/protocol';
import { askedOffer, lookAway } from '../../table/desk';
import { Failed } from '../../table/failed';
import { closeTip } from '../../ui/tip';
import { AnswerPanel } from './answers';
import { BallotPanel, OwnBallot } from './ballot';
import { BattleReplay, useBattle } from './battle';
import { BidPanel, OwnBids } from './bids';
import { MandatePanel } from './mandates';
import { Foot } from './panel';
import { Icon } from './pieces';
import { isBallot, isBid } from './sealed';
import { listed, seatName } from './speech';
import type { OfferFacts, View } from './types';

/** One panel for all questions, so that the keyboard's place on the page stays the same. */
export function Choices(props: TableProps) {
  const { texts: say, past, hint } = props;
  // What was looked at, or explained, would cover what the hint outlines.
  useEffect(() => {
    if (!hint) return;
    lookAway(props.now);
    closeTip();
    // On a phone the panel may be longer than its part of the page.
    requestAnimationFrame(() => document.querySelector('#choices .hinted')?.scrollIntoView({ block: 'nearest' }));
  }, [hint]);
  const offer = past ? null : askedOffer(props.now);
  const panel = useRef<HTMLElement>(null);
  // Another question begins at its top, however far down the answer to the one before was.
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [offer && questionOf(offer)]);
  const battle = useBattle(props);
  // Below a question about something else nobody would see how the battle went.
  const isAbove = offer !== null && battle !== null && battle.over;
  const replay = battle && <BattleReplay key={`${battle.began}.${battle.province}`} {...props} replay={battle} folds={isAbove} />;
  return (
    <section ref={panel} class="rs-choices panel" id="choices" data-part="choices" data-decision={offer?.decision} aria-label={say('rising-choices')} aria-busy={props.busy}>
      {isAbove && replay}
      {offer ? <Asked {...props} offer={offer} /> : <Waiting {...props} />}
      <Failed {...props} />
      {!isAbove && replay}
    </section>
  );
}

/** What tells questions apart; while others seal theirs it stays the same. */
function questionOf({ seat, decision, facts }: Offer): string {
  const { title, left }: OfferFacts = facts;
  return [seat, decision, title, left].join();
}

function Asked(props: TableProps & { offer: Offer }) {
  const { offer } = props;
  if (isBallot(offer)) return <BallotPanel {...props} />;
  if (isBid(offer)) return <BidPanel {...props} />;
  if (offer.decision === 'MANDATE' || offer.decision === 'ANNOUNCE') return <MandatePanel {...props} />;
  return <AnswerPanel {...props} />;
}

/** Nothing is asked of the reader: who is waited for, and what the reader has sealed meanwhile. */
function Waiting(props: TableProps) {
  const { stage, now, past, texts: say } = props;
  const view: View = now.view as never;
  if (view.outcome) return <h2 class="rs-resting">{say('rising-over')}</h2>;
  const names = listed(now.acting.map((seat) => seatName(seat, stage, view, say)), say);
  return (
    <>
      <h2 class="rs-resting" data-keep>
        <Icon name={past ? 'eye-open' : 'hour'} />
        {past ? say('rising-past') : say('rising-waiting', { names })}
      </h2>
      <OwnBallot {...props} />
      <OwnBids {...props} />
      {!past && <Foot {...props} />}
    </>
  );
}
