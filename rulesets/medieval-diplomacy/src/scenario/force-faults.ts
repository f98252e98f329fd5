import type { MapGraph, ScenarioFault } from '@chancery/core';
import { faultAt, twiceAt } from '@chancery/kit';
import { troopFaults } from '../data/troop-faults.ts';
import { changedTroops } from '../data/troop-table.ts';
import { TROOPS } from '../data/troops.ts';
import { isShip } from '../rules/troops.ts';
import { INDEPENDENT, type ProvinceEntry, type ScenarioFile, type TroopsEntry } from '../scenarios/scenario-file.ts';
import type { Troop } from '../setting.ts';

/** Troops exist and stand where such troops may, and so do fleets and commanders (MD-4.3, MD-4.6, MD-17.2, MD-18.5). */
export const forceFaults = (file: ScenarioFile, graph: MapGraph): readonly ScenarioFault[] => {
  const table = changedTroops(TROOPS, file.troops);
  const troops = new Map(table.map((troop) => [troop.key, troop]));
  const provinces = new Map(file.provinces.map((province) => [province.number, province]));
  const given = { troops, provinces };
  return [
    ...troopFaults(table).map(({ troop, field, value }) =>
      faultAt(
        `troops[${file.troops.findIndex(({ key }) => key === troop)}].${field}`,
        `troop ${troop}: its ${field} cannot be ${value}`,
        'Write a figure within the range of the schema; a new troop needs all of them.',
      ),
    ),
    ...file.garrisons.flatMap((entry, at) => garrisonFaults(given, entry, `garrisons[${at}]`)),
    ...again(file.garrisons, 'garrisons', 'garrison of'),
    ...file.armies.flatMap((entry, at) => armyFaults(given, entry, `armies[${at}]`)),
    ...again(file.armies, 'armies', 'army in'),
    ...fleetFaults(file, graph, given),
    ...commanderFaults(file, given),
    ...listsFaults(file, given),
  ];
};

interface Given {
  readonly troops: ReadonlyMap<string, Troop>;
  readonly provinces: ReadonlyMap<number, ProvinceEntry>;
}

/** Two entries of one province. */
const again = (entries: readonly TroopsEntry[], field: string, what: string): readonly ScenarioFault[] =>
  twiceAt(entries.map(({ province }) => province)).map(({ value, at }) =>
    faultAt(`${field}[${at}].province`, `${what} ${value} is listed twice`, 'Put the troops of both into one entry.'),
  );

const listsFaults = ({ buildLists }: ScenarioFile, { troops }: Given): readonly ScenarioFault[] =>
  Object.entries(buildLists).flatMap(([name, list]) => {
    const path = `buildLists.${name}`;
    if (!Array.isArray(list)) return [faultAt(path, `build list ${name} is no list`, 'Write a list of troop keys.')];
    return list.flatMap((key, at) =>
      troops.has(key) ? [] : [faultAt(`${path}[${at}]`, `build list ${name}: there is no troop ${key}`, KNOWN_TROOP)],
    );
  });

const KNOWN_TROOP = 'Take the key of a troop of the rules, such as militia, or add it under troops.';

/** Faults of a list of troops; `unfit` says why one of them cannot stand there. */
const listFaults = (
  { troops }: Given,
  { where, path }: { readonly where: string; readonly path: string },
  list: TroopsEntry['troops'],
  unfit: (troop: Troop) => string | null,
): readonly ScenarioFault[] =>
  Object.entries(list).flatMap(([key, count]) => {
    const troop = troops.get(key);
    const at = `${path}.troops.${key}`;
    if (!troop) return [faultAt(at, `${where}: there is no troop ${key}`, KNOWN_TROOP)];
    if (!Number.isSafeInteger(count) || count < 1) {
      return [faultAt(at, `${where}: ${key} cannot be ${count}`, 'Write a whole number from 1, or leave it out.')];
    }
    const fault = unfit(troop);
    return fault === null ? [] : [faultAt(at, `${where}: ${key} ${fault}`, 'Leave it out, or move it elsewhere.')];
  });

const hasWalls = (province: ProvinceEntry | undefined): boolean =>
  province?.city === true || (province?.fortLevel ?? 0) > 0;

const garrisonFaults = (given: Given, { province, troops }: TroopsEntry, path: string): readonly ScenarioFault[] => {
  const where = `garrison of ${province}`;
  const home = given.provinces.get(province);
  const isPort = home?.city === true && home.harbour;
  return [
    ...listFaults(given, { where, path }, troops, (troop) =>
      isShip(troop) && !isPort ? 'needs a city with a harbour' : null,
    ),
    ...(hasWalls(home)
      ? []
      : [
          faultAt(
            `${path}.province`,
            `${where}: there is neither city nor fortification`,
            'Give the province a city or a fortLevel, or move the garrison.',
          ),
        ]),
  ];
};

const armyFaults = (given: Given, { province, troops }: TroopsEntry, path: string): readonly ScenarioFault[] => {
  const where = `army in ${province}`;
  const isWild = given.provinces.get(province)?.owner === INDEPENDENT;
  return [
    ...listFaults(given, { where, path }, troops, (troop) => (isShip(troop) ? 'is no soldier' : null)),
    ...(isWild
      ? []
      : [
          faultAt(
            `${path}.province`,
            `${where}: only independents begin with armies`,
            'Move the troops into a garrison, or take a province of the independents.',
          ),
        ]),
  ];
};

const fleetFaults = ({ realms, fleets }: ScenarioFile, graph: MapGraph, given: Given): readonly ScenarioFault[] =>
  (fleets ?? []).flatMap(({ realm, location, troops }, at) => {
    const path = `fleets[${at}]`;
    const where = `fleet of ${realm} at ${location}`;
    const atSea = graph.has(location) && graph.kindOf(location) === 'sea';
    return [
      ...(realms.some(({ code }) => code === realm)
        ? []
        : [faultAt(`${path}.realm`, `${where}: ${realm} is no realm`, 'Name a realm of the scenario.')]),
      ...(atSea || given.provinces.get(location)?.harbour
        ? []
        : [faultAt(`${path}.location`, `${where}: there is neither sea nor harbour`, 'Take a sea or a harbour.')]),
      ...(Object.keys(troops).length > 0
        ? []
        : [faultAt(`${path}.troops`, `${where}: it has no ships`, 'Add ships, or leave the fleet out.')]),
      ...listFaults(given, { where, path }, troops, (troop) => (isShip(troop) ? null : 'is no ship')),
    ];
  });

const commanderFaults = ({ commanders }: ScenarioFile, { provinces }: Given): readonly ScenarioFault[] =>
  (commanders ?? []).flatMap(({ name, realm, province }, at) => {
    const home = provinces.get(province);
    return home?.owner === realm && hasWalls(home)
      ? []
      : [
          faultAt(
            `commanders[${at}].province`,
            `commander ${name}: ${realm} has no garrison in ${province}`,
            'Take a city or a fortress of the realm.',
          ),
        ];
  });
