import { shortestPath } from '@chancery/core';
import type { March } from '../order.ts';
import { getProvince, provincesOf } from '../rules/find.ts';
import { hasPermission } from '../rules/permission.ts';
import { isProvince, mapOf } from '../rules/places.ts';
import type { MdPosition } from '../types.ts';
import { type UnitId, unitLabel } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';

/** Armies outside the realm's own land march one step toward the nearest of it, if there is a way (MD-17.11). */
export const homeward = (
  { setting, state }: MdPosition,
  realm: RealmNumber,
  used: ReadonlySet<UnitId>,
): readonly March[] => {
  const home = provincesOf(state)
    .filter(({ owner }) => owner === realm)
    .map(({ number }) => number);
  if (home.length === 0) return [];
  const isOpenTo = (location: number): boolean =>
    isProvince(setting, location) && hasPermission(state, getProvince(state, location), realm);
  return state.units
    .filter(
      ({ kind, realm: owner, id, loadedOn }) => kind === 'A' && owner === realm && loadedOn === null && !used.has(id),
    )
    .filter(({ location }) => isProvince(setting, location) && getProvince(state, location).owner !== realm)
    .flatMap(({ id, location }): readonly March[] => {
      const way = shortestPath(mapOf(setting), [location], home, {
        passes: (_from, to, kind) => kind !== 'mountain' && isOpenTo(to),
      });
      const next = way?.[1];
      return next === undefined ? [] : [{ verb: 'MARCH', unit: unitLabel(id), args: { location: next } }];
    });
};
