import { findProvince, findUnit, getTroop } from '../rules/find.ts';
import { areAtWar, areEnemiesIn } from '../rules/permission.ts';
import { marineSpaceOf, peopleIn, shipsIn } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Unit } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location } from '../words.ts';
import type { BattlePosition } from './question.ts';

/** Armies, loaded ones too, and the garrison, with somebody in them, whose realm has an enemy among them (MD-8.5, MD-8.6). */
export const participantsOfLand = (position: BattlePosition, province: Location): readonly UnitId[] =>
  fightersOnLand(position, province, unitsAt(position, province)).map(({ id }) => id);

/** Fleets and the marines aboard them; armies trapped aboard an enemy's ships, and that enemy's fleets (MD-8.94 to MD-8.96, MD-8.109). */
export const participantsOfSea = (position: BattlePosition, sea: Location): readonly UnitId[] =>
  fightersAtSea(position, unitsAt(position, sea)).map(({ id }) => id);

/** Asked at every place where a battle may be, before each battle. */
export const unitsAt = ({ state }: BattlePosition, location: Location): readonly Unit[] => {
  const here: Unit[] = [];
  for (const unit of state.units) if (unit.location === location) here.push(unit);
  return here;
};

export const fightersOnLand = (
  { setting, state }: BattlePosition,
  location: Location,
  here: readonly Unit[],
): readonly Unit[] => {
  const province = findProvince(state, location);
  const there = here.filter((unit) => unit.kind !== 'F' && peopleIn(setting, unit) > 0);
  return there.filter((unit) => there.some((other) => areEnemiesIn(state, province, unit.realm, other.realm)));
};

export const fightersAtSea = (position: BattlePosition, here: readonly Unit[]): readonly Unit[] => {
  const { setting, state } = position;
  const fleets = here.filter((unit) => shipsIn(setting, unit.stacks) > 0);
  const trapped = here.filter((unit) => isTrapped(position, unit));
  const captors = new Set(trapped.map((army) => carrierOf(position, army)?.realm));
  const sailing = fleets.filter(
    (fleet) => captors.has(fleet.realm) || fleets.some((other) => areAtWar(state, fleet.realm, other.realm)),
  );
  const foes = [...sailing, ...trapped];
  return here.filter(
    (unit) =>
      foes.includes(unit) ||
      (sailing.some((fleet) => mayBoardFrom(setting, fleet, unit)) &&
        foes.some((foe) => areAtWar(state, unit.realm, foe.realm))),
  );
};

/** An army at sea aboard a fleet whose realm has become its enemy (MD-8.109). */
export const isTrapped = (position: BattlePosition, army: Unit): boolean => {
  const carrier = carrierOf(position, army);
  if (carrier === undefined || !areAtWar(position.state, carrier.realm, army.realm)) return false;
  return shipsIn(position.setting, carrier.stacks) > 0 && peopleIn(position.setting, army) > 0;
};

/** Siege machines cannot be marines, commanders can (MD-8.98). */
export const canBeMarine = (setting: Setting, type: number): boolean => getTroop(setting, type).marine !== null;

const carrierOf = ({ state }: BattlePosition, army: Unit): Unit | undefined =>
  army.loadedOn === null ? undefined : findUnit(state, army.loadedOn);

/** Whether some of the army could fight from the fleet: it is aboard, has the option on, and there is room (MD-8.95, MD-8.97). */
const mayBoardFrom = (setting: Setting, fleet: Unit, army: Unit): boolean =>
  army.loadedOn === fleet.id &&
  army.marines &&
  marineSpaceOf(setting, fleet.stacks) > 0 &&
  (army.commanders.length > 0 || army.stacks.some(({ type }) => canBeMarine(setting, type)));
