/** What a clan holds from earlier seasons: captives of other clans, and war tokens. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button, Tool } from '../../../ui/button';
import type { ClanProps } from './clan';
import { At, type Named, Select, faultsAt } from './fields';
import { clansOf, withCount } from './setup';

type HeldProps = ClanProps & { name: string };

/** One more captive is added by its clan and its kind, and let go by its button. */
export function Held({ stage, setup, say, faults, clan, own, put, name }: HeldProps) {
  const victims = stage.clans.filter((each) => each.clan !== clan && clansOf(setup, stage).includes(each.clan)).map((each) => ({ value: each.clan, name: each.name }));
  const kinds = stage.pieces.filter(({ piece }) => piece !== 'stronghold' && piece !== 'daimyo').map(({ piece, name }) => ({ value: piece, name }));
  const [victim, setVictim] = useState('');
  const [kind, setKind] = useState('bushi');
  const chosen = victims.some(({ value }) => value === victim) ? victim : (victims[0]?.value ?? '');
  const set = (of: string, piece: string, n: number): void => put({ ...own, hostages: { ...own.hostages, [of]: withCount(own.hostages[of] ?? {}, piece, n) } });
  const held = Object.entries(own.hostages).flatMap(([of, row]) => Object.entries(row).map(([piece, n]) => ({ of, piece, n })));
  const label = say('kami-page-captives-of', { clan: name });
  const words = (of: string, piece: string): string => say('kami-page-captive', { clan: stage.clans.find((each) => each.clan === of)?.name ?? of, piece: nameIn(stage.pieces.map((each) => ({ value: each.piece, name: each.name })), piece) });
  return (
    <Group label={label} items={held.map(({ of, piece, n }) => ({ key: `${of} ${piece}`, words: n > 1 ? say('rising-count', { count: n, name: words(of, piece) }) : words(of, piece), remove: () => set(of, piece, n - 1) }))} say={say}>
      <Select quiet label={say('kami-page-captive-clan', { where: label })} value={chosen} options={victims} bad={faultsAt(faults, `${clan}.hostages`).length > 0} change={setVictim} />
      <Select quiet label={say('kami-page-captive-kind', { where: label })} value={kind} options={kinds} change={setKind} />
      <Button icon="i-plus" label={say('kami-page-captive-add', { where: label })} onClick={() => set(chosen, kind, (own.hostages[chosen]?.[kind] ?? 0) + 1)}>
        {say('kami-page-add')}
      </Button>
      <At faults={faults} where={`${clan}.hostages`} />
    </Group>
  );
}

/** A war token is added by its season and its province; each is there once. */
export function Tokens({ stage, say, faults, clan, own, put, name }: HeldProps) {
  const seasons = stage.seasons.slice(0, 3).map(({ season, name }) => ({ value: season, name }));
  const provinces = stage.provinces.map(({ province, name }) => ({ value: province, name }));
  const [season, setSeason] = useState(seasons[0]?.value ?? '');
  const [province, setProvince] = useState(provinces[0]?.value ?? '');
  const label = say('kami-page-tokens-of', { clan: name });
  const words = (token: string): string => {
    const [of = '', place = ''] = token.split('/');
    return say('rising-token', { season: nameIn(seasons, of), province: nameIn(provinces, place) });
  };
  const token = `${season}/${province}`;
  return (
    <Group label={label} items={own.tokens.map((each) => ({ key: each, words: words(each), remove: () => put({ ...own, tokens: own.tokens.filter((kept) => kept !== each) }) }))} say={say}>
      <Select quiet label={say('kami-page-token-season', { where: label })} value={season} options={seasons} bad={faultsAt(faults, `${clan}.tokens`).length > 0} change={setSeason} />
      <Select quiet label={say('kami-page-token-province', { where: label })} value={province} options={provinces} change={setProvince} />
      <Button icon="i-plus" label={say('kami-page-token-add', { where: label })} onClick={() => put({ ...own, tokens: own.tokens.includes(token) ? own.tokens : [...own.tokens, token] })}>
        {say('kami-page-add')}
      </Button>
      <At faults={faults} where={`${clan}.tokens`} />
    </Group>
  );
}

function nameIn(named: readonly Named[], value: string): string {
  return named.find((each) => each.value === value)?.name ?? value;
}

interface Item {
  key: string;
  words: string;
  remove(): void;
}

function Group({ label, items, say, children }: { label: string; items: readonly Item[]; say: HeldProps['say']; children: ComponentChildren }) {
  const title = useId();
  return (
    <div class="kcards" role="group" aria-labelledby={title}>
      <span id={title}>{label}</span>
      <ul>
        {items.map(({ key, words, remove }) => (
          <li key={key} class="badge">
            {words}
            <Tool icon="i-close" label={say('kami-page-remove', { name: words })} onClick={remove} />
          </li>
        ))}
      </ul>
      <span class="kadd">{children}</span>
    </div>
  );
}
