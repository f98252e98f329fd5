import type { UserId } from '../ids.ts';
import { noticesOf } from '../notice/notices.ts';
import type { Database, Db } from '../schema.ts';

/** Where something is somebody's own, and by which column. */
const OWN = {
  master: 'userId',
  seat: 'userId',
  seatHistory: 'userId',
  application: 'userId',
  standby: 'userId',
  absence: 'userId',
  waitingAbsence: 'userId',
  waitingReceipt: 'userId',
  seatNote: 'userId',
  extension: 'askedBy',
  pollVote: 'userId',
  invitation: 'createdBy',
  webhook: 'createdBy',
  sheet: 'userId',
  act: 'userId',
  letter: 'userId',
  press: 'userId',
  incomingMail: 'userId',
  notice: 'userId',
  noticePreference: 'userId',
  accessToken: 'userId',
  audit: 'userId',
  ownScenario: 'userId',
  dailyBytes: 'userId',
} as const satisfies { readonly [table in keyof Database]?: string };

export type OwnTable = keyof typeof OWN;
export const OWN_TABLES = Object.keys(OWN) as readonly OwnTable[];

const ALL = 1_000_000_000;

type AnyRow = { readonly [column: string]: string | number | null };

/** Every row of a table that somebody wrote or that is about themselves. */
export const everythingBy = async (db: Db, table: OwnTable, userId: UserId): Promise<readonly AnyRow[]> =>
  // What was told to others in the same words is stored apart.
  table === 'notice'
    ? await noticesOf(db, userId, { limit: ALL })
    : await db
        .selectFrom(table as 'sheet')
        .selectAll()
        .where(OWN[table] as 'userId', '=', userId)
        .execute();
