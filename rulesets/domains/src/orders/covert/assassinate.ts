import { branch, oneOf } from '@chancery/kit';
import { oneDomain, operatives, othersOf } from '../offers.ts';
import { DOMAIN, OWN_PERSON, UNDERLING } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** An attempt on a life (DOM-9.11). */
export const assassinate = action('ASSASSINATE', {
  rule: 'DOM-9.11',
  title: 'Assassinate',
  help: 'Costs 5 gold against somebody who serves another domain, 10 against its ruler. One attempt a month.',
  group: GROUPS.covert,
  about: ['by'],
  params: {
    domain: { type: DOMAIN, help: 'of which domain' },
    underling: { type: UNDERLING, optional: true, help: 'whom; nobody means the ruler' },
    by: { type: OWN_PERSON, help: 'who goes' },
  },
  lines: [{ pattern: 'ASSASSINATE <domain> RULER BY <by>' }, { pattern: 'ASSASSINATE <domain> <underling> BY <by>' }],
  options: (known) => {
    const who = operatives(known);
    return (
      who &&
      oneDomain(known, othersOf(known), (domain) =>
        oneOf(
          'underling',
          (known.view.domains[domain]?.underlings ?? []).map(({ id, name }) => branch(id, name, who)),
          { label: known.view.domains[domain]?.ruler.name ?? 'the ruler', then: who },
        ),
      )
    );
  },
});
