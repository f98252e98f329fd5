import type { ScenarioPlaces } from '@chancery/core';
import type { ScenarioFile } from '../scenarios/scenario-file.ts';
import { bordersIn } from './borders-in.ts';
import { cellPath } from './read/row.ts';
import { readFile } from './read-file.ts';

/** Steps of the plane in a degree. */
const STEPS = 10;

/** Zones with these words are joined by an edge that somebody may close (W83-2.20, 2.22). */
const PASSAGES: readonly (string | null)[] = ['strait-aegean-blacksea', 'canal'];

/** What the map of a checked file is grown from: where its places lie, and the law of what borders what (W83-21.25). */
export const placesOf = (file: ScenarioFile): ScenarioPlaces => {
  const { rows } = readFile(file);
  const specialOf = (number: number): string | null => rows.territories[number - 1]?.special ?? null;
  return {
    areas: rows.territories.map(({ name, kind, lat, lon, line }) => ({
      name,
      kind,
      x: Math.round(lon * STEPS),
      y: Math.round(-lat * STEPS),
      path: cellPath('territories', line, 'lat'),
    })),
    borders: bordersIn(rows).map(({ a, b, kind, path }) => {
      const isPassage = kind === 'sea' && PASSAGES.includes(specialOf(a)) && specialOf(a) === specialOf(b);
      return { a, b, kind: isPassage ? 'passage' : kind, path };
    }),
  };
};
