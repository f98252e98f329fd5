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
export const readCoast = (json: unknown): Land => {
  const land = json as
    | { readonly type: 'Polygon'; readonly coordinates: Land[number] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Land };
  return land.type === 'Polygon' ? [land.coordinates] : land.coordinates;
};
