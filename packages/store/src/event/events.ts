import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { JsonText } from '../json-text.ts';
import type { Db, Trx } from '../schema.ts';
import type { EventRow } from './event.table.ts';

export const addEvents = async (trx: Trx, row: EventRow): Promise<void> => {
  await trx.insertInto('event').values(row).execute();
};

export const eventsOf = async (db: Db, key: TurnKey): Promise<JsonText<readonly unknown[]> | undefined> => {
  const row = await db
    .selectFrom('event')
    .select('events')
    .where((eb) => eb.and(turnKey(key)))
    .executeTakeFirst();
  return row?.events;
};
