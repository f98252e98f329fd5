import { DAY, type Instant, MINUTE, ok } from '@chancery/core';
import type { Message } from '@chancery/mail';
import {
  countIncomingMails,
  findCampaign,
  type IncomingMailRow,
  jsonText,
  type NewOutboxItem,
  queueOutbox,
  settleIncomingMail,
  type Trx,
  type UserId,
  type UserRow,
} from '@chancery/store';
import { seatsInNotices } from '../../../campaign/access/scene.ts';
import type { App } from '../../../ground/app.ts';
import { languageOfUser } from '../../../ground/tell/language.ts';
import { noteOnDesk } from '../../../ground/tell/notify.ts';
import { transact } from '../../../ground/transact.ts';
import type { ReplyMail } from '../outgoing/outgoing-mail.ts';
import { ANSWER_WORDS } from '../text/mail-answers.ts';
import type { MailToSend, Verdict } from './mail-desk.ts';

/** How long an answer is worth sending after an outage. */
const KEEPS = 14 * DAY;

/**
 * With the tenth mail within this time its writer is told, once, that they send many. A live game needs more, so they
 * are answered up to the limit, which only programs reach that answer each other.
 */
const ANSWERED = { told: 10, limit: 100, within: 10 * MINUTE } as const;

export interface Settling {
  /** In whose name it was written. */
  readonly user: UserRow | null;
  readonly message: Message | null;
  /** Who let it out of quarantine. */
  readonly settledBy?: UserId | null;
}

/** Writes down what became of a mail, together with the answer: so there is one of each, however often the mail comes. */
export const settle = async (
  app: App,
  kept: IncomingMailRow,
  verdict: Verdict,
  { user, message, settledBy = null }: Settling,
): Promise<boolean> => {
  const { outcome, reason, right, turn } = verdict;
  const from = kept.outcome;
  const now = app.now();
  const settled = await transact<boolean, never>(app.store, async (trx) => {
    const answer = await answerInBounds(trx, verdict, user, now);
    const ours = await settleIncomingMail(trx, kept.id, from, {
      outcome,
      reason,
      campaignId: right?.campaignId ?? null,
      seat: right?.seat ?? null,
      turn,
      userId: user?.id ?? null,
      raw: outcome === 'quarantined' ? kept.raw : null,
      settledBy,
      settledAt: now,
    });
    if (ours && outcome === 'quarantined' && user !== null) await noteHeld(trx, app, { kept, verdict, user });
    if (ours && answer !== null && user !== null) {
      const answers =
        answer.answers && message !== null && message.messageId !== null
          ? { messageId: message.messageId, references: message.references }
          : null;
      const dedupeKey = `answer:${kept.id}${from === 'received' ? '' : ':released'}`;
      await queueOutbox(trx, [entryOf(answer, { verdict, user, answers, dedupeKey, now })]);
    }
    return ok(ours);
  });
  return settled.ok && settled.value;
};

const noteHeld = async (
  trx: Trx,
  app: App,
  {
    kept,
    verdict: { right },
    user,
  }: { readonly kept: IncomingMailRow; readonly verdict: Verdict; readonly user: UserRow },
): Promise<void> => {
  const { id, sender: from, receivedAt } = kept;
  const campaign = right === null ? undefined : await findCampaign(trx, right.campaignId);
  if (right === null || campaign === undefined) return;
  const seat = (await seatsInNotices(trx, app, campaign))(right.seat);
  const facts = { kind: 'mail-held', ...seat, from, receivedAt } as const;
  await noteOnDesk(trx, app, [{ to: user.id, campaign, facts, key: `mail-held:${id}` }]);
};

/** Programs that answer each other must come to an end. */
const answerInBounds = async (
  trx: Trx,
  { outcome, answer }: Verdict,
  user: UserRow | null,
  now: Instant,
): Promise<MailToSend | null> => {
  if (answer === null || user === null || outcome === 'quarantined') return answer;
  const sent = 1 + (await countIncomingMails(trx, user.id, now - ANSWERED.within, ['accepted', 'refused']));
  if (sent > ANSWERED.limit) return null;
  if (sent !== ANSWERED.told) return answer;
  const words = ANSWER_WORDS[await languageOfUser(trx, user.id)].manyMails(sent, ANSWERED.limit);
  return { ...answer, text: `${answer.text.trimEnd()}\n\n${words}\n` };
};

interface Entry {
  readonly verdict: Verdict;
  readonly user: UserRow;
  readonly answers: ReplyMail['answers'];
  readonly dedupeKey: string;
  readonly now: Instant;
}

const entryOf = (
  { subject, text, turn, report }: MailToSend,
  { verdict: { right }, user, answers, dedupeKey, now }: Entry,
): NewOutboxItem => {
  const mail: ReplyMail = {
    form: 'reply',
    to: { name: user.name, address: user.email },
    subject,
    text,
    place: right === null || turn === null ? null : { campaignId: right.campaignId, seat: right.seat, turn },
    answers,
    report,
  };
  return {
    kind: 'mail',
    lane: user.email.slice(user.email.lastIndexOf('@') + 1).toLowerCase(),
    campaignId: right?.campaignId ?? null,
    userId: user.id,
    payload: jsonText(mail),
    dedupeKey,
    createdAt: now,
    dueAt: now,
    expiresAt: now + KEEPS,
  };
};
