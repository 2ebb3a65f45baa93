/** A position as the forms hold it, read from its plain data and written as the text of its file. */
import type { Stage } from '../types';

export const SLOTS = 4;
export const FORMAT = 'rising-sun-position/1';
export const RUN = 'kami_turn';

/** Name -> how many. */
export type Counts = Readonly<Record<string, number>>;
/** What the forms do not show, kept as it was read. */
type Rest = Readonly<Record<string, unknown>>;

export interface ClanSetup {
  vp: number;
  coins: number;
  ronin: number;
  cards: Counts;
  /** Province -> Strongholds. */
  strongholds: Counts;
  /** Province -> figures. */
  map: Readonly<Record<string, Counts>>;
  /** By slot: worshippers. */
  shrine: readonly Counts[];
  /** Captives it holds: clan they are of -> figures. */
  hostages: Readonly<Record<string, Counts>>;
  /** War tokens: `season/province`. */
  tokens: readonly string[];
  /** Seasons in which it was allied so far. */
  alliance_seasons: number;
  rest: Rest;
}

export interface Setup {
  season: string;
  kami_turn: number;
  last_selector: string;
  /** The clans in play, the top of the Honor track first. */
  honor: readonly string[];
  slots: readonly string[];
  alliances: readonly string[];
  display: Counts;
  options: Readonly<Record<string, string | boolean>>;
  pile_coins: number | null;
  pile_ronin: number | null;
  clans: Readonly<Record<string, ClanSetup>>;
  rest: Rest;
}

export const NO_CLAN: ClanSetup = {
  vp: 0,
  coins: 0,
  ronin: 0,
  cards: {},
  strongholds: {},
  map: {},
  shrine: Array.from({ length: SLOTS }, () => ({})),
  hostages: {},
  tokens: [],
  alliance_seasons: 0,
  rest: {},
};

/** The clans in play in seating order. */
export function clansOf(setup: Setup, stage: Stage): string[] {
  return stage.clans.map(({ clan }) => clan).filter((clan) => setup.honor.includes(clan));
}

// -- reading ---------------------------------------------------------------------------------------

type Tree = Readonly<Record<string, unknown>>;

function words(value: unknown): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
}

/** A list of the format, such as `bushi*2 daimyo`, as counts. */
function counts(value: unknown): Counts {
  const found: Record<string, number> = {};
  for (const word of words(value)) {
    const [name = '', times = '1'] = word.split('*');
    found[name] = (found[name] ?? 0) + Number(times);
  }
  return found;
}

function tree(value: unknown): Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Tree) : {};
}

function without(from: Tree, keys: readonly string[]): Rest {
  return Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
}

function number(value: unknown, otherwise = 0): number {
  return typeof value === 'number' ? value : otherwise;
}

function rows(value: unknown): Record<string, Counts> {
  return Object.fromEntries(Object.entries(tree(value)).map(([place, row]) => [place, counts(row)]));
}

function readClan(value: unknown): ClanSetup {
  const { vp, coins, ronin, cards, strongholds, map, shrine, hostages, tokens, alliance_seasons, ...rest } = tree(value);
  const slots = Array.isArray(shrine) ? shrine : [];
  return {
    vp: number(vp),
    coins: number(coins),
    ronin: number(ronin),
    cards: counts(cards),
    strongholds: counts(strongholds),
    map: rows(map),
    shrine: Array.from({ length: SLOTS }, (_, slot) => counts(slots[slot])),
    hostages: rows(hostages),
    tokens: words(tokens),
    alliance_seasons: number(alliance_seasons),
    rest,
  };
}

const SHOWN = ['format', 'run', 'clans', 'honor', 'season', 'kami_turn', 'last_selector', 'slots', 'alliances', 'display', 'options', 'pile_coins', 'pile_ronin'];

/** The forms for a position that the server has read and found possible. */
export function readSetup(from: Tree, stage: Stage): Setup {
  const names = stage.clans.map(({ clan }) => clan);
  const played = words(from['clans']);
  return {
    season: String(from['season'] ?? 'spring'),
    kami_turn: number(from['kami_turn'], 1),
    last_selector: String(from['last_selector'] ?? played[0]),
    honor: from['honor'] === undefined ? played : words(from['honor']),
    slots: words(from['slots']),
    alliances: Array.isArray(from['alliances']) ? from['alliances'].map(String) : [],
    display: counts(from['display']),
    options: tree(from['options']) as Setup['options'],
    pile_coins: typeof from['pile_coins'] === 'number' ? from['pile_coins'] : null,
    pile_ronin: typeof from['pile_ronin'] === 'number' ? from['pile_ronin'] : null,
    clans: Object.fromEntries(names.map((clan) => [clan, readClan(from[clan])])),
    rest: without(from, [...SHOWN, ...names]),
  };
}

// -- writing ---------------------------------------------------------------------------------------

function list(found: Counts): string {
  return Object.entries(found)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => (n === 1 ? name : `${name}*${n}`))
    .join(' ');
}

/** A value as TOML writes it. */
function toml(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, inner]) => `${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${toml(inner)}`);
  return parts.length ? `{ ${parts.join(', ')} }` : '{}';
}

function lines(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).map(([key, value]) => `${key} = ${toml(value)}`);
}

/** Only what there is anything of. */
function filled(places: Readonly<Record<string, Counts>>): Record<string, string> {
  const written = Object.entries(places).map(([place, row]): [string, string] => [place, list(row)]);
  return Object.fromEntries(written.filter(([, row]) => row));
}

function clanLines(clan: string, { vp, coins, ronin, cards, strongholds, map, shrine, hostages, tokens, alliance_seasons, rest }: ClanSetup): string[] {
  const own = {
    vp,
    coins,
    ronin,
    ...(alliance_seasons ? { alliance_seasons } : {}),
    cards: list(cards),
    strongholds: list(strongholds),
    map: filled(map),
    shrine: shrine.map(list),
    ...(Object.keys(filled(hostages)).length ? { hostages: filled(hostages) } : {}),
    ...(tokens.length ? { tokens: tokens.join(' ') } : {}),
    ...rest,
  };
  return ['', `[${clan}]`, ...lines(own)];
}

/** The text of the file. */
export function writeSetup(setup: Setup, stage: Stage): string {
  const clans = clansOf(setup, stage);
  const { season, kami_turn, last_selector, honor, slots, alliances, display, options, pile_coins, pile_ronin, rest } = setup;
  const head = {
    format: FORMAT,
    run: RUN,
    season,
    kami_turn,
    last_selector,
    clans: clans.join(' '),
    honor: honor.join(' '),
    slots: slots.join(' '),
    ...(alliances.length ? { alliances } : {}),
    ...(list(display) ? { display: list(display) } : {}),
    ...(Object.keys(options).length ? { options } : {}),
    ...(pile_coins === null ? {} : { pile_coins }),
    ...(pile_ronin === null ? {} : { pile_ronin }),
    ...rest,
  };
  return [...lines(head), ...clans.flatMap((clan) => clanLines(clan, setup.clans[clan] ?? NO_CLAN)), ''].join('\n');
}

// -- changing --------------------------------------------------------------------------------------

/** Counts with one of them changed. */
export function withCount(found: Counts, name: string, n: number): Counts {
  const { [name]: _, ...others } = found;
  return n === 0 ? others : { ...found, [name]: n };
}

/** A clan joins at the bottom of the Honor track, or leaves. */
export function withClan(setup: Setup, clan: string, isIn: boolean): Setup {
  const honor = isIn ? [...setup.honor, clan] : setup.honor.filter((name) => name !== clan);
  const last_selector = honor.includes(setup.last_selector) ? setup.last_selector : (honor[0] ?? '');
  const alliances = setup.alliances.filter((pair) => words(pair).every((name) => honor.includes(name)));
  return { ...setup, honor, last_selector, alliances };
}

/** The list with one place and the next one changed over. */
export function swapped(order: readonly string[], place: number): string[] {
  const found = [...order];
  [found[place], found[place + 1]] = [found[place + 1]!, found[place]!];
  return found;
}

/** A clan's ally, "" if it has none. */
export function allyOf(setup: Setup, clan: string): string {
  const pair = setup.alliances.map(words).find((names) => names.includes(clan));
  return pair?.find((name) => name !== clan) ?? '';
}

/** Two clans allied, and with nobody else; "" for `ally` ends what there was. */
export function withAlly(setup: Setup, clan: string, ally: string): Setup {
  const others = setup.alliances.filter((pair) => !words(pair).some((name) => name === clan || name === ally));
  return { ...setup, alliances: ally ? [...others, `${clan} ${ally}`] : others };
}
