import { geoArea } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The land of the globe from a file of world-atlas, such as land-10m.json. */
export const readAtlas = (json: unknown): MultiPolygon => {
  const atlas = json as Topology<{ readonly land: GeometryCollection }>;
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  return { type: 'MultiPolygon', coordinates: polygons.filter(isSmallerThanHalfTheGlobe) };
};

/** The land of an invented realm from a GeoJSON Polygon or MultiPolygon in the places of its own plane. */
export const readCoast = (json: unknown): MultiPolygon => {
  const land = json as Polygon | MultiPolygon;
  return land.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [land.coordinates] } : land;
};

/** A few specks of the atlas are so coarsely rounded that they run the wrong way round: all the globe but the speck. */
const isSmallerThanHalfTheGlobe = (coordinates: Position[][]): boolean =>
  geoArea({ type: 'Polygon', coordinates }) < 2 * Math.PI;
