import { err, type Result, type ScenarioFault, type World } from '@chancery/core';
import type { GivenTables, PointArea, PointFault } from '@chancery/maps/grow';
import type { MapFromPoints } from './scenario-map.ts';

/**
 * A map grown around the places that a file gives, or what is wrong with them, by where it stands. It takes a processor a second for
 * 200 areas: a server studies scenarios in a thread with limits of its own.
 */
export const grownMap = async (map: MapFromPoints, title: string): Promise<Result<World, readonly ScenarioFault[]>> => {
  const { points, borders, routes, routeFigures, seed } = map;
  const numbers = new Map(points.map(({ name }, at) => [name.toLowerCase(), at + 1]));
  const unknown = [...ends('borders', borders ?? [], numbers), ...ends('routes', routes ?? [], numbers)];
  if (unknown.length > 0) return err(unknown);
  // Loaded only where something is grown: few scenarios are.
  const { growFromPoints, pointFaultText } = await import('@chancery/maps/grow');
  const number = (name: string): number => numbers.get(name.toLowerCase()) ?? 0;
  const areas = points.map(({ kind = 'land', ...point }, at): PointArea => ({ number: at + 1, kind, ...point }));
  const given: GivenTables = {
    ...(borders === undefined
      ? {}
      : {
          borders: borders.map(({ from, to, kind }) => ({
            a: number(from),
            b: number(to),
            ...(kind === undefined ? {} : { kind }),
          })),
        }),
    ...(routes === undefined
      ? {}
      : { routes: routes.map(({ from, to, by, figures = [] }) => ({ a: number(from), b: number(to), by, figures })) }),
    ...(routeFigures === undefined ? {} : { routeFigures }),
  };
  const grown = growFromPoints(areas, given, { id: OWN_MAP, title, ...(seed === undefined ? {} : { seed }) });
  if (grown.ok) return grown;
  return err(
    grown.error.map((fault) => ({ path: pathOf(fault), text: inLine(pointFaultText(fault)), remedy: remedyOf(fault) })),
  );
};

/** What a grown map is called: its coast does not change with the title. */
const OWN_MAP = 'own-map';

const ends = (
  what: 'borders' | 'routes',
  pairs: readonly { readonly from: string; readonly to: string }[],
  numbers: ReadonlyMap<string, number>,
): readonly ScenarioFault[] =>
  pairs.flatMap((pair, at) =>
    (['from', 'to'] as const)
      .filter((end) => !numbers.has(pair[end].toLowerCase()))
      .map((end) => ({
        path: `map.${what}[${at}].${end}`,
        text: `there is no area ${pair[end]} among the points`,
        remedy: 'Take the name of one of the points.',
      })),
  );

/** Where a fault stands in the file. */
const pathOf = (fault: PointFault): string => {
  switch (fault.code) {
    case 'no-areas':
    case 'not-grown':
      return 'map.points';
    case 'too-many':
      return fault.what === 'areas' ? 'map.points' : `map.${fault.what}`;
    case 'bad-name':
    case 'same-name':
      return `map.points[${fault.at}].name`;
    case 'unknown-area':
    case 'with-itself':
    case 'given-twice':
      return `map.${fault.what}s[${fault.at}]`;
    case 'bad-figures':
      return `map.routes[${fault.at}].figures`;
    case 'impossible-kind':
      return `map.borders[${fault.at}].kind`;
    default:
      return `map.points[${fault.at}]`;
  }
};

/** Faults are told without a full stop, as those of schemas are. */
const inLine = (sentence: string): string => sentence.replace(/\.$/, '');

const remedyOf = ({ code }: PointFault): string => REMEDIES[code] ?? 'Change it as it says.';

const REMEDIES: { readonly [code in PointFault['code']]?: string } = {
  'no-areas': 'Give one of the points the kind land, or leave its kind out.',
  'too-many': 'Leave some out.',
  'same-name': 'Give one of them another name.',
  'same-place': 'Move one of the two.',
  'too-close': 'Move one of the two, or make all distances alike.',
  'with-itself': 'Leave it out.',
  'given-twice': 'Leave one of the two out.',
  'out-of-reach': 'Give it a border or a route to the others.',
  'not-grown': 'Move the places that it names farther apart, or leave a border out.',
};
