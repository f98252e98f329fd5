import { type CampaignId, err, type Instant, ok, type Result, type SeatId } from '@chancery/core';
import { readMessage } from '@chancery/mail';
import {
  findCampaign,
  findIncomingMail,
  findUser,
  type IncomingMailId,
  type IncomingMailRow,
  type UserId,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { addressed } from './incoming/addressed.ts';
import { answerMail } from './incoming/answer-mail.ts';
import { inTurn } from './incoming/in-turn.ts';
import { carefully } from './incoming/judge-mail.ts';
import { settle } from './incoming/settle.ts';
import { canBeReleased, readReleaseToken } from './release-token.ts';

/** A mail in quarantine that has become what it asked to be. */
export interface ReleasedMail {
  readonly outcome: 'accepted' | 'refused';
  /** Why, as a code; the whole answer is on its way by mail. */
  readonly reason: string;
}

/** Lets a mail count that was held: its ruler, who knows that it is theirs, or a master, who has asked them. */
export const releaseMail = useCase<{ readonly id: IncomingMailId }, ReleasedMail>(
  'releaseMail',
  async (app, actor, { id }) => {
    const row = await findIncomingMail(app.store.db, id);
    const place = row?.campaignId == null || row.seat === null ? null : { campaignId: row.campaignId, seat: row.seat };
    if (row === undefined || place === null) {
      return actor.kind === 'signed-out' ? err({ code: 'not-signed-in' }) : notThere();
    }
    const permit = await allowed(app.store.db, actor, 'releaseMail', place);
    // Nor does a stranger learn that there is such a mail, or to which campaign it belongs.
    if (!permit.ok) return actor.kind === 'user' ? notThere() : err({ code: 'not-signed-in' });
    const ofAnother = permit.value.role === 'ruler' && permit.value.userId !== row.userId;
    return ofAnother ? notThere() : release(app, row, permit.value);
  },
);

/** The same by the link in the mail that told of it, which only the owner of the account's mailbox has. */
export const releaseMailByLink = useCase<{ readonly token: string }, ReleasedMail>(
  'releaseMailByLink',
  async (app, actor, { token }) => {
    const permit = await allowed(app.store.db, actor, 'releaseMailByLink');
    if (!permit.ok) return permit;
    const row = await heldByToken(app, token);
    return row === null ? notThere() : release(app, row, { ...permit.value, userId: row.userId });
  },
);

/** What the page says on which a ruler confirms that a mail is theirs. */
export interface HeldMail {
  readonly campaign: string;
  readonly seat: SeatId;
  readonly turn: number | null;
  /** Where it says it is from. */
  readonly from: string;
  readonly receivedAt: Instant;
  /** Why it is held, as a code. */
  readonly reason: string;
}

export const showHeldMail = useCase<{ readonly token: string }, HeldMail>(
  'releaseMailByLink',
  async (app, actor, { token }) => {
    const permit = await allowed(app.store.db, actor, 'releaseMailByLink');
    if (!permit.ok) return permit;
    const row = await heldByToken(app, token);
    const campaign =
      row?.campaignId == null ? undefined : await findCampaign(app.store.db, row.campaignId as CampaignId);
    if (row?.seat == null || campaign === undefined) return notThere();
    const { seat, turn, sender: from, receivedAt, reason } = row;
    return ok({ campaign: campaign.title, seat, turn, from, receivedAt, reason: reason ?? '' });
  },
);

const notThere = (): Result<never, AppError> => err({ code: 'not-found', what: 'mail', id: '' });

const heldByToken = async (app: App, token: string): Promise<IncomingMailRow | null> => {
  const id = await readReleaseToken(app, token);
  const row = id === null ? undefined : await findIncomingMail(app.store.db, id);
  return row !== undefined && canBeReleased(row, app.now()) ? row : null;
};

const release = async (
  app: App,
  { id, userId }: IncomingMailRow,
  permit: Permit,
): Promise<Result<ReleasedMail, AppError>> =>
  inTurn(app, `mail ${userId ?? id}`, async () => {
    const row = await findIncomingMail(app.store.db, id);
    if (row === undefined || !canBeReleased(row, app.now())) return notThere();
    const { campaignId, seat, turn, raw } = row;
    const user = row.userId === null ? undefined : await findUser(app.store.db, row.userId as UserId);
    if (user === undefined || campaignId === null || seat === null || turn === null || raw === null) return notThere();
    const bytes = Buffer.from(raw, 'base64');
    const read = await readMessage({
      ...{ raw: bytes, size: bytes.length, cut: false, at: row.receivedAt, via: 'mailbox', envelope: null },
    });
    if (!read.ok) return notThere();
    const desk = { app, kept: row, message: read.value };
    const mail = await addressed(desk, { campaignId, seat, userId: user.id, turn, letter: null }, user);
    if (mail === null) return notThere();
    const verdict = await carefully(mail, answerMail);
    await settle(app, row, verdict, { user, message: read.value, settledBy: permit.userId });
    await transact(app.store, async (trx) => {
      await audit(trx, app, { permit, campaignId, action: 'releaseMail', facts: { mail: id, reason: verdict.reason } });
      return ok(null);
    });
    return ok({ outcome: verdict.outcome === 'accepted' ? 'accepted' : 'refused', reason: verdict.reason });
  });
