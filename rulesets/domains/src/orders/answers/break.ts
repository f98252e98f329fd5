import { DONE } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { alliesIn } from '../../known/allies.ts';
import { oneDomain, othersOf } from '../offers.ts';
import { DOMAIN, PACT } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** The end of an alliance, or of trade (DOM-8.5, 5.7). */
export const breakPact = freeOrder('BREAK', {
  rule: 'DOM-8.5',
  title: 'Break',
  help: 'Ends an alliance or the trade routes with a domain, at once.',
  group: GROUPS.answers,
  params: { domain: { type: DOMAIN, help: 'with whom' }, what: { type: PACT, help: 'what' } },
  lines: [{ pattern: 'BREAK <what> WITH <domain>' }],
  also: [{ pattern: 'BREAK <domain> <what>' }],
  options: (known) => {
    const allies = alliesIn(known);
    const partners = othersOf(known).filter((domain) =>
      known.view.routes.some(({ first, second }) =>
        known.view.holdings.some(({ id, owner }) => owner === domain && (id === first || id === second)),
      ),
    );
    return oneOf('what', [
      branch(
        'alliance',
        'An alliance',
        oneDomain(known, allies, () => DONE),
      ),
      branch(
        'trade',
        'Trade routes',
        oneDomain(known, partners, () => DONE),
      ),
    ]);
  },
});
