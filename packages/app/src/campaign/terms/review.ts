import { HOUR, type Instant } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import { settingsOf } from './settings.ts';

/**
 * When the review of the turn in hand is over: until then its list is closed, and masters see what comes out and may still rule.
 * Null where no list is closed, or where turns are published as soon as they are run.
 */
export const reviewEnds = ({
  listClosedAt,
  settings,
}: Pick<CampaignRow, 'listClosedAt' | 'settings'>): Instant | null => {
  const { reviewHours } = settingsOf({ settings });
  return listClosedAt === null || reviewHours === 0 ? null : listClosedAt + reviewHours * HOUR;
};

export const isInReview = (campaign: Pick<CampaignRow, 'listClosedAt' | 'settings'>, now: Instant): boolean => {
  const ends = reviewEnds(campaign);
  return ends !== null && now < ends;
};
