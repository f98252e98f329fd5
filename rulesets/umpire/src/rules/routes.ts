import { compileRoutes, type Leg, onceFor, type RouteGraph, type World } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { Arm, ProvinceNumber } from '../words.ts';
import { figureAt } from './forces.ts';

/** The routes of a world, compiled once. Figures of a route: movement points, attrition level (UM-2.2). */
export const routesOf: (world: World) => RouteGraph = onceFor((world: World) => {
  const compiled = compileRoutes(world.areas, world.routes ?? []);
  if (!compiled.ok) throw new Error(`world ${world.id} has routes with faults`);
  return compiled.value;
});

/** A route as rules ask about it. */
export interface Way {
  readonly to: ProvinceNumber;
  readonly by: Arm;
  readonly points: number;
  readonly attrition: number;
}

const wayOf = ({ to, by, figures }: Leg): Way => ({
  to,
  by,
  points: figureAt(figures, 0),
  attrition: figureAt(figures, 1),
});

/** By the number of the other end, land before sea. */
export const waysFrom = ({ world }: Pick<Setting, 'world'>, province: ProvinceNumber, by?: Arm): readonly Way[] =>
  routesOf(world)
    .legsFrom(province)
    .filter((leg) => by === undefined || leg.by === by)
    .map(wayOf);

export const wayBetween = (
  { world }: Pick<Setting, 'world'>,
  from: ProvinceNumber,
  to: ProvinceNumber,
  by: Arm,
): Way | null => {
  const leg = routesOf(world).legBetween(from, to, by);
  return leg === undefined ? null : wayOf(leg);
};

/** The province itself and all that a route joins to it. */
export const besides = (setting: Pick<Setting, 'world'>, province: ProvinceNumber): readonly ProvinceNumber[] => [
  ...new Set([province, ...waysFrom(setting, province).map(({ to }) => to)]),
];
