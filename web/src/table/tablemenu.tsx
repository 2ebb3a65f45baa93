/** Everything that is done seldom at a table. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go, tablePath } from '../core/route';
import { set, settings } from '../core/settings';
import { t } from '../core/words';
import { announce } from '../ui/live';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Menu } from '../ui/menu';
import type { Desk } from './deskprops';
import { KeysDialog } from './keyshelp';
import { saveRecord } from './saverecord';
import { whyNoRedo } from './undotools';

interface TableMenuProps {
  desk: Desk;
  onShare(): void;
  onSettings(): void;
}

export function TableMenu({ desk, onShare, onSettings }: TableMenuProps): JSX.Element {
  const [sheet, setSheet] = useState<'rename' | 'resign' | 'keys' | null>(null);
  const { session, state } = desk;
  const place = state.player === null ? null : state.table.places[state.player];
  const plays = place !== null && place !== undefined && !place.resigned;
  const running = plays && state.table.started && !state.table.over;
  const other = settings.value.language === 'en' ? 'ja' : 'en';
  const close = (): void => setSheet(null);
  return (
    <>
      <Menu
        label={t('menu')}
        items={[
          {
            text: t('redo'),
            icon: 'i-redo',
            hidden: !running || whyNoRedo(desk) !== null,
            onChoose: () => void session.redo(),
          },
          { text: t('share'), icon: 'i-share', onChoose: onShare },
          { text: t('replay'), icon: 'i-log', onChoose: () => go(tablePath(state.table.table, state.now.decisions)) },
          { text: t('rename'), icon: 'i-person', hidden: !plays, onChoose: () => setSheet('rename') },
          {
            text: t('stand-in'),
            icon: 'i-bot',
            hidden: !running || place?.bot != null,
            onChoose: () => void session.change({ type: 'stand_in', on: true }),
          },
          {
            text: t('record'),
            icon: 'i-copy',
            hidden: !state.table.over && !state.table.opened,
            onChoose: () => void saveRecord(session).then((failed) => failed && announce(failed)),
          },
          { text: other === 'ja' ? '日本語' : 'English', icon: 'i-globe', onChoose: () => set({ language: other }) },
          { text: t('settings'), icon: 'i-gear', onChoose: onSettings },
          { text: t('keys-help'), icon: 'i-keys', onChoose: () => setSheet('keys') },
          {
            text: t('rules'),
            icon: 'i-info',
            onChoose: () => window.open(`/rules/${state.table.game}`, '_blank', 'noopener'),
          },
          { text: t('resign'), icon: 'i-flag', hidden: !running, onChoose: () => setSheet('resign') },
          { text: t('all-tables'), icon: 'i-left', onChoose: () => go('/') },
        ]}
      />
      {sheet === 'rename' && <Rename desk={desk} name={place?.name ?? ''} onClose={close} />}
      {sheet === 'resign' && <ResignDialog desk={desk} onClose={close} />}
      {sheet === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

function Rename({ desk, name, onClose }: { desk: Desk; name: string; onClose(): void }): JSX.Element {
  const [text, setText] = useState(name);
  const rename = (): void => {
    set({ name: text });
    void desk.session.change({ type: 'rename', name: text });
    onClose();
  };
  return (
    <Dialog title={t('rename')} onClose={onClose}>
      <form class="join" onSubmit={(event) => (event.preventDefault(), rename())}>
        <label class="field">
          <input
            value={text}
            maxLength={60}
            aria-label={t('your-name')}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn main">
          {t('save')}
        </button>
      </form>
    </Dialog>
  );
}

function ResignDialog({ desk, onClose }: { desk: Desk; onClose(): void }): JSX.Element {
  const resign = (): void => {
    void desk.session.change({ type: 'resign' });
    onClose();
  };
  return (
    <Dialog title={t('resign')} onClose={onClose}>
      <p>{t('resign-words')}</p>
      <div class="acts2">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind="main" icon="i-flag" onClick={resign}>
          {t('resign')}
        </Button>
      </div>
    </Dialog>
  );
}
