import { DONE, type GroupOffer } from '@chancery/core';
import { provinceName } from '../../names/names.ts';
import { ownProvinces } from '../offers.ts';
import { LEVY_ITEMS } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Men called from the fields (DOM-6.9). */
export const levy = action('LEVY', {
  rule: 'DOM-6.9',
  title: 'Levy',
  help: 'Calls Levies in provinces of yours. They cost no gold, and the province pays less tax while they are away.',
  group: GROUPS.raising,
  params: { items: { type: LEVY_ITEMS, help: 'how many where' } },
  lines: [{ pattern: 'LEVY <items>' }],
  options: (known) => {
    const items = ownProvinces(known).flatMap(({ number, level }): readonly GroupOffer[] =>
      level === 0
        ? []
        : [
            {
              label: provinceName(known.setting, number),
              group: { province: number },
              count: { param: 'count', from: 1, to: Math.max(1, Math.floor(level / 2)) },
            },
          ],
    );
    return items.length === 0
      ? null
      : { ask: 'groups', param: 'items', from: 1, to: Math.min(40, items.length), of: items, then: DONE };
  },
});
