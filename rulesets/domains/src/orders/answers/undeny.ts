import { DONE } from '@chancery/core';
import { alliesIn } from '../../known/allies.ts';
import { oneDomain } from '../offers.ts';
import { DOMAIN } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Passage of an ally (DOM-8.2). */
export const undeny = freeOrder('UNDENY', {
  rule: 'DOM-8.2',
  title: 'Open again',
  help: 'Lets an ally march through your land again.',
  group: GROUPS.answers,
  params: { domain: { type: DOMAIN, help: 'which ally' } },
  lines: [{ pattern: 'UNDENY <domain>' }],
  options: (known) => oneDomain(known, alliesIn(known), () => DONE),
});
