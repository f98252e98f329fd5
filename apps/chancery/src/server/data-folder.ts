import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The data folder cannot be made, or nothing can be written into it. Says which, and why. */
export class NoDataFolder extends Error {
  readonly code = 'NO_DATA_FOLDER';
}

/** Makes the folder in which a server keeps what is its own, and proves that it can be written to. */
export const dataFolder = (data: string): string => {
  const folder = resolve(data);
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
    return folder;
  } catch (error) {
    const { code = 'unknown reason', message } = error as NodeJS.ErrnoException;
    throw new NoDataFolder(`the data folder ${folder} cannot be written to (${code}: ${REASONS[code] ?? message})`);
  }
};

/** Level by level: where a folder can never be made, Node's own recursion goes on for ever. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK);
    return;
  }
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
};

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'the user of this process may not write there',
  EPERM: 'the user of this process may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file is in the way',
  ENOENT: 'it cannot be made there',
};
