import { type CampaignId, ok } from '@chancery/core';
import { auditOfServer, auditOfUser, type UserId } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { type AuditLine, auditLines } from '../../desk/reading/read-audit.ts';
import { useCase } from '../../ground/use-case.ts';

export interface ServerAuditLine extends AuditLine {
  /** Null for what is about the server itself. */
  readonly campaignId: CampaignId | null;
}

export interface ReadServerAudit {
  /** What this user did alone. */
  readonly userId?: UserId | undefined;
  /** How many at most: 1 to 100. */
  readonly limit: number;
  /** The `seq` of the last one of the page before. */
  readonly before?: number;
}

/** The record of deeds on the whole server, the newest first. It tells that orders came, and never what they say. */
export const readServerAudit = useCase<ReadServerAudit, readonly ServerAuditLine[]>(
  'administer',
  async (app, actor, { userId, limit, before }) => {
    const { db } = app.store;
    const permit = await allowed(db, actor, 'administer');
    if (!permit.ok) return permit;
    const most = Math.min(Math.max(1, limit), MOST);
    const page = before === undefined ? { limit: most } : { limit: most, before };
    const rows = userId === undefined ? await auditOfServer(db, page) : await auditOfUser(db, userId, page);
    const lines = await auditLines(db, rows);
    return ok(lines.map((line, place) => ({ ...line, campaignId: rows[place]?.campaignId ?? null })));
  },
);

const MOST = 100;
