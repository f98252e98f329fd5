import type { CampaignId, SeatId } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { Db } from '../schema.ts';
import type { SheetRow } from './sheet.table.ts';

/** What was sent in for a turn and not withdrawn, in the order in which it came: of a live window each is resolved by itself. */
export const sheetsInOrder = (db: Db, key: TurnKey): Promise<SheetRow[]> =>
  db
    .selectFrom('sheet')
    .selectAll()
    .where((eb) => eb.and(turnKey(key)))
    .where('kind', '=', 'submitted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sheet as later')
            .select('later.number')
            .where((eb) => eb.and({ 'later.campaignId': key.campaignId, 'later.turn': key.turn }))
            .where('later.edition', '=', key.edition)
            .whereRef('later.seat', '=', 'sheet.seat')
            .where('later.kind', '=', 'withdrawn')
            .whereRef('later.number', '>', 'sheet.number'),
        ),
      ),
    )
    .orderBy('at')
    .orderBy('seat')
    .orderBy('number')
    .execute();

/**
 * The newest sheet of a seat for any turn from `first` on, draft or not, of whatever edition: what was written in a later one
 * is newer, also when turns were taken back and it is for an earlier turn.
 */
export const newestSheetSince = (
  db: Db,
  campaignId: CampaignId,
  seat: SeatId,
  first: number,
): Promise<SheetRow | undefined> =>
  db
    .selectFrom('sheet')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('seat', '=', seat)
    .where('turn', '>=', first)
    .orderBy('edition', 'desc')
    .orderBy('turn', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
