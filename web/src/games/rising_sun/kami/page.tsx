/** The Kami Turn on its own: one sets a position up by hand, and has it resolved shrine by shrine with the reasons. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiFailure, positionsOf, resolvePosition } from '../../../core/api';
import type { GamePageProps } from '../../../core/game';
import { askBeforeLeaving, mayLeave } from '../../../core/leaving';
import type { Fault, PositionsPage, Resolved } from '../../../core/protocol';
import { Button } from '../../../ui/button';
import { Opening } from '../../../ui/opening';
import { RuleLink } from '../../../ui/rule';
import type { Say, Stage } from '../types';
import { Faults } from './fields';
import { Form } from './form';
import { Result } from './result';
import { RUN, type Setup, readSetup, writeSetup } from './setup';
import { AsText } from './text';
import './kami.css';

export default function KamiPage({ game, language, texts: say }: GamePageProps) {
  const [page, setPage] = useState<PositionsPage | null>(null);
  const [problem, setProblem] = useState('');
  const read = (): void => {
    setProblem('');
    positionsOf(game, language).then(setPage, (failure: unknown) => setProblem(wordsOf(failure, say)));
  };
  useEffect(read, [game, language]);
  if (!page) return <Opening words={problem || say('opening')} again={problem ? read : undefined} />;
  return <Scenario game={game} language={language} texts={say} page={page} />;
}

function wordsOf(failure: unknown, say: Say): string {
  return (failure instanceof ApiFailure && failure.message) || say('no-server');
}

interface Refused {
  words: string;
  rule: string | null;
  faults: readonly Fault[];
}

function refusedBy(failure: unknown, say: Say): Refused {
  const known = failure instanceof ApiFailure ? failure : null;
  return { words: wordsOf(failure, say), rule: known?.rule ?? null, faults: known?.faults ?? [] };
}

/** What is resolved: the text that was sent with its answers, and what came back. */
interface Run {
  text: string;
  answers: readonly string[];
  found: Resolved;
}

function Scenario({ game, language, texts: say, page }: GamePageProps & { page: PositionsPage }) {
  const stage = page.stage as Stage;
  const [setup, setSetup] = useState<Setup>(() => readSetup(page.positions[0]?.tree ?? {}, stage));
  const [run, setRun] = useState<Run | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const text = writeSetup(setup, stage);
  // As it was read or saved: nothing of it would be lost.
  const [kept, setKept] = useState(text);
  const [typed, setTyped] = useState(false);
  const isChanged = typed || text !== kept;
  useEffect(() => {
    askBeforeLeaving(isChanged ? say('kami-page-leave') : null);
    return () => askBeforeLeaving(null);
  }, [isChanged, say]);
  const place = useRef<HTMLDivElement>(null);

  const resolve = async (text: string, answers: readonly string[]): Promise<Resolved | null> => {
    setBusy(true);
    setRefused(null);
    try {
      const found = await resolvePosition(game, { text, answers: [...answers], run: RUN }, language);
      setRun({ text, answers, found });
      return found;
    } catch (failure) {
      setRefused(refusedBy(failure, say));
      return null;
    } finally {
      setBusy(false);
    }
  };
  const change = (next: Setup): void => {
    setSetup(next);
    setRun(null);
    setRefused(null);
  };
  const begin = async (): Promise<void> => {
    setRun(null);
    if (await resolve(text, [])) place.current?.focus();
  };
  const load = async (written: string): Promise<Setup | null> => {
    setRun(null);
    const found = await resolve(written, []);
    if (!found) return null;
    const read = readSetup(found.tree, stage);
    setSetup(read);
    return read;
  };
  /** From a file, or the printed example: the position before it would be lost. */
  const replace = async (written: string): Promise<boolean> => {
    if (!mayLeave()) return true;
    const read = await load(written);
    if (read) setKept(writeSetup(read, stage));
    return read !== null;
  };
  // In another language all is told anew.
  useEffect(() => void (run && resolve(run.text, run.answers)), [language]);
  return (
    <main id="page-main" class="kami" tabIndex={-1}>
      <div class="kform">
        <Form stage={stage} setup={setup} say={say} faults={refused?.faults ?? []} change={change} />
        <AsText say={say} text={text} load={load} replace={replace} typing={setTyped} saved={() => setKept(text)} printed={() => void replace(page.positions[0]?.text ?? '')} />
      </div>
      <div class="kgo">
        <Button kind="main" icon={busy ? 'i-hour' : 'i-check'} onClick={() => void begin()}>
          {say('kami-page-resolve')}
        </Button>
        <RuleLink game={game} rule="R-SCN-1" />
        <div role="alert" class="kalert">
          {refused && <Faults {...refused} game={game} say={say} />}
        </div>
      </div>
      <div ref={place} class="kresult" tabIndex={-1} role="region" aria-label={say('kami-page-result')}>
        {run ? (
          <Result
            key={run.text}
            game={game}
            stage={stage}
            say={say}
            found={run.found}
            answered={run.answers.length}
            busy={busy}
            answer={(notation) => void resolve(run.text, [...run.answers, notation])}
            takeBack={() => void resolve(run.text, run.answers.slice(0, -1))}
          />
        ) : (
          <p class="knone">{say('kami-page-none')}</p>
        )}
      </div>
    </main>
  );
}
