import type { JSX } from 'preact';
export default function Table(): JSX.Element {
  return <main />;
}
