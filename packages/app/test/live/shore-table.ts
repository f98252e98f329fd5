import { DAY, rulesetId } from '@chancery/core';
import type { Store } from '@chancery/store';
import { begunTable, houseOf, type Table } from '../sample/people.ts';

/** Heptarchy on the Saxon Shore, in its Turn 0: a ruler of each name, and NPC States. */
export const shoreTable = (store: Store, names: readonly string[]): Promise<Table> =>
  begunTable(houseOf(store), names, {
    title: 'Shore',
    ruleset: rulesetId('heptarchy'),
    scenario: 'saxon-shore',
    deadlineRule: { kind: 'every', milliseconds: DAY },
    settings: { startWhenFull: false, emptySeats: 'rule' },
  });
