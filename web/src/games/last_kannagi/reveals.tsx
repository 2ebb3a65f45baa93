/** Revelation cards that their owner may turn over now, where they do not do so by themselves. */
import type { TableProps } from '../../core/game';
import { type Choice, deskAt, looking, nameOf, press } from '../../table/desk';
import { Icon } from './pieces';

export function Reveals({ choices, ...props }: TableProps & { choices: readonly Choice[] }) {
  const { now, texts: say } = props;
  const open = choices.filter((choice) => choice.target['kind'] === 'card' && choice.why === null);
  if (!open.length) return null;
  return (
    <div class="reveals" role="group" aria-label={say('kannagi-reveal')}>
      {open.map((choice) => (
        <button key={nameOf(choice)} type="button" class={deskAt(now).tapped === nameOf(choice) ? 'btn want opt chosen' : 'btn want opt'} title={choice.words} {...looking(choice, now)} onClick={(event) => press(choice, event, props)}>
          <Icon name="scroll" />
          <span>{choice.words}</span>
        </button>
      ))}
    </div>
  );
}
