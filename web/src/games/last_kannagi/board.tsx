/** The middle of the table: a strip of players on a phone, the time track, the world and what is counted around it. */
import type { TableProps } from '../../core/game';
import type { Entry } from '../../core/protocol';
import { Zoomable } from '../../ui/zoom';
import { type Choice, askedOffer, choicesOf, deskAt, lookAway, lookedAt, looking, press } from '../../table/desk';
import { LETTERS, Mark, Token } from './pieces';
import { runningMove } from './move';
import { characterOf, speech } from './speech';
import { Term } from '../../ui/term';
import { type Ghosts, TimeTrack, hourOf } from './track';
import type { Stage, View } from './types';
import { World } from './world';

export function Board(props: TableProps) {
  const { stage, now, texts } = props;
  const view: View = now.view as never;
  const active = view.acting[0] ?? -1;
  const targets = askedOffer(now) ? choicesOf(askedOffer(now)!).filter(isPlaced) : [];
  return (
    <>
      <Strip {...props} view={view} />
      <TimeTrack stage={stage} view={view} active={active} ghosts={ghosts(props)} say={texts} />
      <div class="wrap" data-part="board">
        <Zoomable of={props.table.table} onDoubleTap={() => lookAway(props.now)}>
          <World
            stage={stage}
            view={view}
            speech={speech(stage, view, texts)}
            active={active}
            targets={targets}
            looked={lookedAt(now)}
            path={runningMove(props.entries)?.path ?? here(view)}
            marked={marked(props)}
            looking={(choice) => looking(choice, now)}
            press={(choice, event) => press(choice, event, props)}
          />
        </Zoomable>
        <Corners stage={stage} view={view} say={texts} />
      </div>
    </>
  );
}

/** Where a move begins before its first step. */
function here(view: View): number[] {
  return view.decision === 'step' ? view.acting.map((seat) => view.seats[seat]!.marker) : [];
}

const PLACED: readonly unknown[] = ['space', 'stop', 'far'];

/** Whether a choice belongs to a space. */
function isPlaced(choice: Choice): boolean {
  return PLACED.includes(choice.target['kind']);
}

/** The hours to which the choices lead. */
function ghosts({ now }: TableProps): Ghosts {
  const offer = askedOffer(now);
  const { card } = deskAt(now);
  const possible = (offer ? choicesOf(offer) : []).filter((choice) => choice.why === null && choice.facts['lands']);
  const shown = possible.filter((choice) => choice.target['kind'] === 'rest' || choice.target['card'] === card);
  const looked = lookedAt(now);
  return {
    possible: [...new Set(shown.map((choice) => choice.facts['lands'].clock as number))],
    chosen: looked?.why === null ? (looked.facts['lands']?.clock ?? null) : null,
  };
}

/** Spaces that the hint or the entry under the pointer speaks of. */
function marked({ hint, pointed, now }: TableProps): ReadonlySet<number> {
  const spaces = new Set(pointed ? spacesOf(pointed) : []);
  const hinted = hint && now.offers.flatMap(choicesOf).find((choice) => choice.seat === hint.seat && choice.action === hint.action);
  if (hinted && typeof hinted.target['space'] === 'number') spaces.add(hinted.target['space']);
  return spaces;
}

/** The spaces that an entry touches. */
export function spacesOf(entry: Entry): number[] {
  return entry.told.flatMap(({ name, args }) => {
    if (name === 'paid' || name === 'gained' || name === 'returned' || name === 'purified' || name === 'traded') return [];
    return [args['space'], args['from']].filter((space) => space !== undefined && space >= 0) as number[];
  });
}

/** All players in one line, for a phone. */
function Strip({ stage, view, texts: say }: TableProps & { view: View }) {
  return (
    <ul class="strip" aria-label={say('kannagi-players')}>
      {view.seats.map((seat) => (
        <li key={seat.seat} aria-current={view.acting.includes(seat.seat) ? 'true' : undefined} data-piece={`strip-${seat.seat}`}>
          <Mark seat={seat.seat} crest={characterOf(view, seat.seat)} size={28} number />
          <span>
            <b>{seat.vp}</b> <small>{say('kannagi-vp')}</small>
            <br />
            <small class="dim">{say('kannagi-hour', { hour: hourOf(stage, view, seat.clock) })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CornersProps {
  stage: Stage;
  view: View;
  say: TableProps['texts'];
}

/** What ends the match, what the bag holds, and what the signs of the board mean. */
function Corners({ stage, view, say }: CornersProps) {
  const most = stage.limits.level_3_shrines;
  return (
    <>
      <div class="ci tl">
        <b>
          <Term stage={stage} id="level-3-shrines" />
        </b>
        <span class="six" role="img" aria-label={say('kannagi-of', { have: view.level_3_shrines, most })}>
          {Array.from({ length: most }, (_, k) => (
            <i key={k} class={k < view.level_3_shrines ? 'on' : ''} />
          ))}
        </span>
        <span class="cap">{say('kannagi-shrines-end', { count: most })}</span>
      </div>
      <div class="ci tr">
        <b>
          <Term stage={stage} id="impurity" />
        </b>
        <span class="bigc" data-piece="impurity">
          {view.impurity}
        </span>
        <span class="cap">{say('kannagi-impurity-end')}</span>
      </div>
      <div class="ci bl">
        <b>
          <Term stage={stage} id="bag" />
        </b>
        <span class="bagc" data-piece="bag">
          {LETTERS.slice(0, view.bag.length).map((letter, colour) => (
            <span key={letter} class="cnt">
              <Token colour={colour} size={17} label={stage.tokens[colour]!.name} />
              {view.bag[colour]}
            </span>
          ))}
        </span>
      </div>
      <div class="ci br">
        <span class="key">
          <i class="lvk" />
          {say('kannagi-key-level')}
        </span>
        <span class="key">
          <svg width="14" height="14" aria-hidden="true">
            <use href="#cardmark" />
          </svg>
          {say('kannagi-key-card')}
        </span>
        <span class="key">
          <i class="rimk" />
          {say('kannagi-key-edge', { power: stage.limits.outer_edge_power })}
        </span>
      </div>
    </>
  );
}
