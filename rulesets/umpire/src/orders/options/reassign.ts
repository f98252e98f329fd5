import { branch, oneOf } from '@chancery/kit';
import { called, oneThen, ownGeneralsOf } from '../offers.ts';
import { COMMAND, OWN_GENERAL } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** From land to sea, or back (UM-20.24). */
export const reassign = nationOrder('REASSIGN', {
  rule: 'UM-20.24',
  title: 'Reassign a general',
  help: 'Gives a general command on land or at sea, for 1 RP, at once.',
  params: {
    general: { type: OWN_GENERAL, help: 'whom' },
    command: { type: COMMAND, help: 'LAND or SEA' },
  },
  units: 'general',
  lines: [{ pattern: 'REASSIGN <general> <command>' }],
  also: [{ pattern: 'REASSIGN <general> TO <command>' }],
  options: (known) =>
    mayOffer(known, 'REASSIGN')
      ? oneOf(
          'general',
          ownGeneralsOf(known).map(({ number, name, own }) => {
            const other = own.command === 'land' ? called('sea', 'to the sea') : called('land', 'to the land');
            return branch(number, name, oneThen('command', [other]));
          }),
        )
      : null,
});
