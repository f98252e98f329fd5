import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { prepared } from '../prepared.ts';
import type { Trx } from '../schema.ts';
import type { StateRow } from './state.table.ts';

export const addState = async (trx: Trx, row: StateRow): Promise<void> => {
  await trx.insertInto('state').values(row).execute();
};

export const stateAfter = prepared.first((db, key: TurnKey) =>
  db
    .selectFrom('state')
    .selectAll()
    .where((eb) => eb.and(turnKey(key))),
);
