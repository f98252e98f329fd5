import type { AreaKind, BorderKind, Route } from '@chancery/core';

/** An area of which nothing is known but where it lies: what a scenario's table has of it. */
export interface PointArea {
  /** Unique, from 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: AreaKind;
  /** On a plane of the scenario's own, in any unit: x to the right, y down. */
  readonly x: number;
  readonly y: number;
  /** A word that the map draws, such as forest or hill; plain and sea unless it is given. */
  readonly terrain?: string;
  /**
   * Lands with different words are parted by water. Lands without one are an island together with all that their given land
   * borders lead to.
   */
  readonly island?: string;
  /** `false` for land that no open water touches: where no area lies beside it, there is land that belongs to nobody. */
  readonly coastal?: boolean;
}

/** A border of a scenario's table. Its kind is land, coast or sea by what it lies between unless it is given. */
export interface GivenBorder {
  readonly a: number;
  readonly b: number;
  readonly kind?: BorderKind;
}

/** What the tables of a scenario say of how its areas hang together. */
export interface GivenTables {
  /**
   * The law: these areas border each other and no others. Without it the routes by land are the borders; without those too,
   * whatever comes to touch is a border.
   */
  readonly borders?: readonly GivenBorder[];
  readonly routes?: readonly Route[];
  /** What the figures of the routes are called. */
  readonly routeFigures?: readonly string[];
}

export interface PointWorldHead {
  readonly id: string;
  readonly title: string;
  /** Another seed, another coast; the id unless it is given. */
  readonly seed?: string;
}

/** What a world from points may have at most: growing it takes a second or two, and about 2 kB for each area. */
export const POINT_LIMITS = { areas: 400, bordersOfArea: 6, routesOfArea: 6, name: 60, coordinate: 1_000_000 } as const;
