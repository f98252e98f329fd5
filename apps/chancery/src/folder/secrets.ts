import { createHash, createHmac } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkCommitment, toHex } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { inFolder, secretFile } from './paths.ts';
import { readText } from './read-file.ts';
import { replaceFile } from './write-safely.ts';

/** Where the secret of a turn comes from: 64 hexadecimal digits. */
export type SecretSource = (turn: number) => string;

/** Secrets that nobody can foretell. */
export const randomSecrets =
  (randomBytes: (count: number) => Uint8Array): SecretSource =>
  () =>
    toHex(randomBytes(32));

/** Secrets that follow from a seed, so that a campaign can be played again: for tests, as whoever knows it knows all dice. */
export const seededSecrets =
  (seed: string): SecretSource =>
  (turn) =>
    createHmac('sha256', createHash('sha256').update(seed).digest()).update(`secret of turn ${turn}`).digest('hex');

/** Keeps the secret of a turn to come, for the owner's eyes only. */
export const keepSecret = async (folder: string, turn: number, secret: string): Promise<void> => {
  const path = inFolder(folder, secretFile(turn));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  await replaceFile(path, `${secret}\n`, 'secret');
};

/** The kept secret of a turn. Stops when it is not the one that was committed to. */
export const keptSecret = (folder: string, turn: number, commitment: string): string => {
  const path = inFolder(folder, secretFile(turn));
  const secret = readText(path).trimEnd();
  if (checkCommitment(commitment, secret)) return secret;
  throw new Stop(EXIT.unreadable, `${path} is not the secret that turn ${turn} was promised`);
};

/** When a turn is out its record reveals the secret. */
export const dropSecret = (folder: string, turn: number): Promise<void> =>
  rm(inFolder(folder, secretFile(turn)), { force: true });
