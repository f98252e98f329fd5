import type { Instant } from '@chancery/core';

/**
 * How many mails are taken in a minute: from one sender, and in all. A host full of rulers who all write in the minute
 * before the deadline must stay far below the second number, and one ruler below the first.
 */
export interface MailRate {
  readonly perSender: number;
  readonly perMinute: number;
}

export const USUAL_RATE: MailRate = { perSender: 20, perMinute: 600 };

/** What came in within the last minute, oldest first. */
export type RecentMails = readonly { readonly sender: string; readonly at: Instant }[];

/**
 * Whether a mail is taken now. One that is not is refused for the moment only: its server brings it again, and it is
 * taken then.
 */
export const takeMail = (
  recent: RecentMails,
  sender: string,
  now: Instant,
  rate: MailRate,
): { readonly taken: boolean; readonly recent: RecentMails } => {
  const within = recent.filter(({ at }) => at > now - MINUTE);
  const fromSender = within.filter((mail) => mail.sender === sender).length;
  const taken = within.length < rate.perMinute && fromSender < rate.perSender;
  return { taken, recent: taken ? [...within, { sender, at: now }] : within };
};

const MINUTE = 60_000;
