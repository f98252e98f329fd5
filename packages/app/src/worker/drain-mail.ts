import { type Instant, MINUTE } from '@chancery/core';
import { nextAttempt } from '@chancery/post';
import {
  beginDelivery,
  type ClaimedItem,
  claimOutbox,
  dropItem,
  leasedUntil,
  markSent,
  newId,
  releaseDelivery,
  retryDelivery,
  sentSince,
  takeLease,
} from '@chancery/store';
import type { App } from '../app.ts';
import { incident } from '../use-case.ts';

/** What became of a mail. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** `begin` said that it is another's now. */
  | { readonly kind: 'lost' }
  /** It has not arrived, that is known. */
  | { readonly kind: 'later'; readonly error: string; readonly retryAt: Instant }
  /** Nor would any other: the way out is closed, which is no fault of the mail. */
  | { readonly kind: 'outage'; readonly error: string }
  /** It will never arrive, or nobody knows whether it has; it is not tried again. */
  | { readonly kind: 'never'; readonly error: string };

/**
 * Carries one mail out of the house. `begin` is called once, just before it is handed over: from then on it is sent at
 * most once, even if we die. When it says false the mail is left alone.
 */
export type DeliverMail = (item: ClaimedItem, begin: () => Promise<boolean>) => Promise<Delivery>;

/** The pace at which mail leaves, so that no server takes us for a nuisance. All workers of a house keep it together. */
export interface Pace {
  /** At most so many to one domain in a minute. */
  readonly perLane: number;
  /** At most so many to all of them together in a minute. */
  readonly perMinute: number;
  /** At most so many in one round. */
  readonly atOnce: number;
}

export const USUAL_PACE: Pace = { perLane: 200, perMinute: 600, atOnce: 100 };
const LEASE = 5 * MINUTE;

/**
 * Sends mail that is due, one after the other in the order of writing. A lane that has had its share does not hold up the
 * others. When the way out is closed the round ends with the first mail and nobody tries for a minute: the queue waits
 * behind it, no mail loses a try, and after an outage of any length the oldest goes first, no faster than ever. Once told
 * to stop, it finishes the one in hand. Says how many have left.
 */
export const drainMail = async (
  app: App,
  deliver: DeliverMail,
  pace: Pace = USUAL_PACE,
  stop?: AbortSignal,
): Promise<number> => {
  const { db } = app.store;
  const now = app.now();
  if ((await leasedUntil(db, OUTAGE, now)) !== null) return 0;
  const shares = new Map((await sentSince(db, 'mail', now - MINUTE)).map(({ lane, items }) => [lane, items]));
  const left = [...shares.values()].reduce((sum, items) => sum + items, 0);
  const most = Math.min(pace.atOnce, pace.perMinute - left);
  let sent = 0;
  for (let handled = 0; handled < most && !stop?.aborted; handled += 1) {
    const full = [...shares].filter(([, share]) => share >= pace.perLane).map(([lane]) => lane);
    const claim = { kind: 'mail', leaseMs: LEASE, limit: 1, exceptLanes: full } as const;
    const [item] = await claimOutbox(db, app.now(), claim);
    if (item === undefined) break;
    shares.set(item.lane, (shares.get(item.lane) ?? 0) + 1);
    const done = await handOver(app, item, deliver);
    if (done === 'outage') break;
    if (done === 'sent') sent += 1;
  }
  return sent;
};

/** While somebody has this lease, the way out is closed. */
const OUTAGE = 'mail-outage';

const handOver = async (app: App, item: ClaimedItem, deliver: DeliverMail): Promise<Delivery['kind']> => {
  const { db } = app.store;
  const delivery = await carefully(app, item, deliver);
  if (delivery.kind !== 'lost') app.meter?.mailHandled(delivery.kind === 'outage' ? 'later' : delivery.kind);
  switch (delivery.kind) {
    case 'sent':
      await markSent(db, item, app.now());
      break;
    case 'later':
      await retryDelivery(db, item, delivery.error, delivery.retryAt);
      break;
    case 'outage':
      await releaseDelivery(db, item, delivery.error);
      await takeLease(db, OUTAGE, newId<'lease-owner'>(), app.now(), app.now() + MINUTE);
      app.log.warn('no mail can be sent', { error: delivery.error });
      break;
    case 'never':
      await dropItem(db, item, delivery.error, app.now());
      break;
    case 'lost':
  }
  return delivery.kind;
};

/** Nobody knows how far a deliverer came that threw after it had begun, so what it had in hand is not tried again. */
const carefully = async (app: App, item: ClaimedItem, deliver: DeliverMail): Promise<Delivery> => {
  let begun = false;
  try {
    return await deliver(item, async () => {
      begun = await beginDelivery(app.store.db, item, app.now());
      return begun;
    });
  } catch (thrown) {
    const error = `incident ${incident(app, `mail ${item.seq}`, thrown).id}`;
    const retryAt = begun ? null : nextAttempt(item.attempts, app.now());
    return retryAt === null ? { kind: 'never', error } : { kind: 'later', error, retryAt };
  }
};
