/** The end of the match: points by source with the rules that gave them, places, and what each bonus decided. */
import type { MatchOutcome, ScoreProps } from '../../core/game';
import { list } from '../../core/words';
import { RuleLink } from '../../ui/rule';
import { Mark } from './pieces';
import { playerWords, seatName } from './speech';
import type { ScoreLine } from './stage';
import type { Outcome, Seat, Stage, View } from './types';

export function Score(props: ScoreProps) {
  const view: View = props.view;
  if (!view.outcome) return null;
  const ranked = ranking(view);
  return (
    <>
      <section class="panel tablep" tabIndex={0} aria-label={props.texts('kannagi-score-caption')}>
        <table class="score">
          <caption class="vh">{props.texts('kannagi-score-caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="sub">{props.texts('kannagi-points')}</span>
              </th>
              {ranked.map((seat) => (
                <SeatHead key={seat.seat} {...props} seat={seat} />
              ))}
            </tr>
          </thead>
          <Lines {...props} ranked={ranked} outcome={view.outcome} />
          <Totals {...props} ranked={ranked} outcome={view.outcome} />
        </table>
      </section>
      <Without {...props} outcome={view.outcome} />
    </>
  );
}

/** The result by seat, and who plays together. */
export function outcome({ outcome: found, seats }: View): MatchOutcome | null {
  if (!found) return null;
  const sides: number[][] = [];
  for (const { seat, team } of seats) (sides[team] ??= []).push(seat);
  return { scores: found.scores, placing: found.placing, sides: sides.filter(Boolean) };
}

/** Seats by place; those of a place in their order. */
export function ranking(view: View): readonly Seat[] {
  const placing = view.outcome?.placing ?? [];
  return [...view.seats].sort((a, b) => placing[a.seat]! - placing[b.seat]! || a.seat - b.seat);
}

/** Lines that brought somebody something. */
export function usedLines(lines: readonly ScoreLine[], outcome: Outcome): readonly ScoreLine[] {
  return lines.filter(({ line }) => outcome.lines.some((points) => points[line]) || line !== 'start');
}

function SeatHead({ stage, view, table, player, texts: say, seat }: ScoreProps & { seat: Seat }) {
  return (
    <th scope="col">
      <div class="sh">
        <Mark seat={seat.seat} crest={seat.character} size={34} number />
        <b>{seatName(seat.seat, stage, view, say)}</b>
        <span class="cap">{playerWords(seat, table, player, say)}</span>
        {seat.player === player && (
          <span class="you" aria-hidden="true">
            {say('kannagi-you-short')}
          </span>
        )}
      </div>
    </th>
  );
}

type TableParts = ScoreProps & { ranked: readonly Seat[]; outcome: Outcome };

function Lines(props: TableParts) {
  const { stage, ranked, outcome, texts: say } = props;
  const lines = usedLines((stage as Stage).lines, outcome);
  const most = Math.max(1, ...outcome.lines.flatMap((points) => Object.values(points)));
  const during = lines.filter((line) => !line.at_end);
  const final = lines.filter((line) => line.at_end);
  return (
    <tbody>
      {during.map((line) => (
        <Line key={line.line} {...props} line={line} most={most} />
      ))}
      <tr class="sep">
        <th scope="rowgroup" colSpan={ranked.length + 1}>
          {say('kannagi-counted-at-end')}
        </th>
      </tr>
      {final.map((line) => (
        <Line key={line.line} {...props} line={line} most={most} />
      ))}
    </tbody>
  );
}

function Line({ table, ranked, outcome, line, most }: TableParts & { line: ScoreLine; most: number }) {
  const points = ranked.map((seat) => outcome.lines[seat.seat]![line.line] ?? 0);
  const best = Math.max(...points);
  return (
    <tr>
      <th scope="row">
        {line.name}
        <RuleLink game={table.game} rule={line.rule} />
      </th>
      {points.map((n, i) => (
        <td key={i} class={n && n === best ? 'best' : n ? '' : 'zero'}>
          <span class="vb" style={{ '--w': `${Math.round((100 * n) / most)}%` }} />
          <b>{n || '–'}</b>
        </td>
      ))}
    </tr>
  );
}

function Totals({ ranked, outcome, texts: say }: TableParts) {
  const own = (seat: number) => Object.values(outcome.lines[seat]!).reduce((sum, n) => sum + n, 0);
  const isTeams = ranked.some((seat) => own(seat.seat) !== outcome.scores[seat.seat]);
  return (
    <tfoot>
      {isTeams && (
        <tr class="own-total">
          <th scope="row">{say('kannagi-character-total')}</th>
          {ranked.map((seat) => (
            <td key={seat.seat}>{own(seat.seat)}</td>
          ))}
        </tr>
      )}
      <tr class="tot">
        <th scope="row">{say(isTeams ? 'kannagi-team-total' : 'kannagi-total')}</th>
        {ranked.map((seat) => (
          <td key={seat.seat}>
            <b>{outcome.scores[seat.seat]}</b>
          </td>
        ))}
      </tr>
      <tr class="plc">
        <th scope="row">
          {say('kannagi-place')}
          <span class="cap"> {say('kannagi-tie')}</span>
        </th>
        {ranked.map((seat) => (
          <td key={seat.seat}>{say('kannagi-rank', { n: outcome.placing[seat.seat]! })}</td>
        ))}
      </tr>
    </tfoot>
  );
}

/** Whether the winners do not all play together. */
export function isShared(winners: readonly number[], { seats }: View): boolean {
  return new Set(winners.map((seat) => seats[seat]!.team)).size > 1;
}

/** Who would have won without a source of points, where that changes the winner. */
function Without({ stage, view, outcome, texts: say }: ScoreProps & { outcome: Outcome }) {
  if (!outcome.without) return null;
  const decisive = outcome.without.filter(({ winners }) => winners.join() !== outcome.winners.join());
  const lineName = (line: string) => (stage as Stage).lines.find((each) => each.line === line)?.name ?? line;
  return (
    <section class="panel without">
      <h3 class="sub">{say('kannagi-without')}</h3>
      <ul>
        {decisive.map(({ line, winners }) => (
          <li key={line}>
            {say(isShared(winners, view) ? 'kannagi-without-shared' : 'kannagi-without-line', {
              line: lineName(line),
              names: list(winners.map((seat) => seatName(seat, stage, view, say))),
            })}
          </li>
        ))}
        {!decisive.length && <li>{say('kannagi-without-none')}</li>}
      </ul>
    </section>
  );
}
