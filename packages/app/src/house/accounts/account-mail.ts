import { jsonText, type NewOutboxItem, queueOutbox, type Trx, type UserId } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { languageOfUser } from '../../ground/tell/language.ts';
import type { NoticeMail } from '../../ground/tell/mail.ts';
import type { AccountMailFacts } from '../../ground/text/account-mails/shape.ts';
import { accountMailText } from '../../ground/text/account-mails.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';

export interface AccountMail {
  readonly to: { readonly userId: UserId | null; readonly name: string; readonly address: string };
  readonly facts: AccountMailFacts;
  /** For how long it is worth sending, in minutes; null for ever. */
  readonly minutes: number | null;
  /** Language of mail to people who have no account or have chosen no language; English unless given. */
  readonly language?: TextLanguage | undefined;
}

/**
 * A mail about somebody's account, in the language that it keeps, queued with all others and in the transaction that is its
 * reason.
 */
export const queueAccountMail = async (
  trx: Trx,
  app: Pick<App, 'now' | 'random'>,
  mail: AccountMail,
): Promise<void> => {
  const language = await languageOfUser(trx, mail.to.userId, mail.language);
  await queueOutbox(trx, [accountMail(app, mail, language)]);
};

const accountMail = (
  app: Pick<App, 'now' | 'random'>,
  { to, facts, minutes }: AccountMail,
  language: TextLanguage,
): NewOutboxItem => {
  const { subject, paragraphs } = accountMailText(facts, language);
  const mail: NoticeMail = {
    form: 'notice',
    to: { name: to.name, address: to.address },
    subject,
    text: paragraphs.join('\n\n'),
    campaign: null,
    unsubscribe: null,
    language,
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
