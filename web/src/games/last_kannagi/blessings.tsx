/** The blessings of a seat: level and faith needed, cost and reward by colour, and what is received. */
import type { TableProps } from '../../core/game';
import type { Now } from '../../core/protocol';
import { Explained } from '../../ui/tip';
import { type Choice, choicesOf } from '../../table/desk';
import { HouseMark } from '../../ui/house';
import { Icon, LETTERS, Token } from './pieces';
import { Rewards, isWorded } from './rewards';
import type { Blessing } from './stage';
import type { Say, Seat, Stage, View } from './types';

/** The blessing with the name of the view ("R1") on the board of a seat. */
export function blessingOf(stage: Stage, view: View, seat: Seat, id: string): Blessing | undefined {
  const set = stage.blessings[view.options['content'] === 'text_only' ? 'text_only' : 'full'];
  return set.own[seat.character ?? '']?.[id] ?? set.shared[id];
}

export function BlessingTable({ stage, now, texts: say, seat }: TableProps & { seat: Seat }) {
  const view: View = now.view as never;
  const row = { stage, view, seat, say, open: openBlessings(stage, now, seat.seat) };
  const levels = Math.max(...(stage as Stage).blessings.columns.map((column) => column.levels));
  return (
    <div class="blk">
      <h3 class="sub">
        <Icon name="bless" size={15} />
        {say('kannagi-blessings')}
        <House {...row} />
      </h3>
      <table class="bless">
        <caption class="vh">{say('kannagi-blessings-caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{say('kannagi-level-faith')}</span>
            </th>
            {(stage as Stage).blessings.columns.map((column, colour) => (
              <th key={colour} scope="col">
                <Token colour={colour} size={20} label={column.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: levels }, (_, i) => levels - i).map((level) => (
            <Row key={level} {...row} level={level} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  stage: Stage;
  view: View;
  seat: Seat;
  say: Say;
  /** Blessings that can be had now. */
  open: ReadonlySet<string>;
}

/** The blessings that some choice of the seat gives now. */
export function openBlessings(stage: Stage, now: Now, seat: number): ReadonlySet<string> {
  const choices = now.offers.filter((offer) => offer.seat === seat).flatMap(choicesOf);
  return new Set(choices.filter((choice) => choice.why === null).flatMap((choice) => blessingsOf(stage, choice)));
}

function blessingsOf(stage: Stage, { target, facts }: Choice): string[] {
  if (target['kind'] === 'blessing') return [String(target['blessing'])];
  if (target['action'] !== 'blessing') return [];
  const columns = stage.blessings.columns.filter((column) => facts['columns'].includes(column.column));
  return columns.map((column) => `${column.letter}${Number(target['level']) + 1}`);
}

/** What is reconstructed on this board: the costs, or more than them. */
function House({ stage, view, seat, say }: RowProps) {
  const all = LETTERS.flatMap((letter) => [1, 2, 3, 4, 5].map((level) => blessingOf(stage, view, seat, `${letter}${level}`))).filter((found) => found !== undefined);
  const cost = all.find((found) => found.cost_provenance.house);
  const reward = all.find((found) => found.provenance.house);
  const found = reward?.provenance ?? cost?.cost_provenance;
  if (!found) return null;
  return <HouseMark words={say(reward ? 'kannagi-house-values' : 'kannagi-house-costs')} why={stage.provenance[found.kind] ?? ''} />;
}

function Row({ level, ...props }: RowProps & { level: number }) {
  const { stage, seat } = props;
  const needed = stage.faith.find((step) => step.level === String(level))?.faith ?? 0;
  return (
    <tr class={seat.faith >= needed ? '' : 'low'}>
      <th scope="row">
        <b>{level}</b>
        <small>
          <Icon name="faith" size={12} label={props.say('kannagi-faith')} />
          {needed}
        </small>
      </th>
      {LETTERS.map((letter, colour) => (
        <Cell key={letter} {...props} id={`${letter}${level}`} colour={colour} />
      ))}
    </tr>
  );
}

function Cell({ stage, view, seat, say, open, id, colour }: RowProps & { id: string; colour: number }) {
  const blessing = blessingOf(stage, view, seat, id);
  if (!blessing && seat.character) return <Bonus seat={seat} say={say} />;
  if (!blessing) return <td />;
  const isReceived = seat.received.includes(id);
  return (
    <td class={isReceived ? 'got' : open.has(id) ? 'can' : ''} data-piece={`blessing-${seat.seat}-${id}`}>
      {isReceived ? (
        <Icon name="check" size={14} label={say('kannagi-received')} />
      ) : (
        <span class="co">
          {blessing.cost}
          <Token colour={colour} size={13} />
        </span>
      )}
      <Explained text={blessing.words} game="last_kannagi" rule={blessing.rule} tab={isWorded(blessing) ? undefined : -1}>
        <span class="rws">
          <Rewards blessing={blessing} say={say} />
        </span>
      </Explained>
    </td>
  );
}

/** In the place that no blessing has: the points that the received ones bring at the end. */
function Bonus({ seat, say }: { seat: Seat; say: Say }) {
  const points = ['red', 'blue', 'yellow'].reduce((sum, colour) => sum + (seat.lines[`${colour}-blessings`] ?? 0), 0);
  return (
    <td class="sum">
      <span>
        {say('kannagi-set-bonus')}
        <br />
        <b>{points}</b> {say('kannagi-vp')}
      </span>
    </td>
  );
}
