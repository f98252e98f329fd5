import { randomBytes } from 'node:crypto';
import { commitTo } from '@chancery/core';
import { sql } from 'kysely';
import type { Carrying } from '../migration.ts';

/** Campaigns that go on, or have not begun, get their closed secret now: it counts from the turn in hand. */
export const promiseClosedSecrets = async (db: Carrying): Promise<void> => {
  const { rows } = await sql<{ id: string; turn: number }>`select id, turn from campaign
    where status in ('draft', 'open', 'running', 'paused')`.execute(db);
  const now = Date.now();
  for (const { id, turn } of rows) {
    const secret = randomBytes(32).toString('hex');
    await sql`insert into closed_secret (campaign_id, secret, commitment, from_turn, drawn_at)
      values (${id}, ${secret}, ${commitTo(secret)}, ${turn + 1}, ${now})`.execute(db);
  }
};
