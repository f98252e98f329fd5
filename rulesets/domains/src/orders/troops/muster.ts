import { DONE, type GroupOffer } from '@chancery/core';
import { holdingName } from '../../names/names.ts';
import { ownHoldings } from '../offers.ts';
import { MUSTER_ITEMS } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Troops for gold (DOM-6.3). */
export const muster = action('MUSTER', {
  rule: 'DOM-6.3',
  title: 'Muster',
  help: 'Equips units at your holdings: as many points a month as each has levels, of types that its level allows.',
  group: GROUPS.raising,
  params: { items: { type: MUSTER_ITEMS, help: 'what is mustered where' } },
  lines: [{ pattern: 'MUSTER <items>' }],
  options: (known) => {
    const items = ownHoldings(known).flatMap((holding): readonly GroupOffer[] => {
      const level = holding.inside === null ? 0 : (holding.inside.siegeLevel ?? holding.inside.level);
      return Object.entries(known.setting.units).flatMap(([type, { needs, points }]): readonly GroupOffer[] =>
        needs === null || needs > level || points > level
          ? []
          : [
              {
                label: `${type} at ${holdingName(known.setting, holding)}`,
                group: { type, at: holding.id },
                count: { param: 'count', from: 1, to: Math.floor(level / points) },
              },
            ],
      );
    });
    return items.length === 0
      ? null
      : { ask: 'groups', param: 'items', from: 1, to: Math.min(40, items.length), of: items, then: DONE };
  },
});
