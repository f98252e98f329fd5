import type { Selectable } from 'kysely';
import type { Trx } from '../schema.ts';
import type { OutboxTable } from './outbox.table.ts';

export type OutboxRow = Selectable<OutboxTable>;
export type NewOutboxItem = Pick<
  OutboxRow,
  'kind' | 'lane' | 'campaignId' | 'userId' | 'payload' | 'dedupeKey' | 'createdAt' | 'dueAt' | 'expiresAt'
>;

const UNSENT = {
  attempts: 0,
  leaseOwner: null,
  leasedUntil: null,
  sendingAt: null,
  lastError: null,
  sentAt: null,
  droppedAt: null,
} as const;

/** Puts items into the outbox. Those that are in it, or have left it, by their dedupe key, are left out. */
export const queueOutbox = async (trx: Trx, items: readonly NewOutboxItem[]): Promise<void> => {
  if (items.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(items.map((item) => ({ ...item, ...UNSENT })))
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
};
