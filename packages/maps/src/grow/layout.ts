import { type GeoStreamWrapper, geoConicConformal, geoIdentity, geoMercator, geoStream } from 'd3-geo';
import type { LatLon } from '../gazetteer.ts';
import { beforeLens, type PlaneLens, throughLens } from './lens.ts';
import { type Box, distance, type Ring, type Spot } from './plane.ts';
import type { GrowSettings, Lens } from './settings.ts';

/** The polygons of all land: rings of [longitude, latitude], each closed by its first place. */
export type Land = readonly (readonly (readonly (readonly number[])[])[])[];

/** How the places of a gazetteer come to stand on the world's plane. */
export interface Layout {
  /** From 0, 0 to the width and height of the world. */
  readonly frame: Box;
  place(at: LatLon): Spot;
  /** The place at a spot. */
  placeAt(spot: Spot): LatLon;
  /** The rings of a coast, cut off a little way beyond the frame. */
  rings(land: Land): readonly Ring[];
}

/** The coast is kept this far beyond the frame, so that no corner of the cut shows within. */
const BEYOND = 50;

export const layoutOf = ({ projection, frame, width }: GrowSettings): Layout => {
  const bare = projectionOf(projection);
  const spot = ([lat, lon]: readonly [number, number]): Spot => bare([lon, lat]) ?? [Number.NaN, Number.NaN];
  const [left, right] = [spot(frame.west)[0], spot(frame.east)[0]];
  const [top, bottom] = [spot(frame.north)[1], spot(frame.south)[1]];
  const scale = width / (right - left);
  const height = Math.round((bottom - top) * scale);
  const fitted = bare.scale(bare.scale() * scale).translate([0, 0]);
  const origin = fitted([frame.west[1], frame.west[0]])?.[0] ?? 0;
  const upper = fitted([frame.north[1], frame.north[0]])?.[1] ?? 0;
  fitted.translate([-origin, -upper]).clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  const flat = ([lat, lon]: readonly [number, number]): Spot => fitted([lon, lat]) ?? [Number.NaN, Number.NaN];
  const lens = projection.kind === 'mercator' && projection.lens ? lensOn(projection.lens, flat) : undefined;
  return {
    frame: { left: 0, top: 0, right: width, bottom: height },
    place: ({ lat, lon }) => (lens ? throughLens(lens, flat([lat, lon])) : flat([lat, lon])),
    placeAt: (spot) => {
      const [x, y] = lens ? beforeLens(lens, spot) : spot;
      const [lon, lat] = fitted.invert?.([x, y]) ?? [Number.NaN, Number.NaN];
      return { lat, lon };
    },
    rings: (land) => {
      const rings = ringsOf(land, fitted);
      return lens ? rings.map((ring) => ring.map((spot) => throughLens(lens, spot))) : rings;
    },
  };
};

const lensOn = ({ at, radius, percent }: Lens, flat: (place: readonly [number, number]) => Spot): PlaneLens => ({
  middle: flat(at),
  radius: distance(flat(at), flat([at[0], at[1] + radius])),
  more: percent / 100,
});

const projectionOf = (projection: GrowSettings['projection']) => {
  if (projection.kind === 'plane') return geoIdentity().reflectY(true);
  const globe =
    projection.kind === 'mercator' ? geoMercator() : geoConicConformal().parallels([...projection.parallels]);
  return globe.rotate([-projection.meridian, 0]).precision(0);
};

const ringsOf = (land: Land, projection: GeoStreamWrapper): readonly Ring[] => {
  const rings: Spot[][] = [];
  const sink = {
    polygonStart: () => {},
    polygonEnd: () => {},
    lineStart: () => void rings.push([]),
    lineEnd: () => {},
    point: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
  };
  geoStream({ type: 'MultiPolygon', coordinates: land as number[][][][] }, projection.stream(sink));
  return rings.map(withoutRepeats).filter((ring) => ring.length > 2);
};

const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((spot, index) => {
    const before = ring.at(index - 1) as Spot;
    return spot[0] !== before[0] || spot[1] !== before[1];
  });
