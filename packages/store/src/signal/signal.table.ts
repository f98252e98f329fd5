import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { JsonText } from '../json-text.ts';

/** That something has happened in a campaign, for those who watch it. */
export interface SignalTable {
  /** Names what it is about: nobody is told the same thing twice. */
  readonly dedupeKey: Fixed<string>;
  readonly campaignId: Fixed<CampaignId>;
  /** The seat that alone hears of it, `MASTER_PARTY` for the masters; null: everybody does. */
  readonly party: Fixed<SeatId | null>;
  readonly facts: Fixed<JsonText>;
  readonly at: Fixed<Instant>;
  /** Counts up in the order in which they could be seen; null until somebody has looked. */
  readonly place: number | null;
}
