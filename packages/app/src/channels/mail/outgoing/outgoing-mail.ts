import type { CampaignId, SeatId } from '@chancery/core';
import type { NoticeMail } from '../../../ground/tell/mail.ts';
import type { ReportMail } from '../../../ground/tell/report-mail.ts';

/** What waits in the outbox to be sent by mail. */
export type OutgoingMail = NoticeMail | ReportMail | ReplyMail;

/** The answer to a mail that came in, or what a ruler is told because of one. */
export interface ReplyMail {
  readonly form: 'reply';
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Where answers to it belong; null when there is nothing to order. */
  readonly place: { readonly campaignId: CampaignId; readonly seat: SeatId; readonly turn: number } | null;
  /** The mail that it answers; null when it goes to somebody who has not written. */
  readonly answers: { readonly messageId: string; readonly references: readonly string[] } | null;
  /** The turn whose report it brings, if that was asked for. */
  readonly report: number | null;
}
