/** The views of the past that a review has asked for; the next one is asked for before it is wanted. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Failure, Past } from '../core/protocol';
import type { Session } from '../core/session';
import { language } from '../core/words';

interface Found {
  past: Past | null;
  failure: Failure | null;
}

/** The view after `at` decisions with the wanted eyes; the one before stays until it is there. */
export function useMoment(session: Session, at: number, eyes: number | null, last: number): Found {
  const cache = useRef(new Map<string, Promise<Past | Failure>>());
  const [found, setFound] = useState<Found>({ past: null, failure: null });
  const wanted = language.value;
  const ask = (to: number): Promise<Past | Failure> => {
    const key = `${to}:${eyes}:${wanted}`;
    const known = cache.current.get(key) ?? session.moment(to, eyes);
    cache.current.set(key, known);
    return known;
  };
  useEffect(() => {
    let live = true;
    void ask(at).then((reply) => {
      if (!live) return;
      if (reply.type === 'error') setFound((before) => ({ ...before, failure: reply }));
      else setFound({ past: reply, failure: null });
    });
    if (at < last) void ask(at + 1);
    return () => {
      live = false;
    };
  }, [session, at, eyes, wanted]);
  return found;
}
