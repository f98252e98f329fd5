import type { Boost } from '../order.ts';
import { areaUnder, isLandUnit, unitsOf } from '../rules/find.ts';
import type { Board } from '../scene.ts';
import { worldNumberOfSea } from '../setting.ts';
import type { KingdomNumber, UnitId } from '../words.ts';
import type { Action } from './action.ts';
import { enoughCavalry } from './conditions.ts';
import { known } from './unit-conditions.ts';

/** BOOST: all own Levies or all own Retinues at one place attack better during this Phase (HEP-12.4, HEP-12.5). */
export const boost: Action<Boost> = {
  fault: (board, kingdom, { kind, at, times = 1 }) => {
    if (boosted(board, kingdom, { kind, at }).length === 0) return { code: 'none-there', kind, at };
    return enoughCavalry(board, kingdom, times);
  },

  act: (scene, kingdom, { kind, at, times = 1 }) => {
    const units = boosted(scene, kingdom, { kind, at });
    scene.emit({ kind: 'boosted', rule: 'HEP-12.4', kingdom, units, times, at });
  },
};

/** Those at the place that were not created in this Phase. */
const boosted = (
  board: Board,
  kingdom: KingdomNumber,
  { kind, at }: Pick<Boost['args'], 'kind' | 'at'>,
): readonly UnitId[] =>
  unitsOf(board.state, kingdom)
    .filter((unit) => unit.kind === kind && !unit.fresh && isLandUnit(unit))
    .filter((unit) => {
      if (areaUnder(board.state, unit) === at) return true;
      const carrier = unit.at.in === 'navy' ? known(board, unit.at.navy).at : null;
      return carrier?.in === 'sea' && worldNumberOfSea(board.setting, carrier.sea) === at;
    })
    .map(({ id }) => id);
