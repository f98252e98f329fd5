import { err, type Looker, ok, type Result } from '@chancery/core';
import type { CampaignRow, CampaignStatus } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';

/** Where turns are played. */
export const PLAYED: readonly CampaignStatus[] = ['running', 'paused'];
/** Where the game itself can still change. */
export const ALIVE: readonly CampaignStatus[] = ['open', 'running', 'paused'];
/** Before the archive. */
export const NOT_PUT_AWAY: readonly CampaignStatus[] = ['draft', 'open', 'running', 'paused', 'ended'];
/** Where people may still write: the game may be over, but nothing is put away yet. */
export const SPOKEN: readonly CampaignStatus[] = ['open', 'running', 'paused', 'ended'];

/** No more of it is played. */
export const isOver = ({ status }: Pick<CampaignRow, 'status'>): boolean => status === 'ended' || status === 'archived';

/** As whom anybody at all looks at the map: nothing is hidden any more once the campaign is over. */
export const publicEyes = (campaign: Pick<CampaignRow, 'status'>): Looker =>
  isOver(campaign) ? 'afterwards' : 'public';

export const inStatus = (campaign: CampaignRow, wanted: readonly CampaignStatus[]): Result<CampaignRow, AppError> =>
  wanted.includes(campaign.status)
    ? ok(campaign)
    : err({ code: 'wrong-status', what: 'campaign', status: campaign.status, wanted });
