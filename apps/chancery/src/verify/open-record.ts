import { statSync } from 'node:fs';
import type { OpenRecord } from './unpack-record.ts';

/** The record in a folder, or in an archive as a server gives it, which is unpacked for as long as it is looked at. */
export const openRecord = async (path: string): Promise<OpenRecord> => {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return { folder: path, close: () => {} };
  // Loaded here, because it brings what a server is made of, and a folder needs nothing of that.
  const { unpackRecord } = await import('./unpack-record.ts');
  return unpackRecord(path);
};
