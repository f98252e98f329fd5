import type { BorderKind } from '@chancery/core';

/** A place on the globe in degrees; of an invented realm, `lat` is how far up and `lon` how far right on its own plane. */
export interface LatLon {
  readonly lat: number;
  readonly lon: number;
}

/** `wild` is land that belongs to no area: it keeps the cells of the areas beside it from growing into the desert. */
export const GAZETTEER_KINDS = ['land', 'sea', 'wild'] as const;
export type GazetteerKind = (typeof GAZETTEER_KINDS)[number];

/** One line of areas.csv. */
export interface GazetteerArea {
  /** Unique, from 1; of a wild, 0. */
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

/** What a world is grown from, besides a coast. */
export interface Gazetteer {
  readonly areas: readonly GazetteerArea[];
  readonly corrections: readonly Correction[];
}

/** What is wrong in a gazetteer, with the place where it stands. */
export interface GazetteerFault {
  readonly file: 'areas.csv' | 'borders.csv';
  readonly line: number;
  readonly text: string;
}
