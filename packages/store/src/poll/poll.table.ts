import type { CampaignId, Instant } from '@chancery/core';
import type { Fixed } from '../columns.ts';
import type { PollId, UserId } from '../ids.ts';

/** `go-on`: whether the game goes on; it ends where no majority wants that. `question`: anything else. */
export const POLL_KINDS = ['go-on', 'question'] as const;
export type PollKind = (typeof POLL_KINDS)[number];

/** What the rulers of a campaign are asked. */
export interface PollTable {
  readonly campaignId: Fixed<CampaignId>;
  readonly id: Fixed<PollId>;
  readonly kind: Fixed<PollKind>;
  readonly question: Fixed<string>;
  readonly openedBy: Fixed<UserId>;
  readonly openedAt: Fixed<Instant>;
  readonly closesAt: Fixed<Instant>;
  /** Null while it is open, as the votes are. */
  readonly closedAt: Instant | null;
  readonly yes: number | null;
  readonly no: number | null;
}
