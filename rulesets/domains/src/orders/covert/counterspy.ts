import { operatives } from '../offers.ts';
import { OWN_PERSON } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Somebody watches over the domain (DOM-9.5). */
export const counterspy = action('COUNTERSPY', {
  rule: 'DOM-9.5',
  title: 'Counterspy',
  help: 'For 4 gold somebody watches over your whole domain from this round to the end of the month: every plot against you may be foiled.',
  group: GROUPS.covert,
  about: ['by'],
  params: { by: { type: OWN_PERSON, help: 'who watches' } },
  lines: [{ pattern: 'COUNTERSPY BY <by>' }],
  options: (known) => operatives(known),
});
