import { DONE } from '@chancery/core';
import { SEA_LOSSES } from '../../words.ts';
import { self } from '../offers.ts';
import { SEA_LOSS_LIST } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** Which types are lost first in battles at sea (W83-9.7). */
export const seaLosses = standingOrder('SEA_LOSSES', {
  rule: 'W83-9.7',
  title: 'Order of losses at sea',
  help: 'The types in the order in which you lose them, the first one first; those that you leave out follow in the usual order.',
  group: GROUPS.war,
  about: [],
  params: { losses: { type: SEA_LOSS_LIST, help: 'from the first lost to the last' } },
  lines: [{ pattern: 'LOSSES SEA <losses>' }],
  options: (known) =>
    self(known) === null
      ? null
      : {
          ask: 'some',
          param: 'losses',
          from: 1,
          to: SEA_LOSSES.length,
          of: SEA_LOSSES.map((value) => ({ value, label: value })),
          then: DONE,
        },
});
