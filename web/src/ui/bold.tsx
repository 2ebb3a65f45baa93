/** Words with their numbers set in bold. */
export function Bold({ words }: { words: string }) {
  return <>{words.split(/(\d+)/).map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}
