import { branch, oneOf } from '@chancery/kit';
import { numbersOf, oneDomain, oneHolding, oneProvince, othersOf, ownHoldings, ownProvinces } from '../offers.ts';
import { DOMAIN, HOLDING, PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A gift of land or of a holding (DOM-4.12). */
export const grant = action('GRANT', {
  rule: 'DOM-4.12',
  title: 'Grant',
  help: 'Gives a province or a holding away. Nobody has to agree.',
  group: GROUPS.diplomacy,
  params: {
    domain: { type: DOMAIN, help: 'to whom' },
    holding: { type: HOLDING, optional: true, help: 'a holding of yours' },
    province: { type: PROVINCE, optional: true, help: 'a province of yours' },
  },
  lines: [{ pattern: 'GRANT <domain> <province>' }, { pattern: 'GRANT <domain> <holding>' }],
  options: (known) => {
    const province = oneProvince(known, 'province', numbersOf(ownProvinces(known)));
    const holding = oneHolding(known, 'holding', ownHoldings(known));
    const gift = oneOf('gift', [branch('province', 'A province', province), branch('holding', 'A holding', holding)]);
    return oneDomain(known, othersOf(known), () => gift);
  },
});
