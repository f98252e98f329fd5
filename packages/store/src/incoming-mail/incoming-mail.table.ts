import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { IncomingMailId, UserId } from '../ids.ts';

export const MAIL_OUTCOMES = ['received', 'accepted', 'quarantined', 'refused', 'ignored'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** A mail that came in and what became of it. */
export interface IncomingMailTable {
  readonly id: Fixed<IncomingMailId>;
  /** SHA-256 of what makes it itself, as hex: the same mail is taken once, however often it comes. */
  readonly digest: Fixed<string>;
  readonly receivedAt: Fixed<Instant>;
  readonly sender: Fixed<string>;
  readonly recipient: Fixed<string>;
  readonly outcome: MailOutcome;
  /** Why, as a code. */
  readonly reason: string | null;
  readonly campaignId: CampaignId | null;
  readonly seat: SeatId | null;
  readonly turn: number | null;
  /** Who wrote it, as far as that is known; of a doubtful mail, whose name it was written in. */
  readonly userId: UserId | null;
  /** When it was written, if its own date can be believed; otherwise when it came. */
  readonly writtenAt: Instant | null;
  /** The whole mail until it is settled and while it is in quarantine, base64; otherwise null. */
  readonly raw: string | null;
  readonly settledBy: UserId | null;
  readonly settledAt: Instant | null;
}
