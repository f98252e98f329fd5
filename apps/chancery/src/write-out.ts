import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { EXIT } from './exit-codes.ts';
import { replaceFile } from './folder/write-safely.ts';
import type { Io } from './io.ts';
import { Stop } from './stop.ts';

/** Writes what a command made to the file that was named, or to standard output. */
export const writeOut = async (io: Io, out: string | undefined, content: string): Promise<void> => {
  if (out === undefined || out === '-') return io.write(content);
  await writeFileFor(io, out, content);
};

/** Writes a file for the person who asked, with the folders it lies in, and says so. */
export const writeFileFor = async (io: Io, out: string, content: string | Uint8Array): Promise<void> => {
  const path = resolve(io.cwd, out);
  try {
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, content);
  } catch (error) {
    throw new Stop(EXIT.unreadable, `${path} cannot be written: ${(error as Error).message}`);
  }
  io.complain(path);
};
