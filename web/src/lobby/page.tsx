/** The first page: go on, or set a table. The one big button sets it as most people want it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiFailure, newTable } from '../core/api';
import { catalogue, catalogueFailure, followCatalogue, panels, readCatalogue, wantPanels } from '../core/catalogue';
import { held, holdTable } from '../core/held';
import type { GameInfo } from '../core/protocol';
import { drawn } from '../games';
import { go, tablePath } from '../core/route';
import { set, settings } from '../core/settings';
import { list, t } from '../core/words';
import { startLesson } from '../tutorial/start';
import { PageLinks } from '../gamepage/links';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { narrow } from '../ui/narrow';
import { Opening } from '../ui/opening';
import { PageHead } from '../ui/pagehead';
import { Cards } from './cards';
import { Continue } from './continue';
import './lobby.css';
import { OpenRecord } from './openrecord';
import { Options } from './options';
import { countKinds, myName, type Plan, usualBot, usualPlan, wishOf } from './plan';
import { Seats } from './seats';

export default function Lobby(): JSX.Element {
  useEffect(followCatalogue, []);
  useEffect(() => void (document.title = 'Kagura'), []);
  const games = catalogue.value;
  // Beside the catalogue, not after it: nothing moves once the page is there.
  useEffect(() => drawn.forEach((name) => void wantPanels(name)), []);
  return (
    <div class="lobby">
      <a class="skip" href="#start">
        {t('skip-to-start')}
      </a>
      <PageHead title="Kagura" words={t('slogan')} />
      {games ? <SetUp games={games} /> : <NoGamesYet />}
    </div>
  );
}

function NoGamesYet(): JSX.Element {
  const failure = catalogueFailure.value;
  const words = failure ? failure.message || t('no-server') : t('opening');
  return <Opening words={words} again={failure ? () => void readCatalogue() : undefined} />;
}

/** What goes wrong when a table is set, in words. */
function messageOf(failure: unknown): string {
  return failure instanceof ApiFailure && failure.message ? failure.message : t('no-server');
}

async function start(plan: Plan): Promise<void> {
  set({ name: myName(plan) });
  const { language } = settings.value;
  const { table, keys } = await newTable(wishOf(plan, language), language);
  holdTable(table, plan.game, keys);
  // Bots alone do not wait for anybody: their match is looked at from its beginning, at a pace that can be followed.
  if (countKinds(plan).bot === plan.seats.length) go(tablePath(table, 0), { play: true });
  else go(tablePath(table));
}

function SetUp({ games }: { games: readonly GameInfo[] }): JSX.Element {
  const [plans, setPlans] = useState<Record<string, Plan>>({});
  const [chosen, setChosen] = useState(games[0]?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const info = games.find(({ name }) => name === chosen) ?? games[0];
  if (!info) return <Opening words={t('no-games')} />;
  const plan = plans[info.name] ?? usualPlan(info, settings.value.name);
  const change = (next: Plan): void => setPlans({ ...plans, [info.name]: next });
  const attempt = (table: () => Promise<void>): void => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    table().catch((failure: unknown) => {
      setBusy(false);
      setProblem(messageOf(failure));
    });
  };
  const begin = (wanted: Plan): void => attempt(() => start(wanted));
  const game = panels.value[info.name] ?? null;
  const isFresh = !Object.keys(held.value).length;
  const tables = (
    <Continue key="continue">
      <Button kind="quiet" icon="i-eye-open" onClick={() => begin(watched(plan, info))}>
        {t('watch-bots')}
      </Button>
      <OpenRecord />
    </Continue>
  );
  // It is met where it stands: at the right of a desk, above the rest on a phone of somebody who has tables.
  const isFirst = narrow.value && !isFresh;
  return (
    <main class={`lm ${isFresh ? 'fresh' : ''}`}>
      {isFirst && tables}
      <section class="choose">
        <h2>
          <Step n={1} />
          {t('choose-game')}
        </h2>
        <Cards games={games} chosen={info.name} onChoose={setChosen} />
        <PageLinks name={info.name} game={game} />
      </section>
      <section class="setup">
        <div class="sets">
          <h2>
            <Step n={2} />
            {t('who-sits-where')}
          </h2>
          <Seats {...{ plan, info, game }} onChange={change} />
          <p class="note">
            <Icon name="i-info" size={16} />
            {t('seats-note')}
          </p>
        </div>
        <div class="optionset">
          <h2>
            <Step n={3} />
            {t('options')}
          </h2>
          <Options {...{ plan, info, game }} onChange={change} />
        </div>
      </section>
      <section class="go" id="start">
        <span class="dim" role="status">
          {problem || summary(plan)}
        </span>
        {info.lesson && (
          <Button
            icon="i-hint"
            label={t('said-of', { name: t('lesson-try'), words: info.lesson })}
            onClick={() => attempt(() => startLesson(info.name))}
          >
            {t('lesson-try')}
          </Button>
        )}
        <StartButton busy={busy} onClick={() => begin(plan)} />
      </section>
      {!isFirst && tables}
    </main>
  );
}

/** The same table with bots at every place, to be looked at. */
function watched(plan: Plan, info: GameInfo): Plan {
  const bot = usualBot(info);
  return { ...plan, seats: plan.seats.map((seat) => (seat.kind === 'bot' ? seat : { kind: 'bot', bot })) };
}

function summary(plan: Plan): string {
  const who = Object.entries(countKinds(plan))
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => t(`count-${kind}`, { n }));
  return t('seats-summary', { n: plan.seats.length, who: list(who) });
}

function Step({ n }: { n: number }): JSX.Element {
  return (
    <span class="step" aria-hidden="true">
      {'一二三'[n - 1]}
    </span>
  );
}

/** Enter anywhere on the page presses it, unless something that takes Enter itself has the focus. */
function StartButton({ busy, onClick }: { busy: boolean; onClick(): void }): JSX.Element {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const busy = (event.target as Element).closest?.('button, a, input, select, dialog');
      if (event.key === 'Enter' && !busy) onClick();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
  return (
    <Button kind="main" icon={busy ? 'i-hour' : 'i-check'} kbd="Enter" onClick={onClick}>
      {t('start-table')}
    </Button>
  );
}
