import type { EventKinds } from '@chancery/kit';
import type { OrderEvent } from '../events/order.ts';
import type { Refusal } from '../refusals.ts';
import { toItsRuler, toRealms } from '../tell/hearers.ts';
import type { Types } from '../types.ts';
import type { RealmNumber } from '../words.ts';

/** Told, not carried out: what failed is told to those who ordered it (MD-16.29). */
export const ORDER: EventKinds<Types, OrderEvent> = {
  'order-failed': {
    tell: (event, position) =>
      toRealms(position, [event.realm], { ...event, reason: fitToTell(event.reason, event.realm) }),
  },
  'plan-cancelled': { tell: toItsRuler },
  'production-short': { tell: toItsRuler },
};

/** Of all reasons one gives away what is another's secret: how many commanders their status allows (MD-16.8). */
const fitToTell = (reason: Refusal, to: RealmNumber): Refusal =>
  reason.code === 'commander-limit' && reason.realm !== to ? { ...reason, limit: null } : reason;
