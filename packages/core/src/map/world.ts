import type { BorderKind } from './graph.ts';
import type { Route } from './routes.ts';

/** Where an area is, on the world's own plane: whole numbers, x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed ring or an open line as x, y, x, y … in world units. */
export type Line = readonly number[];

/** One place of the map: a land province or a sea. */
export interface WorldArea {
  /** Unique in its world, from 1. */
  readonly number: number;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  /** A word of the gazetteer: plain, forest, hill, marsh, desert, steppe, sea … Drawn, never judged. */
  readonly terrain: string;
  /** The outer rings of the area's islands and its holes, largest first, even-odd filled. */
  readonly rings: readonly Line[];
  /** The middle of the place where the name is written, and the width there is for it. */
  readonly label: Point & { readonly room: number };
  /** Where the city, or failing that the marker of the area, stands. */
  readonly seat: Point;
}

/** A border of two areas, `a < b`. */
export interface WorldBorder {
  readonly a: number;
  readonly b: number;
  readonly kind: BorderKind;
  /** The stretches of shared boundary; of a strait, the crossing; of a tied border, the line that ties the two. */
  readonly lines: readonly Line[];
  /**
   * The areas border each other by the tables of the scenario, though their outlines do not meet: a line is drawn from one to
   * the other. Such tables are the law, and no drawing follows every one of them.
   */
  readonly tied?: true;
}

/** Areas that touch, `a < b`, and yet have no border by the tables of the scenario: a barrier is drawn along the lines. */
export interface WorldBarrier {
  readonly a: number;
  readonly b: number;
  readonly lines: readonly Line[];
}

/** A route of a world, `a < b`, and how it runs: from the seat of the one to the seat of the other. */
export interface WorldRoute extends Route {
  readonly line: Line;
}

/** A grown map: geometry and graph. Campaigns depend on this and never on what grew it. */
export interface World {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly areas: readonly WorldArea[];
  readonly borders: readonly WorldBorder[];
  /** Land that belongs to no area (deserts, far countries): drawn pale, never entered. */
  readonly wilds: readonly Line[];
  /**
   * Where it is given, the borders follow tables of the scenario: whatever touches has a border or is barred here, and borders
   * between areas that do not touch are tied. `faultsOfWorld` proves it.
   */
  readonly barred?: readonly WorldBarrier[];
  /** Where it is given, moves go along these and not over borders. */
  readonly routes?: readonly WorldRoute[];
  /** What the figures of the routes are, in their order, such as "movement points" and "attrition". */
  readonly routeFigures?: readonly string[];
}
