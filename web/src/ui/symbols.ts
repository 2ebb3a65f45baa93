/** A game's drawings, put on the page once, where every `use` finds them: on the lobby's card as on the table. */
export function putSymbols(svg: string): void {
  if (!document.body) return;
  const holder = document.createElement('div');
  holder.className = 'symbols';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
