import { MARKER_BASES, type MarkerBase } from '@chancery/core';
import { OWNERS } from './grounds.ts';

/** What a reader wants to see on their map. */
export interface MapChoice {
  /** The layer that colours the lands. */
  readonly ground: string;
  /** Troops that are left out, by side and by kind of unit. */
  readonly hiddenBases: readonly MarkerBase[];
  readonly hiddenKinds: readonly string[];
  /** Cities, harbours, walls and smoke. */
  readonly places: boolean;
  readonly barriers: boolean;
  readonly arrows: boolean;
}

export const USUAL_MAP: MapChoice = {
  ground: OWNERS,
  hiddenBases: [],
  hiddenKinds: [],
  places: true,
  barriers: false,
  arrows: true,
};

/** The classes that hide parts of a drawn map. */
export const hidingClasses = ({ hiddenBases, places, arrows }: MapChoice): readonly string[] => [
  ...MARKER_BASES.filter((base) => hiddenBases.includes(base)).map((base) => `without-${base}`),
  ...(places ? [] : ['without-places']),
  ...(arrows ? [] : ['without-arrows']),
];

/** A list with a thing in it, or without it when it was in it. */
export const toggled = <T>(list: readonly T[], thing: T): readonly T[] =>
  list.includes(thing) ? list.filter((each) => each !== thing) : [...list, thing];
