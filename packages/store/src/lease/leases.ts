import type { Instant } from '@chancery/core';
import type { LeaseOwner } from '../ids.ts';
import type { Db } from '../schema.ts';

/** Takes a task, or keeps it. False while another has it. */
export const takeLease = async (
  db: Db,
  name: string,
  owner: LeaseOwner,
  { now, until }: { readonly now: Instant; readonly until: Instant },
): Promise<boolean> => {
  const taken = await db
    .insertInto('lease')
    .values({ name, owner, until })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ owner, until })
        .where(({ eb, or }) => or([eb('lease.until', '<=', now), eb('lease.owner', '=', owner)])),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Lets go of a task, if it is still ours. */
export const releaseLease = async (db: Db, name: string, owner: LeaseOwner): Promise<void> => {
  await db.deleteFrom('lease').where('name', '=', name).where('owner', '=', owner).execute();
};

/** Until when somebody has claimed the task; null if nobody has. */
export const leasedUntil = async (db: Db, name: string, now: Instant): Promise<Instant | null> => {
  const row = await db.selectFrom('lease').select('until').where('name', '=', name).executeTakeFirst();
  return row === undefined || row.until <= now ? null : row.until;
};
