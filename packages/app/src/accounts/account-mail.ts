import { jsonText, type NewOutboxItem, queueOutbox, type Trx, type UserId } from '@chancery/store';
import type { App } from '../app.ts';
import type { NoticeMail } from '../notices/mail.ts';
import { type AccountMailFacts, accountMailText } from '../text/account-mails.ts';

export interface AccountMail {
  readonly to: { readonly userId: UserId | null; readonly name: string; readonly address: string };
  readonly facts: AccountMailFacts;
  /** For how long it is worth sending, in minutes; null for ever. */
  readonly minutes: number | null;
}

/** A mail about somebody's account, queued with all others and in the transaction that is its reason. */
export const queueAccountMail = (trx: Trx, app: Pick<App, 'now' | 'random'>, mail: AccountMail): Promise<void> =>
  queueOutbox(trx, [accountMail(app, mail)]);

const accountMail = (app: Pick<App, 'now' | 'random'>, { to, facts, minutes }: AccountMail): NewOutboxItem => {
  const { subject, paragraphs } = accountMailText(facts);
  const mail: NoticeMail = {
    form: 'notice',
    to: { name: to.name, address: to.address },
    subject,
    text: paragraphs.join('\n\n'),
    campaign: null,
    unsubscribe: null,
  };
  const now = app.now();
  return {
    kind: 'mail',
    lane: to.address.slice(to.address.lastIndexOf('@') + 1).toLowerCase(),
    campaignId: null,
    userId: to.userId,
    payload: jsonText(mail),
    dedupeKey: `account:${facts.kind}:${app.random(12)}`,
    createdAt: now,
    dueAt: now,
    expiresAt: minutes === null ? null : now + minutes * 60_000,
  };
};
