import type { DrawRun } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { JsonText } from '../json-text.ts';
import type { Db, Trx } from '../schema.ts';
import type { DiceLogRow } from './dice-log.table.ts';

export const addDiceLog = async (trx: Trx, row: DiceLogRow): Promise<void> => {
  await trx.insertInto('diceLog').values(row).execute();
};

export const diceLogOf = async (db: Db, key: TurnKey): Promise<JsonText<readonly DrawRun[]> | undefined> => {
  const row = await db
    .selectFrom('diceLog')
    .select('runs')
    .where((eb) => eb.and(turnKey(key)))
    .executeTakeFirst();
  return row?.runs;
};
