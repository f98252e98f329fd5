import type { CampaignId, SeatId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { SheetId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { SheetRow } from './sheet.table.ts';

/**
 * Keeps a sheet and says which number it has. Hold the campaign with `shareCampaign`, so that its turn does not close
 * meanwhile, and the seat with `lockSeat`, so that no two sheets take one number.
 */
export const addSheet = async (trx: Trx, sheet: Omit<SheetRow, 'number'>): Promise<number> => {
  const added = await addNext(trx, sheet);
  if (added === undefined) throw new Error(`sheet ${sheet.id} was not kept`);
  return added.number;
};

const addNext = prepared.first((trx: Trx, sheet: Omit<SheetRow, 'number'>) =>
  trx
    .insertInto('sheet')
    .values({
      ...sheet,
      number: () =>
        inTurn(trx, sheet)
          .where('seat', '=', sheet.seat)
          .select(({ fn, eb, lit }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', lit(1)).as('next')),
    })
    .returning('number'),
);

/** Of the drafts of a seat for a turn the newest few stay; those that are somebody's receipt do as well. */
export const dropOldDrafts = prepared.run((trx: Trx, key: TurnKey, seat: SeatId, kept: number) =>
  trx
    .deleteFrom('sheet')
    .where((eb) => eb.and(turnKey(key)))
    .where('seat', '=', seat)
    .where('kind', 'in', DRAFTED)
    .where('number', '<', ({ selectFrom }) =>
      selectFrom('sheet as newest')
        .select('newest.number')
        .where((eb) =>
          eb.and({
            'newest.campaignId': key.campaignId,
            'newest.turn': key.turn,
            'newest.edition': key.edition,
            'newest.seat': seat,
          }),
        )
        .where('newest.kind', 'in', DRAFTED)
        .orderBy('newest.number', 'desc')
        .limit(1)
        .offset(kept),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('receipt')
            .select('receipt.id')
            .whereRef('receipt.campaignId', '=', 'sheet.campaignId')
            .whereRef('receipt.sheetId', '=', 'sheet.id'),
        ),
      ),
    ),
);

const DRAFTED = ['draft', 'waiting'] as const;

export const findSheet = prepared.first((db, campaignId: CampaignId, id: SheetId) =>
  db.selectFrom('sheet').selectAll().where('campaignId', '=', campaignId).where('id', '=', id),
);

/** The newest sheet of a seat, draft or not: what its ruler goes on from. */
export const newestSheet = prepared.first((db, key: TurnKey, seat: SeatId) =>
  inTurn(db, key).selectAll().where('seat', '=', seat).orderBy('number', 'desc').limit(1),
);

/** All sheets of a seat for a turn, the oldest first. */
export const sheetsOf = (db: Db, key: TurnKey, seat: SeatId): Promise<SheetRow[]> =>
  inTurn(db, key).selectAll().where('seat', '=', seat).orderBy('number').execute();

/**
 * The sheets that count now: of each seat the last one submitted, unless it was withdrawn after. Drafts neither count
 * nor take away from what counts. Looked up seat by seat, from the last sheet backwards: there may be hundreds.
 */
export const countingSheets = prepared.all((db, key: TurnKey) => counting(db, key).selectAll('sheet'));

/** The same without what is in them: who has sent one, when, and which. */
export const countingMarks = prepared.all((db, key: TurnKey) =>
  counting(db, key).select(['sheet.id', 'sheet.seat', 'sheet.at', 'sheet.channel']),
);

const counting = (db: Db, key: TurnKey) =>
  db
    .selectFrom('seat')
    // Not an inner join: SQLite keeps to the order of this one, and would begin with all sheets of the turn.
    .crossJoin('sheet')
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
        .where('last.kind', 'not in', ['draft', 'waiting'])
        .orderBy('last.number', 'desc')
        .limit(1),
    )
    .orderBy('sheet.at');

const inTurn = (db: Db, key: TurnKey) => db.selectFrom('sheet').where((eb) => eb.and(turnKey(key)));
