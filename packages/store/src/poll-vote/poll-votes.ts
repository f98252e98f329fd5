import type { CampaignId } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { PollId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { PollVoteTable } from './poll-vote.table.ts';

export type PollVoteRow = Selectable<PollVoteTable>;

export const votesIn = (
  db: Db,
  { campaignId, id }: { readonly campaignId: CampaignId; readonly id: PollId },
): Promise<PollVoteRow[]> =>
  db
    .selectFrom('pollVote')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('pollId', '=', id)
    .orderBy('seat')
    .execute();

export const castVote = async (trx: Trx, vote: PollVoteRow): Promise<void> => {
  const { userId, vote: said, at } = vote;
  await trx
    .insertInto('pollVote')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['campaignId', 'pollId', 'seat']).doUpdateSet({ userId, vote: said, at }),
    )
    .execute();
};
