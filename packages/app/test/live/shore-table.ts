import { DAY, rulesetId } from '@chancery/core';
import type { Store } from '@chancery/store';
import type { CreateCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { begunTable, houseOf, type Table } from '../sample/people.ts';

export const SHORE_TERMS = {
  title: 'Shore',
  ruleset: rulesetId('heptarchy'),
  scenario: 'saxon-shore',
  deadlineRule: { kind: 'every', milliseconds: DAY },
  settings: { startWhenFull: false, emptySeats: 'rule' },
} as const satisfies CreateCampaign;

/** Heptarchy on the Saxon Shore, in its Turn 0: a ruler of each name, and NPC States. */
export const shoreTable = (store: Store, names: readonly string[]): Promise<Table> =>
  begunTable(houseOf(store), names, SHORE_TERMS);
