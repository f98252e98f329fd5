import type { CampaignId, Instant, SeatId } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { ExtensionId, UserId } from '../ids.ts';

export const EXTENSION_STATUSES = ['asked', 'granted', 'refused'] as const;
export type ExtensionStatus = (typeof EXTENSION_STATUSES)[number];

/** A seat that asks for a little more time. */
export interface ExtensionTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<ExtensionId>;
  /** The last turn that was out when it was asked for. */
  readonly turn: Fixed<number>;
  readonly seat: Fixed<SeatId>;
  readonly milliseconds: Fixed<number>;
  readonly reason: Fixed<string>;
  readonly status: ExtensionStatus;
  readonly askedBy: Fixed<UserId>;
  readonly askedAt: Fixed<Instant>;
  /** Null when the rule of the campaign has decided. */
  readonly decidedBy: UserId | null;
  readonly decidedAt: Instant | null;
}
