import { branch, oneOf } from '@chancery/kit';
import { STANCES } from '../../words.ts';
import { commanded, unitsAsked } from '../offers.ts';
import { PROVINCES, STANCE, TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** What units do when enemies come (DOM-7.20). */
export const stance = freeOrder('STANCE', {
  rule: 'DOM-7.20',
  title: 'Stance',
  help: 'Says whether units stand and fight when enemies come, or fall back, and where to.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    stance: { type: STANCE, help: 'what they do' },
    retreatTo: { type: PROVINCES, optional: true, help: 'where they would go' },
  },
  units: 'units',
  lines: [
    { pattern: 'STANCE <units> <stance> [TO <retreatTo>]' },
    { pattern: 'STANCE <troops> <stance> [TO <retreatTo>]' },
  ],
  options: (known) => {
    const stance = oneOf(
      'stance',
      STANCES.map((value) => branch(value, value)),
    );
    return stance && unitsAsked(commanded(known), stance);
  },
});
