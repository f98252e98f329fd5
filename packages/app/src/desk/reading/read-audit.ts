import { type CampaignId, type Instant, type JsonValue, ok } from '@chancery/core';
import { type AuditRow, auditOf, type Db, parsed, type UserId, usersWith } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { useCase } from '../../ground/use-case.ts';

/** What was done in a campaign, by whom, and in what capacity. */
export interface AuditLine {
  /** Counts up in the order of writing; what belongs to other campaigns lies between. */
  readonly seq: number;
  readonly at: Instant;
  readonly role: string;
  /** Null for the system. */
  readonly who: NamedUser | null;
  /** Whom it was done to, where the facts name a user. */
  readonly about: NamedUser | null;
  readonly action: string;
  readonly facts: { readonly [name: string]: JsonValue };
}

/** A user by their present name; empty when they have no account any more. */
export interface NamedUser {
  readonly userId: string;
  readonly name: string;
}

export interface ReadAudit {
  readonly campaignId: CampaignId;
  /** How many at most: 1 to 100. */
  readonly limit: number;
  /** The `seq` of the last one of the page before. */
  readonly before?: number;
}

/** The record of deeds, the newest first, for those who answer for the campaign. */
export const readAudit = useCase<ReadAudit, readonly AuditLine[]>('readAudit', async (app, actor, input) => {
  const { db } = app.store;
  const { campaignId, before } = input;
  const permit = await allowed(db, actor, 'readAudit', { campaignId });
  if (!permit.ok) return permit;
  const limit = Math.min(Math.max(1, input.limit), MOST);
  const rows = await auditOf(db, campaignId, before === undefined ? { limit } : { limit, before });
  return ok(await auditLines(db, rows));
});

const MOST = 100;

/** Entries with the names of those who have an account still. */
export const auditLines = async (db: Db, rows: readonly AuditRow[]): Promise<readonly AuditLine[]> => {
  const read = rows.map((row) => ({ row, facts: parsed(row.facts) as AuditLine['facts'] }));
  const ids = new Set(read.flatMap(({ row, facts }) => [row.userId, userIn(facts)].filter((id) => id !== null)));
  const names = new Map((await usersWith(db, [...ids])).map(({ id, name }) => [id, name]));
  const named = (userId: UserId | null): NamedUser | null =>
    userId === null ? null : { userId, name: names.get(userId) ?? '' };
  return read.map(({ row: { seq, at, actor, userId, action }, facts }) => ({
    seq,
    at,
    role: actor,
    who: named(userId),
    about: named(userIn(facts)),
    action,
    facts,
  }));
};

const userIn = ({ user }: AuditLine['facts']): UserId | null => (typeof user === 'string' ? (user as UserId) : null);
