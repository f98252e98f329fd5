import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Location, RealmNumber } from '../words.ts';
import { caravanReach } from './caravan.ts';
import { getProvince } from './find.ts';
import { areAtWar, hasPermission } from './permission.ts';
import { isSea, mapOf } from './places.ts';

/**
 * To which realms gold can travel from one: by provinces where the sender has permission and seas without enemy fleets, from
 * any garrison of theirs to any of the recipient's (MD-12.10, MD-12.11). The ways are looked for once, whoever is asked about.
 */
export const goldTravelsFrom = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  from: RealmNumber,
): ((to: RealmNumber) => boolean) => {
  const byRealm = Map.groupBy(
    state.units.filter(({ kind }) => kind === 'G'),
    ({ realm }) => realm,
  );
  const garrisons = (realm: RealmNumber): readonly Location[] =>
    (byRealm.get(realm) ?? []).map(({ location }) => location);
  const watched = new Set(
    state.units
      .filter((unit) => unit.kind === 'F' && areAtWar(state, from, unit.realm))
      .map(({ location }) => location),
  );
  const open = (location: Location): boolean =>
    isSea(setting, location) ? !watched.has(location) : hasPermission(state, getProvince(state, location), from);
  const reach = caravanReach(mapOf(setting), garrisons(from), setting.options.sendRange, open);
  return (to) => garrisons(to).some((location) => reach.distanceTo(location) !== undefined);
};
