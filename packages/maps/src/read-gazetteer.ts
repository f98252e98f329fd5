import { err, ok, type Result } from '@chancery/core';
import type { Gazetteer, GazetteerFault } from './gazetteer.ts';
import { readAreas } from './read-gazetteer/areas.ts';
import { readCorrections } from './read-gazetteer/corrections.ts';
import { readCsv } from './read-gazetteer/csv.ts';
import { readRoutes } from './read-gazetteer/routes.ts';
import type { NoteFault } from './read-gazetteer/table.ts';

/**
 * A gazetteer from its two tables, or three where its world has routes, or all their faults.
 * areas.csv: number, name, kind (land, sea, wild, waters), lat, lon, terrain, more (`lat lon;lat lon`), then any columns of the
 * scenario's own. Wilds and waters need neither number nor name.
 * borders.csv: a, b (by number or by name), kind (a kind of border, or none), why.
 * routes.csv: a, b, by (land or sea), why, and up to two columns of whole numbers under what they are called.
 * Columns are found by their heading, lines that begin with # are passed over.
 */
export const readGazetteer = (
  areasCsv: string,
  bordersCsv: string,
  routesCsv?: string,
): Result<Gazetteer, readonly GazetteerFault[]> => {
  const faults: GazetteerFault[] = [];
  const noteIn =
    (file: GazetteerFault['file']): NoteFault =>
    (line, text) =>
      void faults.push({ file, line, text });
  const areas = readAreas(readCsv(areasCsv), noteIn('areas.csv'));
  const corrections = readCorrections(readCsv(bordersCsv), areas, noteIn('borders.csv'));
  const routing = routesCsv === undefined ? {} : readRoutes(readCsv(routesCsv), areas, noteIn('routes.csv'));
  return faults.length === 0 ? ok({ areas, corrections, ...routing }) : err(faults);
};
