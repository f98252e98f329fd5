import type { Route, ScenarioFault, World } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import { routesIn } from '../../rules/beginning/routes-in.ts';
import type { ScenarioFile } from '../../scenarios/scenario-file.ts';

/** Whether the map is that of the file: areas in province order, and the routes of the tables with their figures. */
export const worldFaults = (file: ScenarioFile, { areas, routes = [] }: World): readonly ScenarioFault[] => {
  const byNumber = new Map(areas.map((area) => [area.number, area]));
  const drawn = new Set(routes.map(keyOf));
  const listed = routesIn(file);
  return [
    ...(areas.length === file.provinces.length
      ? []
      : [
          faultAt(
            'provinces',
            `the file has ${file.provinces.length} provinces, the map has ${areas.length} areas`,
            GROW,
          ),
        ]),
    ...file.provinces.flatMap(({ name }, at) => {
      const area = byNumber.get(at + 1);
      return area?.name === name && area.kind === 'land'
        ? []
        : [faultAt(`provinces[${at}].name`, `area ${at + 1} of the map is not the land ${name}`, GROW)];
    }),
    ...listed
      .filter(({ route }) => !drawn.has(keyOf(route)))
      .map(({ path }) => faultAt(path, 'the map has no such route with these figures', GROW)),
    ...(routes.length > listed.length
      ? [faultAt('landRoutes', `the map has ${routes.length} routes, the file ${listed.length}`, GROW)]
      : []),
  ];
};

const keyOf = ({ a, b, by, figures }: Route): string => [a, b, by, ...figures].join(' ');

const GROW = 'Grow the map again from the file.';
