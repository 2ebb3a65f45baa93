/** What one clan has: points, coins, Ronin, its ally, pieces on the map, cards. */
import { Mark } from '../pieces';
import { At, Cards, NumberField, Select, faultsAt } from './fields';
import type { SetupProps } from './form';
import { Held, Tokens } from './held';
import { type ClanSetup, allyOf, clansOf, withAlly, withCount } from './setup';

export interface ClanProps extends SetupProps {
  clan: string;
  seat: number;
  own: ClanSetup;
  put(own: ClanSetup): void;
}

const PURSE = ['vp', 'coins', 'ronin', 'alliance_seasons'] as const;

export function ClanForm(props: ClanProps) {
  const { stage, setup, say, faults, change, clan, seat, own, put } = props;
  const name = stage.clans.find((each) => each.clan === clan)?.name ?? clan;
  const isWrong = faultsAt(faults, clan).length > 0;
  const others = clansOf(setup, stage).filter((each) => each !== clan);
  const allies = others.map((other) => ({ value: other, name: stage.clans.find((each) => each.clan === other)?.name ?? other }));
  return (
    <details class={`kclan${isWrong ? ' bad' : ''}`} open={isWrong || undefined}>
      <summary>
        <Mark seat={seat} crest={clan} size={26} />
        <b>{name}</b>
        <span class="cap">{say('kami-page-purse', { coins: own.coins, ronin: own.ronin, vp: own.vp })}</span>
        <At faults={faults} where={clan} />
      </summary>
      <div class="kpurse">
        {PURSE.map((what) => (
          <NumberField
            key={what}
            label={say('kami-page-of', { clan: name, what: say(`kami-page-${what}`) })}
            shown={say(`kami-page-${what}`)}
            value={own[what]}
            bad={faultsAt(faults, `${clan}.${what}`).length > 0}
            change={(n) => put({ ...own, [what]: n })}
          />
        ))}
        <Select label={say('kami-page-of', { clan: name, what: say('rising-ally') })} shown={say('rising-ally')} value={allyOf(setup, clan)} options={[{ value: '', name: say('rising-no-ally') }, ...allies]} bad={faultsAt(faults, 'alliances').length > 0} change={(ally) => change(withAlly(setup, clan, ally))} />
      </div>
      <Pieces {...props} name={name} />
      <Cards {...props} label={say('kami-page-cards-of', { clan: name })} cards={own.cards} bad={faultsAt(faults, `${clan}.cards`).length > 0} change={(cards) => put({ ...own, cards })} />
      <Held {...props} name={name} />
      <Tokens {...props} name={name} />
    </details>
  );
}

/** Kinds that a clan can have on the map: the usual ones, and Monsters whose card it owns or that stand there. */
function kindsOf({ stage, own }: ClanProps): string[] {
  const there = new Set(Object.values(own.map).flatMap((row) => Object.keys(row)));
  return stage.pieces.filter(({ piece, monster }) => piece !== 'stronghold' && (!monster || own.cards[piece] || there.has(piece))).map(({ piece }) => piece);
}

function Pieces(props: ClanProps & { name: string }) {
  const { stage, say, faults, clan, own, put, name } = props;
  const kinds = ['stronghold', ...kindsOf(props)];
  const pieceName = (kind: string): string => stage.pieces.find(({ piece }) => piece === kind)?.name ?? kind;
  const count = (province: string, kind: string): number => (kind === 'stronghold' ? own.strongholds[province] : own.map[province]?.[kind]) ?? 0;
  const set = (province: string, kind: string, n: number): void => {
    if (kind === 'stronghold') put({ ...own, strongholds: withCount(own.strongholds, province, n) });
    else put({ ...own, map: { ...own.map, [province]: withCount(own.map[province] ?? {}, kind, n) } });
  };
  return (
    <div class="kmap" tabIndex={0} role="group" aria-label={say('kami-page-map-of', { clan: name })}>
      <table>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {pieceName(kind)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stage.provinces.map(({ province, name: place }) => (
            <tr key={province}>
              <th scope="row">{place}</th>
              {kinds.map((kind) => (
                <td key={kind}>
                  <NumberField
                    label={say('kami-page-pieces', { clan: name, piece: pieceName(kind), place })}
                    value={count(province, kind)}
                    bad={faultsAt(faults, kind === 'stronghold' ? `${clan}.strongholds` : `${clan}.map.${province}`).length > 0}
                    change={(n) => set(province, kind, n)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
