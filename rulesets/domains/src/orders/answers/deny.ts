import { DONE } from '@chancery/core';
import { alliesIn } from '../../known/allies.ts';
import { oneDomain } from '../offers.ts';
import { DOMAIN } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Passage of an ally (DOM-8.2). */
export const deny = freeOrder('DENY', {
  rule: 'DOM-8.2',
  title: 'Deny passage',
  help: 'Bars an ally from marching through your land.',
  group: GROUPS.answers,
  params: { domain: { type: DOMAIN, help: 'which ally' } },
  lines: [{ pattern: 'DENY <domain>' }],
  options: (known) => oneDomain(known, alliesIn(known), () => DONE),
});
