import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { World } from '@chancery/core';
import { faultsOfWorld, readWorld, worldFaultText } from '@chancery/maps';
import { changesOf, growWorld, worldText } from '@chancery/maps/grow';
import { placed, readFolder, readJson } from './read-folder.ts';

/** What came of growing one folder, in words. */
export interface FolderReport {
  /** `faulty`: the gazetteer or the grown world; `stale`: the stored world is not what its gazetteer grows to. */
  readonly outcome: 'well' | 'faulty' | 'stale';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Grows the world of a folder again and compares it with the stored one, which is written if `write` says so. */
export const growFolder = (folder: string, write: boolean): FolderReport => {
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
  const isSame = stored === text;
  if (write && !isSame) writeFileSync(file, text);

  const faults = faultsOfWorld(world);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = `${world.areas.length} areas, ${world.borders.length} borders, ${Math.ceil(text.length / 1000)} kB`;
  return {
    outcome: faults.length > 0 ? 'faulty' : isSame || write ? 'well' : 'stale',
    title: `${basename(folder)}: ${size}, grown in ${seconds} s`,
    lines: [
      ...(stored === undefined || isSame ? [] : changesSince(stored, world)),
      ...remarks.map((remark) => `? ${placed(remark)}`),
      ...faults.map((fault) => `! ${worldFaultText(fault, world)}`),
      isSame ? 'the stored world is the same' : write ? 'world.json is written' : 'nothing is written without --write',
    ],
  };
};

const changesSince = (stored: string, after: World): readonly string[] => {
  const before = readJson(stored, readWorld);
  if (before.ok) return changesOf(before.value, after);
  const faults = before.error.map((fault) => (typeof fault === 'string' ? fault : `${fault.path}: ${fault.text}`));
  return ['~ the stored world cannot be read', ...faults.map((fault) => `  ${fault}`)];
};

const refused = (folder: string, faults: readonly string[]): FolderReport => ({
  outcome: 'faulty',
  title: `${basename(folder)}: cannot be grown`,
  lines: faults.map((fault) => `! ${fault}`),
});
