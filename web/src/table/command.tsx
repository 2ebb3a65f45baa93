/** Every choice can be written, too. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { choiceOf, runOf, tidied } from '../core/notation';
import type { OfferedChoice } from '../core/protocol';
import { t } from '../core/words';
import { announce } from '../ui/live';
import { type Desk, sentenceOf } from './deskprops';

export const COMMAND = 'command';
/** A list of so many choices is still a help. */
const MOST_SHOWN = 80;

export function CommandLine({ desk }: { desk: Desk }): JSX.Element | null {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const { session, state } = desk;
  if (state.player === null || state.table.over) return null;
  const asked = session.offers.value.find(({ seat }) => state.now.acting.includes(seat));
  const choices = (asked?.choices ?? []).filter(({ why }) => !why).slice(0, MOST_SHOWN);
  const send = async (): Promise<void> => {
    if (!tidied(text)) return;
    const meant = choiceOf(text, asked?.choices ?? []);
    const run = runOf(text, asked?.runs ?? []);
    const [action, ...more] = run?.actions ?? (meant ? [meant.action] : []);
    const failure = await (action !== undefined && asked
      ? session.decide({ action, more }, asked.seat, 'asker')
      : session.decide({ notation: tidied(text) }, undefined, 'asker'));
    setProblem(failure ? sentenceOf(failure) : '');
    if (failure) announce(sentenceOf(failure), { now: true });
    else setText('');
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') (event.currentTarget as HTMLElement).blur();
  };
  return (
    <div class="cmdl">
      {problem && <p class="cap problem">{problem}</p>}
      <form class="field cmd" onSubmit={(event) => (event.preventDefault(), void send())}>
        <span class="prompt" aria-hidden="true">
          ›
        </span>
        <input
          id={COMMAND}
          value={text}
          maxLength={80}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          list="notations"
          placeholder={choices.length ? t('command-hint', { examples: examples(choices) }) : t('command-press')}
          aria-label={t('said-of', { name: t('command'), words: t('command-where') })}
          onInput={(event) => (setText(event.currentTarget.value), setProblem(''))}
          onKeyDown={leave}
        />
        <datalist id="notations">
          {asked?.runs.map(({ notation, words }) => (
            <option key={notation} value={notation}>
              {words}
            </option>
          ))}
          {choices.map(({ action, notation, words }) => (
            <option key={action} value={notation}>
              {words}
            </option>
          ))}
        </datalist>
      </form>
    </div>
  );
}

/** Two ways to write what can be done now. */
function examples(choices: readonly OfferedChoice[]): string {
  const [first] = choices;
  const other = choices.find(({ notation }) => notation.split(' ')[0] !== first?.notation.split(' ')[0]);
  return [first, other].flatMap((choice) => choice?.notation ?? []).join(', ');
}
