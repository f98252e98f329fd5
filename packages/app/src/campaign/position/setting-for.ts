import type { AnyRuleset, CampaignId } from '@chancery/core';
import { type Db, parsed, settingHashOf, settingOf } from '@chancery/store';
import { recentFor } from './recent.ts';

/**
 * The setting of a campaign, which stays the same from its first turn to its last. It is read once, and every position and
 * picture of the campaign has the same one. Throws when there is none: then the database is damaged.
 */
export const settingFor = async (db: Db, ruleset: AnyRuleset, campaignId: CampaignId): Promise<unknown> => {
  const hash = await settingHashOf(db, campaignId);
  if (hash === undefined) throw new Error(`campaign ${campaignId} has no setting`);
  return recentOf(ruleset).getOrMake(hash, db, async () => {
    const text = await settingOf(db, campaignId);
    if (text === undefined) throw new Error(`campaign ${campaignId} has no setting`);
    return { value: parsed(text), weight: text.length };
  });
};

/** Weighed by the characters of their JSON: some thirty of Europe. Campaigns of one scenario have the same one. */
const recentOf = recentFor<unknown>(20_000_000);
