import type { Instant } from '@chancery/core';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActRow } from './act.table.ts';

/** Hold the campaign with `lockCampaign`, so that no two sheets of acts take one number. */
export const addActs = async (trx: Trx, acts: Omit<ActRow, 'number'>): Promise<number> => {
  const number = ((await actsFor(trx, acts))?.number ?? 0) + 1;
  await trx
    .insertInto('act')
    .values({ ...acts, number })
    .execute();
  return number;
};

/** The acts that count now; with `until`, those that counted at that time. */
export const actsFor = (db: Db, key: TurnKey, until?: Instant): Promise<ActRow | undefined> =>
  db
    .selectFrom('act')
    .selectAll()
    .where((eb) => eb.and(turnKey(key)))
    .$if(until !== undefined, (all) => all.where('at', '<=', until as Instant))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
