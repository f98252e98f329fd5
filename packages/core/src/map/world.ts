import type { BorderKind } from './graph.ts';

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
  /** The stretches of shared boundary; of a strait, the crossing. */
  readonly lines: readonly Line[];
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
}
