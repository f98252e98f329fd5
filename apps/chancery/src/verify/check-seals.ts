import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  CAMPAIGN_FILE,
  manifestFile,
  manifestText,
  SCENARIO_FILE,
  sha256Hex,
  TURNS,
  turnFolder,
  turnOfName,
} from '@chancery/core';
import { listing } from '../folder/listing.ts';
import { inFolder } from '../folder/paths.ts';
import { readManifest } from '../record/read-record.ts';
import { Stop } from '../stop.ts';
import { withheldFrom } from './beside-record.ts';
import type { RecordFault } from './record-fault.ts';

/**
 * Whether every byte of the record is what the manifests seal: each file by its hash, each manifest by the one after it.
 * The last manifest is sealed by nobody; what it says is checked when the turns are run again.
 */
export const checkSeals = (folder: string, latest: number): readonly RecordFault[] => {
  const faults: RecordFault[] = strangersIn(folder);
  const withheld = withheldFrom(folder);
  let previous: string | null = null;
  for (let turn = 0; turn <= latest; turn += 1) {
    faults.push(...checkTurn(folder, turn, previous, withheld));
    previous = sealOf(folder, turn);
  }
  return faults;
};

/** What stands among the turns and is none. Names with a dot in front are turns half written, and no part of the record. */
const strangersIn = (folder: string): RecordFault[] =>
  listing(inFolder(folder, TURNS))
    .filter((name) => turnOfName(name) === null && !name.startsWith('.'))
    .map((name) => ({ turn: 0, file: `${TURNS}/${name}`, text: 'does not belong to the record' }));

const checkTurn = (
  folder: string,
  turn: number,
  previous: string | null,
  withheld: readonly string[],
): readonly RecordFault[] => {
  const file = manifestFile(turn);
  const fault = (name: string, text: string): RecordFault => ({ turn, file: name, text });
  try {
    const manifest = readManifest(folder, turn);
    const faults: RecordFault[] = [];
    const text = readFileSync(inFolder(folder, file), 'utf8');
    if (text !== manifestText(manifest) || manifest.turn !== turn) faults.push(fault(file, 'has been changed'));
    if (manifest.previous !== previous) {
      const before = turn === 0 ? 'nothing' : manifestFile(turn - 1);
      faults.push(fault(file, `does not follow ${before}: one of them has been changed`));
    }
    const present = filesPresent(folder, turn);
    for (const name of present) {
      const sealed = manifest.files[name];
      if (sealed === undefined) faults.push(fault(name, `is not sealed by ${file}`));
      else if (sealed !== sha256Hex(readFileSync(inFolder(folder, name)))) {
        faults.push(fault(name, `is not what ${file} seals: it has been changed`));
      }
    }
    const missing = Object.keys(manifest.files).filter((name) => !present.includes(name) && !withheld.includes(name));
    return [...faults, ...missing.map((name) => fault(name, `is missing, and ${file} seals it`))];
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return [fault(file, [error.message, ...error.details].join('; '))];
  }
};

/** Every file of a turn but its manifest, by path from the folder of the campaign. */
const filesPresent = (folder: string, turn: number): readonly string[] => {
  const place = turnFolder(turn);
  const below = filesBelow(inFolder(folder, place)).map((name) => `${place}/${name}`);
  const founding = turn === 0 ? [CAMPAIGN_FILE, SCENARIO_FILE].filter((name) => listing(folder).includes(name)) : [];
  return [...founding, ...below.filter((name) => name !== manifestFile(turn))];
};

const filesBelow = (folder: string): readonly string[] =>
  listing(folder).flatMap((name) =>
    statSync(join(folder, name)).isDirectory()
      ? filesBelow(join(folder, name)).map((each) => `${name}/${each}`)
      : [name],
  );

const sealOf = (folder: string, turn: number): string | null => {
  try {
    return sha256Hex(readFileSync(inFolder(folder, manifestFile(turn))));
  } catch {
    return null;
  }
};
