import { type Contents, filesOf } from '@chancery/core';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { readManifest } from '../record/read-record.ts';
import type { RecordFault } from './record-fault.ts';

/**
 * Where the record of a turn is not what comes out when it is run again. Reports are sealed and not written again:
 * their sentences may have been improved since.
 */
export const differences = (folder: string, turn: number, expected: Contents): readonly RecordFault[] => {
  const reports = `${filesOf(turn).reports}/`;
  const sealed = Object.keys(readManifest(folder, turn).files).filter((file) => !file.startsWith(reports));
  const files = [...new Set([...Object.keys(expected), ...sealed])];
  return files.flatMap((file) => {
    const text = difference(readTextIfAny(inFolder(folder, file)), expected[file]);
    return text === null ? [] : [{ turn, file, text }];
  });
};

const difference = (found: string | null, expected: string | Uint8Array | undefined): string | null => {
  if (expected === undefined) return 'is nothing that the turn brings forth';
  if (found === null) return 'is missing';
  if (found === expected) return null;
  return `is not what the rules make of the sheets and dice, from ${placeOfDifference(found, String(expected))}`;
};

const placeOfDifference = (found: string, expected: string): string => {
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at += 1;
  const before = found.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
};
