import { hashOf, type SeatId } from '@chancery/core';
import { addSheet, type Db, jsonText, newId, type SheetId, type SheetRow, type TurnKey } from '../../src/index.ts';
import { NOON } from './campaign.ts';

/** A sheet as it could have come. */
export const sheet = (key: TurnKey, seat: SeatId, given: Partial<SheetRow> = {}): Omit<SheetRow, 'number'> => {
  const { campaignId, turn, edition } = key;
  const orders = [{ verb: 'MARCH', args: { to: 'calais' } }];
  return {
    campaignId,
    turn,
    edition,
    id: newId(),
    seat,
    kind: 'submitted',
    channel: 'desk',
    userId: null,
    text: 'A1 MARCH calais',
    orders: jsonText(orders),
    hash: hashOf(orders),
    at: NOON,
    ...given,
  };
};

export const sent = async (db: Db, key: TurnKey, seat: SeatId, given: Partial<SheetRow> = {}): Promise<SheetId> => {
  const row = sheet(key, seat, given);
  await db.transaction().execute((trx) => addSheet(trx, row));
  return row.id;
};
