import type { CampaignId, Instant } from '@chancery/core';
import type { Generated } from 'kysely';
import type { Fixed } from '../columns.ts';
import type { LeaseOwner, UserId } from '../ids.ts';
import type { JsonText } from '../json-text.ts';

export const OUTBOX_KINDS = ['mail', 'webhook'] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** Something that shall leave the server: written in the transaction that is the reason for it. */
export interface OutboxTable {
  /** Counts up in the order of writing. */
  readonly seq: Generated<number>;
  readonly kind: Fixed<OutboxKind>;
  /** The domain it goes to, by which the pace is kept. */
  readonly lane: Fixed<string>;
  readonly campaignId: Fixed<CampaignId | null>;
  readonly userId: Fixed<UserId | null>;
  readonly payload: JsonText;
  /** Names what it is about and to whom: no two have the same. */
  readonly dedupeKey: Fixed<string>;
  readonly createdAt: Fixed<Instant>;
  readonly dueAt: Instant;
  /** After that it is stale and dropped; null when it never is. */
  readonly expiresAt: Fixed<Instant | null>;
  readonly attempts: number;
  readonly leaseOwner: LeaseOwner | null;
  readonly leasedUntil: Instant | null;
  /** Set just before it is handed over and cleared when that is known to have failed. */
  readonly sendingAt: Instant | null;
  readonly lastError: string | null;
  readonly sentAt: Instant | null;
  readonly droppedAt: Instant | null;
}
