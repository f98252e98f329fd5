import { faultsOfArms, twice } from '@chancery/kit';
import { colorFault } from '../rules/colors.ts';
import { faultsOfOptions, USUAL_OPTIONS } from './options.ts';
import type { AreaEntry, ScenarioFile, SeaEntry } from './scenario-file.ts';
import { allowedOn, DEPENDENCIES } from './tables.ts';

/** What makes a scenario unplayable though its shape is right (HEP-18.2), but for its map. */
export const faultsOfScenario = (file: ScenarioFile): readonly string[] => [
  ...numberFaults('area', file.areas),
  ...numberFaults('sea', file.seas),
  ...nameFaults(file),
  ...file.areas.flatMap((area) => areaFaults(file, area)),
  ...file.seas.flatMap((sea) => seaFaults(file, sea)),
  ...dressFaults(file.areas),
  ...optionFaults(file),
];

/** Kingdoms and areas share their numbers, and tables are kept by number: 1, 2, 3 … */
const numberFaults = (what: 'area' | 'sea', entries: readonly { readonly number: number }[]): readonly string[] =>
  entries.flatMap(({ number }, at) =>
    number === at + 1 ? [] : [`${what} ${number}: it stands in place ${at + 1}, whose number it should have`],
  );

const nameFaults = ({ areas, seas }: ScenarioFile): readonly string[] => {
  const names = [...areas, ...seas].map(({ name }) => name.toUpperCase());
  const codes = areas.map(({ code }) => code);
  return [
    ...twice(names).map((name) => `two areas or seas are called ${name}`),
    ...twice(codes).map((code) => `two kingdoms have the code ${code}`),
    ...codes.filter((code) => !/^[A-Z]{3}$/.test(code)).map((code) => `code ${code}: wanted three capital letters`),
    ...codes.filter((code) => code === 'ALL').map(() => 'code ALL: it means everybody'),
  ];
};

const areaFaults = ({ areas, seas, dependencies }: ScenarioFile, area: AreaEntry): readonly string[] => {
  const { neighbours, rivers } = area;
  const fault = (text: string): string => `area ${area.code}: ${text}`;
  const towards = (number: number): AreaEntry | undefined => areas.find((other) => other.number === number);
  return [
    ...(Number.isFinite(area.lat) && Number.isFinite(area.lon) ? [] : [fault('lat and lon are wanted as numbers')]),
    ...neighbours.flatMap((number) => {
      const other = towards(number);
      if (other === undefined) return [fault(`its neighbour ${number} is no area`)];
      if (other === area) return [fault('it cannot border itself')];
      return other.neighbours.includes(area.number)
        ? []
        : [fault(`it borders ${other.code}, and ${other.code} not it`)];
    }),
    ...twice(neighbours).map((number) => fault(`its neighbour ${number} is listed twice`)),
    ...rivers.flatMap((number) => {
      if (!neighbours.includes(number))
        return [fault(`a river can't part it from ${number}, which it does not border`)];
      const other = towards(number);
      return other === undefined || other.rivers.includes(area.number)
        ? []
        : [fault(`a river parts it from ${other.code}, but not ${other.code} from it`)];
    }),
    ...twice(rivers).map((number) => fault(`its river towards ${number} is listed twice`)),
    ...area.seas
      .filter((number) => !seas.some((sea) => sea.number === number))
      .map((number) => fault(`${number} is no sea`)),
    ...twice(area.seas).map((number) => fault(`sea ${number} is listed twice`)),
    ...(area.seas.length > 2 ? [fault(`it borders ${area.seas.length} seas, and at most 2 are allowed`)] : []),
    ...(allowedOn(dependencies ?? DEPENDENCIES, area).length > 0 ? [] : [fault('no Resource may be developed in it')]),
  ];
};

const seaFaults = ({ seas }: ScenarioFile, sea: SeaEntry): readonly string[] => {
  const fault = (text: string): string => `sea ${sea.number}: ${text}`;
  return [
    ...(Number.isFinite(sea.lat) && Number.isFinite(sea.lon) ? [] : [fault('lat and lon are wanted as numbers')]),
    ...sea.adjacent.flatMap((number) => {
      const other = seas.find((each) => each.number === number);
      if (other === undefined) return [fault(`the adjacent ${number} is no sea`)];
      if (other === sea) return [fault('it cannot border itself')];
      return other.adjacent.includes(sea.number) ? [] : [fault(`it borders sea ${number}, and sea ${number} not it`)];
    }),
    ...twice(sea.adjacent).map((number) => fault(`sea ${number} is listed twice`)),
  ];
};

/** Arms that can be read, colours that can be seen (HEP-17.3), and no two kingdoms with the same. */
const dressFaults = (areas: readonly AreaEntry[]): readonly string[] => [
  ...faultsOfArms(
    areas.map(({ code, arms }) => ({ entry: `area ${code}`, arms })),
    'kingdoms',
  ),
  ...areas.flatMap(({ code, color }, at) => {
    const taken = areas.slice(0, at).map((other) => other.color);
    const why = colorFault(color, taken);
    return why === null ? [] : [`area ${code}: its colour ${color} ${COLOR_FAULTS[why]}`];
  }),
];

const COLOR_FAULTS = {
  form: 'is not written as #rrggbb',
  pale: 'has a contrast below 3 on white',
  taken: 'is that of another kingdom',
} as const;

const optionFaults = ({ areas, options }: ScenarioFile): readonly string[] =>
  faultsOfOptions(
    { ...USUAL_OPTIONS, players: [], ...options },
    areas.map(({ code }) => code),
  );
