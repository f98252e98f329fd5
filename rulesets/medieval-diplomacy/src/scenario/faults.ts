import { compileGraph, components, type MapGraph, type World } from '@chancery/core';
import { changedTroops } from '../data/troop-table.ts';
import { TROOPS } from '../data/troops.ts';
import { LIMITS } from '../rules/limits.ts';
import { isShip } from '../rules/troops.ts';
import { NOBODY, type ProvinceEntry, type ScenarioFile, type TroopsEntry } from '../scenarios/scenario-file.ts';

/** What makes a scenario unplayable though its shape is right (MD-19.3). */
export const faultsOfScenario = (file: ScenarioFile, world: World): readonly string[] => {
  const compiled = compileGraph(world.areas, world.borders);
  if (!compiled.ok) return compiled.error.map((fault) => `world: ${JSON.stringify(fault)}`);
  const graph = compiled.value;
  return [
    ...numberFaults(file, graph),
    ...connectionFaults(graph),
    ...file.provinces.flatMap((province) => provinceFaults(file, graph, province)),
    ...realmFaults(file),
    ...troopFaults(file),
    ...nameFaults(file),
  ];
};

const twice = <T>(values: readonly T[]): readonly T[] => values.filter((value, i) => values.indexOf(value) !== i);

const numberFaults = ({ realms, provinces }: ScenarioFile, graph: MapGraph): readonly string[] => {
  const numbers = provinces.map(({ number }) => number);
  const land = graph.areas.filter((area) => graph.kindOf(area) === 'land');
  return [
    ...twice(numbers).map((number) => `province ${number} is listed twice`),
    ...twice(realms.map(({ number }) => number)).map((number) => `realm number ${number} is used twice`),
    ...twice(realms.map(({ code }) => code)).map((code) => `realm code ${code} is used twice`),
    ...numbers.filter((number) => !land.includes(number)).map((number) => `province ${number} is no land of the world`),
    ...land.filter((area) => !numbers.includes(area)).map((area) => `land ${area} of the world is no province`),
  ];
};

const connectionFaults = (graph: MapGraph): readonly string[] => {
  const groups = components(graph, (_from, _to, kind) => kind !== 'mountain' && kind !== 'reef');
  return groups
    .slice(1)
    .map((group) => `locations ${group.join(', ')} cannot be reached from location ${groups[0]?.[0]}`);
};

const provinceFaults = (file: ScenarioFile, graph: MapGraph, province: ProvinceEntry): readonly string[] => {
  const { number, owner, annexedTo, harbour, city, cityName, buildList, productionAreas, productionSlots } = province;
  const known = (code: string): boolean => code === NOBODY || file.realms.some((realm) => realm.code === code);
  const openSea =
    graph.has(number) && graph.neighbours(number).some((to) => graph.borderBetween(number, to) === 'coast');
  const faults: [boolean, string][] = [
    [!known(owner), `its owner ${owner} is no realm`],
    [!known(annexedTo), `it is annexed to ${annexedTo}, which is no realm`],
    [owner !== NOBODY && owner !== annexedTo, `it is owned by ${owner} but annexed to ${annexedTo}`],
    [harbour && !city, 'it has a harbour but no city'],
    [harbour && !openSea, 'it has a harbour but no suitable coast'],
    [city !== (cityName !== null), 'it has a city without a name, or a name without a city'],
    [city && buildList === null, 'its city has no build list'],
    [buildList !== null && !Object.hasOwn(file.buildLists, buildList), `its build list ${buildList} does not exist`],
    [productionAreas > productionSlots, `it has ${productionAreas} production areas for ${productionSlots} slots`],
  ];
  return faults.flatMap(([wrong, text]) => (wrong ? [`province ${number}: ${text}`] : []));
};

const realmFaults = ({ realms, provinces }: ScenarioFile): readonly string[] =>
  realms.flatMap(({ code, capital, status }) => {
    const seat = provinces.find(({ number }) => number === capital);
    const annexed = provinces.filter(({ annexedTo }) => annexedTo === code).length;
    return [
      ...(seat?.owner === code && seat.city ? [] : [`realm ${code}: its capital ${capital} is not a city of its own`]),
      ...(annexed <= LIMITS[status].annexed
        ? []
        : [`realm ${code}: a ${status} cannot have ${annexed} annexed provinces`]),
    ];
  });

/** Troops exist and stand where such troops may (MD-4.6, MD-17.2, MD-18.5). */
const troopFaults = (file: ScenarioFile): readonly string[] => {
  const troops = new Map(changedTroops(TROOPS, file.troops).map((troop) => [troop.key, troop]));
  const provinces = new Map(file.provinces.map((province) => [province.number, province]));
  const keys = (entry: TroopsEntry, where: string): readonly string[] =>
    Object.entries(entry.troops).flatMap(([key, count]) => {
      const troop = troops.get(key);
      const port = provinces.get(entry.province);
      if (!troop) return [`${where}: there is no troop ${key}`];
      if (!Number.isSafeInteger(count) || count < 1) return [`${where}: ${key} cannot be ${count}`];
      return isShip(troop) && !(port?.city && port.harbour) ? [`${where}: ${key} needs a city with a harbour`] : [];
    });
  return [
    ...file.garrisons.flatMap((entry) => {
      const province = provinces.get(entry.province);
      const walls = province?.city === true || (province?.fortLevel ?? 0) > 0;
      const where = `garrison of ${entry.province}`;
      return [...keys(entry, where), ...(walls ? [] : [`${where}: there is neither city nor fortification`])];
    }),
    ...file.armies.flatMap((entry) => {
      const where = `army in ${entry.province}`;
      const wild = provinces.get(entry.province)?.owner === NOBODY;
      return [...keys(entry, where), ...(wild ? [] : [`${where}: only independents begin with armies`])];
    }),
    ...twice(file.garrisons.map(({ province }) => province)).map((number) => `garrison of ${number} is listed twice`),
    ...Object.entries(file.buildLists).flatMap(([name, list]) =>
      list.filter((key) => !troops.has(key)).map((key) => `build list ${name}: there is no troop ${key}`),
    ),
  ];
};

/** Everything that names a realm names one. */
const nameFaults = ({
  realms,
  fleets,
  commanders,
  relations,
  passage,
  permissions,
}: ScenarioFile): readonly string[] => {
  const named = [
    ...(fleets ?? []).map(({ realm }) => realm),
    ...(commanders ?? []).map(({ realm }) => realm),
    ...(relations ?? []).flatMap(({ between }) => between),
    ...(passage ?? []).flatMap(({ from, to }) => [from, to]),
    ...(permissions ?? []).map(({ to }) => to),
  ];
  return named.filter((code) => !realms.some((realm) => realm.code === code)).map((code) => `${code} is no realm`);
};
