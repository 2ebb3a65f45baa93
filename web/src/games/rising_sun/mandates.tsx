/** Which Mandate to select or to announce: five large cells, those that can be had and those that cannot. */
import { choicesOf } from '../../table/desk';
import { walkAnswers } from '../../ui/walk';
import { MANDATE_KEYS } from './keys';
import { type AskedProps, Foot, Heading, Option, passOf } from './panel';
import { Sign } from './pieces';
import { SayLine } from './say';
import type { Stage } from './types';

/** Always in the order of the rules, so that each has its figure; the letter that it shows does the same. */
export function MandatePanel(props: AskedProps) {
  const { offer } = props;
  const stage: Stage = props.stage;
  const choices = choicesOf(offer);
  return (
    <>
      <Heading {...props} />
      <ul class="rs-mandates" onKeyDown={walkAnswers}>
        {stage.mandates.map(({ mandate, name, words, bonus }, i) => {
          const choice = choices.find(({ target }) => target['mandate'] === mandate);
          if (!choice) return null;
          return (
            <li key={mandate}>
              <Option {...props} choice={choice} figure={MANDATE_KEYS[mandate] ?? i + 1} shape="mandate">
                <Sign sign={`mandate-${mandate}`} size={26} />
                <span class="rs-two">
                  <b>{name}</b>
                  <small>{words}</small>
                  {bonus && <small class="bonus">{bonus}</small>}
                </span>
              </Option>
            </li>
          );
        })}
      </ul>
      <SayLine {...props} />
      <Foot {...props} decline={passOf(offer)} />
    </>
  );
}
