/** What the reader can do: the answers to the pending question. */
import type { TableProps } from '../../core/game';
import { askedOffer, choicesOf, looking, nameOf, press } from '../../table/desk';
import { Failed } from '../../table/failed';

export function Choices(props: TableProps) {
  const { now, past, texts: say } = props;
  const offer = past ? null : askedOffer(now);
  return (
    <section class="rs-choices panel" id="choices" data-part="choices" aria-label={say('rising-choices')} aria-busy={props.busy}>
      {offer && <h2>{offer.question}</h2>}
      <ul class="rs-answers">
        {(offer ? choicesOf(offer) : []).map((choice) => (
          <li key={nameOf(choice)}>
            <button
              type="button"
              class={choice.why ? 'btn' : 'btn want'}
              data-name={nameOf(choice)}
              aria-disabled={choice.why !== null}
              title={choice.why?.text}
              {...looking(choice, now)}
              onClick={(event) => press(choice, event, props)}
            >
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      <Failed {...props} />
    </section>
  );
}
