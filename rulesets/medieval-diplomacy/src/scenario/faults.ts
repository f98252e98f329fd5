import { compileGraph, components, type MapGraph, type World } from '@chancery/core';
import { type Armed, faultsOfArms, twice } from '@chancery/kit';
import { LIMITS } from '../rules/limits.ts';
import { INDEPENDENT, type ProvinceEntry, type ScenarioFile } from '../scenarios/scenario-file.ts';
import { forceFaults } from './force-faults.ts';
import { DEFAULT_OPTIONS } from './options.ts';

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
    ...forceFaults(file, graph),
    ...dealingFaults(file),
    ...faultsOfArms(armedIn(file), 'realms'),
  ];
};

const armedIn = ({ realms }: ScenarioFile): readonly Armed[] =>
  realms.flatMap(({ code, arms }) => (arms === undefined ? [] : [{ entry: `realm ${code}`, arms }]));

const numberFaults = ({ realms, provinces }: ScenarioFile, graph: MapGraph): readonly string[] => {
  const numbers = provinces.map(({ number }) => number);
  const codes = realms.map(({ code }) => code.toUpperCase());
  const land = graph.areas.filter((area) => graph.kindOf(area) === 'land');
  return [
    ...twice(numbers).map((number) => `province ${number} is listed twice`),
    ...twice(realms.map(({ number }) => number)).map((number) => `realm number ${number} is used twice`),
    ...twice(codes).map((code) => `realm code ${code} is used twice`),
    ...(codes.includes(INDEPENDENT.toUpperCase()) ? [`realm code ${INDEPENDENT} means the independents`] : []),
    ...numbers.filter((number) => !land.includes(number)).map((number) => `province ${number} is no land of the world`),
    ...land.filter((area) => !numbers.includes(area)).map((area) => `land ${area} of the world is no province`),
  ];
};

/** Every province can be reached from every other, by land and sea. */
const connectionFaults = (graph: MapGraph): readonly string[] => {
  const open = components(graph, (_from, _to, kind) => kind !== 'mountain' && kind !== 'reef');
  const lands = open
    .map((group) => group.filter((area) => graph.kindOf(area) === 'land'))
    .filter(({ length }) => length > 0);
  return lands
    .slice(1)
    .map((group) => `provinces ${group.join(', ')} cannot be reached from province ${lands[0]?.[0]}`);
};

const provinceFaults = (file: ScenarioFile, graph: MapGraph, province: ProvinceEntry): readonly string[] => {
  const { number, owner, annexedTo, harbour, city, cityName, buildList, productionAreas, productionSlots } = province;
  const known = (code: string): boolean => code === INDEPENDENT || file.realms.some((realm) => realm.code === code);
  const openSea =
    graph.has(number) && graph.neighbours(number).some((to) => graph.borderBetween(number, to) === 'coast');
  const faults: [boolean, string][] = [
    [!known(owner), `its owner ${owner} is no realm`],
    [!known(annexedTo), `it is annexed to ${annexedTo}, which is no realm`],
    [owner !== INDEPENDENT && owner !== annexedTo, `it is owned by ${owner} but annexed to ${annexedTo}`],
    [harbour && !city, 'it has a harbour but no city'],
    [harbour && !openSea, 'it has a harbour but no suitable coast'],
    [city !== (cityName !== null), 'it has a city without a name, or a name without a city'],
    [city && buildList === null, 'its city has no build list'],
    [buildList !== null && !Object.hasOwn(file.buildLists, buildList), `its build list ${buildList} does not exist`],
    [productionAreas > productionSlots, `it has ${productionAreas} production areas for ${productionSlots} slots`],
  ];
  return faults.flatMap(([wrong, text]) => (wrong ? [`province ${number}: ${text}`] : []));
};

const realmFaults = ({ realms, provinces, options }: ScenarioFile): readonly string[] =>
  realms.flatMap(({ code, capital, status = options.defaultStatus ?? DEFAULT_OPTIONS.defaultStatus }) => {
    const seat = provinces.find(({ number }) => number === capital);
    const annexed = provinces.filter(({ annexedTo }) => annexedTo === code).length;
    return [
      ...(seat?.owner === code && seat.city ? [] : [`realm ${code}: its capital ${capital} is not a city of its own`]),
      ...(annexed <= LIMITS[status].annexed
        ? []
        : [`realm ${code}: a ${status} cannot have ${annexed} annexed provinces`]),
    ];
  });

/** Relations, passage and permissions are between realms that exist, and each pair has one relation (MD-3.1). */
const dealingFaults = ({ realms, provinces, relations, passage, permissions }: ScenarioFile): readonly string[] => {
  const pairs = [
    ...(relations ?? []).map(({ between }) => between),
    ...(passage ?? []).map(({ from, to }) => [from, to] as const),
  ];
  const named = [...pairs.flat(), ...(permissions ?? []).map(({ to }) => to)];
  const agreed = (relations ?? []).map(({ between }) => between.toSorted().join(' and '));
  const places = (permissions ?? []).map(({ province }) => province);
  return [
    ...named.filter((code) => !realms.some((realm) => realm.code === code)).map((code) => `${code} is no realm`),
    ...pairs.filter(([a, b]) => a === b).map(([code]) => `${code} can have no dealings with itself`),
    ...twice(agreed).map((pair) => `the relation of ${pair} is listed twice`),
    ...places
      .filter((place) => !provinces.some(({ number }) => number === place))
      .map((place) => `a permission names province ${place}, which does not exist`),
  ];
};
