import type { ScenarioFault } from '@chancery/core';
import { faultAt, twiceAt } from '@chancery/kit';
import type { AreaEntry, ScenarioFile, SeaEntry } from './scenario-file.ts';
import { allowedOn, DEPENDENCIES } from './tables.ts';

const ONCE = 'Leave one of the two out.';
const DEGREES = 'Write numbers: degrees north and east, or how far up and how far right.';
const BOTH = 'Write it on both sides, or on neither.';

/** What an area says of its borders, its coast and its ground, and cannot be so. */
export const borderFaults = (file: ScenarioFile, area: AreaEntry, path: string): readonly ScenarioFault[] => {
  const { areas, seas, dependencies } = file;
  const { neighbours, rivers, code } = area;
  const fault = (field: string, text: string, remedy: string): ScenarioFault =>
    faultAt(`${path}.${field}`, `area ${code}: ${text}`, remedy);
  const towards = (number: number): AreaEntry | undefined => areas.find((other) => other.number === number);
  return [
    ...(Number.isFinite(area.lat) && Number.isFinite(area.lon)
      ? []
      : [fault('lat', 'lat and lon are wanted as numbers', DEGREES)]),
    ...neighbours.flatMap((number, at) => {
      const other = towards(number);
      const field = `neighbours[${at}]`;
      if (other === undefined)
        return [fault(field, `its neighbour ${number} is no area`, 'Take the number of an area.')];
      if (other === area) return [fault(field, 'it cannot border itself', 'Leave it out.')];
      return other.neighbours.includes(area.number)
        ? []
        : [fault(field, `it borders ${other.code}, and ${other.code} not it`, BOTH)];
    }),
    ...twiceAt(neighbours).map(({ value, at }) =>
      fault(`neighbours[${at}]`, `its neighbour ${value} is listed twice`, ONCE),
    ),
    ...rivers.flatMap((number, at) => {
      const field = `rivers[${at}]`;
      if (!neighbours.includes(number)) {
        const text = `a river can't part it from ${number}, which it does not border`;
        return [fault(field, text, 'Take one of its neighbours.')];
      }
      const other = towards(number);
      return other === undefined || other.rivers.includes(area.number)
        ? []
        : [fault(field, `a river parts it from ${other.code}, but not ${other.code} from it`, BOTH)];
    }),
    ...twiceAt(rivers).map(({ value, at }) =>
      fault(`rivers[${at}]`, `its river towards ${value} is listed twice`, ONCE),
    ),
    ...area.seas.flatMap((number, at) =>
      seas.some((sea) => sea.number === number)
        ? []
        : [fault(`seas[${at}]`, `${number} is no sea`, 'Take the number of a sea.')],
    ),
    ...twiceAt(area.seas).map(({ value, at }) => fault(`seas[${at}]`, `sea ${value} is listed twice`, ONCE)),
    ...(area.seas.length > 2
      ? [fault('seas', `it borders ${area.seas.length} seas, and at most 2 are allowed`, 'Leave the others out.')]
      : []),
    ...(allowedOn(dependencies ?? DEPENDENCIES, area).length > 0
      ? []
      : [fault('terrain', 'no Resource may be developed in it', 'Take another terrain, or change dependencies.')]),
  ];
};

export const seaFaults = ({ seas }: ScenarioFile, sea: SeaEntry, path: string): readonly ScenarioFault[] => {
  const fault = (field: string, text: string, remedy: string): ScenarioFault =>
    faultAt(`${path}.${field}`, `sea ${sea.number}: ${text}`, remedy);
  return [
    ...(Number.isFinite(sea.lat) && Number.isFinite(sea.lon)
      ? []
      : [fault('lat', 'lat and lon are wanted as numbers', DEGREES)]),
    ...sea.adjacent.flatMap((number, at) => {
      const other = seas.find((each) => each.number === number);
      const field = `adjacent[${at}]`;
      if (other === undefined) return [fault(field, `the adjacent ${number} is no sea`, 'Take the number of a sea.')];
      if (other === sea) return [fault(field, 'it cannot border itself', 'Leave it out.')];
      return other.adjacent.includes(sea.number)
        ? []
        : [fault(field, `it borders sea ${number}, and sea ${number} not it`, BOTH)];
    }),
    ...twiceAt(sea.adjacent).map(({ value, at }) => fault(`adjacent[${at}]`, `sea ${value} is listed twice`, ONCE)),
  ];
};
