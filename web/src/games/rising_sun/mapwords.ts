/** The map in words, for those who listen instead of looking. */
import type { Choice } from '../../table/desk';
import { clansIn } from './site';
import { listed, pieceWords, provinceName, seatName } from './speech';
import { warState } from './tracks';
import type { Say, Stage, View } from './types';

/** What a province gives: "3 VP, 1 coin". */
export function rewardWords(province: string, stage: Stage, say: Say): string {
  const { vp, coins, ronin } = stage.provinces.find((each) => each.province === province)!.reward;
  return listed([vp ? say('rising-n-vp', { count: vp }) : '', coins ? say('rising-n-coins', { count: coins }) : '', ronin ? say('rising-n-ronin', { count: ronin }) : ''], say);
}

/** What lies in a province, and who leads. */
export function lieWords(province: string, stage: Stage, view: View, say: Say): string {
  const { force, leader } = view.provinces.find(({ name }) => name === province)!;
  const clans = clansIn(view, province).map((seat) =>
    say(seat === leader ? 'rising-clan-leads' : 'rising-clan-there', {
      name: seatName(seat, stage, view, say),
      force: force[seat]!,
      pieces: pieceWords(view.seats[seat]!.map[province] ?? {}, stage, say),
    }),
  );
  return clans.join('; ') || say('rising-empty');
}

/** A province: its war, what it gives, what lies there, and what the pending question makes of it. */
export function provinceWords(province: string, here: readonly Choice[], stage: Stage, view: View, say: Say): string {
  const war = view.war.provinces.indexOf(province);
  const number = war < 0 ? '' : say(warState(province, view) === 'past' ? 'rising-war-over' : 'rising-war-number', { n: war + 1 });
  const head = listed([provinceName(province, stage), number, rewardWords(province, stage, say)], say);
  const words = say('rising-province', { head, there: lieWords(province, stage, view, say) });
  if (!here.length) return words;
  return say('rising-choose', { choices: here.map((choice) => choiceWords(choice, say)).join('; '), place: words });
}

/** A choice with its cost, or why it is not possible. */
export function choiceWords({ words, facts, why }: Choice, say: Say): string {
  if (why) return say('rising-not-possible', { words, why: why.text.replace(/[.。]$/, '') });
  return facts['cost'] === undefined ? words : say('rising-for', { words, cost: facts['cost'] });
}

/** Everything that lies on the map, from north to south. */
export function mapWords(stage: Stage, view: View, say: Say): string {
  return stage.provinces.map(({ province, name }) => say('rising-province', { head: name, there: lieWords(province, stage, view, say) })).join(' ');
}
