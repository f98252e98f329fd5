import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { LetterId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { LetterRecipientTable } from './letter-recipient.table.ts';

export type LetterRecipientRow = Selectable<LetterRecipientTable>;

export const recipientsOf = (db: Db, campaignId: CampaignId, letterId: LetterId): Promise<LetterRecipientRow[]> =>
  db
    .selectFrom('letterRecipient')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('letterId', '=', letterId)
    .execute();

/** A letter as one seat received it. */
export type ReceivedKey = Pick<LetterRecipientRow, 'campaignId' | 'letterId' | 'seat'>;

/** False when it was read before, or never came to this seat. */
export const markLetterRead = (db: Db, { campaignId, letterId, seat }: ReceivedKey, now: Instant): Promise<boolean> =>
  changedOne(
    db
      .updateTable('letterRecipient')
      .set({ readAt: now })
      .where('campaignId', '=', campaignId)
      .where('letterId', '=', letterId)
      .where('seat', '=', seat)
      .where('readAt', 'is', null),
  );

/** Puts a letter away, or with null back among the others. False when it never came to this seat. */
export const archiveLetter = (
  db: Db,
  { campaignId, letterId, seat }: ReceivedKey,
  at: Instant | null,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('letterRecipient')
      .set({ archivedAt: at })
      .where('campaignId', '=', campaignId)
      .where('letterId', '=', letterId)
      .where('seat', '=', seat),
  );

export const countUnreadLetters = async (db: Db, campaignId: CampaignId, seat: SeatId): Promise<number> => {
  const { letters } = await db
    .selectFrom('letterRecipient')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return letters;
};
