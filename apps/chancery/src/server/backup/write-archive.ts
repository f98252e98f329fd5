import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Batch } from '@chancery/store';
import type { ArchiveEnd, ArchiveHead, ArchiveLine } from './archive.ts';

/** Writes a backup. The file has its name only when it is whole and on the disk, and its owner alone can read it. */
export const writeArchive = async (
  file: string,
  head: ArchiveHead,
  batches: AsyncIterable<Batch>,
): Promise<ArchiveEnd['end']> => {
  const unfinished = `${file}.part`;
  const digest = createHash('sha256');
  let rows = 0;
  const lineOf = (line: ArchiveLine): string => `${JSON.stringify(line)}\n`;
  const counted = (line: ArchiveLine): string => {
    const text = lineOf(line);
    digest.update(text);
    return text;
  };
  let end: ArchiveEnd['end'] = { rows, sha256: '' };
  async function* lines(): AsyncGenerator<string> {
    yield counted(head);
    for await (const batch of batches) {
      rows += batch.rows.length;
      yield counted(batch);
    }
    end = { rows, sha256: digest.digest('hex') };
    yield lineOf({ end });
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'w' }));
    await syncTo(unfinished);
    await rename(unfinished, file);
    await syncTo(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return end;
};

const syncTo = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};
