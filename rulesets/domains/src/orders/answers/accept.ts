import { branch, oneOf } from '@chancery/kit';
import { oneDomain } from '../offers.ts';
import { DOMAIN, PROPOSAL } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** An answer to a proposal of last month (DOM-8.1). */
export const accept = freeOrder('ACCEPT', {
  rule: 'DOM-8.1',
  title: 'Accept',
  help: 'Accepts a proposal that your last report told of.',
  group: GROUPS.answers,
  params: { domain: { type: DOMAIN, help: 'whose proposal' }, what: { type: PROPOSAL, help: 'what they propose' } },
  lines: [{ pattern: 'ACCEPT <domain> <what>' }],
  options: (known) => {
    const mine = known.view.proposals.filter(({ to }) => to === known.view.domain);
    return oneDomain(known, [...new Set(mine.map(({ from }) => from))], (domain) =>
      oneOf(
        'what',
        mine.filter(({ from }) => from === domain).map(({ proposal }) => branch(proposal, proposal)),
      ),
    );
  },
});
