/**
 * Grows the worlds of the scenarios again and shows what changed.
 *
 *   npm run map                          every scenario that has areas.csv, borders.csv and grow.json
 *   npm run map <folder> -- --write      one of them, and its world.json is written
 *
 * Ends with 0 if all is well, 1 if a gazetteer or a grown world has faults, 2 if a stored world is not the grown one.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import type { World } from '@chancery/core';
import { faultsOfWorld, readGazetteer, readWorld, worldFaultText } from '@chancery/maps';
import {
  changesOf,
  type GrowSettings,
  growWorld,
  readAtlas,
  readCoast,
  readSettings,
  worldText,
} from '@chancery/maps/grow';

const PARTS = ['areas.csv', 'borders.csv', 'grow.json'] as const;

const main = (args: readonly string[]): number => {
  const write = args.includes('--write');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const root = resolve(import.meta.dirname, '..');
  const folders =
    named.length > 0
      ? named.map((name) => resolve(name))
      : globSync('rulesets/*/src/scenarios/*/grow.json', { cwd: root })
          .sort()
          .map((file) => resolve(root, file, '..'));
  return Math.max(0, ...folders.map((folder) => growFolder(folder, write)));
};

const growFolder = (folder: string, write: boolean): number => {
  const missing = PARTS.filter((part) => !existsSync(join(folder, part)));
  if (missing.length > 0) return failed(folder, [`no ${missing.join(', no ')}`]);
  const [areas, borders, grow] = PARTS.map((part) => readFileSync(join(folder, part), 'utf8')) as [
    string,
    string,
    string,
  ];
  const settings = readSettings(JSON.parse(grow));
  if (!settings.ok)
    return failed(
      folder,
      settings.error.map((text) => `grow.json: ${text}`),
    );
  const gazetteer = readGazetteer(areas, borders);
  if (!gazetteer.ok) return failed(folder, gazetteer.error.map(placed));

  const began = performance.now();
  const grown = growWorld(settings.value, gazetteer.value, coastOf(folder, settings.value));
  if (!grown.ok) return failed(folder, grown.error.map(placed));
  const { world, remarks } = grown.value;
  const text = worldText(world);
  const stored = join(folder, 'world.json');
  const changes = existsSync(stored) ? changesSince(readFileSync(stored, 'utf8'), world) : ['+ a new world'];
  const faults = faultsOfWorld(world).map((fault) => worldFaultText(fault, world));
  if (write) writeFileSync(stored, text);

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = `${world.areas.length} areas, ${world.borders.length} borders, ${Math.ceil(text.length / 1000)} kB`;
  say(`${basename(folder)}: ${size}, grown in ${seconds} s`, [
    ...changes,
    ...remarks.map((remark) => `? ${placed(remark)}`),
    ...faults.map((fault) => `! ${fault}`),
    ...(changes.length === 0
      ? ['nothing has changed']
      : [write ? 'world.json is written' : 'world.json is as it was; --write writes it']),
  ]);
  return faults.length > 0 ? 1 : changes.length > 0 && !write ? 2 : 0;
};

const coastOf = (folder: string, { coast }: GrowSettings) => {
  const own = join(folder, coast);
  if (existsSync(own)) return readCoast(JSON.parse(readFileSync(own, 'utf8')));
  const atlas = createRequire(new URL('../packages/maps/package.json', import.meta.url));
  return readAtlas(JSON.parse(readFileSync(atlas.resolve(`world-atlas/${coast}.json`), 'utf8')));
};

const changesSince = (text: string, after: World): readonly string[] => {
  const before = readWorld(JSON.parse(text));
  if (before.ok) return changesOf(before.value, after);
  return ['~ the stored world.json cannot be read', ...before.error.map((fault) => `  ${fault.path}: ${fault.text}`)];
};

const placed = ({
  file,
  line,
  text,
}: {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}): string => `${file} line ${line}: ${text}`;

const failed = (folder: string, faults: readonly string[]): number => {
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
