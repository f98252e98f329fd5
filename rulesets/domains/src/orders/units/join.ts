import { branch, oneOf } from '@chancery/kit';
import { unitsAsked } from '../offers.ts';
import { TROOPS, UNITS, YES_NO } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Whether units join Scouts against raiders (DOM-10.6). */
export const join = freeOrder('JOIN', {
  rule: 'DOM-10.6',
  title: 'Join Scouts',
  help: 'Says whether units fight raiders beside your Scouts.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    join: { type: YES_NO, help: 'whether they do' },
  },
  units: 'units',
  lines: [{ pattern: 'JOIN <units> <join>' }, { pattern: 'JOIN <troops> <join>' }],
  options: (known) => {
    const join = oneOf('join', [branch('yes', 'They join'), branch('no', 'They do not')]);
    return (
      join &&
      unitsAsked(
        known.view.units.filter(({ owner }) => owner === known.view.domain && known.view.domain !== null),
        join,
      )
    );
  },
});
