import { oneHolding, ownHoldings } from '../offers.ts';
import { HOLDING } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Walls (DOM-4.9). */
export const fortify = action('FORTIFY', {
  rule: 'DOM-4.9',
  title: 'Fortify',
  help: 'Walls a holding in, for twice its level in gold.',
  group: GROUPS.building,
  params: { holding: { type: HOLDING, help: 'a holding of yours' } },
  lines: [{ pattern: 'FORTIFY <holding>' }],
  options: (known) =>
    oneHolding(
      known,
      'holding',
      ownHoldings(known).filter(({ inside }) => inside?.fortified === false),
    ),
});
