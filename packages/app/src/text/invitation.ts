import type { Instant } from '@chancery/core';
import type { NoticeText } from './notices.ts';
import { showTime } from './show-time.ts';

export interface InvitationFacts {
  readonly campaign: string;
  /** Who invites; null when he has no name. */
  readonly from: string | null;
  /** Null for any that is open. */
  readonly seat: string | null;
  readonly link: string;
  readonly expiresAt: Instant;
}

/** A mail to somebody who may never have heard of us. */
export const invitationText = ({ campaign, from, seat, link, expiresAt }: InvitationFacts): NoticeText => ({
  subject: `An invitation to ${campaign}`,
  paragraphs: [
    `${from ?? 'A game master'} invites you to ${seat === null ? 'take a seat' : `rule ${seat}`} in ${campaign}, a strategy campaign that is played by mail and on the web.`,
    `To accept, open this link and sign in with this mail address: ${link}`,
    `The invitation is good until ${showTime(expiresAt, 'UTC')}. If you did not expect it, do nothing: no more will come.`,
  ],
});
