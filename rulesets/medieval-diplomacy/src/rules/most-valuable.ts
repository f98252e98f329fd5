import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import type { TroopType } from '../words.ts';
import { getTroop } from './find.ts';

/** The type with the highest build cost, of equals the later in the troop table; null without troops (MD-13.14). */
export const mostValuable = (
  setting: Pick<Setting, 'troops'>,
  stacks: readonly Pick<Stack, 'type'>[],
): TroopType | null => {
  let best: TroopType | null = null;
  for (const { type } of stacks) {
    const isBetter =
      best === null ||
      getTroop(setting, type).cost > getTroop(setting, best).cost ||
      (getTroop(setting, type).cost === getTroop(setting, best).cost && type > best);
    if (isBetter) best = type;
  }
  return best;
};
