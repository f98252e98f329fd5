import type { Instant, SeatId } from '@chancery/core';
import type { House, Message, Received } from '@chancery/mail';
import type { CampaignRow, IncomingMailRow, MailOutcome, UserRow } from '@chancery/store';
import type { App } from '../../../ground/app.ts';
import type { AppError } from '../../../ground/errors.ts';
import type { TextLanguage } from '../../../ground/text/show-time.ts';
import type { ReplyRight } from '../reply-right.ts';
import type { MailSettings } from '../settings.ts';
import type { AnswerWords } from '../text/mail-answers.ts';

/** A mail that has been kept and opened. */
export interface OpenedMail {
  readonly app: App;
  readonly kept: IncomingMailRow;
  readonly message: Message;
}

/** A mail that is being dealt with as it comes in. */
export interface MailDesk extends OpenedMail {
  readonly settings: MailSettings;
  readonly via: Received['via'];
  readonly judged: Received['judged'];
}

/** A mail of which it is known who wrote it and for which seat. */
export interface Addressed {
  readonly desk: OpenedMail;
  readonly right: ReplyRight;
  readonly user: UserRow;
  readonly campaign: CampaignRow;
  /** In which its writer reads times. */
  readonly zone: string;
  readonly language: TextLanguage;
  /** What answers say in their language. */
  readonly say: AnswerWords;
  seatName(seat: SeatId): string;
  /** A moment, by their clock and in their language. */
  timeOf(at: Instant): string;
  /** Why something is not done, in their language. */
  whyNot(error: AppError): string;
  /** What the rules call the turn in hand, as in `Summer 1320, turn 2`; null before the campaign begins. */
  readonly turnName: string | null;
  /** Whether turns are called by their number, as far as the host is concerned. */
  readonly numbered: boolean;
}

/** What becomes of a mail. */
export interface Verdict {
  readonly outcome: Exclude<MailOutcome, 'received'>;
  /** As a code. */
  readonly reason: string;
  readonly right: ReplyRight | null;
  /** The turn for which it brought orders; null when it brought none that count. */
  readonly turn: number | null;
  readonly answer: MailToSend | null;
}

/** What somebody is told because of a mail, at the address of their account and at no other. */
export interface MailToSend {
  readonly subject: string;
  readonly text: string;
  /** The turn for which answers to it are orders; null when it is not known where it belongs. */
  readonly turn: number | null;
  /** The turn whose report it brings; null for none. */
  readonly report: number | null;
  /** Whether they get it as the answer to what they wrote, or because somebody wrote in their name. */
  readonly answers: boolean;
}

export const houseOf = ({ house }: MailSettings): House => ({ reply: house.reply, mark: house.host });

/** Nobody is told. */
export const silently = (outcome: Verdict['outcome'], reason: string, right: ReplyRight | null = null): Verdict => ({
  outcome,
  reason,
  right,
  turn: null,
  answer: null,
});
