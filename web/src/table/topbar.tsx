/** The bar above every page of a table. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tableName } from '../core/names';
import { set, settings } from '../core/settings';
import { gameTexts, t } from '../core/words';
import { Tool } from '../ui/button';
import { SettingsDialog, ThemeTool } from '../ui/preferences';
import type { Desk } from './deskprops';
import { ShareDialog } from './share';
import { TableMenu } from './tablemenu';

interface TopProps {
  desk: Desk;
  /** Beside the title: how far the match is. */
  progress?: ComponentChildren;
  /** In the middle. */
  children: ComponentChildren;
  /** Before the tools that every page has. */
  tools?: ComponentChildren;
}

export function TopBar({ desk, progress, children, tools }: TopProps): JSX.Element {
  const [sheet, setSheet] = useState<'share' | 'settings' | null>(null);
  const { state, game } = desk;
  const other = settings.value.language === 'en' ? 'ja' : 'en';
  return (
    <header class="top">
      <a class="home" href="/" aria-label={t('home')}>
        <svg width="30" height="30" aria-hidden="true">
          <use href="#seal" />
        </svg>
      </a>
      <div class="ttl">
        <h1>{gameTexts(game)('game-title')}</h1>
        <p>{tableName(state.table.table)}</p>
        {progress}
      </div>
      {children}
      <nav class="tools" aria-label={t('menu')}>
        {tools}
        <Tool room="desk" icon="i-share" label={t('share')} onClick={() => setSheet('share')} />
        <Tool
          room="desk"
          icon="i-globe"
          label={other === 'ja' ? '日本語' : 'English'}
          onClick={() => set({ language: other })}
        />
        <ThemeTool room="desk" />
        <TableMenu desk={desk} onShare={() => setSheet('share')} onSettings={() => setSheet('settings')} />
      </nav>
      {sheet === 'share' && <ShareDialog desk={desk} onClose={() => setSheet(null)} />}
      {sheet === 'settings' && <SettingsDialog onClose={() => setSheet(null)} />}
    </header>
  );
}
