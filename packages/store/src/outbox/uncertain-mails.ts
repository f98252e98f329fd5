import type { CampaignId, Instant } from '@chancery/core';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { changedOne } from '../changed-one.ts';
import { jsonText } from '../json-text.ts';
import type { Database, Db } from '../schema.ts';
import type { OutboxRow } from './queue.ts';

/** Begins the note on a mail of which nobody knows whether it has arrived. */
export const UNCERTAIN = 'uncertain';

const EMPTIED = jsonText(null);

export interface UncertainSpan {
  readonly now: Instant;
  /** What has been under way since before then will not be heard of any more. */
  readonly begunBefore: Instant;
}

/**
 * Mails of a campaign that were handed over, and then their sender died or lost the line: nobody knows whether they have
 * arrived. Those that are of no use any more, or that are forgotten, are left out; the oldest come first.
 */
export const uncertainMails = (
  db: Db,
  campaignId: CampaignId,
  span: UncertainSpan,
  limit: number,
): Promise<Pick<OutboxRow, 'seq' | 'userId' | 'payload' | 'sendingAt'>[]> =>
  db
    .selectFrom('outbox')
    .select(['seq', 'userId', 'payload', 'sendingAt'])
    .where('campaignId', '=', campaignId)
    .where((eb) => isUncertain(eb, span))
    .orderBy('seq')
    .limit(limit)
    .execute();

/** Has it sent once more, as if it had never left. False when it is no such mail, or was sent again already. */
export const sendUncertainAgain = (
  db: Db,
  { seq, campaignId }: { readonly seq: number; readonly campaignId: CampaignId },
  span: UncertainSpan,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('outbox')
      .set({ dueAt: span.now, attempts: 0, sendingAt: null, droppedAt: null, lastError: null })
      .set({ leaseOwner: null, leasedUntil: null })
      .where('seq', '=', seq)
      .where('campaignId', '=', campaignId)
      .where((eb) => isUncertain(eb, span)),
  );

const isUncertain = (
  { and, or, eb }: ExpressionBuilder<Database, 'outbox'>,
  { now, begunBefore }: UncertainSpan,
): Expression<SqlBool> =>
  and([
    eb('kind', '=', 'mail'),
    eb('sentAt', 'is', null),
    eb('payload', '!=', EMPTIED),
    or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]),
    eb('sendingAt', 'is not', null),
    or([
      and([eb('droppedAt', 'is', null), eb('sendingAt', '<', begunBefore)]),
      and([eb('droppedAt', 'is not', null), eb('lastError', 'like', `${UNCERTAIN}%`)]),
    ]),
  ]);
