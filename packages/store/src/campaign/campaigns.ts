import type { CampaignId } from '@chancery/core';
import type { Selectable, Updateable } from 'kysely';
import { changedOne } from '../changed-one.ts';
import type { UserId } from '../ids.ts';
import type { Page } from '../page.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { CampaignStatus, CampaignTable } from './campaign.table.ts';

export type CampaignRow = Selectable<CampaignTable>;
export type CampaignChanges = Updateable<CampaignTable>;
/** A campaign begins as a draft, and all that comes later is empty. */
export type NewCampaign = Omit<CampaignRow, keyof typeof BEGINNING>;

const BEGINNING = {
  status: 'draft',
  turn: 0,
  edition: 1,
  deadline: null,
  dueAt: null,
  leaseOwner: null,
  leasedUntil: null,
  attempts: 0,
  heldSince: null,
  listClosedAt: null,
  startedAt: null,
  endedAt: null,
} as const;

export const addCampaign = async (db: Db, campaign: NewCampaign): Promise<void> => {
  await db
    .insertInto('campaign')
    .values({ ...campaign, ...BEGINNING })
    .execute();
};

export const findCampaign = prepared.first((db, id: CampaignId) =>
  db.selectFrom('campaign').selectAll().where('id', '=', id),
);

/** Nobody else changes the campaign until the transaction ends, or writes under `shareCampaign`. */
export const lockCampaign = prepared.first((trx: Trx, id: CampaignId) =>
  trx.selectFrom('campaign').selectAll().where('id', '=', id).forNoKeyUpdate(),
);

/** The campaign stays as it is until the transaction ends: its turn does not close. Many may share it. */
export const shareCampaign = prepared.first((trx: Trx, id: CampaignId) =>
  trx.selectFrom('campaign').selectAll().where('id', '=', id).forShare(),
);

/** False when there is no such campaign. */
export const changeCampaign = (db: Db, id: CampaignId, changes: CampaignChanges): Promise<boolean> =>
  changedOne(db.updateTable('campaign').set(changes).where('id', '=', id));

/** Those in one of some statuses, the newest first; `before.at` is when a campaign was created. */
export const campaignsWith = (
  db: Db,
  statuses: readonly CampaignStatus[],
  { limit, before }: Page<CampaignId>,
): Promise<CampaignRow[]> =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where('status', 'in', statuses)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(before!.at, before!.id))),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What all in one of some statuses are called, and how they are set. */
export const titlesWith = (
  db: Db,
  statuses: readonly CampaignStatus[],
): Promise<Pick<CampaignRow, 'id' | 'title' | 'settings'>[]> =>
  db.selectFrom('campaign').select(['id', 'title', 'settings']).where('status', 'in', statuses).execute();

/** How many somebody has made that have not begun. */
export const countUnbegunBy = async (db: Db, userId: UserId): Promise<number> => {
  const { campaigns } = await db
    .selectFrom('campaign')
    .select(({ fn }) => fn.countAll<number>().as('campaigns'))
    .where('status', 'in', ['draft', 'open'])
    .where('createdBy', '=', userId)
    .executeTakeFirstOrThrow();
  return campaigns;
};

/** How many there are in each status in which there is one. */
export const countCampaigns = async (db: Db): Promise<{ readonly [status in CampaignStatus]?: number }> => {
  const rows = await db
    .selectFrom('campaign')
    .select(({ fn }) => ['status', fn.countAll<number>().as('campaigns')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, campaigns }) => [status, campaigns]));
};
