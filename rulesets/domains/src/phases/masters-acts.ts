import type { Phase } from '@chancery/core';
import { ordersOf } from '../order.ts';
import { getDomain } from '../rules/find.ts';
import type { Types } from '../types.ts';

/** The host gives domains to rulers, or to the rules, before all else (DOM-16.9, 17.6). */
export const mastersActs: Phase<Types> = {
  name: 'Acts of the host',
  rule: 'DOM-17.6',
  run: ({ state, acts, emit }) => {
    for (const { args } of ordersOf(acts, 'SET_CONTROLLER')) {
      const { controller } = getDomain(state, args.domain);
      if (controller === 'eliminated' || controller === args.to) continue;
      emit({ kind: 'domain-taken-over', rule: 'DOM-16.9', domain: args.domain, by: args.to });
    }
  },
};
