import { getProvince, unitsInField, unitsInside } from '../rules/find.ts';
import { isBesieged } from '../rules/levels.ts';
import { isStillOccupied } from '../rules/occupation.ts';
import type { Scene } from '../rules/scene.ts';
import { besiegingDomains } from '../rules/siege.ts';
import { turnOut } from './holdings.ts';

/** What ends of itself once units have gone: asked after every step in which any could. */
export const settle = (scene: Scene): void => {
  liftSieges(scene);
  endHoldingOccupations(scene);
  endProvinceOccupations(scene);
};

/** One unit too few, and the holding is as high as ever (DOM-12.5, 12.6, 12.7). */
const liftSieges = ({ setting, state, emit }: Scene): void => {
  for (const holding of state.holdings) {
    if (!isBesieged(holding) || besiegingDomains(state, setting.units, holding).length > 0) continue;
    emit({ kind: 'siege-lifted', rule: 'DOM-12.5', holding: holding.id });
  }
};

/** Occupiers that are too few go back to the field (DOM-13.5). */
const endHoldingOccupations = (scene: Scene): void => {
  const { setting, state, emit } = scene;
  for (const holding of state.holdings) {
    if (holding.occupiedBy === null || isStillOccupied(state, setting.units, holding)) continue;
    const rest = unitsInside(state, holding.id).filter(({ owner }) => owner === holding.occupiedBy);
    emit({ kind: 'holding-occupation-ended', rule: 'DOM-13.5', holding: holding.id });
    turnOut(
      scene,
      holding.id,
      rest.map(({ id }) => id),
      'occupation ended',
    );
  }
};

/** It ends with the last unit of the occupier in the field (DOM-13.14). */
const endProvinceOccupations = ({ state, emit }: Scene): void => {
  for (const province of state.provinces) {
    if (province === null || province.occupiedBy === null) continue;
    const { number, occupiedBy } = province;
    if (unitsInField(state, number).some(({ owner }) => owner === occupiedBy)) continue;
    emit({ kind: 'province-occupation-ended', rule: 'DOM-13.14', province: number });
  }
};

/** A battle sets the clock of an occupation to this turn (DOM-13.14). */
export const restartOccupation = ({ state, emit }: Scene, province: number): void => {
  const { occupiedBy, occupiedSince } = getProvince(state, province);
  if (occupiedBy === null || occupiedSince === state.turn) return;
  emit({ kind: 'province-occupied', rule: 'DOM-13.14', province, by: occupiedBy });
};
