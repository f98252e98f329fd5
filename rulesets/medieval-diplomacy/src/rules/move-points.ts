import type { Setting } from '../setting.ts';
import type { Unit } from '../state.ts';
import { getTroop } from './find.ts';

/** Move-points at the start of a turn: those of the slowest troop (MD-5.1, MD-5.3). Garrisons have none. */
export const fullMovePoints = (setting: Setting, unit: Pick<Unit, 'kind' | 'stacks' | 'commanders'>): number => {
  if (unit.kind === 'G') return 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (const stack of unit.stacks) slowest = Math.min(slowest, getTroop(setting, stack.type).move);
  if (Number.isFinite(slowest)) return slowest;
  return unit.kind === 'A' && unit.commanders.length > 0 ? 3 : 0;
};

/** What is left of them now (MD-5.2). */
export const movePointsLeft = (setting: Setting, unit: Unit): number =>
  Math.max(0, fullMovePoints(setting, unit) - unit.mpUsed);
