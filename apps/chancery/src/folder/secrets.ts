import { createHash, createHmac } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { commitTo, toHex } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';
import { inFolder, secretFile } from './paths.ts';
import { readText } from './read-file.ts';
import { replaceFile } from './write-safely.ts';

/**
 * Where secrets and salts come from, 64 hexadecimal digits each. Each is asked for by its name, such as `secret of turn 7`,
 * and once.
 */
export type SecretSource = (name: string) => string;

export const turnSecretName = (turn: number): string => `secret of turn ${turn}`;
export const CLOSED_SECRET_NAME = 'closed secret';

/** Secrets that nobody can foretell. */
export const randomSecrets =
  (randomBytes: (count: number) => Uint8Array): SecretSource =>
  () =>
    toHex(randomBytes(32));

/** Secrets that follow from a seed, so that a campaign can be played again: for tests, as whoever knows it knows all dice. */
export const seededSecrets =
  (seed: string): SecretSource =>
  (name) =>
    createHmac('sha256', createHash('sha256').update(seed).digest()).update(name).digest('hex');

/** Keeps a secret in a file of the folder, for the owner's eyes only. */
export const keepSecret = async (folder: string, file: string, secret: string): Promise<void> => {
  const path = inFolder(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await chmod(dirname(path), 0o700);
  await replaceFile(path, `${secret}\n`, 'secret');
};

/** The secret that a file holds, a line of its own; null when it is not the one that was committed to. */
export const promisedSecret = (text: string, commitment: string): string | null => {
  const secret = /^([0-9a-f]{64})\n$/.exec(text)?.[1];
  return secret !== undefined && commitTo(secret) === commitment ? secret : null;
};

/** A secret in a file of the folder. Stops when it is not the one that was committed to. */
export const secretIn = (folder: string, file: string, commitment: string): string => {
  const path = inFolder(folder, file);
  const secret = promisedSecret(readText(path), commitment);
  if (secret !== null) return secret;
  throw new Stop(EXIT.unreadable, `${path} is not the secret that was promised`);
};

/** When a turn is out its record reveals the secret. */
export const dropSecret = (folder: string, turn: number): Promise<void> =>
  rm(inFolder(folder, secretFile(turn)), { force: true });
