/** The last decision was refused by the server: why, where the eye is. */
import type { TableProps } from '../core/game';
import { RuleLink } from '../ui/rule';
import { Icon } from '../ui/icon';

export function Failed({ failure, table }: TableProps) {
  if (!failure) return null;
  return (
    <p class="failed" role="alert">
      <Icon name="i-warn" size={17} />
      <span>
        {failure.text}
        {failure.rule && <RuleLink game={table.game} rule={failure.rule} />}
      </span>
    </p>
  );
}
