import type { CampaignId } from '@chancery/core';

/** Names one turn of one history of a campaign. */
export interface TurnKey {
  readonly campaignId: CampaignId;
  readonly turn: number;
  readonly edition: number;
}

/** The key alone, of something that carries one. */
export const turnKey = ({ campaignId, turn, edition }: TurnKey): TurnKey => ({ campaignId, turn, edition });
