import type { CampaignId, Instant } from '@chancery/core';
import type { Selectable } from 'kysely';
import { type TurnKey, turnKey } from '../campaign/turn-key.ts';
import { changedOne } from '../changed-one.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { SecretTable } from './secret.table.ts';

export type SecretRow = Selectable<SecretTable>;

export const addSecret = async (trx: Trx, row: Omit<SecretRow, 'revealedAt'>): Promise<void> => {
  await trx
    .insertInto('secret')
    .values({ ...row, revealedAt: null })
    .execute();
};

/** The secret itself: for adjudication alone. */
export const secretOf = (trx: Trx, key: TurnKey): Promise<SecretRow | undefined> =>
  of(trx, key).selectAll().executeTakeFirst();

export const commitmentOf = async (db: Db, key: TurnKey): Promise<string | undefined> =>
  (await findCommitment(db, key))?.commitment;

const findCommitment = prepared.first((db, key: TurnKey) => of(db, key).select('commitment'));

/** False when it is revealed already. */
export const revealSecret = (trx: Trx, key: TurnKey, now: Instant): Promise<boolean> =>
  changedOne(
    trx
      .updateTable('secret')
      .set({ revealedAt: now })
      .where((eb) => eb.and(turnKey(key)))
      .where('revealedAt', 'is', null),
  );

/**
 * Those of some turns in all editions, by turn and edition. Secrets that were not told are among them: whoever calls shows
 * none before its `revealedAt`.
 */
export const secretsBetween = (
  db: Db,
  campaignId: CampaignId,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<SecretRow[]> =>
  db
    .selectFrom('secret')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('turn', '>=', first)
    .where('turn', '<=', last)
    .orderBy('turn')
    .orderBy('edition')
    .execute();

/** What everybody may know of the dice of past turns, the oldest first. */
export const revealedSecrets = (db: Db, campaignId: CampaignId): Promise<SecretRow[]> =>
  db
    .selectFrom('secret')
    .selectAll()
    .where('campaignId', '=', campaignId)
    .where('revealedAt', 'is not', null)
    .orderBy('edition')
    .orderBy('turn')
    .execute();

const of = (db: Db, key: TurnKey) => db.selectFrom('secret').where((eb) => eb.and(turnKey(key)));
