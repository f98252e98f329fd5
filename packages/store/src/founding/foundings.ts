import type { CampaignId } from '@chancery/core';
import type { JsonText } from '../json-text.ts';
import { prepared } from '../prepared.ts';
import type { Db, Trx } from '../schema.ts';
import type { FoundingRow } from './founding.table.ts';

export const addFounding = async (trx: Trx, row: FoundingRow): Promise<void> => {
  await trx.insertInto('founding').values(row).execute();
};

export const foundingOf = (db: Db, campaignId: CampaignId): Promise<FoundingRow | undefined> =>
  db.selectFrom('founding').selectAll().where('campaignId', '=', campaignId).executeTakeFirst();

/** The setting alone, which everybody may know. */
export const settingOf = async (db: Db, campaignId: CampaignId): Promise<JsonText | undefined> =>
  (await findSetting(db, campaignId))?.setting;

/** The hash of the setting, which tells whether it was read before. */
export const settingHashOf = async (db: Db, campaignId: CampaignId): Promise<string | undefined> =>
  (await findSettingHash(db, campaignId))?.settingHash;

const findSetting = prepared.first((db, campaignId: CampaignId) =>
  db.selectFrom('founding').select('setting').where('campaignId', '=', campaignId),
);

const findSettingHash = prepared.first((db, campaignId: CampaignId) =>
  db.selectFrom('founding').select('settingHash').where('campaignId', '=', campaignId),
);
