import type { CampaignId, Instant } from '@chancery/core';
import type { NotNull } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { ClaimedItem } from './due-outbox.ts';
import type { OutboxKind } from './outbox.table.ts';
import type { OutboxRow } from './queue.ts';
import { UNCERTAIN } from './uncertain-mails.ts';

type Claim = Pick<ClaimedItem, 'seq' | 'leaseOwner'>;

/**
 * To be called just before an item is handed over: from then on it is sent at most once, even if we die. False when the
 * claim has run out and is another's: then leave it.
 */
export const beginDelivery = (db: Db, claim: Claim, now: Instant): Promise<boolean> =>
  changedOne(ours(db, claim).set({ sendingAt: now }).where('sendingAt', 'is', null));

/** False when the item is not ours, or not being handed over. */
export const markSent = (db: Db, claim: Claim, now: Instant): Promise<boolean> =>
  changedOne(
    ours(db, claim)
      .set({ sentAt: now, leaseOwner: null, leasedUntil: null, lastError: null })
      .where('sendingAt', 'is not', null),
  );

/** It has not arrived, we know that: try again later. */
export const retryDelivery = (db: Db, claim: Claim, error: string, retryAt: Instant): Promise<boolean> =>
  changedOne(
    ours(db, claim).set({
      dueAt: retryAt,
      lastError: error,
      sendingAt: null,
      leaseOwner: null,
      leasedUntil: null,
    }),
  );

/** No mail could be handed over: it keeps its place, as if it had not been tried. */
export const releaseDelivery = (db: Db, claim: Claim, error: string): Promise<boolean> =>
  changedOne(
    ours(db, claim).set(({ eb }) => ({
      attempts: eb('attempts', '-', 1),
      lastError: error,
      sendingAt: null,
      leaseOwner: null,
      leasedUntil: null,
    })),
  );

/** It will never arrive: give up. */
export const dropItem = (db: Db, claim: Claim, error: string, now: Instant): Promise<boolean> =>
  changedOne(ours(db, claim).set({ droppedAt: now, lastError: error, leaseOwner: null, leasedUntil: null }));

/** Drops what has become stale and was not yet handed over. Says how many. */
export const dropStaleItems = async (db: Db, now: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ droppedAt: now, lastError: 'stale', leaseOwner: null, leasedUntil: null })
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where('sendingAt', 'is', null)
    .where('expiresAt', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Drops all that has not left: for data that was put back, when nobody knows what left after it was copied. Says how many. */
export const dropAllWaiting = async (db: Db, error: string, now: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ droppedAt: now, lastError: error, leaseOwner: null, leasedUntil: null })
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/**
 * Gives up what somebody began to hand over before then and never said what became of: they died over it, nobody knows
 * whether it arrived, and it is not sent again. Says how many.
 */
export const dropUncertainItems = async (db: Db, begunBefore: Instant, now: Instant): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ droppedAt: now, lastError: UNCERTAIN, leaseOwner: null, leasedUntil: null })
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where('sendingAt', '<', begunBefore)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

export interface LaneCount {
  readonly lane: string;
  readonly items: number;
}

/** How much has left since then, in each lane that anything left in. */
export const sentSince = (db: Db, kind: OutboxKind, since: Instant): Promise<LaneCount[]> =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => ['lane', fn.countAll<number>().as('items')])
    .where('kind', '=', kind)
    .where('sentAt', '>', since)
    .groupBy('lane')
    .orderBy('lane')
    .execute();

/** Whether a later mail of the same campaign waits for somebody, by its key. */
export const waitsBehind = async (
  db: Db,
  { seq, userId, campaignId }: Pick<ClaimedItem, 'seq' | 'userId' | 'campaignId'>,
  named: (dedupeKey: string) => boolean,
): Promise<boolean> => {
  const rows = await db
    .selectFrom('outbox')
    .select('dedupeKey')
    .where('kind', '=', 'mail')
    .where('seq', '>', seq)
    .where('userId', '=', userId)
    .where('campaignId', '=', campaignId)
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .execute();
  return rows.some(({ dedupeKey }) => named(dedupeKey));
};

/** All mails to a user that were put into the outbox since then, in the order of writing. */
export const mailsQueuedSince = (db: Db, userId: UserId, since: Instant): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'mail')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .orderBy('seq')
    .execute();

/** The keys of the mails that a user was sent since then. */
export const sentTo = async (db: Db, userId: UserId, since: Instant): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('dedupeKey')
    .where('kind', '=', 'mail')
    .where('sentAt', '>', since)
    .where('userId', '=', userId)
    .orderBy('seq')
    .execute();
  return rows.map(({ dedupeKey }) => dedupeKey);
};

export interface OutboxCounts {
  readonly waiting: number;
  /** Since when the one waits that has waited the longest: it was written then, or it was to leave then and not before. */
  readonly oldestAt: Instant | null;
}

/** What has not left yet and is not being handed over, for the metrics. One that was tried is no younger for being put off. */
export const countOutbox = (db: Db): Promise<OutboxCounts> =>
  db
    .selectFrom('outbox')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('waiting'),
      fn.min(eb.case().when('attempts', '>', 0).then(eb.ref('createdAt')).else(eb.ref('dueAt')).end()).as('oldestAt'),
    ])
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where('sendingAt', 'is', null)
    .executeTakeFirstOrThrow();

/** What was given up last, the latest first. */
export const droppedLately = (db: Db, limit: number) =>
  db
    .selectFrom('outbox')
    .select(['kind', 'lane', 'droppedAt', 'lastError'])
    .where('droppedAt', 'is not', null)
    .$narrowType<{ droppedAt: NotNull }>()
    .orderBy('droppedAt', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

/** The calls of webhooks under keys that begin so in a campaign, the latest first. */
export const callsUnder = (db: Db, campaignId: CampaignId, key: string, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'webhook')
    .where('campaignId', '=', campaignId)
    .where('dedupeKey', 'like', `${key}%`)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();

const ours = (db: Db, { seq, leaseOwner }: Claim) =>
  db
    .updateTable('outbox')
    .where('seq', '=', seq)
    .where('leaseOwner', '=', leaseOwner)
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null);
