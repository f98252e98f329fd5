import type { Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import type { Db } from '../schema.ts';
import type { RequestCountTable } from './request-count.table.ts';

export type RequestCountRow = Selectable<RequestCountTable>;

/** Each of them has two more values than this statement can hold thrice over, on either database. */
const AT_ONCE = 1000;

/**
 * Adds what one process has counted to what all have, and says how much that is. A window that is over, `within` milliseconds
 * after it began, gives way to the one that is given. In order of `who`, so that of two processes one waits for the other.
 */
export const addRequestCounts = async (
  db: Db,
  counts: readonly RequestCountRow[],
  within: number,
): Promise<readonly RequestCountRow[]> => {
  const rows = [...counts].sort((one, other) => (one.who < other.who ? -1 : 1));
  const sums: RequestCountRow[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    sums.push(...(await addedTo(db, rows.slice(from, from + AT_ONCE), within)));
  return sums;
};

const addedTo = (db: Db, rows: readonly RequestCountRow[], within: number): Promise<RequestCountRow[]> =>
  db
    .insertInto('requestCount')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('who').doUpdateSet(({ eb, ref }) => {
        const goesOn = eb('requestCount.began', '>', eb(ref('excluded.began'), '-', within));
        return {
          began: eb.case().when(goesOn).then(ref('requestCount.began')).else(ref('excluded.began')).end(),
          used: eb
            .case()
            .when(goesOn)
            .then(eb('requestCount.used', '+', ref('excluded.used')))
            .else(ref('excluded.used'))
            .end(),
        };
      }),
    )
    .returning(['who', 'began', 'used'])
    .execute();

export const forgetRequestCounts = async (db: Db, before: Instant): Promise<void> => {
  await db.deleteFrom('requestCount').where('began', '<', before).execute();
};
