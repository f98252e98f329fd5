import type { Phase } from '@chancery/core';
import type { Deed } from '../actions/deed.ts';
import { FREE_DEEDS, type FreeVerb } from '../actions/free/index.ts';
import { freeOrdersOf } from '../npc/free-orders.ts';
import type { FreeOrder } from '../order.ts';
import { getDomain } from '../rules/find.ts';
import { initiativeOf } from '../rules/initiative.ts';
import type { Acting } from '../rules/scene.ts';
import { freeOrdersIn, type Placed, sheetOf } from '../rules/sheets.ts';
import type { Types } from '../types.ts';

/** What costs no action: domain by domain, and of each by verb (DOM-1.8). */
export const freeOrders: Phase<Types> = {
  name: 'Free orders',
  rule: 'DOM-1.8',
  run: (turn) => {
    for (const domain of initiativeOf(turn.setting, turn.state)) {
      const npc = getDomain(turn.state, domain).controller === 'npc';
      const orders = npc ? freeOrdersOf(turn.state, domain) : freeOrdersIn(sheetOf(turn, domain));
      carryOutFreely({ ...turn, domain, round: 0 }, orders);
    }
  },
};

/** The free orders of one domain; the desk's forecast runs them too. */
export const carryOutFreely = (acting: Acting, orders: readonly Placed<FreeOrder>[]): void => {
  for (const [verb, deed] of Object.entries(FREE_DEEDS) as [FreeVerb, Deed<FreeOrder>][]) {
    for (const { order, position } of orders) {
      if (order.verb !== verb) continue;
      const reason = deed.fault(acting, order.args);
      if (reason === null) deed.carryOut(acting, order.args);
      else
        acting.emit({
          kind: 'order-failed',
          rule: 'DOM-1.8',
          domain: acting.domain,
          round: 0,
          position,
          order,
          reason,
        });
    }
  }
};
