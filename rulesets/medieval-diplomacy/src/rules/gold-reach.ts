import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Location, RealmNumber } from '../words.ts';
import { caravanWay } from './caravan.ts';
import { getProvince } from './find.ts';
import { areAtWar, hasPermission } from './permission.ts';
import { isSea, mapOf } from './places.ts';

/** Whether gold can travel from one realm to another: provinces where the sender has permission, seas without enemy fleets (MD-12.11). */
export const goldCanTravel = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  from: RealmNumber,
  to: RealmNumber,
): boolean => {
  const garrisons = (realm: RealmNumber): readonly Location[] =>
    state.units.filter((unit) => unit.kind === 'G' && unit.realm === realm).map(({ location }) => location);
  const watched = new Set(
    state.units
      .filter((unit) => unit.kind === 'F' && areAtWar(state, from, unit.realm))
      .map(({ location }) => location),
  );
  const open = (location: Location): boolean =>
    isSea(setting, location) ? !watched.has(location) : hasPermission(state, getProvince(state, location), from);
  return (
    caravanWay(mapOf(setting), { from: garrisons(from), to: garrisons(to) }, setting.options.sendRange, open) !==
    undefined
  );
};
