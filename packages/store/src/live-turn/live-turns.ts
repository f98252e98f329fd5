import type { CampaignId, SeatId } from '@chancery/core';
import type { Db, Trx } from '../schema.ts';
import type { LiveTurnRow } from './live-turn.table.ts';

export const addLiveTurn = async (trx: Trx, row: LiveTurnRow): Promise<void> => {
  await trx.insertInto('liveTurn').values(row).execute();
};

/** The live turns that stand, of some turns, the oldest first. */
export const liveTurnsBetween = (db: Db, campaignId: CampaignId, first: number, last: number): Promise<LiveTurnRow[]> =>
  standing(db, campaignId)
    .selectAll('liveTurn')
    .where('liveTurn.turn', '>=', first)
    .where('liveTurn.turn', '<=', last)
    .orderBy('liveTurn.turn')
    .execute();

/** The live turns that stand, of these numbers, the oldest first. */
export const liveTurnsOf = (db: Db, campaignId: CampaignId, turns: readonly number[]): Promise<LiveTurnRow[]> =>
  turns.length === 0
    ? Promise.resolve([])
    : standing(db, campaignId)
        .selectAll('liveTurn')
        .where('liveTurn.turn', 'in', turns)
        .orderBy('liveTurn.turn')
        .execute();

/** The last turn up to `last` that stands and had another clock, or none. Turn 0 had none. */
export const lastTurnOffClock = async (
  db: Db,
  campaignId: CampaignId,
  clock: string,
  last: number,
): Promise<number> => {
  const row = await db
    .selectFrom('turn')
    .leftJoin('liveTurn', (join) =>
      join
        .onRef('liveTurn.campaignId', '=', 'turn.campaignId')
        .onRef('liveTurn.turn', '=', 'turn.turn')
        .onRef('liveTurn.edition', '=', 'turn.edition'),
    )
    .select('turn.turn')
    .where('turn.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .where('turn.turn', '<=', last)
    .where(({ eb, or }) => or([eb('liveTurn.clock', 'is', null), eb('liveTurn.clock', '!=', clock)]))
    .orderBy('turn.turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.turn ?? 0;
};

/** The last turn up to `last` that was a post of the seat's own ruler; undefined when there is none. */
export const lastPostOf = async (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  last: number,
): Promise<number | undefined> => {
  const row = await standing(db, campaignId)
    .select('liveTurn.turn')
    .where('liveTurn.seat', '=', seat)
    .where('liveTurn.origin', '=', 'sheet')
    .where('liveTurn.turn', '<=', last)
    .orderBy('liveTurn.turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.turn;
};

const standing = (db: Db, campaignId: CampaignId) =>
  db
    .selectFrom('liveTurn')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'liveTurn.campaignId')
        .onRef('turn.turn', '=', 'liveTurn.turn')
        .onRef('turn.edition', '=', 'liveTurn.edition'),
    )
    .where('liveTurn.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null);
