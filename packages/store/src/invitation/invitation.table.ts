import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { InvitationId, UserId } from '../ids.ts';

/** A way into a campaign for whoever has the link. */
export interface InvitationTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<InvitationId>;
  /** SHA-256 of the token in the link, as hex. */
  readonly tokenHash: Fixed<string>;
  /** Good for this seat alone; null for any that is open. */
  readonly seat: Fixed<SeatId | null>;
  /** Where it was sent; null when the master hands the link on themselves. */
  readonly email: string | null;
  readonly createdBy: Fixed<UserId>;
  readonly createdAt: Fixed<Instant>;
  readonly expiresAt: Fixed<Instant>;
  /** How many may come by it. */
  readonly most: Fixed<number>;
  /** How many have. */
  readonly used: number;
  /** Who came last. */
  readonly acceptedBy: UserId | null;
  readonly acceptedAt: Instant | null;
  readonly revokedAt: Instant | null;
}
