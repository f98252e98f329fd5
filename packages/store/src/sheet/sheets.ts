import type { CampaignId, SeatId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { SheetId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { SheetRow } from './sheet.table.ts';

/**
 * Keeps a sheet and says which number it has. Hold the campaign with `shareCampaign`, so that its turn does not close
 * meanwhile, and the seat with `lockSeat`, so that no two sheets take one number.
 */
export const addSheet = async (trx: Trx, sheet: Omit<SheetRow, 'number'>): Promise<number> => {
  const { last } = await inTurn(trx, sheet)
    .select(({ fn }) => fn.max('number').as('last'))
    .where('seat', '=', sheet.seat)
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await trx
    .insertInto('sheet')
    .values({ ...sheet, number })
    .execute();
  return number;
};

export const findSheet = (db: Db, campaignId: CampaignId, id: SheetId): Promise<SheetRow | undefined> =>
  db.selectFrom('sheet').selectAll().where('campaignId', '=', campaignId).where('id', '=', id).executeTakeFirst();

/** The newest sheet of a seat, draft or not: what its ruler goes on from. */
export const newestSheet = (db: Db, key: TurnKey, seat: SeatId): Promise<SheetRow | undefined> =>
  inTurn(db, key).selectAll().where('seat', '=', seat).orderBy('number', 'desc').limit(1).executeTakeFirst();

/** All sheets of a seat for a turn, the oldest first. */
export const sheetsOf = (db: Db, key: TurnKey, seat: SeatId): Promise<SheetRow[]> =>
  inTurn(db, key).selectAll().where('seat', '=', seat).orderBy('number').execute();

/**
 * The sheets that count now: of each seat the last one submitted, unless it was withdrawn after. Drafts neither count
 * nor take away from what counts. Looked up seat by seat, from the last sheet backwards: there may be hundreds.
 */
export const countingSheets = (db: Db, key: TurnKey): Promise<SheetRow[]> =>
  db
    .selectFrom('seat')
    // Not an inner join: SQLite keeps to the order of this one, and would begin with all sheets of the turn.
    .crossJoin('sheet')
    .selectAll('sheet')
    .where('seat.campaignId', '=', key.campaignId)
    .whereRef('sheet.seat', '=', 'seat.seat')
    .where('sheet.campaignId', '=', key.campaignId)
    .where('sheet.turn', '=', key.turn)
    .where('sheet.edition', '=', key.edition)
    .where('sheet.kind', '=', 'submitted')
    .where('sheet.number', '=', ({ selectFrom }) =>
      selectFrom('sheet as last')
        .select('last.number')
        .where('last.campaignId', '=', key.campaignId)
        .where('last.turn', '=', key.turn)
        .where('last.edition', '=', key.edition)
        .whereRef('last.seat', '=', 'seat.seat')
        .where('last.kind', '!=', 'draft')
        .orderBy('last.number', 'desc')
        .limit(1),
    )
    .orderBy('sheet.at')
    .execute();

const inTurn = (db: Db, key: TurnKey) => db.selectFrom('sheet').where((eb) => eb.and(turnKey(key)));
