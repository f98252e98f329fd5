import { unitsAsked } from '../offers.ts';
import { TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Units go home (DOM-6.19). */
export const disband = freeOrder('DISBAND', {
  rule: 'DOM-6.19',
  title: 'Disband',
  help: 'Dismisses units. Nothing is paid back.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
  },
  units: 'units',
  lines: [{ pattern: 'DISBAND <units>' }, { pattern: 'DISBAND <troops>' }],
  options: (known) =>
    unitsAsked(known.view.units.filter(({ owner }) => owner === known.view.domain && known.view.domain !== null)),
});
