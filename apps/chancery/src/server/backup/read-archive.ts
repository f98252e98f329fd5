import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { err, ok, type Result } from '@chancery/core';
import type { Batch } from '@chancery/store';
import type { ArchiveEnd, ArchiveHead, ArchiveLine } from './archive.ts';

/** Why a file is no backup that can be restored, in words. */
export type ArchiveFault = string;

/** A backup that is whole. Its batches are read from the file as they are asked for. */
export interface Archive {
  readonly head: ArchiveHead;
  readonly end: ArchiveEnd['end'];
  batches(): AsyncIterable<Batch>;
}

/** Opens a backup, and reads it to its end: a byte that has changed is noticed before anything is done with it. */
export const openArchive = async (file: string): Promise<Result<Archive, ArchiveFault>> => {
  const digest = createHash('sha256');
  let head: ArchiveHead | null = null;
  let end: ArchiveEnd['end'] | null = null;
  let rows = 0;
  try {
    for await (const text of linesOf(file)) {
      if (end !== null) return err('something follows its end');
      const line = JSON.parse(text) as ArchiveLine;
      if (head === null) {
        if (!('format' in line) || line.format !== 'chancery-backup-1') return err('it is no backup of Chancery');
        head = line;
      } else if ('end' in line) {
        end = line.end;
        continue;
      } else if ('rows' in line) {
        rows += line.rows.length;
      }
      digest.update(`${text}\n`);
    }
  } catch (error) {
    return err(`it cannot be read: ${(error as Error).message}`);
  }
  if (head === null) return err('it is empty');
  if (end === null) return err('it breaks off before its end');
  if (digest.digest('hex') !== end.sha256 || rows !== end.rows) return err('it was changed: its checksum is another');
  return ok({ head, end, batches: () => batchesOf(file) });
};

async function* batchesOf(file: string): AsyncGenerator<Batch> {
  for await (const text of linesOf(file)) {
    const line = JSON.parse(text) as ArchiveLine;
    if ('rows' in line) yield line;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  try {
    let begun: string[] = [];
    for await (const chunk of source.pipe(unzipped).setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      begun.push(first);
      for (const next of others) {
        yield begun.join('');
        begun = [next];
      }
    }
    if (begun.some((text) => text !== '')) yield begun.join('');
  } finally {
    source.destroy();
  }
}
