import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { PollId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { PollTable } from './poll.table.ts';

export type PollRow = Selectable<PollTable>;

/** Hold the campaign with `lockCampaign`, so that no two are open at a time. */
export const addPoll = async (trx: Trx, poll: Omit<PollRow, 'closedAt' | 'yes' | 'no'>): Promise<void> => {
  await trx
    .insertInto('poll')
    .values({ ...poll, closedAt: null, yes: null, no: null })
    .execute();
};

/** All polls of a campaign, the newest first. */
export const pollsOf = (db: Db, campaignId: CampaignId): Promise<PollRow[]> =>
  db
    .selectFrom('poll')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .execute();

/** False when it is closed already. */
export const closePollRow = (
  trx: Trx,
  { campaignId, id }: { readonly campaignId: CampaignId; readonly id: PollId },
  counted: { readonly closedAt: Instant; readonly yes: number; readonly no: number },
): Promise<boolean> =>
  changedOne(
    trx
      .updateTable('poll')
      .set(counted)
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .where('closedAt', 'is', null),
  );

/** Open polls whose time is over. */
export const duePolls = (db: Db, now: Instant): Promise<PollRow[]> =>
  db
    .selectFrom('poll')
    .selectAll()
    .where('closesAt', '<=', now)
    .where('closedAt', 'is', null)
    .orderBy('closesAt')
    .execute();
