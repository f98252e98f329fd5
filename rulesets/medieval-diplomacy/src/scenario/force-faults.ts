import type { MapGraph } from '@chancery/core';
import { twice } from '@chancery/kit';
import { troopFaults } from '../data/troop-faults.ts';
import { changedTroops } from '../data/troop-table.ts';
import { TROOPS } from '../data/troops.ts';
import { isShip } from '../rules/troops.ts';
import { INDEPENDENT, type ProvinceEntry, type ScenarioFile, type TroopsEntry } from '../scenarios/scenario-file.ts';
import type { Troop } from '../setting.ts';

/** Troops exist and stand where such troops may, and so do fleets and commanders (MD-4.3, MD-4.6, MD-17.2, MD-18.5). */
export const forceFaults = (file: ScenarioFile, graph: MapGraph): readonly string[] => {
  const table = changedTroops(TROOPS, file.troops);
  const troops = new Map(table.map((troop) => [troop.key, troop]));
  const provinces = new Map(file.provinces.map((province) => [province.number, province]));
  const given = { troops, provinces };
  return [
    ...troopFaults(table).map(({ troop, field, value }) => `troop ${troop}: its ${field} cannot be ${value}`),
    ...file.garrisons.flatMap((entry) => garrisonFaults(given, entry)),
    ...twice(file.garrisons.map(({ province }) => province)).map((number) => `garrison of ${number} is listed twice`),
    ...file.armies.flatMap((entry) => armyFaults(given, entry)),
    ...twice(file.armies.map(({ province }) => province)).map((number) => `army in ${number} is listed twice`),
    ...fleetFaults(file, graph, given),
    ...commanderFaults(file, given),
    ...Object.entries(file.buildLists).flatMap(([name, list]) => {
      if (!Array.isArray(list)) return [`build list ${name} is no list`];
      return list.filter((key) => !troops.has(key)).map((key) => `build list ${name}: there is no troop ${key}`);
    }),
  ];
};

interface Given {
  readonly troops: ReadonlyMap<string, Troop>;
  readonly provinces: ReadonlyMap<number, ProvinceEntry>;
}

/** Faults of a list of troops; `unfit` says why one of them cannot stand there. */
const listFaults = (
  { troops }: Given,
  where: string,
  list: TroopsEntry['troops'],
  unfit: (troop: Troop) => string | null,
): readonly string[] =>
  Object.entries(list).flatMap(([key, count]) => {
    const troop = troops.get(key);
    if (!troop) return [`${where}: there is no troop ${key}`];
    if (!Number.isSafeInteger(count) || count < 1) return [`${where}: ${key} cannot be ${count}`];
    const fault = unfit(troop);
    return fault === null ? [] : [`${where}: ${key} ${fault}`];
  });

const hasWalls = (province: ProvinceEntry | undefined): boolean =>
  province?.city === true || (province?.fortLevel ?? 0) > 0;

const garrisonFaults = (given: Given, { province, troops }: TroopsEntry): readonly string[] => {
  const where = `garrison of ${province}`;
  const home = given.provinces.get(province);
  const isPort = home?.city === true && home.harbour;
  return [
    ...listFaults(given, where, troops, (troop) => (isShip(troop) && !isPort ? 'needs a city with a harbour' : null)),
    ...(hasWalls(home) ? [] : [`${where}: there is neither city nor fortification`]),
  ];
};

const armyFaults = (given: Given, { province, troops }: TroopsEntry): readonly string[] => {
  const where = `army in ${province}`;
  const isWild = given.provinces.get(province)?.owner === INDEPENDENT;
  return [
    ...listFaults(given, where, troops, (troop) => (isShip(troop) ? 'is no soldier' : null)),
    ...(isWild ? [] : [`${where}: only independents begin with armies`]),
  ];
};

const fleetFaults = ({ realms, fleets }: ScenarioFile, graph: MapGraph, given: Given): readonly string[] =>
  (fleets ?? []).flatMap(({ realm, location, troops }) => {
    const where = `fleet of ${realm} at ${location}`;
    const atSea = graph.has(location) && graph.kindOf(location) === 'sea';
    return [
      ...(realms.some(({ code }) => code === realm) ? [] : [`${where}: ${realm} is no realm`]),
      ...(atSea || given.provinces.get(location)?.harbour ? [] : [`${where}: there is neither sea nor harbour`]),
      ...(Object.keys(troops).length > 0 ? [] : [`${where}: it has no ships`]),
      ...listFaults(given, where, troops, (troop) => (isShip(troop) ? null : 'is no ship')),
    ];
  });

const commanderFaults = ({ commanders }: ScenarioFile, { provinces }: Given): readonly string[] =>
  (commanders ?? []).flatMap(({ name, realm, province }) => {
    const home = provinces.get(province);
    return home?.owner === realm && hasWalls(home)
      ? []
      : [`commander ${name}: ${realm} has no garrison in ${province}`];
  });
