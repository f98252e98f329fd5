import type { World } from '@chancery/core';
import type { Look, NationRow, Tables, TerritoryRow } from './scenarios/rows.ts';

/** A checked scenario: its two tables (W83-21.1, 21.2), its neighbours, and the map on which it is played. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** Territories first, then sea zones. */
  readonly places: readonly TerritoryRow[];
  readonly nations: readonly NationRow[];
  readonly tables: Tables;
  /** By the name of a nation. */
  readonly looks: { readonly [nation: string]: Look };
  readonly world: World;
}
