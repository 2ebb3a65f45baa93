/** One level of one action: what it can do now, its hours, and why not. */
import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Box, clearest, keptBoxes, pageBox } from '../../ui/clear';
import { Bold } from '../../ui/bold';
import { type Choice, deskAt, lookedAt, looking, nameOf, press } from '../../table/desk';
import type { MatrixProps } from './matrix';
import { Icon, Token } from './pieces';
import { EffectSign, isDrawn } from './rewards';
import { Sentence } from './say';
import type { ActionCell, ActionKind, Branch, Effect } from './stage';
import type { Say, Stage } from './types';

interface CellProps extends MatrixProps {
  kind: ActionKind;
  /** What is printed there. */
  printed: ActionCell;
  level: number;
  choice: Choice | undefined;
  /** It is the tab stop of the matrix while nothing in it was in focus. */
  isStop: boolean;
}

export function Cell(props: CellProps) {
  const { now, choice, isStop } = props;
  const content = <Content {...props} />;
  if (!choice) return <Printed {...props}>{content}</Printed>;
  const name = nameOf(choice);
  const { focused, tapped } = deskAt(now);
  const isLooked = lookedAt(now)?.action === choice.action;
  const last = focused ?? tapped;
  const tip = `tip-${name}`;
  return (
    <div class="ac" role="gridcell">
      <button
        type="button"
        class={`cell${tapped === name ? ' chosen' : ''}${isHinted(props) ? ' hinted' : ''}`}
        data-name={name}
        aria-disabled={choice.why !== null}
        aria-describedby={isLooked ? tip : undefined}
        tabIndex={(last ? last === name : isStop) ? 0 : -1}
        {...looking(choice, now)}
        onClick={(event) => press(choice, event, props)}
      >
        {content}
      </button>
      {isLooked && (
        <CellTip id={tip} ahead={choice.why === null}>
          <Sentence {...props} choice={choice} />
        </CellTip>
      )}
    </div>
  );
}

const SIDES = ['', ' below', ' beside'] as const;
const GAP = 9;
/** Cells whose tips begin at their left; those of the later ones end at their right. */
const EARLY = ':nth-child(-n + 3)';

/** Above its cell, else below or beside it, so that no space it speaks of and no hint is covered. */
function CellTip({ id, ahead, children }: { id: string; ahead: boolean; children: ComponentChildren }) {
  const [side, setSide] = useState<(typeof SIDES)[number]>('');
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = tip.current!.parentElement!;
    const found = places(tip.current!.getBoundingClientRect(), cell.getBoundingClientRect(), cell.matches(EARLY));
    setSide(SIDES[clearest(found, keptBoxes(), pageBox())]!);
  }, [id]);
  return (
    <span ref={tip} class={`tip${ahead ? ' ahead' : ''}${side}`} role="tooltip" id={id}>
      {children}
    </span>
  );
}

/** The places of a tip by its side, from where it is now; beside its cell it lies towards the middle. */
function places({ left, width, height }: DOMRect, cell: DOMRect, isEarly: boolean): Box[] {
  const aside = isEarly ? cell.right + GAP : cell.left - GAP - width;
  const at = (x: number, y: number): Box => ({ left: x, top: y, right: x + width, bottom: y + height });
  return [at(left, cell.top - GAP - height), at(left, cell.bottom + GAP), at(aside, cell.top)];
}

function isHinted({ hint, choice }: CellProps): boolean {
  return hint !== null && hint.seat === choice?.seat && hint.action === choice.action;
}

/** A cell while nothing is asked. */
function Printed({ children }: CellProps & { children: ComponentChildren }) {
  return (
    <div class="ac" role="gridcell">
      <div class="cell off">{children}</div>
    </div>
  );
}

function Content({ stage, texts: say, kind, printed, level, choice }: CellProps) {
  const name = (stage as Stage).actions.levels[level]!.name;
  const hours: number | null = choice?.facts['hours'] ?? null;
  return (
    <>
      <span class="vh">{say(hours === null ? 'kannagi-cell' : 'kannagi-cell-hours', { kind: kind.name, level: name, hours: hours ?? 0 })}</span>
      <span class="lvl" aria-hidden="true">
        {name}
        <small>{hours === null ? '–' : say('kannagi-h', { hours })}</small>
      </span>
      <span class="tx">
        <Shown stage={stage} say={say} kind={kind} printed={printed} choice={choice} />
      </span>
    </>
  );
}

interface ShownProps {
  stage: Stage;
  say: Say;
  kind: ActionKind;
  printed: ActionCell;
  choice: Choice | undefined;
}

/** What an action can do: icons where there are some, else the words of the server. */
function Shown({ stage, say, kind, printed, choice }: ShownProps) {
  if (printed.branches) return <Prayers stage={stage} branches={printed.branches} possible={choice?.facts['branches']} say={say} />;
  const columns: readonly string[] = choice?.facts['columns'] ?? [];
  if (kind.kind === 'blessing' && columns.length && !choice?.why) return <Columns stage={stage} columns={columns} />;
  const vp: number | undefined = kind.kind === 'build' ? choice?.facts['gains']?.vp : undefined;
  return (
    <>
      <Bold words={choice?.label ?? printed.label} />
      {vp !== undefined && <span class="plus">{say('kannagi-plus-vp', { vp })}</span>}
    </>
  );
}

function Columns({ stage, columns }: { stage: Stage; columns: readonly string[] }) {
  return (
    <>
      {stage.tokens.map((token, colour) => (columns.includes(token.colour) ? <Token key={colour} colour={colour} size={17} label={token.name} /> : null))}
    </>
  );
}

interface PrayersProps {
  stage: Stage;
  branches: readonly Branch[];
  /** By branch, whether it is possible now. */
  possible: Readonly<Record<string, boolean>> | undefined;
  say: Say;
}

function Prayers({ stage, branches, possible, say }: PrayersProps) {
  return (
    <>
      {branches.map((branch, i) => (
        <Fragment key={branch.branch}>
          {i > 0 && <i>/</i>}
          <span class={possible && !possible[branch.branch] ? 'cannot' : ''}>
            <Prayer stage={stage} branch={branch} say={say} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

function Prayer({ stage, branch, say }: { stage: Stage; branch: Branch; say: Say }) {
  const [effect] = branch.effects;
  if (!effect) return null;
  if (effect.effect === 'trade-purple') {
    return (
      <span class="rw">
        <Token colour={3} size={16} label={branch.words} />
        <Icon name="right" size={12} />
        <b>{effect.n}</b>
      </span>
    );
  }
  if (effect.effect.startsWith('purify')) return <Purify stage={stage} effect={effect} say={say} />;
  return isDrawn(effect) ? <EffectSign effect={effect} say={say} /> : <Bold words={branch.label} />;
}

/** Purify one token of any colour of the bag, one of the colour that is named, or any number. */
function Purify({ stage, effect, say }: { stage: Stage; effect: Effect; say: Say }) {
  const [colour, ...more] = stage.tokens.flatMap((token, i) => (effect.colours?.includes(token.colour) ? [i] : []));
  return (
    <span class="rw">
      <Icon name="store" size={15} label={say('kannagi-purify')} />
      {effect.effect === 'purify-any' && say('kannagi-any')}
      {effect.effect === 'purify-one' && (more.length || colour === undefined ? <b>1</b> : <Token colour={colour} size={16} label={stage.tokens[colour]!.name} />)}
    </span>
  );
}
