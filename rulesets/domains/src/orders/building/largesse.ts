import { numbersOf, ownProvinces, someProvinces } from '../offers.ts';
import { PROVINCES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Gold for the people (DOM-4.14). */
export const largesse = action('LARGESSE', {
  rule: 'DOM-4.14',
  title: 'Largesse',
  help: 'A better mood in every province that you name, for 1 gold each.',
  group: GROUPS.court,
  params: { provinces: { type: PROVINCES, help: 'which provinces' } },
  lines: [{ pattern: 'LARGESSE <provinces>' }],
  options: (known) => someProvinces(known, 'provinces', numbersOf(ownProvinces(known))),
});
