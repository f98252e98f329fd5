import { unitsInField, unitsInside } from '../rules/find.ts';
import { effLevel, pointsOf } from '../rules/levels.ts';
import { pointsToOccupy } from '../rules/occupation.ts';
import { hostilesInField } from '../rules/passage.ts';
import type { Scene } from '../rules/scene.ts';
import { idsOf } from '../rules/units.ts';
import { mayInvade } from '../rules/war.ts';
import type { Holding, Unit } from '../state.ts';
import type { DomainNumber } from '../words.ts';
import { removeHolding } from './holdings.ts';
import { settle } from './settle.ts';

/** Taking possession of a holding, or razing it; both are judged again at the moment. */

/** Enough units go inside an empty holding that walls do not guard (DOM-13.2 to 13.4); true when they did. */
export const occupyHolding = (
  scene: Scene,
  holding: Holding,
  {
    by,
    units,
    stormed = false,
  }: { readonly by: DomainNumber; readonly units: readonly Unit[]; readonly stormed?: boolean },
): boolean => {
  const { setting, state, emit } = scene;
  const guarded = holding.fortified && !stormed && effLevel(holding) > 0;
  if (guarded || holding.occupiedBy !== null || !mayInvade(state, by, holding.owner)) return false;
  if (unitsInside(state, holding.id).length > 0 || hostilesInField(state, by, holding.province).length > 0)
    return false;
  if (pointsOf(setting.units, units) < pointsToOccupy(holding)) return false;
  emit({ kind: 'holding-occupied', rule: 'DOM-13.2', holding: holding.id, by, units: idsOf(units) });
  settle(scene);
  return true;
};

/** A normal holding without troops, in a field that is one's own (DOM-13.6 to 13.8). */
export const razeHolding = (scene: Scene, holding: Holding, by: DomainNumber): boolean => {
  const { state } = scene;
  if (holding.fortified || holding.occupiedBy !== null || !mayInvade(state, by, holding.owner)) return false;
  if (unitsInside(state, holding.id).length > 0 || hostilesInField(state, by, holding.province).length > 0)
    return false;
  if (!unitsInField(state, holding.province).some(({ owner }) => owner === by)) return false;
  removeHolding(scene, holding.id, 'razed');
  return true;
};
