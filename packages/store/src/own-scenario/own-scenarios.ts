import type { Selectable } from 'kysely';
import type { CampaignStatus } from '../campaign/campaign.table.ts';
import { changedOne } from '../changed-one.ts';
import type { OwnScenarioId, UserId } from '../ids.ts';
import type { Db, Trx } from '../schema.ts';
import type { OwnScenarioTable } from './own-scenario.table.ts';

export type OwnScenarioRow = Selectable<OwnScenarioTable>;

/** All but what is large. */
export type OwnScenarioLine = Omit<OwnScenarioRow, 'file' | 'picture'>;

/** By this a campaign says that it is played on one. */
export const OWN_SCENARIO_PREFIX = 'own-';

export const addOwnScenario = async (trx: Trx, row: Omit<OwnScenarioRow, 'sharedAt' | 'shareHash'>): Promise<void> => {
  await trx
    .insertInto('ownScenario')
    .values({ ...row, sharedAt: null, shareHash: null })
    .execute();
};

export const findOwnScenario = (db: Db, id: OwnScenarioId): Promise<OwnScenarioRow | undefined> =>
  db.selectFrom('ownScenario').selectAll().where('id', '=', id).executeTakeFirst();

/** The one with the same content, if the user has it. */
export const ownScenarioByDigest = (
  db: Db,
  userId: UserId,
  digest: string,
): Promise<{ readonly id: OwnScenarioId } | undefined> =>
  db
    .selectFrom('ownScenario')
    .select('id')
    .where('userId', '=', userId)
    .where('digest', '=', digest)
    .executeTakeFirst();

/** The one that a link shares. */
export const sharedOwnScenario = (db: Db, shareHash: string): Promise<OwnScenarioRow | undefined> =>
  db.selectFrom('ownScenario').selectAll().where('shareHash', '=', shareHash).executeTakeFirst();

/** Those of a user, the newest first. */
export const ownScenariosOf = (db: Db, userId: UserId): Promise<OwnScenarioLine[]> =>
  db
    .selectFrom('ownScenario')
    .select(['id', 'userId', 'ruleset', 'title', 'description', 'digest', 'salt', 'facts'])
    .select(['createdAt', 'sharedAt', 'shareHash'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Shares it by another link, or by none. False when there is no such scenario. */
export const shareOwnScenario = (
  db: Db,
  id: OwnScenarioId,
  share: Pick<OwnScenarioRow, 'sharedAt' | 'shareHash'>,
): Promise<boolean> => changedOne(db.updateTable('ownScenario').set(share).where('id', '=', id));

export const removeOwnScenario = async (db: Db, id: OwnScenarioId): Promise<void> => {
  await db.deleteFrom('ownScenario').where('id', '=', id).execute();
};

/** Whether a campaign in one of these states is played on a scenario of this content, whoever has stored it. */
export const isPlayedOn = async (db: Db, digest: string, statuses: readonly CampaignStatus[]): Promise<boolean> => {
  const same = await db.selectFrom('ownScenario').select('id').where('digest', '=', digest).execute();
  const named = same.map(({ id }) => `${OWN_SCENARIO_PREFIX}${id}`);
  const found = await db
    .selectFrom('campaign')
    .select('id')
    .where('scenario', 'in', named as never)
    .where('status', 'in', statuses)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
