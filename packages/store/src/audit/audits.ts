import type { CampaignId } from '@chancery/core';
import type { UserId } from '../ids.ts';
import { prepared } from '../prepared.ts';
import type { Db } from '../schema.ts';
import type { AuditRow } from './audit.table.ts';

export const addAudit = prepared.run((db, row: Omit<AuditRow, 'seq'>) => db.insertInto('audit').values(row));

export interface AuditPage {
  readonly limit: number;
  /** The number of the last one of the page before. */
  readonly before?: number;
}

/** The newest first. */
export const auditOf = (db: Db, campaignId: CampaignId, page: AuditPage): Promise<AuditRow[]> =>
  newest(db, page).where('campaignId', '=', campaignId).execute();

/** What was done of certain things, and in what capacity, the newest first. */
export const deedsOf = (
  db: Db,
  campaignId: CampaignId,
  { roles, actions }: { readonly roles: readonly string[]; readonly actions: readonly string[] },
  page: AuditPage,
): Promise<AuditRow[]> =>
  newest(db, page)
    .where('campaignId', '=', campaignId)
    .where('actor', 'in', roles)
    .where('action', 'in', actions)
    .execute();

/** All of what was done of certain things in a campaign, the oldest first. */
export const deedsNamed = (db: Db, campaignId: CampaignId, actions: readonly string[]): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('action', 'in', actions)
    .orderBy('seq')
    .execute();

/** The last time that something was done in a campaign. */
export const lastDeed = (db: Db, campaignId: CampaignId, action: string): Promise<AuditRow | undefined> =>
  newest(db, { limit: 1 }).where('campaignId', '=', campaignId).where('action', '=', action).executeTakeFirst();

/** What one user did, or had done to them, the newest first. */
export const auditOfUser = (db: Db, userId: UserId, page: AuditPage): Promise<AuditRow[]> =>
  newest(db, page).where('userId', '=', userId).execute();

/** Everything that was done on this server, the newest first. */
export const auditOfServer = (db: Db, page: AuditPage): Promise<AuditRow[]> => newest(db, page).execute();

const newest = (db: Db, { limit, before }: AuditPage) =>
  db
    .selectFrom('audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('seq', '<', before as number))
    .orderBy('seq', 'desc')
    .limit(limit);
