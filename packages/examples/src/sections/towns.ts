import { type Area, type Border, compileRoutes, type RouteGraph } from '@chancery/core';
import { type AreaNumber, areasOn } from '../ground/ground.ts';
import type { Setting, State } from './types.ts';

/** What has become of the towns since the game began. */
export type Changes = Pick<State, 'bridgeOut' | 'names'>;

/** The setting with the names that its towns have by now (SC-1.11): sentences and menus say these. */
export const townsNow = (setting: Setting, { names }: Pick<Changes, 'names'>): Setting => {
  if (Object.keys(names).length === 0) return setting;
  const areas = setting.areas.map((area) => area && { ...area, name: names[`${area.number}`] ?? area.name });
  return { ...setting, areas };
};

/** The town that is called after a house (SC-1.11). */
export const NAMED_TOWN: AreaNumber = 5;

/** The only bridge, which floods may take (SC-1.10). */
export const bridgeOf = ({ world }: Setting): Border | null =>
  world.borders.find(({ kind }) => kind === 'bridge') ?? null;

/** Where wagons go from a town, and what that costs in tenths of a coin. */
export interface Goal {
  readonly town: AreaNumber;
  readonly fare: number;
}

/**
 * The towns to which a route leads (SC-1.5): by land for nothing, by sea for the fare of the route, which is paid only where no way
 * by land is open. A map without routes has its borders.
 */
export const goalsFrom = (
  setting: Setting,
  { bridgeOut }: Pick<Changes, 'bridgeOut'>,
  from: AreaNumber,
): readonly Goal[] => {
  const fares = new Map<AreaNumber, number>();
  for (const { to, by, figures } of routesOf(setting).legsFrom(from)) {
    if (by === 'land' && bridgeOut && isBridge(setting, from, to)) continue;
    const fare = by === 'land' ? 0 : 10 * (figures[0] ?? 0);
    fares.set(to, Math.min(fare, fares.get(to) ?? fare));
  }
  return [...fares].map(([town, fare]) => ({ town, fare }));
};

const isBridge = (setting: Setting, from: AreaNumber, to: AreaNumber): boolean => {
  const bridge = bridgeOf(setting);
  return bridge !== null && [bridge.a, bridge.b].includes(from) && [bridge.a, bridge.b].includes(to);
};

const kept = new WeakMap<Setting['world'], RouteGraph>();

const routesOf = ({ world }: Setting): RouteGraph => {
  const known = kept.get(world);
  if (known !== undefined) return known;
  const routes = world.routes ?? world.borders.map(({ a, b }) => ({ a, b, by: 'land' as const, figures: [] }));
  const compiled = compileRoutes(world.areas as readonly Area[], routes);
  if (!compiled.ok) throw new Error(`the routes of ${world.id} are faulty`);
  kept.set(world, compiled.value);
  return compiled.value;
};

/** The names and the bridge as they are now, for the map. */
export const changesOnMap = (setting: Setting, { bridgeOut, names }: Changes) => {
  const bridge = bridgeOut ? bridgeOf(setting) : null;
  return {
    names: areasOn(setting).flatMap(({ number: area }) => {
      const name = names[`${area}`];
      return name === undefined ? [] : [{ area, name }];
    }),
    borders: bridge === null ? [] : [{ a: bridge.a, b: bridge.b, kind: 'river' as const }],
    closed: bridge === null ? [] : [{ a: bridge.a, b: bridge.b, by: 'land' as const }],
  };
};
