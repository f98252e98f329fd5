import { compileGraph, components, type MapGraph, type ScenarioFault, type World } from '@chancery/core';
import { armsFaults, faultAt, type PlacedArms, twiceAt } from '@chancery/kit';
import { LIMITS } from '../rules/limits.ts';
import { INDEPENDENT, type ProvinceEntry, type ScenarioFile } from '../scenarios/scenario-file.ts';
import { dealingFaults } from './dealing-faults.ts';
import { forceFaults } from './force-faults.ts';
import { DEFAULT_OPTIONS } from './options.ts';

/** What makes a scenario unplayable though its shape is right (MD-19.3). */
export const faultsOfScenario = (file: ScenarioFile, world: World): readonly ScenarioFault[] => {
  const compiled = compileGraph(world.areas, world.borders);
  if (!compiled.ok) {
    return compiled.error.map((fault) => faultAt('', `world: ${JSON.stringify(fault)}`, 'Change the map.'));
  }
  const graph = compiled.value;
  return [
    ...numberFaults(file, graph),
    ...connectionFaults(file, graph),
    ...file.provinces.flatMap((province, at) => provinceFaults(file, graph, province, `provinces[${at}]`)),
    ...realmFaults(file),
    ...forceFaults(file, graph),
    ...dealingFaults(file),
    ...armsFaults(armedIn(file), 'realms'),
  ];
};

const armedIn = ({ realms }: ScenarioFile): readonly PlacedArms[] =>
  realms.flatMap(({ code, arms }, at) =>
    arms === undefined ? [] : [{ entry: `realm ${code}`, arms, path: `realms[${at}].arms` }],
  );

const numberFaults = ({ realms, provinces }: ScenarioFile, graph: MapGraph): readonly ScenarioFault[] => {
  const numbers = provinces.map(({ number }) => number);
  const codes = realms.map(({ code }) => code.toUpperCase());
  const land = new Set(graph.areas.filter((area) => graph.kindOf(area) === 'land'));
  const listed = new Set(numbers);
  const nobody = codes.indexOf(INDEPENDENT.toUpperCase());
  const free = 'Give it a number that no other has.';
  return [
    ...twiceAt(numbers).map(({ value, at }) =>
      faultAt(`provinces[${at}].number`, `province ${value} is listed twice`, 'Leave one of the two out.'),
    ),
    ...twiceAt(realms.map(({ number }) => number)).map(({ value, at }) =>
      faultAt(`realms[${at}].number`, `realm number ${value} is used twice`, free),
    ),
    ...twiceAt(codes).map(({ value, at }) =>
      faultAt(`realms[${at}].code`, `realm code ${value} is used twice`, 'Give it three letters of its own.'),
    ),
    ...(nobody === -1
      ? []
      : [faultAt(`realms[${nobody}].code`, `realm code ${INDEPENDENT} means the independents`, 'Take other letters.')]),
    ...numbers.flatMap((number, at) =>
      land.has(number)
        ? []
        : [faultAt(`provinces[${at}].number`, `province ${number} is no land of the world`, 'Take a land of the map.')],
    ),
    ...[...land]
      .filter((area) => !listed.has(area))
      .map((area) =>
        faultAt('provinces', `land ${area} of the world is no province`, `Add a province with the number ${area}.`),
      ),
  ];
};

/** Every province can be reached from every other, by land and sea. */
const connectionFaults = ({ provinces }: ScenarioFile, graph: MapGraph): readonly ScenarioFault[] => {
  const open = components(graph, (_from, _to, kind) => kind !== 'mountain' && kind !== 'reef');
  const lands = open
    .map((group) => group.filter((area) => graph.kindOf(area) === 'land'))
    .filter(({ length }) => length > 0);
  return lands.slice(1).map((group) => {
    const at = provinces.findIndex(({ number }) => number === group[0]);
    const text = `provinces ${group.join(', ')} cannot be reached from province ${lands[0]?.[0]}`;
    return faultAt(`provinces[${at}]`, text, 'Take in the sea or the land that lies between, or leave them out.');
  });
};

const provinceFaults = (
  file: ScenarioFile,
  graph: MapGraph,
  province: ProvinceEntry,
  path: string,
): readonly ScenarioFault[] => {
  const { number, owner, annexedTo, harbour, city, cityName, buildList, productionAreas, productionSlots } = province;
  const known = (code: string): boolean => code === INDEPENDENT || file.realms.some((realm) => realm.code === code);
  const codes = `Write ${file.realms.map(({ code }) => code).join(', ')} or ${INDEPENDENT}.`;
  const lists = `Write one of ${Object.keys(file.buildLists).join(', ')}, or add the list.`;
  const openSea =
    graph.has(number) && graph.neighbours(number).some((to) => graph.borderBetween(number, to) === 'coast');
  const faults: readonly (readonly [wrong: boolean, field: keyof ProvinceEntry, text: string, remedy: string])[] = [
    [!known(owner), 'owner', `its owner ${owner} is no realm`, codes],
    [!known(annexedTo), 'annexedTo', `it is annexed to ${annexedTo}, which is no realm`, codes],
    [
      owner !== INDEPENDENT && owner !== annexedTo,
      'annexedTo',
      `it is owned by ${owner} but annexed to ${annexedTo}`,
      `Write ${owner}: realms begin with what they have annexed.`,
    ],
    [harbour && !city, 'harbour', 'it has a harbour but no city', 'Give it a city, or write false.'],
    [harbour && !openSea, 'harbour', 'it has a harbour but no suitable coast', 'Write false.'],
    [
      city !== (cityName !== null),
      'cityName',
      'it has a city without a name, or a name without a city',
      city ? 'Name the city.' : 'Write null.',
    ],
    [city && buildList === null, 'buildList', 'its city has no build list', lists],
    [
      buildList !== null && !Object.hasOwn(file.buildLists, buildList),
      'buildList',
      `its build list ${buildList} does not exist`,
      lists,
    ],
    [
      productionAreas > productionSlots,
      'productionAreas',
      `it has ${productionAreas} production areas for ${productionSlots} slots`,
      `Write at most ${productionSlots}.`,
    ],
  ];
  return faults.flatMap(([wrong, field, text, remedy]) =>
    wrong ? [faultAt(`${path}.${field}`, `province ${number}: ${text}`, remedy)] : [],
  );
};

const realmFaults = ({ realms, provinces, options }: ScenarioFile): readonly ScenarioFault[] =>
  realms.flatMap(({ code, capital, status = options.defaultStatus ?? DEFAULT_OPTIONS.defaultStatus }, at) => {
    const seat = provinces.find(({ number }) => number === capital);
    const annexed = provinces.filter(({ annexedTo }) => annexedTo === code).length;
    const cities = provinces.filter(({ owner, city }) => owner === code && city).map(({ number }) => number);
    const most = LIMITS[status].annexed;
    return [
      ...(seat?.owner === code && seat.city
        ? []
        : [
            faultAt(
              `realms[${at}].capital`,
              `realm ${code}: its capital ${capital} is not a city of its own`,
              cities.length > 0 ? `Take one of its cities: ${cities.join(', ')}.` : 'Give the realm a city.',
            ),
          ]),
      ...(annexed <= most
        ? []
        : [
            faultAt(
              `realms[${at}].status`,
              `realm ${code}: a ${status} cannot have ${annexed} annexed provinces`,
              `Give it at most ${most}, or a higher status.`,
            ),
          ]),
    ];
  });
