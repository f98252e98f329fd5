import type { Instant, SeatId } from '@chancery/core';
import { jsonText, type LetterId, type NewOutboxItem } from '@chancery/store';
import type { Notice } from '../news/notice.ts';
import { noticeText } from '../text/notices.ts';
import type { TextLanguage } from '../text/show-time.ts';
import type { MailRecipient } from './mail-recipients.ts';
import { expiryOf, type MailPolicy, POLICIES } from './policy.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** A mail in the outbox that says a notice. */
export interface NoticeMail {
  readonly form: 'notice';
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** What it says; where it is found on the web, and how to get no more, is added when it leaves. */
  readonly text: string;
  readonly campaign: { readonly id: string; readonly title: string } | null;
  /** Turns off mails of this sort with one click; null for those that cannot be turned off. */
  readonly unsubscribe: string | null;
  /** It stands in the mail of the day that leaves then. */
  readonly daily?: Instant;
  /** What is added when it leaves is in the same language as what it says. */
  readonly language?: TextLanguage;
  /** The letter that an answer to the mail is an answer to, and the seat, or the masters, in whose name; no letter for rulings. */
  readonly answers?: { readonly seat: SeatId; readonly letter: LetterId };
}

/** What a mail is written with. */
export interface Stationery {
  readonly baseUrl: string;
  readonly unsubscribeKey: string;
  readonly now: number;
}

/** The mail of a notice as an entry of the outbox. */
export const noticeMail = (notice: Notice, recipient: MailRecipient, with_: Stationery): NewOutboxItem => {
  const { campaign, facts, key } = notice;
  const { userId, name, address, zone, language, dueAt, daily } = recipient;
  const { subject, paragraphs } = noticeText(facts, zone, language);
  const policy: MailPolicy = POLICIES[facts.kind];
  const unsubscribe =
    policy.mail === 'always'
      ? null
      : `${with_.baseUrl}/unsubscribe/${unsubscribeToken(with_.unsubscribeKey, {
          user: userId,
          campaign: campaign?.id ?? null,
          kind: facts.kind,
        })}`;
  const mail: NoticeMail = {
    form: 'notice',
    to: { name, address },
    subject: campaign === null ? capital(subject) : `${campaign.title}: ${subject}`,
    text: paragraphs.join('\n\n'),
    campaign,
    unsubscribe,
    language,
    ...(daily === null ? {} : { daily }),
    ...(notice.answers === undefined ? {} : { answers: notice.answers }),
  };
  return {
    kind: 'mail',
    lane: address.slice(address.lastIndexOf('@') + 1).toLowerCase(),
    campaignId: campaign?.id ?? null,
    userId,
    payload: jsonText(mail),
    dedupeKey: `notice:${userId}:${key}`,
    createdAt: with_.now,
    dueAt,
    expiresAt: expiryOf(facts, with_.now),
  };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
