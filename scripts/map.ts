/**
 * Grows the worlds of the scenarios again and shows what has changed.
 *
 *   npm run map                            every scenario that has a grow.json
 *   npm run map -- --write                 the same, and their world.json are written
 *   npm run map <folder> -- --write        one of them
 *
 * Ends with 0 if all is well, with 1 if a gazetteer or a grown world has faults, with 2 if a stored world is not what
 * its gazetteer grows to.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { World } from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';
import { changesOf, growWorld, worldText } from '@chancery/maps/grow';
import { placed, readFolder, readJson } from './map/read-folder.ts';

const SCENARIOS = resolve(import.meta.dirname, '../rulesets/*/src/scenarios/*/grow.json');

const main = (args: readonly string[]): number => {
  const named = args.filter((arg) => !arg.startsWith('--')).map((folder) => resolve(folder));
  const folders =
    named.length > 0
      ? named
      : globSync(SCENARIOS)
          .sort()
          .map((file) => dirname(file));
  return Math.max(0, ...folders.map((folder) => growFolder(folder, args.includes('--write'))));
};

const growFolder = (folder: string, write: boolean): number => {
  const began = performance.now();
  const seedbed = readFolder(folder);
  if (!seedbed.ok) return refused(folder, seedbed.error);
  const { settings, gazetteer, land } = seedbed.value;
  const grown = growWorld(settings, gazetteer, land);
  if (!grown.ok) return refused(folder, grown.error.map(placed));

  const { world, remarks } = grown.value;
  const text = worldText(world);
  const file = join(folder, 'world.json');
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const faults = faultsOfWorld(world);
  if (write && stored !== text) writeFileSync(file, text);

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = `${world.areas.length} areas, ${world.borders.length} borders, ${Math.ceil(text.length / 1000)} kB`;
  say(`${basename(folder)}: ${size}, grown in ${seconds} s`, [
    ...(stored === undefined || stored === text ? [] : changesSince(stored, world)),
    ...remarks.map((remark) => `? ${placed(remark)}`),
    ...faults.map((fault) => `! ${worldFaultText(fault, world)}`),
    stored === text
      ? 'the stored world is the same'
      : write
        ? 'world.json is written'
        : 'nothing is written without --write',
  ]);
  if (faults.length > 0) return 1;
  return stored === text || write ? 0 : 2;
};

const changesSince = (stored: string, after: World): readonly string[] => {
  const before = readJson(stored, readWorld);
  if (before.ok) return changesOf(before.value, after);
  const faults = before.error.map((fault) => (typeof fault === 'string' ? fault : `${fault.path}: ${fault.text}`));
  return ['~ the stored world cannot be read', ...faults.map((fault) => `  ${fault}`)];
};

const refused = (folder: string, faults: readonly string[]): number => {
  say(
    `${basename(folder)}: cannot be grown`,
    faults.map((fault) => `! ${fault}`),
  );
  return 1;
};

const say = (title: string, lines: readonly string[]): void => {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`);
};

process.exitCode = main(process.argv.slice(2));
