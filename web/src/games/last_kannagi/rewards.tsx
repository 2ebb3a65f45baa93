/** What a blessing gives, in icons where there is one and in a few words where there is none. */
import { Icon, Token } from './pieces';
import type { Blessing, Effect } from './stage';
import type { Say } from './types';

/** Effects with an icon, and whether their number is added to what one has. */
const ICONS: Readonly<Record<string, { icon: string; text: string; plus: boolean }>> = {
  resistance: { icon: 'body', text: 'kannagi-resistance', plus: true },
  'gain-card': { icon: 'card', text: 'kannagi-card', plus: true },
  'gain-faith': { icon: 'faith', text: 'kannagi-faith', plus: true },
  'move-power': { icon: 'move', text: 'kannagi-bonus-move', plus: false },
  form: { icon: 'form', text: 'kannagi-form', plus: false },
  'remove-chip': { icon: 'supply', text: 'kannagi-supply', plus: false },
};

/** The reward of a blessing for a small cell. */
export function Rewards({ blessing, say }: { blessing: Blessing; say: Say }) {
  if (!blessing.effects.length) return <span class="none">{say('kannagi-set-only')}</span>;
  if (isWorded(blessing)) return <span class="own4">{blessing.label}</span>;
  return (
    <>
      {blessing.effects.map((effect) => (
        <EffectSign key={effect.effect} effect={effect} say={say} />
      ))}
    </>
  );
}

/** Whether words stand in the cell, for there is no icon that says it. */
export function isWorded({ effects }: Blessing): boolean {
  return !effects.every(isDrawn);
}

export function isDrawn(effect: Effect): boolean {
  return effect.effect in ICONS || effect.effect === 'vp' || effect.effect === 'gain-purified';
}

/** One effect with an icon. */
export function EffectSign({ effect, say }: { effect: Effect; say: Say }) {
  if (effect.effect === 'gain-purified') return <TokensSign tokens={effect.tokens ?? []} />;
  const sign = ICONS[effect.effect];
  if (!sign) {
    return (
      <span class="rw">
        <b>{effect.n}</b> {say('kannagi-vp')}
      </span>
    );
  }
  return (
    <span class="rw">
      <Icon name={sign.icon} size={15} label={say(sign.text)} />
      <b>
        {effect.effect === 'remove-chip' ? '−' : sign.plus ? '+' : ''}
        {effect.n}
      </b>
    </span>
  );
}

function TokensSign({ tokens }: { tokens: readonly number[] }) {
  return (
    <span class="rw">
      {tokens.map((n, colour) =>
        n ? (
          <span key={colour} class="rw">
            {n > 1 && <b>{n}</b>}
            <Token colour={colour} size={13} />
          </span>
        ) : null,
      )}
    </span>
  );
}
