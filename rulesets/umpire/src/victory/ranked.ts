import { livingNations } from '../rules/find.ts';
import { allUnitsOf, fightersOf } from '../rules/forces.ts';
import { revenueSum } from '../rules/revenue.ts';
import type { Setting } from '../setting.ts';
import type { Nation, State } from '../state.ts';

/** Nations in play by their score; of equal ones the richer, then the stronger, then nation order, in which they come (UM-23.17). */
export const ranked = (
  setting: Setting,
  state: State,
  nations: readonly Nation[] = livingNations(state),
): readonly Nation[] =>
  nations
    .map((nation) => ({
      nation,
      revenue: revenueSum(setting, state, nation.number),
      units: fightersOf(setting, allUnitsOf(setting, state, nation.number)),
    }))
    .sort(
      (one, other) => other.nation.score - one.nation.score || other.revenue - one.revenue || other.units - one.units,
    )
    .map(({ nation }) => nation);
