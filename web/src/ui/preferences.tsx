/** Language, theme and the settings of this device. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Language } from '../core/game';
import { set, type Settings, settings } from '../core/settings';
import { soundPiece, soundTurn } from '../core/sound';
import { t } from '../core/words';
import { Tool } from './button';
import { Dialog } from './dialog';
import { type Segment, Segments } from './segments';
import { Switch } from './switch';

const LANGUAGES: readonly Segment<Language>[] = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ja', text: '日本語', lang: 'ja' },
];

export function LanguageChoice(): JSX.Element {
  return (
    <Segments
      label={t('language')}
      options={LANGUAGES}
      value={settings.value.language}
      onChange={(language) => set({ language })}
    />
  );
}

function isDark(): boolean {
  const { theme } = settings.value;
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

export function ThemeTool({ room }: { room?: 'wide' | 'desk' }): JSX.Element {
  const dark = isDark();
  const label = t(dark ? 'theme-light-on' : 'theme-dark-on');
  return (
    <Tool
      icon={dark ? 'i-sun' : 'i-moon'}
      label={label}
      room={room}
      onClick={() => set({ theme: dark ? 'light' : 'dark' })}
    />
  );
}

async function wantNotices(on: boolean): Promise<void> {
  const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  set({ notify: allowed });
}

export function SettingsDialog({ onClose }: { onClose(): void }): JSX.Element {
  const { theme, sound, pieceSound, notify, letterKeys, confirm, motion } = settings.value;
  const themes: Segment<Settings['theme']>[] = [
    { value: 'system', text: t('theme-system') },
    { value: 'light', text: t('theme-light') },
    { value: 'dark', text: t('theme-dark') },
  ];
  return (
    <Dialog title={t('settings')} onClose={onClose}>
      <ul class="prefs">
        <li>
          <span>{t('language')}</span>
          <LanguageChoice />
        </li>
        <li>
          <span>{t('theme')}</span>
          <Segments label={t('theme')} options={themes} value={theme} onChange={(value) => set({ theme: value })} />
        </li>
        <li>
          <Switch on={sound} onChange={(on) => (set({ sound: on }), soundTurn())}>
            {t('setting-sound')}
          </Switch>
        </li>
        <li>
          <Switch on={pieceSound} onChange={(on) => (set({ pieceSound: on }), soundPiece())}>
            {t('setting-piece-sound')}
          </Switch>
        </li>
        <li>
          <Switch on={notify} onChange={(on) => void wantNotices(on)}>
            {t('setting-notify')}
          </Switch>
        </li>
        <li>
          <Switch on={letterKeys} onChange={(on) => set({ letterKeys: on })}>
            {t('setting-letter-keys')}
          </Switch>
        </li>
        <li>
          <Switch on={confirm} onChange={(on) => set({ confirm: on })}>
            {t('setting-confirm')}
          </Switch>
        </li>
        <li>
          <Switch on={motion === 'none'} onChange={(on) => set({ motion: on ? 'none' : 'system' })}>
            {t('setting-still')}
          </Switch>
        </li>
      </ul>
    </Dialog>
  );
}

/** The gear that opens the settings. */
export function SettingsTool(): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool icon="i-gear" label={t('settings')} onClick={() => setOpen(true)} />
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
