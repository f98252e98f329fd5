import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Packed, RECORD_FOLDER, readTar } from '@chancery/app';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** A record that lies in a folder. */
export interface OpenRecord {
  readonly folder: string;
  /** Clears away what was unpacked. */
  close(): void;
}

/** The record in an archive as a server gives it, in a folder for as long as it is looked at. */
export const unpackRecord = (path: string): OpenRecord => {
  const files = unpacked(path);
  const place = mkdtempSync(join(tmpdir(), 'chancery-record-'));
  for (const { path: name, content } of files) {
    const file = join(place, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { folder: join(place, RECORD_FOLDER), close: () => rmSync(place, { recursive: true }) };
};

const unpacked = (path: string): readonly Packed[] => {
  try {
    const files = readTar(gunzipSync(readFileSync(path)));
    const stranger = files.find(({ path: name }) => !isOurs(name));
    if (stranger !== undefined) throw new Error(`it holds ${stranger.path}`);
    return files;
  } catch (error) {
    throw new Stop(EXIT.unreadable, `${path} is not a record: ${(error as Error).message}`);
  }
};

/** Nothing is written anywhere else, whatever an archive says. */
const isOurs = (name: string): boolean => {
  const [first, ...rest] = name.split('/');
  return first === RECORD_FOLDER && rest.every((part) => /^[\w%.~!'()-]+$/.test(part) && !/^\.+$/.test(part));
};
