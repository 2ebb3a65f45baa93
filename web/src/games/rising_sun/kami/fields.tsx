/** Fields of the forms: numbers, choices, lists of cards; each says beside itself what of it cannot be. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Fault } from '../../../core/protocol';
import { Button, Tool } from '../../../ui/button';
import { RuleLink } from '../../../ui/rule';
import type { Say, Stage } from '../types';
import { type Counts, withCount } from './setup';

export interface FormProps {
  stage: Stage;
  say: Say;
  /** What the server found, each with its place in the file. */
  faults: readonly Fault[];
}

/** Those of a place of the file, or of what lies in it. */
export function faultsAt(faults: readonly Fault[], where: string): Fault[] {
  return faults.filter((fault) => fault.where === where || fault.where.startsWith(`${where}.`));
}

/** Why a place cannot be as it is. */
export function At({ faults, where, id }: { faults: readonly Fault[]; where: string; id?: string }) {
  const here = faultsAt(faults, where);
  if (!here.length) return null;
  return (
    <span class="kfault" id={id} data-where={where}>
      {here.map(({ text }) => text).join('; ')}
    </span>
  );
}

/** All that is wrong, each with its place and rule. */
export function Faults({ words, rule, faults, game, say }: { words: string; rule: string | null; faults: readonly Fault[]; game: string; say: Say }) {
  if (!faults.length) {
    return (
      <p>
        {words}
        {rule && <RuleLink game={game} rule={rule} />}
      </p>
    );
  }
  return (
    <>
      <p>{say('kami-page-refused', { count: faults.length })}</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.where + fault.text}>
            {fault.where && <code>{fault.where}</code>} {fault.text}
            {fault.rule && <RuleLink game={game} rule={fault.rule} />}
          </li>
        ))}
      </ul>
    </>
  );
}

interface NumberProps {
  label: string;
  /** null: nothing is said of it. */
  value: number | null;
  /** What stands before it; without it the label is heard only. */
  shown?: ComponentChildren;
  bad?: boolean;
  change(value: number): void;
  /** It may be left empty. */
  clear?(): void;
}

export function NumberField({ label, value, shown, bad, change, clear }: NumberProps) {
  return (
    <label class="knum">
      {shown}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        value={value ?? ''}
        aria-label={label}
        aria-invalid={bad || undefined}
        class={value ? 'some' : ''}
        onInput={({ currentTarget: { value: typed } }) => (clear && !typed ? clear() : change(Math.trunc(Number(typed)) || 0))}
      />
    </label>
  );
}

export interface Named {
  value: string;
  name: string;
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly Named[];
  bad?: boolean;
  /** What stands before it, if not the label. */
  shown?: string;
  /** The label is heard only. */
  quiet?: boolean;
  change(value: string): void;
}

export function Select({ label, value, options, bad, shown, quiet, change }: SelectProps) {
  return (
    <label class="ksel">
      {!quiet && <span>{shown ?? label}</span>}
      <select class="pick" aria-label={label} aria-invalid={bad || undefined} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Cards that lie somewhere: one is added by choosing it, and taken away by its button. */
export function Cards({ stage, say, label, cards, bad, change }: FormProps & { label: string; cards: Counts; bad: boolean; change(cards: Counts): void }) {
  const [chosen, setChosen] = useState(stage.cards[0]?.card ?? '');
  const title = useId();
  const name = (card: string): string => stage.cards.find((each) => each.card === card)?.name ?? card;
  const options = stage.cards.map(({ card, name, cost }) => ({ value: card, name: say('kami-page-card', { name, cost }) }));
  return (
    <div class="kcards" role="group" aria-labelledby={title}>
      <span id={title}>{label}</span>
      <ul>
        {Object.entries(cards).map(([card, n]) => (
          <li key={card} class="badge">
            {n > 1 ? say('rising-count', { count: n, name: name(card) }) : name(card)}
            <Tool icon="i-close" label={say('kami-page-remove', { name: name(card) })} onClick={() => change(withCount(cards, card, n - 1))} />
          </li>
        ))}
      </ul>
      <span class="kadd">
        <Select quiet label={say('kami-page-which-card', { where: label })} value={chosen} options={options} bad={bad} change={setChosen} />
        <Button icon="i-plus" label={say('kami-page-add-to', { where: label })} onClick={() => change(withCount(cards, chosen, (cards[chosen] ?? 0) + 1))}>
          {say('kami-page-add')}
        </Button>
      </span>
    </div>
  );
}
