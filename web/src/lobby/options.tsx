/** The options of the game, each with the rule that it decides; the less common ones fold away. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GameUI } from '../core/game';
import type { GameInfo, OptionInfo } from '../core/protocol';
import { gameTexts, t } from '../core/words';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/rule';
import { Segments } from '../ui/segments';
import { Switch } from '../ui/switch';
import { ClockChoice } from './clock';
import { maySeed, type OptionValue, type Plan, withOption } from './plan';

/** So many are shown at once. */
const SHOWN = 3;
/** More letters than this are a list instead of a row of buttons. */
const LONGEST_ROW = 34;

interface OptionsProps {
  plan: Plan;
  info: GameInfo;
  game: GameUI | null;
  onChange(plan: Plan): void;
}

export function Options({ plan, info, game, onChange }: OptionsProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const order = [...info.options].sort((a, b) => rank(a, info) - rank(b, info));
  const shown = open ? order : order.slice(0, SHOWN);
  const changed = order.slice(SHOWN).filter(({ name, default: usual }) => plan.options[name] !== usual).length;
  const rest = order.length - SHOWN + 2;
  return (
    <ul class="optl panel">
      {shown.map((option) => (
        <OptionRow key={option.name} {...{ option, plan, info, game, onChange }} />
      ))}
      {open && <TableOptions {...{ plan, onChange }} />}
      <li class="moreo">
        <button type="button" class="btn quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'i-up' : 'i-down'} />
          <span>{open ? t('options-fewer') : t('options-more', { n: rest, changed })}</span>
        </button>
      </li>
    </ul>
  );
}

/** The option that makes the places comes first, then the order of the game. */
function rank(option: OptionInfo, info: GameInfo): number {
  if (option.name === info.place_option) return -2;
  return info.house_values > 0 && option.name === 'content' ? -1 : info.options.indexOf(option);
}

function OptionRow({ option, plan, info, game, onChange }: OptionsProps & { option: OptionInfo }): JSX.Element {
  const values = option.values as OptionValue[];
  const words = (index: number): string => option.value_words[index] ?? String(values[index]);
  const options = values.map((value, index) => ({
    value,
    text: short(game, `${option.name}-${value}`) ?? words(index),
  }));
  const value = plan.options[option.name] ?? (option.default as OptionValue);
  const choose = (chosen: OptionValue): void => onChange(withOption(plan, info, option.name, chosen));
  const title = short(game, option.name) ?? capital(option.words);
  return (
    <li class="optn">
      <div>
        <b>{title}</b>
        <RuleLink game={info.name} rule={option.rule} />
        <span class="cap">{captionOf(title, option.words, words(values.indexOf(value)))}</span>
        {option.name === 'content' && info.house_values > 0 && <House values={info.house_values} />}
      </div>
      {options.reduce((total, { text }) => total + text.length, 0) <= LONGEST_ROW ? (
        <Segments small label={title} options={options} value={value} onChange={choose} />
      ) : (
        <select
          class="pick"
          aria-label={title}
          value={String(value)}
          onChange={(event) => choose(values[event.currentTarget.selectedIndex] ?? value)}
        >
          {options.map((one) => (
            <option key={String(one.value)} value={String(one.value)}>
              {one.text}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

/** The game's own short name for a row of buttons, where it has one. */
function short(game: GameUI | null, name: string): string | null {
  if (!game) return null;
  const id = `option-${name}`.replaceAll('_', '-');
  const text = gameTexts(game)(id);
  return text === id ? null : text;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function captionOf(title: string, question: string, answer: string): string {
  return title === capital(question) ? '' : t('option-is', { question, answer });
}

function House({ values }: { values: number }): JSX.Element {
  return (
    <span class="badge house" title={t('house-why')}>
      <Icon name="i-house-rule" size={13} />
      {t('house-values', { n: values })}
    </span>
  );
}

/** What is no rule of the game: clock, hints, seed, webhook. */
function TableOptions({ plan, onChange }: Pick<OptionsProps, 'plan' | 'onChange'>): JSX.Element {
  return (
    <>
      <li class="optn">
        <div>
          <b>{t('clock')}</b>
          <span class="cap">{t('clock-words')}</span>
        </div>
        <ClockChoice clock={plan.clock} onChange={(clock) => onChange({ ...plan, clock })} />
      </li>
      <li class="optn">
        <div>
          <b>{t('hints')}</b>
          <span class="cap">{t('hints-words')}</span>
        </div>
        <Switch on={plan.hints} onChange={(hints) => onChange({ ...plan, hints })}>
          <span class="vh">{t('hints')}</span>
        </Switch>
      </li>
      {maySeed(plan) && <TextOption id="seed" value={plan.seed} onInput={(seed) => onChange({ ...plan, seed })} />}
      <TextOption id="webhook" value={plan.webhook} onInput={(webhook) => onChange({ ...plan, webhook })} />
    </>
  );
}

function TextOption({
  id,
  value,
  onInput,
}: {
  id: 'seed' | 'webhook';
  value: string;
  onInput(text: string): void;
}): JSX.Element {
  return (
    <li class="optn">
      <label for={`option-${id}`}>
        <b>{t(`extra-${id}`)}</b>
        <span class="cap">{t(`extra-words-${id}`)}</span>
      </label>
      <span class="field">
        <input
          id={`option-${id}`}
          value={value}
          maxLength={id === 'seed' ? 60 : 500}
          autocomplete="off"
          placeholder={t(`extra-none-${id}`)}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </span>
    </li>
  );
}
