import { everyNumbered } from '@chancery/kit';
import { numbersOf, oneProvince, operatives } from '../offers.ts';
import { OWN_PERSON, PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A look at a whole province (DOM-9.3, 9.4). */
export const spy = action('SPY', {
  rule: 'DOM-9.3',
  title: 'Spy',
  help: 'For 1 gold you learn what is in a province: its mood, its holdings, every unit. It succeeds half of the time.',
  group: GROUPS.covert,
  about: ['by'],
  params: { province: { type: PROVINCE, help: 'on which province' }, by: { type: OWN_PERSON, help: 'who goes' } },
  lines: [{ pattern: 'SPY <province> BY <by>' }],
  options: (known) => {
    const who = operatives(known);
    return who && oneProvince(known, 'province', numbersOf(everyNumbered(known.view.provinces)), { then: who });
  },
});
