/** The end of the match: points by source with the rules that gave them, and places. */
import type { MatchOutcome, ScoreProps } from '../../core/game';
import { RuleLink } from '../../ui/rule';
import { Mark } from './pieces';
import { playerWords, seatName } from './speech';
import type { ScoreLine } from './stage';
import type { Outcome, Seat, Stage, View } from './types';

export function Score(props: ScoreProps) {
  const view: View = props.view;
  const stage: Stage = props.stage;
  const { outcome: found } = view;
  const { texts: say } = props;
  if (!found) return null;
  const ranked = ranking(view);
  const lines = usedLines(stage.lines, found);
  const most = Math.max(1, ...found.lines.flatMap((points) => Object.values(points)));
  return (
    <section class="panel rs-scorep" tabIndex={0} aria-label={say('rising-score')}>
      <table class="rs-score">
        <caption class="vh">{say('rising-score')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="sub">{say('rising-points')}</span>
            </th>
            {ranked.map((seat) => (
              <SeatHead key={seat.seat} {...props} seat={seat} />
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.line} {...props} ranked={ranked} outcome={found} line={line} most={most} />
          ))}
        </tbody>
        <tfoot>
          <tr class="tot">
            <th scope="row">{say('rising-total')}</th>
            {ranked.map(({ seat }) => (
              <td key={seat}>
                <b>{found.scores[seat]}</b>
              </td>
            ))}
          </tr>
          <tr class="plc">
            <th scope="row">
              {say('rising-rank')}
              <RuleLink game={stage.game} rule="R-WIN-2" />
            </th>
            {ranked.map(({ seat }) => (
              <td key={seat}>{say('rising-nth', { n: found.placing[seat]! })}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="cap">{say('rising-tie')}</p>
    </section>
  );
}

/** The result by seat; everybody plays for themselves. */
export function outcome({ outcome: found, seats }: View): MatchOutcome | null {
  return found && { scores: found.scores, placing: found.placing, sides: seats.map(({ seat }) => [seat]) };
}

/** Seats by place; those of a place in their order. */
export function ranking(view: View): readonly Seat[] {
  const placing = view.outcome?.placing ?? [];
  return [...view.seats].sort((a, b) => placing[a.seat]! - placing[b.seat]! || a.seat - b.seat);
}

/** Lines that brought somebody something, or took it. */
export function usedLines(lines: readonly ScoreLine[], { lines: points }: Outcome): readonly ScoreLine[] {
  return lines.filter(({ line }) => points.some((each) => each[line]));
}

function SeatHead({ stage, view, table, player, texts: say, seat }: ScoreProps & { seat: Seat }) {
  return (
    <th scope="col">
      <div class="rs-sh">
        <Mark seat={seat.seat} crest={seat.clan} size={34} />
        <b>{seatName(seat.seat, stage, view, say)}</b>
        <span class="cap">{playerWords(seat, table, player, say)}</span>
      </div>
    </th>
  );
}

function Line({ table, ranked, outcome: { lines }, line, most }: ScoreProps & { ranked: readonly Seat[]; outcome: Outcome; line: ScoreLine; most: number }) {
  const points = ranked.map(({ seat }) => lines[seat]![line.line] ?? 0);
  const best = Math.max(...points);
  return (
    <tr>
      <th scope="row">
        {line.name}
        <RuleLink game={table.game} rule={line.rule} />
      </th>
      {points.map((n, i) => (
        <td key={i} class={n && n === best ? 'best' : n ? '' : 'zero'}>
          <span class="vb" style={{ '--w': `${Math.round((100 * Math.max(0, n)) / most)}%` }} />
          <b>{n || '–'}</b>
        </td>
      ))}
    </tr>
  );
}
