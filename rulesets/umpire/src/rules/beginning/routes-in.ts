import type { Route } from '@chancery/core';
import type { RouteEntry, ScenarioFile } from '../../scenarios/scenario-file.ts';
import type { Arm } from '../../words.ts';

/** What the figures of a route are called (UM-2.2). */
export const ROUTE_FIGURES: readonly string[] = ['movement points', 'attrition'];

/** A route of a file between the areas of a map, with its path in the file. */
export interface ListedRoute {
  readonly route: Route;
  readonly path: string;
}

/** The routes of a file between the numbers of its provinces, by land first. An end that no province has is 0. */
export const routesIn = ({ provinces, landRoutes, seaRoutes = [] }: ScenarioFile): readonly ListedRoute[] => {
  const numbers = new Map(provinces.map(({ code }, at) => [code, at + 1]));
  const listed = (list: readonly RouteEntry[], by: Arm, path: string): readonly ListedRoute[] =>
    list.map(({ from, to, points, attrition }, at) => {
      const [one, other] = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
      const figures = [points, attrition];
      return { route: { a: Math.min(one, other), b: Math.max(one, other), by, figures }, path: `${path}[${at}]` };
    });
  return [...listed(landRoutes, 'land', 'landRoutes'), ...listed(seaRoutes, 'sea', 'seaRoutes')];
};
