import type { CampaignId, Instant } from '@chancery/core';
import type { NotNull } from 'kysely';
import type { Db } from '../schema.ts';
import type { CampaignStatus } from './campaign.table.ts';

export interface CampaignNamed {
  readonly id: CampaignId;
  readonly title: string;
}

/** Campaigns that rest after a fault: what was due could not be done. The longest first. */
export const stuckCampaigns = (db: Db) =>
  db
    .selectFrom('campaign')
    .innerJoin('trouble', 'trouble.campaignId', 'campaign.id')
    .select(['campaign.id', 'title', 'error', 'since', 'lastAt', 'times', 'retryAt'])
    .where('campaign.attempts', '>', 0)
    .where('status', 'in', ['open', 'running'])
    .orderBy('since')
    .orderBy('campaign.id')
    .execute();

/** Campaigns whose clock is held since too many sheets are missing. */
export const heldCampaigns = (db: Db): Promise<(CampaignNamed & { readonly heldSince: Instant })[]> =>
  db
    .selectFrom('campaign')
    .select(['id', 'title', 'heldSince'])
    .where('heldSince', 'is not', null)
    .where('status', '=', 'running')
    .$narrowType<{ heldSince: NotNull }>()
    .orderBy('heldSince')
    .orderBy('id')
    .execute();

/** Campaigns that go on, or wait for people, and have no master who could do anything: none at all, or all are blocked. */
export const masterlessCampaigns = (db: Db): Promise<(CampaignNamed & { readonly status: CampaignStatus })[]> =>
  db
    .selectFrom('campaign')
    .select(['id', 'title', 'status'])
    .where('status', 'in', ['open', 'running', 'paused'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('master')
            .select('master.userId')
            .whereRef('master.campaignId', '=', 'campaign.id')
            .where(({ selectFrom: from }) =>
              not(exists(from('block').select('block.userId').whereRef('block.userId', '=', 'master.userId'))),
            ),
        ),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
