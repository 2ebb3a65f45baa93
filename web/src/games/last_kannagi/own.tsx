/** The reader's own board: track of faith, body, purified tokens, supply, cards, form, blessings, revelations. */
import { useState } from 'preact/hooks';
import type { TableProps } from '../../core/game';
import type { Now } from '../../core/protocol';
import { BlessingTable } from './blessings';
import { lookedAt } from '../../table/desk';
import { Hand } from './hand';
import { Icon, Mark, Token } from './pieces';
import { characterOf, playerWords, seatName, tokenWords } from './speech';
import { Term } from '../../ui/term';
import type { Say, Seat, Stage, View } from './types';

interface BoardProps extends TableProps {
  seat: Seat;
}

/** The board of one of the reader's seats; a watcher may look at all of them. */
export function Own(props: TableProps) {
  const view: View = props.now.view as never;
  const stage: Stage = props.stage;
  const mine = props.seats.length ? props.seats : view.seats.map((seat) => seat.seat);
  const asked = view.acting.find((seat) => mine.includes(seat));
  const [picked, pick] = useState<{ seat: number; asked: number | undefined } | null>(null);
  const next = view.order.find((seat) => mine.includes(seat)) ?? mine[0] ?? 0;
  const shown = picked && picked.asked === asked && mine.includes(picked.seat) ? picked.seat : (asked ?? next);
  const title = props.seats.length ? 'kannagi-your-board' : 'kannagi-a-board';
  return (
    <section class="own panel" data-part="own" aria-label={props.texts(title)}>
      {mine.length > 1 && <Switch {...props} mine={mine} shown={shown} onPick={(seat) => pick({ seat, asked })} />}
      <Sheet {...props} stage={stage} seat={view.seats[shown]!} />
    </section>
  );
}

function Switch({ stage, now, texts, mine, shown, onPick }: TableProps & { mine: readonly number[]; shown: number; onPick(seat: number): void }) {
  const view: View = now.view as never;
  return (
    <div class="seg which" role="group" aria-label={texts('kannagi-whose-board')}>
      {mine.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => onPick(seat)}>
          <Mark seat={seat} crest={characterOf(view, seat)} size={20} />
          {seatName(seat, stage, view, texts)}
        </button>
      ))}
    </div>
  );
}

function Sheet(props: BoardProps) {
  const { stage, texts: say, seat } = props;
  return (
    <>
      <Head {...props} />
      <div class="blk">
        <h3 class="sub">
          <Icon name="faith" size={15} />
          <Term stage={stage} id="faith" /> <b>{seat.faith}</b>
          <span class="cap">{say('kannagi-faith-key')}</span>
        </h3>
        <FaithTrack stage={stage} faith={seat.faith} say={say} />
      </div>
      <Body {...props} />
      <div class="two">
        <div class="blk">
          <h3 class="sub">
            <Icon name="store" size={15} />
            <Term stage={stage} id="purified" />
          </h3>
          <Storage stage={stage} seat={seat} />
        </div>
        <Side {...props} />
      </div>
      <BlessingTable {...props} />
      <Hand {...props} />
    </>
  );
}

function Head({ stage, now, table, player, texts: say, seat }: BoardProps) {
  const crest = characterOf(now.view as never, seat.seat);
  const character = stage.characters[crest ?? ''];
  return (
    <div class="me">
      <Mark seat={seat.seat} crest={crest} size={42} number />
      <div>
        <h2>{seatName(seat.seat, stage, now.view as never, say)}</h2>
        <span class="cap">
          {playerWords(seat, table, player, say)}
          {character && say('kannagi-personal', { words: character.words })}
        </span>
      </div>
      <span class="vp big" data-piece={`vp-${seat.seat}`}>
        <b>{seat.vp}</b>
        <small>{say('kannagi-vp')}</small>
      </span>
    </div>
  );
}

function FaithTrack({ stage, faith, say }: { stage: Stage; faith: number; say: Say }) {
  return (
    <ol class="faith" aria-label={say('kannagi-faith-of', { faith, most: stage.limits.faith })}>
      {stage.faith.map((step) => (
        <li key={step.faith} class={step.faith === faith ? 'on now' : step.faith < faith ? 'on' : ''}>
          <span>{step.faith}</span>
          {step.level && <small>{step.level}</small>}
        </li>
      ))}
    </ol>
  );
}

/** What the choice that is looked at would bring into the body of a seat. */
function gain(now: Now, seat: Seat): readonly number[] {
  const choice = lookedAt(now);
  const isStep = choice?.target['kind'] === 'space' && choice.why === null && choice.seat === seat.seat;
  return isStep ? choice.facts['tokens'] : [];
}

function Body({ stage, now, texts: say, seat }: BoardProps) {
  const resistance = seat.resistance ?? 0;
  const held = cells(seat.body, seat.weights);
  const coming = cells(gain(now, seat), seat.weights);
  const power = seat.body_power + coming.reduce((sum, cell) => sum + cell.weight, 0);
  const free = Math.max(0, resistance - power);
  const label = say('kannagi-body-of', { power, resistance, tokens: tokenWords(seat.body, stage, say) || '0' });
  return (
    <div class="blk">
      <h3 class="sub">
        <Icon name="body" size={15} />
        <Term stage={stage} id="body" /> <b>{power}</b> {say('kannagi-of-resistance')} <b>{resistance}</b>
      </h3>
      <ol class="bodybar" aria-label={label} data-piece={`body-${seat.seat}`}>
        {[...held, ...coming].map((cell, i) => (
          <li key={i} class={i < held.length ? 'f' : 'f new'} style={{ flex: cell.weight }}>
            <Token colour={cell.colour} />
          </li>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <li key={`free-${i}`} class="e" style={{ flex: 1 }} />
        ))}
      </ol>
    </div>
  );
}

/** Tokens one by one with what each weighs. */
export function cells(tokens: readonly number[], weights: readonly number[]): { colour: number; weight: number }[] {
  return tokens.flatMap((count, colour) => Array.from({ length: count }, () => ({ colour, weight: weights[colour]! })));
}

function Storage({ stage, seat }: { stage: Stage; seat: Seat }) {
  return (
    <ul class="store" data-piece={`store-${seat.seat}`}>
      {stage.tokens.map((token, colour) => (
        <li key={colour}>
          <b>{seat.storage[colour]}</b>
          <span class="vh">{token.name}</span>
          {Array.from({ length: stage.limits.storage }, (_, k) => (
            <i key={k} class={k < seat.storage[colour]! ? '' : 'e'}>
              {k < seat.storage[colour]! && <Token colour={colour} />}
            </i>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Side({ stage, texts: say, seat }: BoardProps) {
  const limit = seat.supply_limit ?? 0;
  return (
    <div class="blk side">
      <div>
        <h3 class="sub">
          <Icon name="supply" size={15} />
          <Term stage={stage} id="supply" />
        </h3>
        <div class="sup" role="img" aria-label={say('kannagi-of', { have: seat.supply, most: limit })} data-piece={`supply-${seat.seat}`}>
          {Array.from({ length: limit }, (_, k) =>
            k < seat.supply ? (
              <svg key={k} class={`s-${seat.seat + 1}`} width="24" height="24" viewBox="0 0 48 48">
                <use href="#shrine" />
              </svg>
            ) : (
              <i key={k} class="slot" />
            ),
          )}
        </div>
      </div>
      <Count stage={stage} icon="card" term="cards" words={say('kannagi-cards')} n={seat.cards} />
      <Count stage={stage} icon="form" term="form" words={say('kannagi-form')} n={seat.form} />
    </div>
  );
}

function Count({ stage, icon, term, words, n }: { stage: Stage; icon: string; term: string; words: string; n: number }) {
  return (
    <div>
      <h3 class="sub">
        <Icon name={icon} size={15} />
        <Term stage={stage} id={term} words={words} />
      </h3>
      <b class={n ? 'num' : 'num dim'}>{n}</b>
    </div>
  );
}
