import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { InvitationId, UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { InvitationTable } from './invitation.table.ts';

export type InvitationRow = Selectable<InvitationTable>;
export type NewInvitation = Omit<InvitationRow, 'used' | 'acceptedBy' | 'acceptedAt' | 'revokedAt'>;

export const addInvitation = async (db: Db, invitation: NewInvitation): Promise<void> => {
  await db
    .insertInto('invitation')
    .values({ ...invitation, used: 0, acceptedBy: null, acceptedAt: null, revokedAt: null })
    .execute();
};

export const findInvitation = (db: Db, campaignId: CampaignId, tokenHash: string): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

/** True as often as it says: false when as many have come by it, and when it is revoked or has expired. */
export const acceptInvitation = (
  db: Db,
  { campaignId, id }: Pick<InvitationRow, 'campaignId' | 'id'>,
  userId: UserId,
  now: Instant,
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('invitation')
      .set(({ eb }) => ({ acceptedBy: userId, acceptedAt: now, used: eb('used', '+', 1) }))
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .whereRef('used', '<', 'most')
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now),
  );

/** False when there is nothing left to revoke. */
export const revokeInvitation = (db: Db, campaignId: CampaignId, id: InvitationId, now: Instant): Promise<boolean> =>
  changedOne(
    db
      .updateTable('invitation')
      .set({ revokedAt: now })
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .whereRef('used', '<', 'most')
      .where('revokedAt', 'is', null),
  );

export const invitationsOf = (db: Db, campaignId: CampaignId): Promise<InvitationRow[]> =>
  db.selectFrom('invitation').selectAll().where('campaignId', '=', campaignId).orderBy('createdAt').execute();

/** Those that somebody has made since then, in all campaigns, the oldest first. */
export const invitationsBy = (db: Db, userId: UserId, since: Instant): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('createdBy', '=', userId)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
