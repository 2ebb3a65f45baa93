/** The reader's own clan, and the cards for sale. */
import { useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import { askedOffer } from '../../table/desk';
import { RuleLink } from '../../ui/rule';
import { CardLine, ForSale, Origin, cardsOf, sharedHouse } from './cards';
import { ClanMark } from './panel';
import { Icon, PieceRow } from './pieces';
import { listed, pieceWords, playerWords, provinceName, seatName } from './speech';
import type { Pieces, Say, Seat, Stage, View } from './types';

interface ClanProps extends TableProps {
  stage: Stage;
  seat: Seat;
}

type Page = 'clan' | 'cards';

/** Decisions for which the cards are what one wants to read. */
const BUYING = ['TRAIN', 'RYU'];

export function Own(props: TableProps) {
  const { now, seats, texts: say } = props;
  const view: View = now.view as never;
  const stage: Stage = props.stage;
  const mine = seats.length ? seats : view.seats.map(({ seat }) => seat);
  const offer = askedOffer(now);
  const asked = view.acting.find((seat) => mine.includes(seat));
  const [picked, pick] = useState<{ seat: number; asked: number | undefined } | null>(null);
  const shown = picked && picked.asked === asked && mine.includes(picked.seat) ? picked.seat : (asked ?? mine[0] ?? 0);
  const question = offer?.decision ?? '';
  const [turned, turn] = useState<{ page: Page; question: string } | null>(null);
  const page = turned?.question === question ? turned.page : BUYING.includes(question) ? 'cards' : (turned?.page ?? 'clan');
  const seat = view.seats[shown];
  const title = say(seats.length ? 'rising-your-clan' : 'rising-a-clan');
  return (
    <section class="own rs-own panel" data-part="own" aria-label={title}>
      <div class="seg rs-pages" role="group" aria-label={say('rising-pages')}>
        <button type="button" aria-pressed={page === 'clan'} onClick={() => turn({ page: 'clan', question })}>
          <Icon name="person" size={16} />
          {title}
        </button>
        <button type="button" aria-pressed={page === 'cards'} onClick={() => turn({ page: 'cards', question })}>
          <Icon name="card" size={16} />
          {say('rising-for-sale', { season: seasonName(stage, view) })}
        </button>
      </div>
      <div class="rs-page" tabIndex={0} role="group" aria-label={page === 'clan' ? title : say('rising-for-sale', { season: seasonName(stage, view) })}>
        {page === 'cards' && <ForSale {...props} />}
        {page === 'clan' && mine.length > 1 && <Switch {...props} mine={mine} shown={shown} onPick={(picked) => pick({ seat: picked, asked })} />}
        {page === 'clan' && seat && <Clan {...props} stage={stage} seat={seat} />}
      </div>
    </section>
  );
}

function seasonName(stage: Stage, view: View): string {
  return stage.seasons.find(({ season }) => season === view.season)?.name ?? '';
}

function Switch({ now, texts, stage, mine, shown, onPick }: TableProps & { mine: readonly number[]; shown: number; onPick(seat: number): void }) {
  return (
    <div class="seg rs-which" role="group" aria-label={texts('rising-whose-clan')}>
      {mine.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === shown} aria-label={seatName(seat, stage, now.view as never, texts)} onClick={() => onPick(seat)}>
          <ClanMark now={now} seat={seat} size={22} />
        </button>
      ))}
    </div>
  );
}

function Clan(props: ClanProps) {
  return (
    <>
      <Head {...props} />
      <Ability {...props} />
      <Stock {...props} />
      <Cards {...props} />
      <Captives {...props} />
      <Tokens {...props} />
      <Points {...props} />
    </>
  );
}

function Head({ stage, now, table, player, texts: say, seat }: ClanProps) {
  return (
    <div class="rs-me">
      <ClanMark now={now} seat={seat.seat} size={40} />
      <div>
        <h2>{seatName(seat.seat, stage, now.view as never, say)}</h2>
        <span class="cap">{playerWords(seat, table, player, say)}</span>
      </div>
      <span class="rs-vp">
        <b>{seat.vp}</b>
        <small>{say('rising-vp')}</small>
      </span>
    </div>
  );
}

function Ability({ stage, texts: say, seat }: ClanProps) {
  const clan = stage.clans.find((each) => each.clan === seat.clan);
  if (!clan) return null;
  return (
    <p class="rs-ability">
      <b>{clan.ability}</b> {clan.words}
      <RuleLink game={stage.game} rule={clan.rule} />
      {clan.provenance.house && <Origin kind={clan.provenance.kind} stage={stage} say={say} />}
    </p>
  );
}

/** Coins, Ronin, Honor and the ally as figures; the reserve as pieces. */
function Stock({ stage, now, texts: say, seat }: ClanProps) {
  const view: View = now.view as never;
  const ally = seat.ally;
  return (
    <dl class="rs-stock">
      <Figure icon="coin" name={say('rising-coins')} value={seat.coins} />
      <Figure icon="ronin" name={say('rising-ronin')} value={seat.ronin} />
      <Figure icon="honor" name={say('rising-honor')} value={say('rising-nth', { n: seat.honor + 1 })} />
      <div>
        <dt>
          <Icon name="ally" size={16} />
          {say('rising-ally')}
        </dt>
        <dd>
          {ally === null ? (
            say('rising-no-ally')
          ) : (
            <>
              <ClanMark now={now} seat={ally} size={20} /> {seatName(ally, stage, view, say)}
            </>
          )}
        </dd>
      </div>
      <div class="wide">
        <dt>{say('rising-reserve')}</dt>
        <dd>{Object.keys(seat.reserve).length ? <PieceRow pieces={seat.reserve} stage={stage} /> : say('rising-nothing')}</dd>
      </div>
      <div class="wide">
        <dt>{say('rising-on-map')}</dt>
        <dd>{mapWords(stage, seat, say)}</dd>
      </div>
    </dl>
  );
}

/** Where the pieces of a clan stand, in words. */
export function mapWords(stage: Stage, seat: Seat, say: Say): string {
  const places = Object.entries(seat.map).map(([province, pieces]) => say('rising-pieces-at', { place: provinceName(province, stage), pieces: pieceWords(pieces, stage, say) }));
  return places.join(say('rising-semicolon')) || say('rising-nothing');
}

function Figure({ icon, name, value }: { icon: string; name: string; value: number | string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={16} />
        {name}
      </dt>
      <dd>
        <b>{value}</b>
      </dd>
    </div>
  );
}

function Cards({ stage, texts: say, seat }: ClanProps) {
  const cards = cardsOf(stage, seat.cards);
  const house = sharedHouse(cards);
  return (
    <div class="rs-blk">
      <h3 class="sub">
        <Icon name="card" size={15} />
        {say('rising-own-cards', { count: cards.reduce((sum, { count }) => sum + count, 0) })}
        {house && <Origin kind={house} stage={stage} say={say} />}
      </h3>
      {cards.length > 0 && (
        <ul class="rs-cards">
          {cards.map(({ card, count }) => (
            <CardLine key={card.card} stage={stage} card={card} count={count} say={say} shared={house !== null} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Captives({ stage, now, texts: say, seat }: ClanProps) {
  const held = Object.entries(seat.hostages);
  if (!held.length) return null;
  return (
    <div class="rs-blk">
      <h3 class="sub">
        <Icon name="hostage" size={15} />
        {say('rising-hostages')}
      </h3>
      <ul class="rs-captives">
        {held.map(([owner, pieces]: [string, Pieces]) => (
          <li key={owner}>
            <ClanMark now={now} seat={Number(owner)} size={20} /> {say('rising-pieces-at', { place: seatName(Number(owner), stage, now.view as never, say), pieces: pieceWords(pieces, stage, say) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** War tokens by season, with what they are worth in winter. */
function Tokens({ stage, texts: say, seat }: ClanProps) {
  if (!seat.tokens.length) return null;
  const worth = seat.tokens.reduce((sum, token) => sum + (stage.tokens.vp[token.split('/')[0]!] ?? 0), 0);
  const provinces = new Set(seat.tokens.map((token) => token.split('/')[1]!)).size;
  return (
    <div class="rs-blk">
      <h3 class="sub">
        <Icon name="flag" size={15} />
        {say('rising-own-tokens', { count: seat.tokens.length })}
        <span class="cap">{say('rising-tokens-worth', { vp: worth, provinces })}</span>
      </h3>
      <p>{listed(seat.tokens.map((token) => tokenName(stage, token, say)), say)}</p>
    </div>
  );
}

/** "Kansai (Spring)" of "spring/kansai". */
export function tokenName(stage: Stage, token: string, say: Say): string {
  const [season, province] = token.split('/') as [string, string];
  return say('rising-token', { province: provinceName(province, stage), season: stage.seasons.find((each) => each.season === season)?.name ?? season });
}

/** Where the points came from so far. */
function Points({ stage, texts: say, seat }: ClanProps) {
  const lines = stage.lines.filter(({ line }) => seat.lines[line]);
  if (!lines.length) return null;
  return (
    <div class="rs-blk">
      <h3 class="sub">{say('rising-points-so-far')}</h3>
      <p>{listed(lines.map(({ line, name }) => say('rising-line', { name, vp: seat.lines[line]! })), say)}</p>
    </div>
  );
}
