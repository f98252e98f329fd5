import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Selectable, Updateable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { IncomingMailId, UserId } from '../ids.ts';
import type { Db } from '../schema.ts';
import type { IncomingMailTable, MailOutcome } from './incoming-mail.table.ts';

export type IncomingMailRow = Selectable<IncomingMailTable>;
export type NewIncomingMail = Pick<
  IncomingMailRow,
  'id' | 'digest' | 'receivedAt' | 'sender' | 'recipient' | 'writtenAt' | 'raw'
>;

const UNREAD = {
  outcome: 'received',
  reason: null,
  campaignId: null,
  seat: null,
  turn: null,
  userId: null,
  settledBy: null,
  settledAt: null,
} as const;

/** Keeps a mail that came in. When the same came before, by its digest, that one is given, with the id that it has. */
export const keepIncomingMail = async (db: Db, mail: NewIncomingMail): Promise<IncomingMailRow> => {
  await db
    .insertInto('incomingMail')
    .values({ ...mail, ...UNREAD })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
  return db.selectFrom('incomingMail').selectAll().where('digest', '=', mail.digest).executeTakeFirstOrThrow();
};

export const findIncomingMail = (db: Db, id: IncomingMailId): Promise<IncomingMailRow | undefined> =>
  db.selectFrom('incomingMail').selectAll().where('id', '=', id).executeTakeFirst();

/** Says what became of a mail that stands as it says. False when there is none such: another has settled it. */
export const settleIncomingMail = (
  db: Db,
  id: IncomingMailId,
  from: MailOutcome,
  changes: Updateable<IncomingMailTable>,
): Promise<boolean> =>
  changedOne(db.updateTable('incomingMail').set(changes).where('id', '=', id).where('outcome', '=', from));

/** What waits in quarantine in somebody's name, or for a campaign's masters; the oldest first. */
export const quarantinedMails = (
  db: Db,
  whose: { readonly userId: UserId } | { readonly campaignId: CampaignId },
  limit: number,
): Promise<IncomingMailRow[]> =>
  db
    .selectFrom('incomingMail')
    .selectAll()
    .where('outcome', '=', 'quarantined')
    .$if('userId' in whose, (query) => query.where('userId', '=', (whose as { readonly userId: UserId }).userId))
    .$if('campaignId' in whose, (query) =>
      query.where('campaignId', '=', (whose as { readonly campaignId: CampaignId }).campaignId),
    )
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** How many are in quarantine, on the whole server. */
export const countQuarantined = async (db: Db): Promise<number> => {
  const { mails } = await db
    .selectFrom('incomingMail')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('outcome', '=', 'quarantined')
    .executeTakeFirstOrThrow();
  return mails;
};

/** How many mails in somebody's name had one of these outcomes since then. */
export const countIncomingMails = async (
  db: Db,
  userId: UserId,
  since: Instant,
  outcomes: readonly MailOutcome[],
): Promise<number> => {
  const { mails } = await db
    .selectFrom('incomingMail')
    .select(({ fn }) => fn.countAll<number>().as('mails'))
    .where('userId', '=', userId)
    .where('settledAt', '>', since)
    .where('outcome', 'in', outcomes)
    .executeTakeFirstOrThrow();
  return mails;
};

/** When the newest of the accepted mails with orders of a seat for a turn was written; null when there is none. */
export const newestWrittenAt = async (
  db: Db,
  about: { readonly campaignId: CampaignId; readonly seat: SeatId; readonly turn: number },
): Promise<Instant | null> => {
  const { newest } = await db
    .selectFrom('incomingMail')
    .select(({ fn }) => fn.max('writtenAt').as('newest'))
    .where('campaignId', '=', about.campaignId)
    .where('seat', '=', about.seat)
    .where('turn', '=', about.turn)
    .where('outcome', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return newest;
};

/** Forgets mails older than that, quarantine included. Says how many. */
export const forgetIncomingMails = async (db: Db, before: Instant): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('incomingMail').where('receivedAt', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
};
