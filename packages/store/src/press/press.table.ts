import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed, Flag } from '../columns.ts';
import type { PressId, UserId } from '../ids.ts';

/** An article that everybody may read. */
export interface PressTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<PressId>;
  /** The last turn that was out when it appeared. */
  readonly turn: Fixed<number>;
  /** Whose it is; `MASTER_PARTY` for the master. */
  readonly seat: Fixed<SeatId>;
  readonly userId: Fixed<UserId>;
  readonly anonymous: Fixed<Flag>;
  readonly title: Fixed<string>;
  readonly body: Fixed<string>;
  readonly at: Fixed<Instant>;
  readonly withdrawnAt: Instant | null;
  readonly withdrawnBy: UserId | null;
}
