import type { Unit } from '../state.ts';
import { kindOf, numberOf, realmOf, type UnitId } from '../unit-id.ts';
import type { Location } from '../words.ts';

/** A unit as it begins: empty, with the settings of MD-4.16 and all its Move-points. */
export const newUnit = (id: UnitId, name: string, location: Location, loadedOn: UnitId | null): Unit => ({
  id,
  kind: kindOf(id),
  realm: realmOf(id),
  number: numberOf(id),
  name,
  location,
  loadedOn,
  cameFrom: null,
  stacks: [],
  commanders: [],
  leader: null,
  retreatLevel: 5,
  follow: null,
  defendFort: true,
  marines: true,
  mpUsed: 0,
  boardRealm: null,
  landed: false,
  retreated: false,
  unloaded: false,
  holds: 0,
  extraLoads: 0,
  extraUnloads: 0,
  retreatsInPhase: 0,
  freshSoldiers: 0,
});
