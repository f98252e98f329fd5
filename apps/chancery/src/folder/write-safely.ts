import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Contents } from '@chancery/core';

/** Open for everybody who may read the folder, or for its owner only. */
export type Privacy = 'open' | 'secret';

/**
 * Makes `target` with these contents: all of it or nothing, whenever the process is killed or the power fails. It is
 * written to `scratch`, a folder of the same disk whose leftovers nobody misses, and moved in one step.
 */
export const writeFolder = async (scratch: string, target: string, contents: Contents): Promise<void> => {
  await rm(scratch, { recursive: true, force: true });
  await fillFolder(scratch, contents);
  await rename(scratch, target);
  await syncFolder(dirname(target));
};

/** Writes files below a folder and sees them on the disk, with the folders they lie in. */
export const fillFolder = async (folder: string, contents: Contents): Promise<void> => {
  const files = Object.entries(contents).map(([path, content]) => ({ path: join(folder, path), content }));
  const folders = new Set([folder, ...files.map(({ path }) => dirname(path))]);
  for (const each of folders) await mkdir(each, { recursive: true });
  await Promise.all(files.map(({ path, content }) => writeDurably(path, content, 'open')));
  await Promise.all([...folders].map(syncFolder));
};

/** Puts a file in place of what may be there, in one step. */
export const replaceFile = async (
  path: string,
  content: string | Uint8Array,
  privacy: Privacy = 'open',
): Promise<void> => {
  const scratch = join(dirname(path), `.${process.pid}.tmp`);
  await rm(scratch, { force: true });
  await writeDurably(scratch, content, privacy);
  await rename(scratch, path);
  await syncFolder(dirname(path));
};

const writeDurably = async (path: string, content: string | Uint8Array, privacy: Privacy): Promise<void> => {
  const file = await open(path, 'wx', privacy === 'secret' ? 0o600 : 0o644);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Makes sure that the names in a folder are on the disk. Windows has nothing like it and does not need it. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
