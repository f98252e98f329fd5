import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { TroubleTable } from './trouble.table.ts';

export type TroubleRow = Selectable<TroubleTable>;

export interface NewTrouble {
  readonly name: string;
  readonly campaignId?: CampaignId;
  readonly error: string;
  readonly at: Instant;
  readonly retryAt?: Instant;
}

/** Notes that something went wrong, once more or for the first time. */
export const noteTrouble = async (
  db: Db,
  { name, campaignId = null as never, error, at, retryAt = null as never }: NewTrouble,
): Promise<void> => {
  await db
    .insertInto('trouble')
    .values({ name, campaignId, error, since: at, lastAt: at, times: 1, retryAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ eb }) => ({ error, lastAt: at, retryAt, times: eb('trouble.times', '+', 1) })),
    )
    .execute();
};

/** It goes well again. False when there was no trouble. */
export const endTrouble = async (db: Db, name: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('trouble').where('name', '=', name).executeTakeFirst();
  return numDeletedRows === 1n;
};

/** The longest first. */
export const listTroubles = (db: Db): Promise<TroubleRow[]> =>
  db.selectFrom('trouble').selectAll().orderBy('since').orderBy('name').execute();
