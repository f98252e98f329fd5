import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { PressId, UserId } from '../ids.ts';
import type { Page } from '../page.ts';
import type { Db } from '../schema.ts';
import type { PressTable } from './press.table.ts';

export type PressRow = Selectable<PressTable>;

export const addPress = async (db: Db, article: Omit<PressRow, 'withdrawnAt' | 'withdrawnBy'>): Promise<void> => {
  await db
    .insertInto('press')
    .values({ ...article, withdrawnAt: null, withdrawnBy: null })
    .execute();
};

export const findPress = (db: Db, campaignId: CampaignId, id: PressId): Promise<PressRow | undefined> =>
  db.selectFrom('press').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

/** False when it is withdrawn already. */
export const withdrawPress = (
  db: Db,
  campaignId: CampaignId,
  id: PressId,
  { by, now }: { readonly by: UserId; readonly now: Instant },
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('press')
      .set({ withdrawnAt: now, withdrawnBy: by })
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null),
  );

/** All that was published after a turn was out and before the next, withdrawn or not. */
export const pressOfTurn = (db: Db, campaignId: CampaignId, turn: number): Promise<PressRow[]> =>
  db
    .selectFrom('press')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '=', turn)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** What has not been withdrawn, the newest first. */
export const pressOf = (db: Db, campaignId: CampaignId, { limit, before }: Page<PressId>): Promise<PressRow[]> =>
  db
    .selectFrom('press')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('withdrawnAt', 'is', null)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(before!.at, before!.id))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
