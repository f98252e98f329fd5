import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';

/** The bytes from which the dice of a turn come. Drawn when its window opens; triggers let only the revealing through. */
export interface SecretTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly turn: Fixed<number>;
  readonly edition: Fixed<number>;
  /** 64 hexadecimal digits. Nobody is shown it before `revealedAt`. */
  readonly secret: Fixed<string>;
  /** Its SHA-256, for everybody. */
  readonly commitment: Fixed<string>;
  readonly drawnAt: Fixed<Instant>;
  readonly revealedAt: Instant | null;
}
