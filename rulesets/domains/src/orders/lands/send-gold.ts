import { numberOf } from '@chancery/kit';
import { oneDomain, othersOf } from '../offers.ts';
import { DOMAIN, GOLD } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Gold for another domain (DOM-4.13). */
export const sendGold = freeOrder('SEND_GOLD', {
  rule: 'DOM-4.13',
  title: 'Send gold',
  help: 'Sends gold to another domain at the beginning of the month, before your income.',
  group: GROUPS.lands,
  params: { gold: { type: GOLD, help: 'how much' }, domain: { type: DOMAIN, help: 'to whom' } },
  lines: [{ pattern: 'SEND GOLD <gold> TO <domain>' }],
  also: [{ pattern: 'SEND <gold> GOLD TO <domain>' }],
  options: (known) => {
    const treasury = known.view.domains[known.view.domain ?? 0]?.own?.treasury ?? 0;
    return treasury < 1 ? null : oneDomain(known, othersOf(known), () => numberOf('gold', { from: 1, to: treasury }));
  },
});
