import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Trx } from '../schema.ts';
import type { DailyBytesTable } from './daily-bytes.table.ts';

export type DailyBytesRow = Selectable<DailyBytesTable>;

interface Day {
  readonly now: Instant;
  readonly dayAgo: Instant;
}

/**
 * Adds to what an account has had stored, and says how much that is; what began before `dayAgo` is over, and a new day begins
 * `now`. Of two that come at once one waits for the other.
 */
export const addDailyBytes = prepared.first((trx: Trx, userId: UserId, bytes: number, { now, dayAgo }: Day) =>
  trx
    .insertInto('dailyBytes')
    .values({ userId, since: now, bytes })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ eb, ref }) => {
        const goesOn = eb('dailyBytes.since', '>', dayAgo);
        return {
          since: eb.case().when(goesOn).then(ref('dailyBytes.since')).else(ref('excluded.since')).end(),
          bytes: eb
            .case()
            .when(goesOn)
            .then(eb('dailyBytes.bytes', '+', ref('excluded.bytes')))
            .else(ref('excluded.bytes'))
            .end(),
        };
      }),
    )
    .returning(['since', 'bytes']),
);
