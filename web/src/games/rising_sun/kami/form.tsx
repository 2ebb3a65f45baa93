/** The forms: who plays and in which Honor order, the shrines, what each clan has, the cards, the options. */
import { Tool } from '../../../ui/button';
import { Switch } from '../../../ui/switch';
import { Mark, PieceIcon } from '../pieces';
import { At, Cards, type FormProps, NumberField, Select, faultsAt } from './fields';
import { ClanForm } from './clan';
import { type ClanSetup, NO_CLAN, type Setup, SLOTS, clansOf, swapped, withClan, withCount } from './setup';

export interface SetupProps extends FormProps {
  setup: Setup;
  change(setup: Setup): void;
}

export function Form(props: SetupProps) {
  const { stage, setup, say, change } = props;
  const put = (clan: string, own: ClanSetup): void => change({ ...setup, clans: { ...setup.clans, [clan]: own } });
  return (
    <>
      <section class="panel" aria-labelledby="kami-clans">
        <h2 id="kami-clans">{say('kami-page-clans')}</h2>
        <Clans {...props} />
        <Honor {...props} />
        <Turn {...props} />
      </section>
      <section class="panel" aria-labelledby="kami-shrines">
        <h2 id="kami-shrines">{say('kami-page-shrines')}</h2>
        <At faults={props.faults} where="slots" />
        <ol class="kslots">
          {Array.from({ length: SLOTS }, (_, slot) => (
            <Slot key={slot} {...props} slot={slot} put={put} />
          ))}
        </ol>
      </section>
      <section class="panel" aria-labelledby="kami-own">
        <h2 id="kami-own">{say('kami-page-own')}</h2>
        {clansOf(setup, stage).map((clan, seat) => (
          <ClanForm key={clan} {...props} clan={clan} seat={seat} own={setup.clans[clan] ?? NO_CLAN} put={(own) => put(clan, own)} />
        ))}
      </section>
      <section class="panel" aria-labelledby="kami-more">
        <h2 id="kami-more">{say('kami-page-more')}</h2>
        <Cards {...props} label={say('kami-page-display')} cards={setup.display} bad={faultsAt(props.faults, 'display').length > 0} change={(display) => change({ ...setup, display })} />
        <At faults={props.faults} where="display" />
        <Options {...props} />
      </section>
    </>
  );
}

function Clans({ stage, setup, say, faults, change }: SetupProps) {
  return (
    <div class="kwho" role="group" aria-label={say('kami-page-who')}>
      {stage.clans.map(({ clan, name }) => (
        <Switch key={clan} on={setup.honor.includes(clan)} onChange={(on) => change(withClan(setup, clan, on))}>
          {name}
        </Switch>
      ))}
      <At faults={faults} where="clans" />
    </div>
  );
}

function Honor({ stage, setup, say, faults, change }: SetupProps) {
  const seats = clansOf(setup, stage);
  const name = (clan: string): string => stage.clans.find((each) => each.clan === clan)?.name ?? clan;
  const move = (place: number): void => change({ ...setup, honor: swapped(setup.honor, place) });
  return (
    <div class="khonor">
      <h3 id="kami-honor">{say('kami-page-honor')}</h3>
      <ol aria-labelledby="kami-honor">
        {setup.honor.map((clan, place) => (
          <li key={clan}>
            <Mark seat={seats.indexOf(clan)} crest={clan} size={26} />
            <span>{name(clan)}</span>
            {place > 0 && <Tool icon="i-up" label={say('kami-page-higher', { name: name(clan) })} onClick={() => move(place - 1)} />}
          </li>
        ))}
      </ol>
      <At faults={faults} where="honor" />
    </div>
  );
}

function Turn({ stage, setup, say, faults, change }: SetupProps) {
  const bad = (where: string): boolean => faultsAt(faults, where).length > 0;
  const seasons = stage.seasons.slice(0, 3).map(({ season, name }) => ({ value: season, name }));
  const turns = [1, 2, 3].map((n) => ({ value: String(n), name: String(n) }));
  const clans = stage.clans.filter(({ clan }) => setup.honor.includes(clan)).map(({ clan, name }) => ({ value: clan, name }));
  return (
    <div class="kturn">
      <Select label={say('kami-page-season')} value={setup.season} options={seasons} bad={bad('season')} change={(season) => change({ ...setup, season })} />
      <Select label={say('kami-page-number')} value={String(setup.kami_turn)} options={turns} bad={bad('kami_turn')} change={(n) => change({ ...setup, kami_turn: Number(n) })} />
      <Select label={say('kami-page-selector')} value={setup.last_selector} options={clans} bad={bad('last_selector')} change={(last_selector) => change({ ...setup, last_selector })} />
    </div>
  );
}

/** Which Kami a shrine is of, and who worships there. */
function Slot({ stage, setup, say, faults, change, slot, put }: SetupProps & { slot: number; put(clan: string, own: ClanSetup): void }) {
  const kami = stage.kami.map(({ kami, name }) => ({ value: kami, name }));
  const choose = (name: string): void => change({ ...setup, slots: setup.slots.map((old, n) => (n === slot ? name : old)) });
  return (
    <li>
      <Select label={say('kami-page-shrine', { n: slot + 1 })} value={setup.slots[slot] ?? ''} options={kami} bad={faultsAt(faults, 'slots').length > 0} change={choose} />
      <div class="kworship">
        {clansOf(setup, stage).map((clan, seat) => (
          <Worshippers key={clan} {...{ stage, setup, say, faults, slot, put, clan, seat }} />
        ))}
      </div>
    </li>
  );
}

interface WorshippersProps extends FormProps {
  setup: Setup;
  slot: number;
  clan: string;
  seat: number;
  put(clan: string, own: ClanSetup): void;
}

/** A clan's Shinto at a shrine, and its Komainu if it owns that card. */
function Worshippers({ stage, setup, say, faults, slot, clan, seat, put }: WorshippersProps) {
  const own = setup.clans[clan] ?? NO_CLAN;
  const row = own.shrine[slot] ?? {};
  const name = stage.clans.find((each) => each.clan === clan)?.name ?? clan;
  const where = `${clan}.shrine.${slot}`;
  const kinds = ['shinto', ...['komainu'].filter((kind) => own.cards[kind] || row[kind])];
  return (
    <>
      {kinds.map((kind) => (
        <NumberField
          key={kind}
          label={say('kami-page-worshippers', { clan: name, piece: stage.pieces.find(({ piece }) => piece === kind)?.name ?? kind, n: slot + 1 })}
          shown={<Worshipper kind={kind} seat={seat} clan={clan} />}
          value={row[kind] ?? 0}
          bad={faultsAt(faults, where).length > 0}
          change={(n) => put(clan, { ...own, shrine: own.shrine.map((old, i) => (i === slot ? withCount(old, kind, n) : old)) })}
        />
      ))}
      <At faults={faults} where={where} />
    </>
  );
}

function Worshipper({ kind, seat, clan }: { kind: string; seat: number; clan: string }) {
  return (
    <>
      <Mark seat={seat} crest={clan} size={24} />
      {kind !== 'shinto' && <PieceIcon piece={kind} />}
    </>
  );
}

/** The options that matter in a Kami Turn, the default first. */
const OPTIONS = {
  gifts: ['off', 'on'],
  piles: ['unlimited', 'limited'],
  toll: ['ask', 'auto'],
  timing: ['honor', 'ask'],
  amaterasu_optional: [true, false],
  fujin_strongholds: [true, false],
  auto_single: [true, false],
} as const satisfies Record<string, readonly (string | boolean)[]>;

function Options({ setup, say, faults, change }: SetupProps) {
  const set = (name: string, value: string | boolean, usual: string | boolean): void => {
    const { [name]: _, ...others } = setup.options;
    const piles = name === 'piles' ? { pile_coins: null, pile_ronin: null } : {};
    change({ ...setup, ...piles, options: value === usual ? others : { ...others, [name]: value } });
  };
  const isLimited = setup.options['piles'] === 'limited';
  return (
    <details class="kopts">
      <summary>{say('kami-page-options')}</summary>
      {Object.entries(OPTIONS).map(([name, values]) => (
        <Select
          key={name}
          label={say(`kami-page-option-${name}`)}
          value={String(setup.options[name] ?? values[0])}
          options={values.map((value) => ({ value: String(value), name: say(`kami-page-${name}-${value}`) }))}
          bad={faultsAt(faults, `options.${name}`).length > 0}
          change={(text) => set(name, values.find((value) => String(value) === text) ?? values[0], values[0])}
        />
      ))}
      {isLimited && (
        <>
          <NumberField label={say('kami-page-pile-coins')} shown={say('kami-page-pile-coins')} value={setup.pile_coins} change={(pile_coins) => change({ ...setup, pile_coins })} clear={() => change({ ...setup, pile_coins: null })} />
          <NumberField label={say('kami-page-pile-ronin')} shown={say('kami-page-pile-ronin')} value={setup.pile_ronin} change={(pile_ronin) => change({ ...setup, pile_ronin })} clear={() => change({ ...setup, pile_ronin: null })} />
        </>
      )}
    </details>
  );
}
