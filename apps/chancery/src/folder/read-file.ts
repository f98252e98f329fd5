import { readFileSync } from 'node:fs';
import { EXIT } from '../exit-codes.ts';
import { Stop } from '../stop.ts';

/** The text of a file that must be there. Stops with its name and the reason. */
export const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Stop(EXIT.unreadable, `${path} cannot be read: ${reasonOf(error)}`);
  }
};

/** The text of a file, or null when there is none. */
export const readTextIfAny = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Stop(EXIT.unreadable, `${path} cannot be read: ${reasonOf(error)}`);
  }
};

/** The JSON of a text. Stops with the name of its file. */
export const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Stop(EXIT.unreadable, `${path} is not JSON: ${(error as Error).message}`);
  }
};

export const readJson = (path: string): unknown => parseJson(path, readText(path));

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};
