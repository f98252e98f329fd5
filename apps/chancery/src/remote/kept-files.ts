import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Proof, readProofs } from '@chancery/core';
import { EXIT } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { Stop } from '../stop.ts';

/** What a reader saved: mails, receipts, turn files and lists, or folders of them. */
export interface KeptFiles {
  readonly files: number;
  readonly proofs: readonly Proof[];
}

export const readKept = (io: Pick<Io, 'cwd'>, paths: readonly string[]): KeptFiles => {
  const files = paths.flatMap((path) => filesAt(resolve(io.cwd, path)));
  return { files: files.length, proofs: files.flatMap((path) => readProofs(readFileSync(path, 'utf8'))) };
};

const filesAt = (path: string): readonly string[] => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Stop(EXIT.unreadable, `${path} does not exist`);
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
};
