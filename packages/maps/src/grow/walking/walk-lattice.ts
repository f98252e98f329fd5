import type { LatLon } from '../../gazetteer.ts';
import { blended } from '../blended.ts';
import { chanceOf } from '../chance.ts';
import type { Layout } from '../layout.ts';
import type { Spot } from '../plane.ts';
import type { GrowSettings, Outside } from '../settings.ts';
import { type Element, UNCLAIMED, WILD } from '../sites.ts';

/** World units from one knot to the next. */
export const STEP = 3;

/** A knot that no area holds and none can come to. */
export const NOBODY = -2;

/** The frame as a lattice on which areas walk to what they hold; a knot is its row times the columns plus its column. */
export interface WalkLattice {
  readonly columns: number;
  readonly rows: number;
  /** 1 on land, 0 in water. */
  readonly land: Uint8Array;
  /** How hard the ground is to cross, about 1. */
  readonly rough: Float64Array;
  /** WILD, UNCLAIMED, or NOBODY where walkers may go. */
  readonly outside: Int16Array;
  /** How long the step from a knot to one beside it is: of a globe its length there, in degrees of latitude. */
  stepLength(from: number, to: number): number;
  spotOf(knot: number): Spot;
  knotAt(spot: Spot): number;
}

export const walkLattice = (layout: Layout, settings: GrowSettings, isLand: (spot: Spot) => boolean): WalkLattice => {
  const columns = Math.ceil(layout.frame.right / STEP) + 1;
  const rows = Math.ceil(layout.frame.bottom / STEP) + 1;
  const size = columns * rows;
  const [land, rough, outside] = [new Uint8Array(size), new Float64Array(size), new Int16Array(size)];
  const [lats, lons] = [new Float64Array(size), new Float64Array(size)];
  const spotOf = (knot: number): Spot => [(knot % columns) * STEP, Math.floor(knot / columns) * STEP];
  const roughAt = roughGround(settings);
  const isPlane = settings.projection.kind === 'plane';
  for (let knot = 0; knot < size; knot += 1) {
    const spot = spotOf(knot);
    land[knot] = isLand(spot) ? 1 : 0;
    rough[knot] = roughAt(spot);
    const place = layout.placeAt(spot);
    lats[knot] = place.lat;
    lons[knot] = place.lon;
    const element: Element = land[knot] === 1 ? 'land' : 'water';
    outside[knot] = isOutside(settings.outside ?? [], element, place)
      ? element === 'land'
        ? WILD
        : UNCLAIMED
      : NOBODY;
  }
  const near = (value: number, most: number): number => Math.max(0, Math.min(most - 1, Math.round(value / STEP)));
  return {
    columns,
    rows,
    land,
    rough,
    outside,
    stepLength: (from, to) => {
      const down = (lats[to] as number) - (lats[from] as number);
      const across = (lons[to] as number) - (lons[from] as number);
      return Math.hypot(down, isPlane ? across : across * Math.cos(((lats[from] as number) * Math.PI) / 180));
    },
    spotOf,
    knotAt: ([x, y]) => near(y, rows) * columns + near(x, columns),
  };
};

const isOutside = (boxes: readonly Outside[], element: Element, { lat, lon }: LatLon): boolean =>
  boxes.some(
    ({ of, north = 90, south = -90, west = -180, east = 180 }) =>
      of === element && lat <= north && lat >= south && lon >= west && lon <= east,
  );

/** Bends of borders: how far apart in world units, and their share of the roughness. */
const WAVES = [
  { length: 60, share: 2 },
  { length: 17, share: 2.5 },
] as const;

/** Ground that is harder to cross here and easier there, so that what lies halfway is no straight line. */
const roughGround = ({ roughness, seed }: GrowSettings): ((spot: Spot) => number) => {
  const chance = chanceOf(`${seed} walking`);
  return ([x, y]) =>
    WAVES.reduce(
      (sum, { length, share }, axis) =>
        sum + (blended(chance, [x / length, y / length], axis) * share * roughness) / 100,
      1,
    );
};
