import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';

/** The secret of a campaign that stays closed until its end. Triggers let only the opening through. */
export interface ClosedSecretTable {
  readonly campaignId: Fixed<CampaignId>;
  /** 64 hexadecimal digits. Nobody is shown it before `openedAt`. */
  readonly secret: Fixed<string>;
  /** Its SHA-256, for everybody. */
  readonly commitment: Fixed<string>;
  /**
   * The turn whose record commits to it: 0, the beginning, or the one in hand when a campaign of an older release got it. The
   * dice of that turn and of all after it come from it.
   */
  readonly fromTurn: Fixed<number>;
  readonly drawnAt: Fixed<Instant>;
  /** When it and the founding secret were told: no turn of the campaign is run after that. */
  readonly openedAt: Instant | null;
}
