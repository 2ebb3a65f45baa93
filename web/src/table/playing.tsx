/** The table while it is played: three columns on a desk, one view at a time on a phone. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '../core/game';
import type { Entry } from '../core/protocol';
import { t } from '../core/words';
import { advised, CoachSlot } from '../tutorial/slot';
import { Button, Tool } from '../ui/button';
import { Icon } from '../ui/icon';
import { Banners } from './banners';
import { CommandLine } from './command';
import { type Desk, propsOf } from './deskprops';
import { focusOn, useTableKeys } from './keys';
import { KeysDialog } from './keyshelp';
import { LogPanel } from './log';
import { useReel } from './reel';
import { useSpoken } from './spoken';
import { Status } from './status';
import { Tabs, type View } from './tabs';
import { TopBar } from './topbar';
import { UndoTools } from './undotools';

/** On a shared device: who is next, behind the curtain. Until then the reader sees what came of the turn. */
export interface PassOn {
  name: string;
  pass(): void;
}

interface PlayingProps extends Desk {
  passOn: PassOn | null;
  /** The last decision that the reader saw before looking away. */
  looked: number;
  onResult(): void;
}

export function Playing({ onResult, looked, passOn, ...desk }: PlayingProps): JSX.Element {
  const { session, state, game } = desk;
  const [view, setView] = useState<View>('world');
  const [pointed, setPointed] = useState<Entry | null>(null);
  const [help, setHelp] = useState(false);
  // On a phone it is asked for from the log, and seen on the board.
  const reel = useReel(desk, looked, () => setView('world'));
  const props = { ...(reel.props ?? propsOf(desk, pointed)), ...(advised.value && { hint: advised.value }) };
  useTableKeys({ desk, props, setView, onHelp: () => setHelp(true) });
  useSpoken(desk);
  const asked = session.asked.value;
  useEffect(() => {
    if (asked) setView('world');
  }, [asked]);
  const { Board, Choices, Own, Others, Progress, Frame = Plain } = game;
  return (
    <div class="fix" data-tab={view}>
      <a class="skip" href="#choices" onClick={toChoices}>
        {t('skip-to-choices')}
      </a>
      <TopBar desk={desk} progress={Progress && <Progress {...props} />} tools={<UndoTools desk={desk} />}>
        <Status desk={desk} />
      </TopBar>
      <div class="banners">
        {state.table.over ? <Over onResult={onResult} /> : <Banners desk={desk} />}
        {passOn && !state.table.over && <Pass {...passOn} />}
        {reel.bar}
        <CoachSlot desk={desk} setView={setView} />
      </div>
      <Frame key={reel.props ? 'reel' : 'live'} {...props}>
        <main class="kn">
          <div class="mid">
            <Board {...props} />
            <Choices {...props} />
          </div>
          <Own {...props} />
          <div class="left">
            <section class="people" data-part="others" aria-label={t('players-region')}>
              <Others {...props} />
            </section>
            <LogPanel
              desk={desk}
              onPoint={setPointed}
              side={
                reel.watch ? (
                  <Tool icon="i-play" label={t('watch-since')} onClick={reel.watch} />
                ) : (
                  <span class="cap">{state.entries.at(-1)?.day}</span>
                )
              }
            >
              <CommandLine desk={desk} />
            </LogPanel>
          </div>
        </main>
      </Frame>
      <Tabs game={game} view={view} asked={asked} onChange={setView} />
      {help && <KeysDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

/** A section cannot have the focus: its first answer has it. */
function toChoices(event: Event): void {
  event.preventDefault();
  focusOn('#choices');
}

/** For games that share nothing between their panels. */
export function Plain({ children }: TableProps & { children?: any }): JSX.Element {
  return <>{children}</>;
}

function Pass({ name, pass }: PassOn): JSX.Element {
  return (
    <div class="banner want" role="status">
      <Icon name="i-people" />
      <span>{t('pass-on', { name })}</span>
      <Button kind="main" icon="i-right" onClick={pass}>
        {t('pass-device')}
      </Button>
    </div>
  );
}

function Over({ onResult }: { onResult(): void }): JSX.Element {
  // The last decision took its button with it, and there is nothing else to be done here.
  useEffect(() => {
    if (!document.activeElement || document.activeElement === document.body)
      document.getElementById('result')?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="banner want" role="status">
      <Icon name="i-flag" />
      <span>{t('game-over')}</span>
      <Button kind="main" icon="i-right" id="result" onClick={onResult}>
        {t('result')}
      </Button>
    </div>
  );
}
