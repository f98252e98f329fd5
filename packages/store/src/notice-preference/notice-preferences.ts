import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import { EVERY_CAMPAIGN, type NoticePreferenceTable } from './notice-preference.table.ts';

export type NoticePreferenceRow = Selectable<NoticePreferenceTable>;

export const putNoticePreference = async (db: Db, row: NoticePreferenceRow): Promise<void> => {
  await db
    .insertInto('noticePreference')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'campaignId', 'kind', 'channel']).doUpdateSet({ wanted: row.wanted }),
    )
    .execute();
};

/** What they want in a campaign: their preferences for it, and those for every campaign. */
export const noticePreferencesOf = (db: Db, userId: UserId, campaignId: CampaignId): Promise<NoticePreferenceRow[]> =>
  db
    .selectFrom('noticePreference')
    .selectAll()
    .where('userId', '=', userId)
    .where('campaignId', 'in', [campaignId, EVERY_CAMPAIGN])
    .execute();

/** What several users want in a campaign: as `noticePreferencesOf`, for all of them at once. */
export const noticePreferencesOfAll = (
  db: Db,
  userIds: readonly UserId[],
  campaignId: CampaignId,
): Promise<NoticePreferenceRow[]> =>
  userIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('noticePreference')
        .selectAll()
        .where('userId', 'in', userIds)
        .where('campaignId', 'in', [campaignId, EVERY_CAMPAIGN])
        .execute();
