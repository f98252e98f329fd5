import type { World, WorldArea, WorldBarrier, WorldBorder, WorldRoute } from '@chancery/core';
import { type Box, boxOfLines } from './box.ts';
import { pathData } from './path-data.ts';
import { shoresOf } from './shores.ts';

export interface PreparedBorder {
  readonly border: WorldBorder;
  /** Path data of its lines. */
  readonly path: string;
}

export interface PreparedBarrier {
  readonly barrier: WorldBarrier;
  readonly path: string;
}

export interface PreparedRoute {
  readonly route: WorldRoute;
  readonly path: string;
}

/** Everything about a world that no picture changes: worked out once and kept as long as the world itself. */
export interface PreparedWorld {
  readonly world: World;
  readonly areas: ReadonlyMap<number, WorldArea>;
  readonly boxes: ReadonlyMap<number, Box>;
  /** Path data of each area's rings. */
  readonly shapes: ReadonlyMap<number, string>;
  readonly borders: readonly PreparedBorder[];
  readonly wilds: string;
  /** Path data of the coasts beyond which no area lies, by the number of the land. */
  readonly shores: ReadonlyMap<number, string>;
  readonly barriers: readonly PreparedBarrier[];
  readonly routes: readonly PreparedRoute[];
}

const prepared = new WeakMap<World, Map<number, PreparedWorld>>();

/** The prepared form of a world, at a grain (see path-data). A world must not be changed once it has been drawn. */
export const prepareWorld = (world: World, grain = 1): PreparedWorld => {
  const known = prepared.get(world) ?? new Map<number, PreparedWorld>();
  prepared.set(world, known);
  const found = known.get(grain) ?? prepare(world, grain);
  known.set(grain, found);
  return found;
};

const prepare = (world: World, grain: number): PreparedWorld => {
  const boxes = new Map(world.areas.flatMap((area) => boxEntry(area)));
  return {
    world,
    areas: new Map(world.areas.map((area) => [area.number, area])),
    boxes,
    shapes: new Map(world.areas.map((area) => [area.number, pathData(area.rings, true, grain)])),
    borders: world.borders.map((border) => ({ border, path: pathData(border.lines, false, grain) })),
    wilds: pathData(world.wilds, true, grain),
    shores: new Map([...shoresOf(world)].map(([number, lines]) => [number, pathData(lines, false, grain)])),
    barriers: (world.barred ?? []).map((barrier) => ({ barrier, path: pathData(barrier.lines, false, grain) })),
    routes: (world.routes ?? []).map((route) => ({ route, path: pathData([route.line], false, grain) })),
  };
};

const boxEntry = (area: WorldArea): (readonly [number, Box])[] => {
  const box = boxOfLines(area.rings);
  return box ? [[area.number, box]] : [];
};
