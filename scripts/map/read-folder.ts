import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { err, ok, type Result } from '@chancery/core';
import { type Gazetteer, type GazetteerFault, readGazetteer } from '@chancery/maps';
import { type GrowSettings, type Land, readAtlas, readCoast, readSettings } from '@chancery/maps/grow';

/** Everything that a world is grown from, as it lies in the folder of a scenario. */
export interface Seedbed {
  readonly settings: GrowSettings;
  readonly gazetteer: Gazetteer;
  readonly land: Land;
}

const PARTS = ['areas.csv', 'borders.csv', 'grow.json'] as const;

/** The seedbed in a folder, or all faults of its files. */
export const readFolder = (folder: string): Result<Seedbed, readonly string[]> => {
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)));
  if (missing.length > 0) return err(missing.map((part) => `${part} is missing`));
  const [areas, borders, grow] = PARTS.map((part) => readFileSync(join(folder, part), 'utf8')) as [
    string,
    string,
    string,
  ];
  const routes = join(folder, 'routes.csv');
  const gazetteer = readGazetteer(areas, borders, existsSync(routes) ? readFileSync(routes, 'utf8') : undefined);
  const settings = readJson(grow, readSettings);
  const faults = [
    ...(gazetteer.ok ? [] : gazetteer.error.map(placed)),
    ...(settings.ok ? [] : settings.error.map((text) => `grow.json: ${text}`)),
  ];
  if (!gazetteer.ok || !settings.ok) return err(faults);
  const land = readLand(folder, settings.value.coast);
  return land.ok ? ok({ settings: settings.value, gazetteer: gazetteer.value, land: land.value }) : land;
};

/** A fault of a gazetteer with its place, as editors understand it. */
export const placed = ({ file, line, text }: GazetteerFault): string => `${file}:${line}: ${text}`;

/** What `read` makes of the JSON; text that is no JSON at all is one more fault. */
export const readJson = <T, Fault>(
  text: string,
  read: (json: unknown) => Result<T, readonly Fault[]>,
): Result<T, readonly (Fault | string)[]> => {
  try {
    return read(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return err([error.message]);
    throw error;
  }
};

/** A coast of world-atlas by its name, or a file of the folder. */
const readLand = (folder: string, coast: string): Result<Land, readonly string[]> => {
  if (/^land-(10|50|110)m$/.test(coast)) {
    const fromMaps = createRequire(new URL('../../packages/maps/package.json', import.meta.url));
    return ok(readAtlas(JSON.parse(readFileSync(fromMaps.resolve(`world-atlas/${coast}.json`), 'utf8'))));
  }
  const file = join(folder, coast);
  if (!existsSync(file)) return err([`${coast} is neither a coast of world-atlas nor a file beside grow.json`]);
  const land = readJson(readFileSync(file, 'utf8'), readCoast);
  return land.ok ? land : err(land.error.map((text) => `${coast}: ${text}`));
};
