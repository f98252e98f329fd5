import { branch, leftOut, oneOf } from '@chancery/kit';
import { commanded, foreignHoldings, oneHolding, unitsByPlace } from '../offers.ts';
import { HOLDING, THEN, TROOPS, UNITS } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A holding is stormed (DOM-12.18). */
export const assault = action('ASSAULT', {
  rule: 'DOM-12.18',
  title: 'Assault',
  help: 'Storms a holding of an enemy in whose province your units stand. Walls take Artillerists.',
  group: GROUPS.marching,
  params: {
    holding: { type: HOLDING, help: 'which holding' },
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    then: { type: THEN, optional: true, help: 'what they do if they win' },
  },
  units: 'units',
  lines: [
    { pattern: 'ASSAULT <holding> WITH <units> [THEN <then>]' },
    { pattern: 'ASSAULT <holding> WITH <troops> [THEN <then>]' },
  ],
  also: [
    { pattern: 'ASSAULT <holding> WITH <units> THEN NONE' },
    { pattern: 'ASSAULT <holding> WITH <troops> THEN NONE' },
  ],
  options: (known) => {
    const then = oneOf(
      'then',
      [branch('occupy', 'Occupy it'), branch('destroy', 'Destroy it')],
      leftOut('nothing more'),
    );
    const field = commanded(known).filter(({ inside }) => inside === null);
    return unitsByPlace(known, field, (from) =>
      oneHolding(
        known,
        'holding',
        foreignHoldings(known).filter(({ province }) => province === from),
        () => then,
      ),
    );
  },
});
