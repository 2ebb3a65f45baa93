/** The left column: all clans in the order of the Honor track, with what each has. */
import type { TableProps } from '../../core/game';
import { RuleLink } from '../../ui/rule';
import { Icon, Mark } from './pieces';
import { listed, pieceWords, playerWords, provinceName, seatName } from './speech';
import type { Say, Seat, Stage, View } from './types';

const KANJI = '一二三四五六';
/** Wins every tie. */
const TIE_RULE = 'R-TERM-6';

export function Others(props: TableProps) {
  const { now, table, texts: say } = props;
  const view: View = now.view as never;
  return (
    <section class="panel hon" data-part="honor">
      <div class="hd">
        <h2 class="sub">
          <Icon name="honor" size={16} />
          {say('rising-honor')}
        </h2>
        <span class="cap">
          {say('rising-honor-ties')} <RuleLink game={table.game} rule={TIE_RULE} />
        </span>
      </div>
      <ol>
        {view.honor.map((seat, place) => (
          <Clan key={seat} {...props} view={view} seat={view.seats[seat]!} place={place} />
        ))}
      </ol>
      {view.pile && <p class="cap hpile">{say('rising-pile', { ...view.pile })}</p>}
    </section>
  );
}

type ClanProps = TableProps & { view: View; seat: Seat; place: number };

function Clan(props: ClanProps) {
  const { view, seat, place, texts: say } = props;
  const stage: Stage = props.stage;
  const isOwn = props.seats.includes(seat.seat);
  return (
    <li class={isOwn ? 'you' : ''} aria-current={view.acting.includes(seat.seat) ? 'true' : undefined} data-piece={`honor-${seat.seat}`} data-row={seat.seat}>
      <span class="hk" aria-hidden="true">
        {KANJI[place]}
      </span>
      <span class="vh">{say('rising-honor-place', { n: place + 1 })}</span>
      <Mark seat={seat.seat} crest={seat.clan} size={34} number />
      <div class="hnm">
        <b>{seatName(seat.seat, stage, view, say)}</b>
        <span class="cap">{playerWords(seat, props.table, props.player, say)}</span>
      </div>
      {seat.ally !== null && <Ally {...props} ally={seat.ally} />}
      <span class="hvp" data-piece={`vp-${seat.seat}`}>
        <b>{seat.vp}</b>
        <small>{say('rising-vp')}</small>
      </span>
      <Stats {...props} />
    </li>
  );
}

function Ally({ ally, view, stage, texts: say }: ClanProps & { ally: number }) {
  const words = say('rising-allied', { name: seatName(ally, stage, view, say) });
  return (
    <span class="al" title={words} role="img" aria-label={words}>
      <Icon name="ally" size={15} />
      <Mark seat={ally} crest={view.seats[ally]!.clan} size={18} />
    </span>
  );
}

function Stats({ seat, view, stage, texts: say }: ClanProps) {
  const strongholds = Object.values(seat.map).reduce((sum, pieces) => sum + (pieces['stronghold'] ?? 0), 0);
  const cards = Object.values(seat.cards).reduce((sum, count) => sum + count, 0);
  const hostages = Object.entries(seat.hostages);
  return (
    <div class="hst">
      <Stat icon="coin" words={say('rising-coins')} piece={`coins-${seat.seat}`} n={seat.coins} />
      <Stat icon="ronin" words={say('rising-ronin')} piece={`ronin-${seat.seat}`} n={seat.ronin} />
      <Stat icon="castle" words={say('rising-strongholds')} n={strongholds} />
      <Stat icon="card" words={say('rising-cards')} piece={`cards-${seat.seat}`} n={cards} title={cardWords(seat, stage, say)} />
      <Stat icon="token" words={say('rising-tokens')} piece={`tokens-${seat.seat}`} n={seat.tokens.length} title={tokenWords(seat, stage, say)} />
      {hostages.length > 0 && <Stat icon="hostage" words={say('rising-hostages')} n={hostages.reduce((sum, [, held]) => sum + Object.values(held).reduce((a, b) => a + b, 0), 0)} title={hostageWords(hostages, view, stage, say)} />}
    </div>
  );
}

interface StatProps {
  icon: string;
  words: string;
  n: number;
  piece?: string;
  /** More of it in words. */
  title?: string;
}

function Stat({ icon, words, n, piece, title }: StatProps) {
  return (
    <span class={n ? 'stt' : 'stt zero'} title={title ? `${words}: ${title}` : words} data-piece={piece}>
      <Icon name={icon} size={16} label={words} />
      <b>{n}</b>
      {title && <span class="vh">{title}</span>}
      <span class="sl" aria-hidden="true">
        {words}
      </span>
    </span>
  );
}

function cardWords(seat: Seat, stage: Stage, say: Say): string {
  return listed(stage.cards.filter(({ card }) => seat.cards[card]).map(({ name }) => name), say);
}

function tokenWords(seat: Seat, stage: Stage, say: Say): string {
  const words = seat.tokens.map((token) => {
    const [season, province = ''] = token.split('/');
    return say('rising-token', { province: provinceName(province, stage), season: stage.seasons.find((each) => each.season === season)?.name ?? '' });
  });
  return listed(words, say);
}

function hostageWords(hostages: readonly [string, Seat['reserve']][], view: View, stage: Stage, say: Say): string {
  return listed(hostages.map(([owner, held]) => say('rising-held', { name: seatName(Number(owner), stage, view, say), pieces: pieceWords(held, stage, say) })), say);
}
