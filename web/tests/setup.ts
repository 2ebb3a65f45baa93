/** The little of a browser that the core asks for. */
const stored = new Map<string, string>();

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    clear: () => stored.clear(),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} } }),
  location: { protocol: 'http:', host: 'kagura.test', origin: 'http://kagura.test', pathname: '/', hash: '' },
  history: { pushState: () => undefined, replaceState: () => undefined },
  scrollTo: () => undefined,
});
const events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
});
Object.defineProperty(globalThis, 'navigator', {
  value: { language: 'en-GB', languages: ['en-GB', 'ja'] },
  configurable: true,
});
