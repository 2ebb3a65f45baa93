/** The text of rules: paragraphs, lists, tables and drawings, with links to the rules that they name. */
import type { JSX } from 'preact';
import { anchorOf, type Block, plainSpans, type Span, type Text } from '../core/rulebook';
import type { Grid, RulesPage } from '../core/protocol';
import { t } from '../core/words';
import { RuleLink } from '../ui/rule';

export function Spans({ game, spans }: { game: string; spans: readonly Span[] }): JSX.Element {
  return (
    <>
      {spans.map((span) => {
        if (typeof span === 'string') return span;
        if (span.kind === 'rule') return <RuleLink game={game} rule={span.rule} words={span.text} inline />;
        const Tag = span.kind;
        return <Tag>{span.text}</Tag>;
      })}
    </>
  );
}

interface BlocksProps {
  game: string;
  blocks: readonly Block[];
  /** Draws a rule where it stands. */
  rule?: (id: string) => JSX.Element;
  /** Rows of tables that are rules have their place on the page here. */
  placed?: boolean;
}

export function Blocks({ game, blocks, rule, placed = false }: BlocksProps): JSX.Element {
  return (
    <>
      {blocks.map((block) =>
        block.kind === 'rule' ? (rule?.(block.rule) ?? null) : <TextBlock game={game} block={block} placed={placed} />,
      )}
    </>
  );
}

function TextBlock({ game, block, placed }: { game: string; block: Text; placed: boolean }): JSX.Element {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans game={game} spans={block.spans} />
        </p>
      );
    case 'bullets':
      return (
        <ul class="dots">
          {block.items.map((item) => (
            <li>
              <Spans game={game} spans={item} />
            </li>
          ))}
        </ul>
      );
    case 'grid':
      return <Table game={game} grid={block} placed={placed} />;
    case 'picture':
      return (
        <pre class="drawing" tabIndex={0} role="img" aria-label={t('rules-drawing')}>
          {block.text}
        </pre>
      );
  }
}

/** A table scrolls by itself where it is too wide; without headings it is a list of names and what they say. */
function Table({ game, grid, placed }: { game: string; grid: Grid; placed: boolean }): JSX.Element {
  if (!grid.head.length) return <Pairs game={game} grid={grid} />;
  const titles = grid.head.map(plainSpans);
  return (
    <div class="wide-table" tabIndex={0} role="group" aria-label={titles.filter(Boolean).join(', ')}>
      <table>
        <thead>
          <tr>
            {grid.head.map((cell) =>
              cell.length ? (
                <th scope="col">
                  <Spans game={game} spans={cell} />
                </th>
              ) : (
                <td />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <tr
              id={placed && grid.ids[index] ? anchorOf(grid.ids[index]) : undefined}
              tabIndex={grid.ids[index] ? -1 : undefined}
            >
              {row.map((cell) => (
                <td>
                  <Spans game={game} spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pairs({ game, grid }: { game: string; grid: Grid }): JSX.Element {
  return (
    <dl class="pairs">
      {grid.rows.map(([name = [], said = []]) => (
        <div>
          <dt>
            <Spans game={game} spans={name} />
          </dt>
          <dd>
            <Spans game={game} spans={said} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a value or rule is ours: dashed where it is reconstructed, plain where it is inferred; or as the game says. */
export function Provenance({ of, badges }: { of: string; badges: RulesPage['badges'] }): JSX.Element | null {
  const own = of.split('+').flatMap((kind) => badges[kind] ?? []);
  if (own.length) {
    const what = own.join(' · ');
    return <span class="badge house">{of.includes('+') ? t('rules-part', { what }) : what}</span>;
  }
  if (of.includes('reconstructed') || of === 'owner') {
    return (
      <span class="badge house">
        {t(of === 'owner' ? 'rules-owner' : of.includes('+') ? 'rules-part-house' : 'rules-house')}
      </span>
    );
  }
  return of.includes('inferred') ? <span class="badge">{t('rules-inferred')}</span> : null;
}

interface RuleTextProps {
  page: RulesPage;
  id: string;
  /** It stands at its place on the page: what its tables declare has its place there too. */
  placed?: boolean;
}

/** A rule: in a sentence, in full as the specification has it, and where it comes from. */
export function RuleText({ page, id, placed = false }: RuleTextProps): JSX.Element | null {
  const rule = page.rules[id];
  if (!rule) return null;
  return (
    <>
      {rule.short && <p class="short">{rule.short}</p>}
      <div class="full" lang="en">
        <Blocks game={page.game} blocks={rule.blocks} placed={placed} />
      </div>
      {(rule.source || rule.provenance !== 'derived') && (
        <p class="from">
          <Provenance of={rule.provenance} badges={page.badges} />
          {rule.source && <span class="cap">{t('rules-source', { source: rule.source })}</span>}
        </p>
      )}
    </>
  );
}
