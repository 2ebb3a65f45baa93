/** Whether a page may be left: what was written there and is kept nowhere is not lost without a question. */

let question: string | null = null;

function refuse(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** From now on the page is left only if the reader says so; null: it may be left again. */
export function askBeforeLeaving(words: string | null): void {
  question = words;
  // While it listens, some browsers keep no copy of the page to go back to.
  if (words === null) removeEventListener('beforeunload', refuse);
  else addEventListener('beforeunload', refuse);
}

/** Asks, if there is anything to lose. */
export function mayLeave(): boolean {
  return question === null || confirm(question);
}
