import { by, type Instant, sorted, thenBy } from '@chancery/core';
import type { LeaseOwner } from '../ids.ts';
import type { Db } from '../schema.ts';
import { newClaim } from '../this-process.ts';
import type { OutboxKind } from './outbox.table.ts';
import type { OutboxRow } from './queue.ts';

/** An item that is ours to send until the lease ends. */
export interface ClaimedItem extends OutboxRow {
  readonly leaseOwner: LeaseOwner;
  readonly leasedUntil: Instant;
}

export interface OutboxClaim {
  readonly kind: OutboxKind;
  readonly leaseMs: number;
  readonly limit: number;
  /** Lanes that have had their share for now. */
  readonly exceptLanes?: readonly string[];
}

/**
 * Claims at most `limit` items that are due and not stale, in the order of their due time and writing. Whoever asks at
 * the same time gets others. An item whose handing over had begun is never claimed again: it may have arrived.
 */
export const claimOutbox = async (
  db: Db,
  now: Instant,
  { kind, leaseMs, limit, exceptLanes = [] }: OutboxClaim,
): Promise<readonly ClaimedItem[]> => {
  const leaseOwner = newClaim();
  const claimed = await db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('seq')
        .where('sentAt', 'is', null)
        .where('droppedAt', 'is', null)
        .where('sendingAt', 'is', null)
        .where('kind', '=', kind)
        .where('dueAt', '<=', now)
        .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
        .where(({ eb, or }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
        .$if(exceptLanes.length > 0, (query) => query.where('lane', 'not in', exceptLanes))
        .orderBy('dueAt')
        .orderBy('seq')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .set(({ eb }) => ({ leaseOwner, leasedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('seq', 'in', ({ selectFrom }) => selectFrom('due').select('seq'))
    .returningAll()
    .execute();
  return sorted(
    claimed as ClaimedItem[],
    thenBy(
      by(({ dueAt }) => dueAt),
      by(({ seq }) => seq),
    ),
  );
};

/** When the next item of a kind falls due that is not due yet; null when there is none. */
export const nextOutboxDue = async (db: Db, kind: OutboxKind, now: Instant): Promise<Instant | null> => {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min('dueAt').as('dueAt'))
    .where('sentAt', 'is', null)
    .where('droppedAt', 'is', null)
    .where('kind', '=', kind)
    .where('dueAt', '>', now)
    .executeTakeFirst();
  return row?.dueAt ?? null;
};
