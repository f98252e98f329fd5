import { DONE } from '@chancery/core';
import { LAND_LOSSES } from '../../words.ts';
import { self } from '../offers.ts';
import { LAND_LOSS_LIST } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Which types are lost first in battles on land (W83-11.24). */
export const landLosses = standingOrder('LAND_LOSSES', {
  rule: 'W83-11.24',
  title: 'Order of losses on land',
  help: 'The types in the order in which you lose them, the first one first; those that you leave out follow in the usual order.',
  group: GROUPS.war,
  about: [],
  params: { losses: { type: LAND_LOSS_LIST, help: 'from the first lost to the last' } },
  lines: [{ pattern: 'LOSSES LAND <losses>' }],
  options: (known) =>
    self(known) === null
      ? null
      : {
          ask: 'some',
          param: 'losses',
          from: 1,
          to: LAND_LOSSES.length,
          of: LAND_LOSSES.map((value) => ({ value, label: value })),
          then: DONE,
        },
});
