/** A record of a match from a file, chosen or dropped on the page: the server proves it, and it is looked at in a review. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiFailure, openRecord } from '../core/api';
import { holdTable } from '../core/held';
import { go, tablePath } from '../core/route';
import { language, t } from '../core/words';
import { Button } from '../ui/button';

/** As the server has it; a longer file is not sent at all. */
const MOST_BYTES = 262_144;

/** Opens a record; gives back why not, "" if it is open. */
export async function bring(file: File): Promise<string> {
  if (file.size > MOST_BYTES) return t('record-too-large');
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return t('record-unreadable');
  }
  try {
    const { table, keys } = await openRecord(bytes, language.value);
    holdTable(table, '', keys);
    go(tablePath(table, 0));
    return '';
  } catch (failure) {
    return (failure instanceof ApiFailure && failure.message) || t('no-server');
  }
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

/** Files that are dragged over the page, and let go there. */
function useDrop(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  });
  return over;
}

export function OpenRecord(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (!file || busy) return;
    if (files.length > 1) return setProblem(t('record-one'));
    setBusy(true);
    setProblem('');
    void bring(file).then((failed) => {
      setBusy(false);
      setProblem(failed);
    });
  };
  const over = useDrop(take);
  return (
    <div class={`openrec ${over ? 'over' : ''}`}>
      <Button kind="quiet" icon={busy ? 'i-hour' : 'i-log'} onClick={() => input.current?.click()}>
        {t('open-record')}
      </Button>
      <span class="cap">{t(over ? 'record-drop-now' : 'record-drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again once it is mended.
          event.currentTarget.value = '';
        }}
      />
      <p class="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
