import { rm } from 'node:fs/promises';
import { TURNS, turnOfName } from '@chancery/core';
import { listing } from './listing.ts';
import { CLOSED_SECRET, inFolder, SECRETS } from './paths.ts';

/**
 * Removes what a killed process may have left: turns half written, files on their way, secrets that are revealed.
 * Only whoever holds the lock may do so.
 */
export const tidy = async (folder: string, latest: number): Promise<void> => {
  const unfinished = listing(inFolder(folder, TURNS)).filter((name) => turnOfName(name) === null);
  const needless = listing(inFolder(folder, SECRETS)).filter(
    (name) => `${SECRETS}/${name}` !== CLOSED_SECRET && !isToCome(name, latest),
  );
  for (const path of [
    ...unfinished.map((name) => `${TURNS}/${name}`),
    ...needless.map((name) => `${SECRETS}/${name}`),
  ]) {
    await rm(inFolder(folder, path), { recursive: true, force: true });
  }
};

const isToCome = (name: string, latest: number): boolean => {
  const turn = turnOfName(name.replace(/\.txt$/, ''));
  return turn !== null && turn > latest;
};
