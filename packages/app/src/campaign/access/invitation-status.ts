import type { Instant } from '@chancery/core';
import type { InvitationRow } from '@chancery/store';

/** Whether somebody can still come by an invitation. `accepted`: as many have come as may. */
export type InvitationStatus = 'open' | 'accepted' | 'revoked' | 'expired';

export const invitationStatus = (
  { most, used, revokedAt, expiresAt }: Pick<InvitationRow, 'most' | 'used' | 'revokedAt' | 'expiresAt'>,
  now: Instant,
): InvitationStatus => {
  if (used >= most) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
};
