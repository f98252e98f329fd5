import { filesOf } from '@chancery/core';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';

/**
 * The commitment to the closed secret that was there before turn `before` + 1 was played; null while all turns are of
 * format 1. A campaign of an older release makes it with the first turn that this one resolves.
 */
export const closedCommitment = (folder: string, before: number): string | null => {
  for (let turn = 0; turn <= before; turn += 1) {
    const text = readTextIfAny(inFolder(folder, filesOf(turn).closedCommitment));
    if (text !== null) return text.trimEnd();
  }
  return null;
};
