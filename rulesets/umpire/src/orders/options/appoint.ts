import { leftOut, oneOf } from '@chancery/kit';
import { ARMS } from '../../words.ts';
import { called, oneThen, ownedOf } from '../offers.ts';
import { COMMAND, PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** One more general (UM-20.23). */
export const appoint = nationOrder('APPOINT', {
  rule: 'UM-20.23',
  title: 'Appoint a general',
  help: 'Appoints a general for 6 RP, who comes to your capital, or while you have lost it to the province you name. They take orders from the next turn on.',
  params: {
    command: { type: COMMAND, help: 'LAND or SEA' },
    province: { type: PROVINCE, optional: true, help: 'where, if you do not own your capital' },
  },
  lines: [{ pattern: 'APPOINT <command> [AT <province>]' }],
  options: (known) => {
    if (!mayOffer(known, 'APPOINT')) return null;
    const where = oneOf(
      'province',
      ownedOf(known).map(({ number, name }) => called(number, name)),
      leftOut('where new generals usually come'),
    );
    return oneThen(
      'command',
      ARMS.map((arm) => called(arm, arm === 'land' ? 'on land' : 'at sea')),
      where,
    );
  },
});
