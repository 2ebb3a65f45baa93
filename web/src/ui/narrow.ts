/** Whether the page is one column, as the style sheets have it. */
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 1100px)');

export const narrow = signal(query.matches);
query.addEventListener('change', () => (narrow.value = query.matches));
