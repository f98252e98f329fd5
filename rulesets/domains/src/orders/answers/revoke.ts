import { branch, oneOf } from '@chancery/kit';
import { oneDomain } from '../offers.ts';
import { DOMAIN, PROVINCES, RIGHT } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Leave that is taken back (DOM-8.6). */
export const revoke = freeOrder('REVOKE', {
  rule: 'DOM-8.6',
  title: 'Revoke',
  help: 'Takes back what you have permitted. Passage that was agreed on holds for three turns.',
  group: GROUPS.answers,
  params: {
    domain: { type: DOMAIN, help: 'whose' },
    what: { type: RIGHT, help: 'what' },
    provinces: { type: PROVINCES, optional: true, help: 'where' },
  },
  lines: [{ pattern: 'REVOKE <domain> <what> [IN <provinces>]' }],
  options: (known) => {
    const given = known.view.permissions.filter(({ by }) => by === known.view.domain);
    return oneDomain(known, [...new Set(given.map(({ to }) => to))], (domain) =>
      oneOf(
        'what',
        [...new Set(given.filter(({ to }) => to === domain).map(({ what }) => what))].map((what) => branch(what, what)),
      ),
    );
  },
});
