import { err, ok, type Result } from '@chancery/core';
import type { Gazetteer, GazetteerFault } from './gazetteer.ts';
import { readAreas } from './read-gazetteer/areas.ts';
import { readCorrections } from './read-gazetteer/corrections.ts';
import { readCsv } from './read-gazetteer/csv.ts';

/**
 * A gazetteer from its two tables, or all their faults.
 * areas.csv: number, name, kind (land, sea, wild, waters), lat, lon, terrain, more (`lat lon;lat lon`), then any columns of the
 * scenario's own. Wilds and waters need neither number nor name.
 * borders.csv: a, b (by number or by name), kind (a kind of border, or none), why.
 * Columns are found by their heading, lines that begin with # are passed over.
 */
export const readGazetteer = (areasCsv: string, bordersCsv: string): Result<Gazetteer, readonly GazetteerFault[]> => {
  const faults: GazetteerFault[] = [];
  const areas = readAreas(readCsv(areasCsv), (line, text) => faults.push({ file: 'areas.csv', line, text }));
  const corrections = readCorrections(readCsv(bordersCsv), areas, (line, text) =>
    faults.push({ file: 'borders.csv', line, text }),
  );
  return faults.length === 0 ? ok({ areas, corrections }) : err(faults);
};
