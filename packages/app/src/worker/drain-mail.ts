import { type Instant, MINUTE } from '@chancery/core';
import { beginDelivery, type ClaimedItem, claimOutbox, dropItem, markSent, retryDelivery } from '@chancery/store';
import type { App } from '../app.ts';
import { incident } from '../use-case.ts';

/** What became of a mail that was handed over. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** It has not arrived, that is known. */
  | { readonly kind: 'later'; readonly error: string; readonly retryAt: Instant }
  /** It will never arrive, or nobody knows whether it has; it is not tried again. */
  | { readonly kind: 'never'; readonly error: string };

/** Carries one mail out of the house. */
export type DeliverMail = (item: ClaimedItem) => Promise<Delivery>;

/** The pace at which mail leaves, so that no server takes us for a nuisance. */
export interface Pace {
  /** At most so many to one domain in one round. */
  readonly perLane: number;
  /** At most so many to all of them together. */
  readonly atOnce: number;
}

export const USUAL_PACE: Pace = { perLane: 20, atOnce: 100 };
const LEASE = 5 * MINUTE;

/**
 * Sends mail that is due, in the order of writing. Each is marked before it is handed over and never handed over twice,
 * whenever this process dies. Once told to stop, it finishes the one in hand. Says how many have left.
 */
export const drainMail = async (
  app: App,
  deliver: DeliverMail,
  pace: Pace = USUAL_PACE,
  stop?: AbortSignal,
): Promise<number> => {
  const shares = new Map<string, number>();
  let sent = 0;
  for (let handled = 0; handled < pace.atOnce && !stop?.aborted; handled += 1) {
    const full = [...shares].filter(([, share]) => share >= pace.perLane).map(([lane]) => lane);
    const claim = { kind: 'mail', leaseMs: LEASE, limit: 1, exceptLanes: full } as const;
    const [item] = await claimOutbox(app.store.db, app.now(), claim);
    if (item === undefined) break;
    shares.set(item.lane, (shares.get(item.lane) ?? 0) + 1);
    if (await handOver(app, item, deliver)) sent += 1;
  }
  return sent;
};

const handOver = async (app: App, item: ClaimedItem, deliver: DeliverMail): Promise<boolean> => {
  const { db } = app.store;
  if (!(await beginDelivery(db, item, app.now()))) return false;
  const delivery = await carefully(app, item, deliver);
  app.meter?.mailHandled(delivery.kind);
  switch (delivery.kind) {
    case 'sent':
      return await markSent(db, item, app.now());
    case 'later':
      await retryDelivery(db, item, delivery.error, delivery.retryAt);
      return false;
    case 'never':
      await dropItem(db, item, delivery.error, app.now());
      return false;
  }
};

/** Nobody knows how far a deliverer came that threw, so what it had in hand is not tried again. */
const carefully = async (app: App, item: ClaimedItem, deliver: DeliverMail): Promise<Delivery> => {
  try {
    return await deliver(item);
  } catch (error) {
    return { kind: 'never', error: `incident ${incident(app, `mail ${item.seq}`, error).id}` };
  }
};
