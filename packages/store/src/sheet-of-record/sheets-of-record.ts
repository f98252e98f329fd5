import { by, sorted } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { Db, Trx } from '../schema.ts';
import type { SheetOfRecordRow } from './sheet-of-record.table.ts';

export const addSheetsOfRecord = async (trx: Trx, rows: readonly SheetOfRecordRow[]): Promise<void> => {
  if (rows.length > 0) await trx.insertInto('sheetOfRecord').values(rows).execute();
};

/** In the order of their seats' names. */
export const sheetsOfRecord = async (db: Db, key: TurnKey): Promise<SheetOfRecordRow[]> => {
  const rows = await db
    .selectFrom('sheetOfRecord')
    .selectAll()
    .where((eb) => eb.and(turnKey(key)))
    .execute();
  return sorted(
    rows,
    by(({ seat }) => seat),
  );
};
