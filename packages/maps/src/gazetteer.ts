import type { BorderKind, Route } from '@chancery/core';

/** A place on the globe in degrees; of an invented realm, `lat` is how far up and `lon` how far right on its own plane. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/**
 * `wild` is land and `waters` are water that belong to no area: they keep the cells of the areas beside them from growing
 * into the desert, or around a foreign coast.
 */
export const GAZETTEER_KINDS = ['land', 'sea', 'wild', 'waters'] as const;
export type GazetteerKind = (typeof GAZETTEER_KINDS)[number];

/** Whether a line of the gazetteer becomes an area of the world. */
export const isArea = ({ kind }: { readonly kind: GazetteerKind }): boolean => kind === 'land' || kind === 'sea';

/** Whether its places lie in water. */
export const isWater = ({ kind }: { readonly kind: GazetteerKind }): boolean => kind === 'sea' || kind === 'waters';

/** One line of areas.csv. */
export interface GazetteerArea {
  /** Unique, from 1; of a wild and of waters, 0. */
  readonly number: number;
  readonly name: string;
  readonly kind: GazetteerKind;
  readonly at: LatLon;
  readonly terrain: string;
  /** Further places of the same area, which steer its shape. */
  readonly more: readonly LatLon[];
  readonly line: number;
  /** The columns that only the scenario knows, by their heading. */
  readonly extra: Readonly<Record<string, string>>;
}

/** What a correction makes of a border: one of the kinds, or none at all. */
export type CorrectedKind = BorderKind | 'none';

/** One line of borders.csv; `a < b`. */
export interface Correction {
  readonly a: number;
  readonly b: number;
  readonly kind: CorrectedKind;
  readonly why: string;
  readonly line: number;
}

/** One line of routes.csv; `a < b`. */
export interface GazetteerRoute extends Route {
  readonly line: number;
}

/** What a world is grown from, besides a coast. */
export interface Gazetteer {
  readonly areas: readonly GazetteerArea[];
  readonly corrections: readonly Correction[];
  readonly routes?: readonly GazetteerRoute[];
  /** What the figures of the routes are called. */
  readonly routeFigures?: readonly string[];
}

/** What is wrong in a gazetteer, with the place where it stands. */
export interface GazetteerFault {
  readonly file: 'areas.csv' | 'borders.csv' | 'routes.csv' | 'grow.json';
  readonly line: number;
  readonly text: string;
}
