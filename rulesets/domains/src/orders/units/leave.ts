import { commanded, unitsAsked } from '../offers.ts';
import { TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Out of a holding (DOM-7.22). */
export const leave = freeOrder('LEAVE', {
  rule: 'DOM-7.22',
  title: 'Leave',
  help: 'Units come out of a holding into the field before it, where no enemy waits.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
  },
  units: 'units',
  lines: [{ pattern: 'LEAVE <units>' }, { pattern: 'LEAVE <troops>' }],
  options: (known) => unitsAsked(commanded(known).filter(({ inside }) => inside !== null)),
});
