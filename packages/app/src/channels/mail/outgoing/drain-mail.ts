import { type Instant, MINUTE } from '@chancery/core';
import { nextAttempt } from '@chancery/mail';
import {
  beginDelivery,
  type ClaimedItem,
  claimOutbox,
  dropItem,
  endTrouble,
  leasedUntil,
  markSent,
  newId,
  noteTrouble,
  releaseDelivery,
  retryDelivery,
  sentSince,
  takeLease,
  UNCERTAIN,
} from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import { incident } from '../../../ground/use-case.ts';

/** What became of a mail. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** `begin` said that it is another's now. */
  | { readonly kind: 'lost' }
  /** It has not arrived, that is known. */
  | { readonly kind: 'later'; readonly error: string; readonly retryAt: Instant; readonly trouble?: 'mail-refused' }
  /** Nor would any other: the way out is closed, which is no fault of the mail. */
  | { readonly kind: 'outage'; readonly error: string; readonly trouble?: MailOutTrouble }
  /** It will never arrive, or nobody knows whether it has; it is not tried again. */
  | { readonly kind: 'never'; readonly error: string };

/** What keeps every mail from leaving: the way to the mail server, or the key with which mail is signed. */
export type MailOutTrouble = 'mail-out' | 'dkim';

/** All that is wrong with mail that leaves, until one has left. */
const MAIL_OUT_TROUBLES = ['mail-out', 'dkim', 'mail-refused'] satisfies (MailOutTrouble | 'mail-refused')[];

/**
 * Carries one mail out of the house. `begin` is called once, just before it is handed over: from then on it is sent at
 * most once, even if we die. When it says false the mail is left alone.
 */
export type DeliverMail = (item: ClaimedItem, begin: () => Promise<boolean>) => Promise<Delivery>;

/** The rate at which mail leaves, so that no server takes us for a nuisance. All workers of a house keep it together. */
export interface MailRate {
  /** The most mails to one domain in a minute. */
  readonly perLane: number;
  /** The most mails to all domains together in a minute. */
  readonly perMinute: number;
  /** The most mails in one round. */
  readonly atOnce: number;
}

export const USUAL_RATE: MailRate = { perLane: 200, perMinute: 600, atOnce: 100 };
const LEASE = 5 * MINUTE;

/** So many mails are being written while the one before them is handed over: maps take longer to draw than to send. */
const AHEAD = 4;

/**
 * Sends mail that is due, one after the other in the order of writing. A lane that has had its share does not hold up the
 * others. When the way out is closed the round ends with the first mail and nobody tries for a minute: the queue waits
 * behind it, no mail loses a try, and after an outage of any length the oldest goes first, no faster than ever. Once told
 * to stop, it finishes what is in hand. Says how many have left.
 */
export const drainMail = async (
  app: App,
  deliver: DeliverMail,
  rate: MailRate = USUAL_RATE,
  stop?: AbortSignal,
): Promise<number> => {
  const { db } = app.store;
  const now = app.now();
  if ((await leasedUntil(db, OUTAGE, now)) !== null) return 0;
  const shares = new Map((await sentSince(db, 'mail', now - MINUTE)).map(({ lane, items }) => [lane, items]));
  const left = [...shares.values()].reduce((sum, items) => sum + items, 0);
  const most = Math.min(rate.atOnce, rate.perMinute - left);
  const inHand: Promise<Delivery['kind']>[] = [];
  let closed = false;
  for (let handled = 0; handled < most && !closed && !stop?.aborted; handled += 1) {
    const full = [...shares].filter(([, share]) => share >= rate.perLane).map(([lane]) => lane);
    const claim = { kind: 'mail', leaseMs: LEASE, limit: 1, exceptLanes: full } as const;
    const [item] = await claimOutbox(db, app.now(), claim);
    if (item === undefined) break;
    shares.set(item.lane, (shares.get(item.lane) ?? 0) + 1);
    const before = inHand.at(-1);
    const done = handOver(app, item, deliver, async () => {
      if ((await before?.catch(() => null)) === 'outage') closed = true;
      return !closed;
    });
    // Whoever waits for it hears of its failure; until then it is no failure of the process.
    done.catch(() => null);
    inHand.push(done);
    if (inHand.length >= AHEAD && (await inHand[inHand.length - AHEAD]) === 'outage') closed = true;
  }
  const kinds = await Promise.all(inHand);
  const sent = kinds.filter((kind) => kind === 'sent').length;
  if (sent > 0 && !closed) for (const name of MAIL_OUT_TROUBLES) await endTrouble(db, name);
  return sent;
};

/** While somebody has this lease, the way out is closed. */
const OUTAGE = 'mail-outage';

/** `itsTurn` waits for the mail before this one, and says whether the way out is still open. */
const handOver = async (
  app: App,
  item: ClaimedItem,
  deliver: DeliverMail,
  itsTurn: () => Promise<boolean>,
): Promise<Delivery['kind']> => {
  const { db } = app.store;
  const delivery = await carefully(app, item, deliver, itsTurn);
  if (delivery.kind !== 'lost') app.meter?.mailHandled(delivery.kind === 'outage' ? 'later' : delivery.kind);
  switch (delivery.kind) {
    case 'sent':
      await markSent(db, item, app.now());
      break;
    case 'later':
      await retryDelivery(db, item, delivery.error, delivery.retryAt);
      if (delivery.trouble !== undefined) await noteRefusal(app, delivery.error, delivery.retryAt);
      break;
    case 'outage':
      await releaseDelivery(db, item, delivery.error);
      await closeWay(app, delivery);
      break;
    case 'never':
      await dropItem(db, item, delivery.error, app.now());
      break;
    case 'lost':
      // Another's now, or ours and not handed over: then it keeps its place.
      await releaseDelivery(db, item, 'not handed over');
  }
  return delivery.kind;
};

/** Of several mails that were on their way together, the first closes it. */
const closeWay = async (
  { store: { db }, log, now }: App,
  { error, trouble = 'mail-out' }: Extract<Delivery, { kind: 'outage' }>,
): Promise<void> => {
  const [at, retryAt] = [now(), now() + MINUTE];
  if (!(await takeLease(db, OUTAGE, newId<'lease-owner'>(), { now: at, until: retryAt }))) return;
  await noteTrouble(db, { name: trouble, error, at, retryAt });
  log.warn('no mail can be sent', { error });
};

/** The mail server takes no mail from us. That one mail may be to blame is known when another leaves. */
const noteRefusal = async ({ store: { db }, log, now }: App, error: string, retryAt: Instant): Promise<void> => {
  await noteTrouble(db, { name: 'mail-refused', error, at: now(), retryAt });
  log.warn('the mail server takes no mail from us', { error });
};

/** Nobody knows how far a deliverer came that threw after it had begun, so what it had in hand is not tried again. */
const carefully = async (
  app: App,
  item: ClaimedItem,
  deliver: DeliverMail,
  itsTurn: () => Promise<boolean>,
): Promise<Delivery> => {
  let begun = false;
  try {
    return await deliver(item, async () => {
      begun = (await itsTurn()) && (await beginDelivery(app.store.db, item, app.now()));
      return begun;
    });
  } catch (thrown) {
    const fault = `incident ${incident(app, `mail ${item.seq}`, thrown).id}`;
    const error = begun ? `${UNCERTAIN}: ${fault}` : fault;
    const retryAt = begun ? null : nextAttempt(item.attempts, app.now());
    return retryAt === null ? { kind: 'never', error } : { kind: 'later', error, retryAt };
  }
};
