/** What the winner of a shrine is asked: every choice is a button. */
import type { Offer } from '../../../core/protocol';
import { Button } from '../../../ui/button';
import type { Say } from '../types';

interface AskProps {
  say: Say;
  offer: Offer;
  busy: boolean;
  answer(notation: string): void;
}

export function Ask({ say, offer, busy, answer }: AskProps) {
  return (
    <div class="kask" role="group" aria-labelledby="kami-ask">
      <h3 id="kami-ask">{offer.question}</h3>
      <div>
        {offer.choices.map(({ action, notation, words, label, why }) => (
          <Button key={action} kind={why ? 'quiet' : 'want'} label={words} why={busy ? say('opening') : (why?.text ?? null)} onClick={() => answer(notation)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
