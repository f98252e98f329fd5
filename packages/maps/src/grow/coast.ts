import { err, ok, type Result } from '@chancery/core';
import { geoArea } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Land } from './layout.ts';

/** The land of the globe from a parsed file of world-atlas, such as land-10m.json. */
export const readAtlas = (json: unknown): Land => {
  const atlas = json as Topology<{ readonly land: GeometryCollection }>;
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  return polygons.filter((coordinates) => geoArea({ type: 'Polygon', coordinates }) < HALF_GLOBE);
};

/** A few specks of the atlas are so coarsely rounded that they run the wrong way round: all the globe but the speck. */
const HALF_GLOBE = 2 * Math.PI;

/** The land of an invented realm from a parsed GeoJSON Polygon or MultiPolygon in the places of its own plane. */
export const readCoast = (json: unknown): Result<Land, readonly string[]> => {
  const { type, coordinates } = (typeof json === 'object' && json !== null ? json : {}) as {
    readonly type?: unknown;
    readonly coordinates?: unknown;
  };
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : undefined;
  return isLand(polygons) ? ok(polygons) : err(['a GeoJSON Polygon or MultiPolygon is wanted']);
};

const isLand = (json: unknown): json is Land => isListOf(isListOf(isListOf(isPlace)))(json);

const isPlace = (json: unknown): boolean => Array.isArray(json) && json.length >= 2 && json.every(Number.isFinite);

const isListOf =
  (isItem: (json: unknown) => boolean) =>
  (json: unknown): boolean =>
    Array.isArray(json) && json.every(isItem);
