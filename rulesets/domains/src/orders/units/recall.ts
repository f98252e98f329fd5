import { unitsAsked } from '../offers.ts';
import { TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Units on loan come back (DOM-8.9). */
export const recall = freeOrder('RECALL', {
  rule: 'DOM-8.9',
  title: 'Recall',
  help: 'Takes back units that you have lent.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
  },
  lines: [{ pattern: 'RECALL <units>' }, { pattern: 'RECALL <troops>' }],
  options: (known) =>
    unitsAsked(known.view.units.filter(({ owner, loanedTo }) => owner === known.view.domain && loanedTo !== null)),
});
