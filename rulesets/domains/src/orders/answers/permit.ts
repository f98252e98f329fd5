import { branch, leftOut, oneOf } from '@chancery/kit';
import { numbersOf, oneDomain, othersOf, ownProvinces, someProvinces } from '../offers.ts';
import { DOMAIN, PROVINCES, RIGHT } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Leave for another domain (DOM-8.6). */
export const permit = freeOrder('PERMIT', {
  rule: 'DOM-8.6',
  title: 'Permit',
  help: 'Lets a domain march through your provinces, or found holdings there, until you revoke it.',
  group: GROUPS.answers,
  params: {
    domain: { type: DOMAIN, help: 'whom' },
    what: { type: RIGHT, help: 'what' },
    provinces: { type: PROVINCES, optional: true, help: 'where; everywhere unless you say' },
  },
  lines: [{ pattern: 'PERMIT <domain> <what> [IN <provinces>]' }],
  options: (known) => {
    const where = someProvinces(known, 'provinces', numbersOf(ownProvinces(known)), leftOut('everywhere'));
    return (
      where &&
      oneDomain(known, othersOf(known), () =>
        oneOf('what', [branch('passage', 'Passage', where), branch('holdings', 'Holdings', where)]),
      )
    );
  },
});
