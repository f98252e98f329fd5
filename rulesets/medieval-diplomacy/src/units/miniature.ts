import type { Miniature } from '@chancery/core';
import { getTroop } from '../rules/find.ts';
import { mostValuable } from '../rules/most-valuable.ts';
import type { Setting } from '../setting.ts';
import type { Stack } from '../state.ts';
import type { TroopClass } from '../words.ts';

const MINIATURE_OF = {
  foot: 'foot',
  missile: 'missile',
  mounted: 'horse',
  mountedInfantry: 'horse',
  siege: 'siege',
  transport: 'ship',
  warship: 'ship',
} as const satisfies { readonly [kind in TroopClass]: Miniature };

/** The picture of the most valuable troops (MD-16.11, MD-13.14); commanders alone are a general. */
export const miniatureOf = (setting: Setting, troops: readonly Pick<Stack, 'type'>[]): Miniature => {
  const best = mostValuable(setting, troops);
  return best === null ? 'general' : MINIATURE_OF[getTroop(setting, best).class];
};
