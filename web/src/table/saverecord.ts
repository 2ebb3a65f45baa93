/** The record of the match as a file. */
import { ApiFailure, record } from '../core/api';
import type { Session } from '../core/session';
import { language, t } from '../core/words';

/** Saves the record; gives back what went wrong, "" if nothing. */
export async function saveRecord(session: Session): Promise<string> {
  try {
    const file = await record(session.table, session.token, language.value);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${session.table}.kagura.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return '';
  } catch (failure) {
    return (failure instanceof ApiFailure && failure.message) || t('no-server');
  }
}
