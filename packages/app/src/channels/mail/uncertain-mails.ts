import { type CampaignId, err, type Instant, MINUTE, ok, type SeatId } from '@chancery/core';
import {
  type Db,
  findMaster,
  type JsonText,
  parsed,
  sendUncertainAgain,
  type UncertainSpan,
  type UserId,
  uncertainMails,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { OutgoingMail } from './outgoing/outgoing-mail.ts';

/** A mail that was being handed over when the server was stopped: it may have arrived, or not. */
export interface UncertainMail {
  /** Its number among all that leaves. */
  readonly mail: number;
  readonly form: OutgoingMail['form'];
  /** The seat and the turn that it is about, where it brings a report or answers a mail with orders. */
  readonly seat: SeatId | null;
  readonly turn: number | null;
  /** Whom it was for, and whether that is whoever asks. */
  readonly to: string;
  readonly own: boolean;
  /** What it is about; null for masters, who need not know what others are written. */
  readonly subject: string | null;
  readonly handedOverAt: Instant;
}

const MOST = 100;
/** No mail server is waited for as long as that. */
const PATIENCE = 10 * MINUTE;

const spanAt = (now: Instant): UncertainSpan => ({ now, begunBefore: now - PATIENCE });

/** The mails of a campaign that may be lost: for a ruler those that were for them, for a master all; the oldest first. */
export const listUncertainMails = useCase<{ readonly campaignId: CampaignId }, readonly UncertainMail[]>(
  'sendMailAgain',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'sendMailAgain', { campaignId });
    return permit.ok ? ok(await seenBy(db, app, permit.value, campaignId)) : permit;
  },
);

/** Sends one of them again. It bears the same number as the first time, so that many mailboxes show it once. */
export const sendMailAgain = useCase<{ readonly campaignId: CampaignId; readonly mail: number }, null>(
  'sendMailAgain',
  (app, actor, { campaignId, mail }) =>
    transact(app.store, async (trx) => {
      const permit = await allowed(trx, actor, 'sendMailAgain', { campaignId });
      if (!permit.ok) return permit;
      const found = (await seenBy(trx, app, permit.value, campaignId)).find((each) => each.mail === mail);
      const span = spanAt(app.now());
      if (found === undefined || !(await sendUncertainAgain(trx, { seq: mail, campaignId }, span))) {
        return err({ code: 'not-found', what: 'mail', id: '' });
      }
      await audit(trx, app, { permit: permit.value, campaignId, action: 'sendMailAgain', facts: { mail } });
      return ok(null);
    }),
);

const seenBy = async (
  db: Db,
  app: Pick<App, 'now'>,
  { role, userId }: Permit,
  campaignId: CampaignId,
): Promise<readonly UncertainMail[]> => {
  const rows = await uncertainMails(db, campaignId, spanAt(app.now()), MOST);
  // A master may rule a seat as well.
  const seesAll = role !== 'ruler' || (userId !== null && (await findMaster(db, campaignId, userId)) !== undefined);
  return rows
    .filter((row) => seesAll || row.userId === userId)
    .map(({ seq, userId: reader, payload, sendingAt }) =>
      lineOf(seq, parsed(payload as JsonText<OutgoingMail>), sendingAt ?? 0, isOwn(reader, userId)),
    );
};

const isOwn = (reader: UserId | null, userId: UserId | null): boolean => reader !== null && reader === userId;

const lineOf = (mail: number, said: OutgoingMail, handedOverAt: Instant, own: boolean): UncertainMail => {
  const place = said.form === 'report' ? said : said.form === 'reply' ? said.place : null;
  return {
    mail,
    form: said.form,
    seat: place?.seat ?? null,
    turn: place?.turn ?? null,
    to: said.to.name,
    own,
    subject: own && said.form !== 'report' ? said.subject : null,
    handedOverAt,
  };
};
