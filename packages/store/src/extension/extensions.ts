import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Selectable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { ExtensionId, UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { ExtensionStatus, ExtensionTable } from './extension.table.ts';

export type ExtensionRow = Selectable<ExtensionTable>;
export type NewExtension = Omit<ExtensionRow, 'status' | 'decidedBy' | 'decidedAt'>;

export const askExtension = async (db: Db, extension: NewExtension): Promise<void> => {
  await db
    .insertInto('extension')
    .values({ ...extension, status: 'asked', decidedBy: null, decidedAt: null })
    .execute();
};

/** False when it has been decided already. */
export const decideExtension = (
  db: Db,
  campaignId: CampaignId,
  id: ExtensionId,
  decision: {
    readonly status: Exclude<ExtensionStatus, 'asked'>;
    readonly decidedBy: UserId | null;
    readonly decidedAt: Instant;
  },
): Promise<boolean> =>
  changedOne(
    db
      .updateTable('extension')
      .set(decision)
      .where('campaignId', '=', campaignId)
      .where('id', '=', id)
      .where('status', '=', 'asked'),
  );

/** Those that were asked for after a turn was out, and before the next; or from an earlier turn on. */
export const extensionsOf = (db: Db, campaignId: CampaignId, turn: number, from = turn): Promise<ExtensionRow[]> =>
  db
    .selectFrom('extension')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '>=', from)
    .where('turn', '<=', turn)
    .orderBy('askedAt')
    .execute();

/** How many a seat has been granted without being asked about, in the whole campaign. */
export const countExtensionsTaken = async (db: Db, campaignId: CampaignId, seat: SeatId): Promise<number> => {
  const { taken } = await db
    .selectFrom('extension')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('status', '=', 'granted')
    .where('decidedBy', 'is', null)
    .executeTakeFirstOrThrow();
  return taken;
};
