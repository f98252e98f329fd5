import { compileRoutes, type World } from '@chancery/core';
import { covers } from '../outline.ts';
import type { WorldFault } from './world-fault.ts';

/** What is wrong with the routes of a world: as a table, and as lines from one area to the other. */
export const routeFaults = ({ areas, routes = [] }: World): readonly WorldFault[] => {
  const compiled = compileRoutes(areas, routes);
  const ringsOf = new Map(areas.map(({ number, rings }) => [number, rings]));
  return [
    ...(compiled.ok ? [] : compiled.error),
    ...routes.flatMap(({ a, b, by, line }): readonly WorldFault[] => {
      const [from, to] = [ringsOf.get(a), ringsOf.get(b)];
      if (a > b) return [{ code: 'backward-route', a, b, by }];
      if (from === undefined || to === undefined) return [];
      const isWhole =
        line.length >= 4 &&
        covers(from, { x: line[0] as number, y: line[1] as number }) &&
        covers(to, { x: line.at(-2) as number, y: line.at(-1) as number });
      return isWhole ? [] : [{ code: 'route-apart', a, b, by }];
    }),
  ];
};
