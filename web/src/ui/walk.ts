/** Arrow keys walk over the answers of a question, as over the cells of the matrix; Tab still reaches each of them. */

/** Where a key leads from one of `count` answers in rows of `columns`; null where the key is not one of walking. */
export function stepTo(key: string, at: number, { count, columns }: { count: number; columns: number }): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return null;
  return at + step >= 0 && at + step < count ? at + step : at;
}

/** Moves the focus within a list of answers. */
export function walkAnswers(event: KeyboardEvent): void {
  const answers = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-name]')];
  const at = answers.indexOf(document.activeElement as HTMLElement);
  const top = (answer: HTMLElement): number => answer.getBoundingClientRect().top;
  const columns = answers.filter((answer) => top(answer) === top(answers[0]!)).length;
  const to = at < 0 ? null : stepTo(event.key, at, { count: answers.length, columns });
  if (to === null) return;
  event.preventDefault();
  answers[to]!.focus();
}
