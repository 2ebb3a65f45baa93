/** Taking an open place that somebody sent the link of. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ApiFailure, mine, sit } from '../core/api';
import { catalogue, readCatalogue } from '../core/catalogue';
import { dropKey, holdTable } from '../core/held';
import type { Key, TableInfo } from '../core/protocol';
import { set, settings } from '../core/settings';
import { t } from '../core/words';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { NoPlace } from './noplace';

interface JoinProps {
  table: string;
  invite: Key;
  onDone(): void;
}

export function Join({ table, invite, onDone }: JoinProps): JSX.Element {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [name, setName] = useState(settings.value.name);
  const [problem, setProblem] = useState('');
  const { language } = settings.value;
  useEffect(() => {
    void readCatalogue();
    void mine([[table, invite.token]], language).then(
      ([summary]) => setInfo(summary?.table ?? null),
      () => undefined,
    );
  }, [table, invite.token, language]);
  const take = async (): Promise<void> => {
    try {
      const key = await sit({ table, token: invite.token, name }, language);
      set({ name });
      holdTable(table, info?.game ?? '', [key]);
      dropKey(table, invite.token);
      onDone();
    } catch (failure) {
      setProblem((failure instanceof ApiFailure && failure.message) || t('no-server'));
    }
  };
  const game = catalogue.value?.find((one) => one.name === info?.game)?.title ?? '';
  const taken = info !== null && invite.player !== null && info.places[invite.player]?.kind !== 'open';
  const forget = (
    <Button kind="quiet" onClick={() => dropKey(table, invite.token)}>
      {t('forget')}
    </Button>
  );
  // The link was good for one person, and somebody was quicker.
  if (taken) return <NoPlace text={t('place-taken')}>{forget}</NoPlace>;
  const host = info?.places.find(({ kind }) => kind === 'person')?.name;
  return (
    <main class="opening">
      <svg width="72" height="72" aria-hidden="true">
        <use href="#seal" />
      </svg>
      <h1>{host ? t('join-title', { name: host }) : t('join-title-plain')}</h1>
      <p>{game && t('join-words', { game })}</p>
      <form class="join" onSubmit={(event) => (event.preventDefault(), void take())}>
        <label class="field">
          <Icon name="i-person" />
          <input
            value={name}
            maxLength={60}
            autocomplete="nickname"
            placeholder={t('your-name')}
            aria-label={t('your-name')}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn main">
          <Icon name="i-check" />
          <span>{t('take-place')}</span>
        </button>
      </form>
      {problem && (
        <>
          <p role="alert">{problem}</p>
          {forget}
        </>
      )}
      <ButtonLink href="/" kind="quiet" icon="i-left">
        {t('all-tables')}
      </ButtonLink>
    </main>
  );
}
