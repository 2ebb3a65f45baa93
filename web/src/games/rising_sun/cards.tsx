/** The cards for sale this season: what each does, costs, how many there are, and whence we know. */
import { useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Now } from '../../core/protocol';
import { choicesOf, lookedAt, nameOf } from '../../table/desk';
import { HouseMark } from '../../ui/house';
import { RuleLink } from '../../ui/rule';
import { Icon, PieceIcon } from './pieces';
import type { Card } from './stage';
import type { Say, Stage, View } from './types';

/** Cards in the order of the content, with how many there are. */
export function cardsOf(stage: Stage, held: Readonly<Record<string, number>>): readonly { card: Card; count: number }[] {
  return stage.cards.filter(({ card }) => held[card]).map((card) => ({ card, count: held[card.card]! }));
}

/** The one kind of doubtful origin that all the cards share; null if some differ: then each says it for itself. */
export function sharedHouse(cards: readonly { card: Card }[]): string | null {
  const kinds = new Set(cards.map(({ card: { provenance } }) => (provenance.house ? provenance.kind : '')));
  return kinds.size === 1 ? [...kinds][0] || null : null;
}

/** Whence we know what stands here, where it is neither printed nor official. */
export function Origin({ kind, stage, say }: { kind: string; stage: Stage; say: Say }) {
  return <HouseMark words={say(kind === 'single-source' ? 'rising-one-source' : 'rising-house')} why={stage.provenance[kind] ?? ''} />;
}

/** Kinds that are among the cards, in the order of the stage. */
export function kindsOf(stage: Stage, cards: readonly { card: Card }[]): Stage['card_kinds'] {
  return stage.card_kinds.filter(({ kind }) => cards.some(({ card }) => card.kind === kind));
}

export function ForSale(props: TableProps) {
  const { now, texts: say } = props;
  const stage: Stage = props.stage;
  const view: View = now.view as never;
  const all = cardsOf(stage, view.display);
  const [kind, pick] = useState<string | null>(null);
  const kinds = kindsOf(stage, all);
  const wanted = kinds.some((each) => each.kind === kind) ? kind : null;
  const shown = all.filter(({ card }) => wanted === null || card.kind === wanted);
  const house = sharedHouse(all);
  if (!all.length) return <p class="rs-none">{say('rising-nothing-for-sale')}</p>;
  return (
    <>
      {kinds.length > 1 && (
        <div class="seg rs-kinds" role="group" aria-label={say('rising-show-kind')}>
          <button type="button" aria-pressed={wanted === null} onClick={() => pick(null)}>
            {say('rising-all-kinds', { count: all.length })}
          </button>
          {kinds.map((each) => (
            <button key={each.kind} type="button" aria-pressed={wanted === each.kind} onClick={() => pick(each.kind)}>
              {each.name}
            </button>
          ))}
        </div>
      )}
      {house && (
        <p class="rs-origin">
          <Origin kind={house} stage={stage} say={say} />
        </p>
      )}
      <ul class="rs-cards" data-part="cards">
        {shown.map(({ card, count }) => (
          <CardLine key={card.card} stage={stage} card={card} count={count} say={say} cost marked={isLooked(card, now)} shared={house !== null} />
        ))}
      </ul>
    </>
  );
}

/** Whether the choice that is looked at is about the card. */
function isLooked({ card }: Card, now: Now): boolean {
  const looked = lookedAt(now);
  return looked !== null && now.offers.flatMap(choicesOf).some((choice) => nameOf(choice) === nameOf(looked) && choice.target['card'] === card);
}

interface LineProps {
  stage: Stage;
  card: Card;
  count: number;
  say: Say;
  /** What it costs is shown, too. */
  cost?: boolean;
  marked?: boolean;
  /** The list says for all of its cards whence we know. */
  shared: boolean;
}

export function CardLine({ stage, card, count, say, cost, marked, shared }: LineProps) {
  const { provenance } = card;
  return (
    <li class={marked ? 'marked' : ''} data-card={card.card}>
      {cost ? (
        <span class="rs-cost">
          <span class="vh">{say('rising-cost', { cost: card.cost })}</span>
          <span aria-hidden="true">{card.cost}</span>
        </span>
      ) : (
        <span />
      )}
      {card.piece ? <PieceIcon piece={card.piece} size={20} /> : <Icon name={KINDS[card.kind] ?? 'card'} size={20} />}
      <div>
        <b>
          {card.name}
          <RuleLink game={stage.game} rule={card.rule} />
        </b>
        <span>{card.words}</span>
        {provenance.house && !shared && <Origin kind={provenance.kind} stage={stage} say={say} />}
      </div>
      {count > 1 && <small>{say('rising-times', { count })}</small>}
    </li>
  );
}

const KINDS: Readonly<Record<string, string>> = { virtue: 'honor', war: 'force', winter: 'flag' };
