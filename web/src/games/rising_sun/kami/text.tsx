/** The position as the text of its file: to save, to write by hand, to open. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../ui/button';
import type { Say } from '../types';

interface AsTextProps {
  say: Say;
  /** Of the forms as they are. */
  text: string;
  load(text: string): Promise<unknown>;
  /** Takes another position in place of the one that is set up; false if it cannot be read. */
  replace(text: string): Promise<boolean>;
  /** Whether the text was changed by hand and not taken over. */
  typing(isTyped: boolean): void;
  saved(): void;
  printed(): void;
}

const FILE = 'kami-turn.toml';

export function AsText({ say, text, load, replace, typing, saved, printed }: AsTextProps) {
  const [written, setWritten] = useState(text);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => setWritten(text), [text]);
  useEffect(() => typing(written !== text), [written, text]);
  const open = async (): Promise<void> => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    const found = await chosen.text();
    // What could not be read is shown, to be corrected.
    if (!(await replace(found))) setWritten(found);
    if (file.current) file.current.value = '';
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([written], { type: 'application/toml' }));
    link.download = FILE;
    link.click();
    URL.revokeObjectURL(link.href);
    if (written === text) saved();
  };
  return (
    <section class="panel" aria-labelledby="kami-text">
      <h2 id="kami-text">{say('kami-page-text')}</h2>
      <div class="kfile">
        <Button icon="i-undo" onClick={printed}>
          {say('kami-page-printed')}
        </Button>
        <Button icon="i-down" onClick={save}>
          {say('kami-page-save')}
        </Button>
        <Button icon="i-up" onClick={() => file.current?.click()}>
          {say('kami-page-open')}
        </Button>
        <input ref={file} type="file" accept=".toml,text/plain,application/toml" hidden aria-label={say('kami-page-open')} onChange={() => void open()} />
      </div>
      <details>
        <summary>{say('kami-page-as-text')}</summary>
        <textarea spellcheck={false} rows={14} aria-label={say('kami-page-text')} value={written} onInput={(event) => setWritten(event.currentTarget.value)} />
        <Button icon="i-check" onClick={() => void load(written)}>
          {say('kami-page-load')}
        </Button>
      </details>
    </section>
  );
}
