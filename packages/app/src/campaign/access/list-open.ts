import { err, type Instant, ok, type Result } from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import { isInReview } from '../terms/review.ts';

type Listed = Pick<CampaignRow, 'listClosedAt' | 'settings'>;

const CLOSED = err({ code: 'conflict', what: 'turn', found: 'processing' } as const);

/** A closed list lets nothing more enter its turn, not from masters either. */
export const listOpen = ({ listClosedAt }: Pick<Listed, 'listClosedAt'>): Result<null, AppError> =>
  listClosedAt === null ? ok(null) : CLOSED;

/** What masters decide about a turn enters it until its list is closed, and after that while it is under review. */
export const openToMasters = (campaign: Listed, now: Instant): Result<null, AppError> =>
  campaign.listClosedAt === null || isInReview(campaign, now) ? ok(null) : CLOSED;
