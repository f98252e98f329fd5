import { err, type Result, type ScenarioFault, type World } from '@chancery/core';
import { grownPlaces } from './grown-places.ts';
import type { MapFromPoints } from './scenario-map.ts';

/** A map grown around the places that a file gives under `map`, or what is wrong with them, by where it stands. */
export const grownMap = async (map: MapFromPoints, title: string): Promise<Result<World, readonly ScenarioFault[]>> => {
  const { points, borders, routes, routeFigures, seed } = map;
  const numbers = new Map(points.map(({ name }, at) => [name.toLowerCase(), at + 1]));
  const unknown = [...ends('borders', borders ?? [], numbers), ...ends('routes', routes ?? [], numbers)];
  if (unknown.length > 0) return err(unknown);
  const number = (name: string): number => numbers.get(name.toLowerCase()) ?? 0;
  const pathOf = (what: 'points' | 'borders' | 'routes', at: number): string => `map.${what}[${at}]`;
  const places = {
    areas: points.map((point, at) => ({ ...point, path: pathOf('points', at) })),
    ...(borders === undefined
      ? {}
      : {
          borders: borders.map(({ from, to, kind }, at) => ({
            a: number(from),
            b: number(to),
            ...(kind === undefined ? {} : { kind }),
            path: pathOf('borders', at),
          })),
        }),
    ...(routes === undefined
      ? {}
      : {
          routes: routes.map(({ from, to, by, figures = [] }, at) => ({
            a: number(from),
            b: number(to),
            by,
            figures,
            path: pathOf('routes', at),
          })),
        }),
    ...(routeFigures === undefined ? {} : { routeFigures }),
  };
  return grownPlaces(places, { title, seed });
};

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
