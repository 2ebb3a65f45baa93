/** What this device prefers; kept in its storage, and a signal so that everything follows at once. */
import { computed, effect, signal } from '@preact/signals';
import type { Language, PlaySettings } from './game';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** When it is the reader's turn. */
  sound: boolean;
  /** When something is set down. */
  pieceSound: boolean;
  notify: boolean;
  letterKeys: boolean;
  confirm: boolean;
  motion: 'system' | 'none';
  /** Offered again as the reader's name at the next table. */
  name: string;
}

const KEY = 'kagura.settings';

function deviceLanguage(): Language {
  return navigator.languages.some((tag) => tag.startsWith('ja')) && !navigator.language.startsWith('en') ? 'ja' : 'en';
}

function defaults(): Settings {
  return {
    language: deviceLanguage(),
    theme: 'system',
    sound: false,
    pieceSound: false,
    notify: false,
    letterKeys: true,
    confirm: false,
    motion: 'system',
    name: '',
  };
}

/** What was kept, without anything that is not of the expected kind. */
export function readSettings(text: string | null): Settings {
  const settings = defaults();
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (kept && typeof kept === 'object') {
      for (const [name, value] of Object.entries(kept)) {
        if (name in settings && typeof value === typeof settings[name as keyof Settings]) {
          Object.assign(settings, { [name]: value });
        }
      }
    }
  } catch {
    // Damaged: as new.
  }
  if (settings.language !== 'en' && settings.language !== 'ja') settings.language = deviceLanguage();
  return settings;
}

/** Storage may be forbidden; then everything lives as long as the page. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

export const settings = signal<Settings>(readSettings(kept(KEY)));

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  keep(KEY, JSON.stringify(settings.value));
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const touch = matchMedia('(pointer: coarse)');
const systemStill = signal(lessMotion.matches);
const systemTouch = signal(touch.matches);
lessMotion.addEventListener('change', () => (systemStill.value = lessMotion.matches));
touch.addEventListener('change', () => (systemTouch.value = touch.matches));

export const playSettings = computed<PlaySettings>(() => ({
  twoSteps: systemTouch.value,
  letterKeys: settings.value.letterKeys,
  confirm: settings.value.confirm,
  still: systemStill.value || settings.value.motion === 'none',
}));

/** Keeps the document's language, theme and motion as they are set. */
export function followSettings(): void {
  effect(() => {
    const { language, theme } = settings.value;
    const root = document.documentElement;
    root.lang = language;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    if (playSettings.value.still) root.dataset['still'] = '';
    else delete root.dataset['still'];
  });
}
