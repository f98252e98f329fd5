import { statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { EXIT } from '../exit-codes.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { readShape } from '../folder/shape.ts';
import { replaceFile } from '../folder/write-safely.ts';
import type { Io } from '../io.ts';
import { TOKENS_VARIABLE } from '../remote-variables.ts';
import { Stop } from '../stop.ts';

const SHAPE = z.record(z.string(), z.string());
type Tokens = { readonly [server: string]: string };

/** Where tokens are kept: a JSON object of tokens by the address of their server, which its owner alone may read. */
export const tokenFile = ({ environment }: Pick<Io, 'environment'>): string | null => {
  const { HOME, XDG_CONFIG_HOME, [TOKENS_VARIABLE]: named } = environment;
  if (named !== undefined) return named;
  const folder = XDG_CONFIG_HOME ?? (HOME === undefined ? undefined : join(HOME, '.config'));
  return folder === undefined ? null : join(folder, 'chancery', 'tokens.json');
};

/** The token kept for a server; null when there is none. Stops when others may read the file. */
export const keptToken = (io: Pick<Io, 'environment'>, server: string): string | null => {
  const path = tokenFile(io);
  return path === null ? null : (tokensIn(path)[server] ?? null);
};

/** Keeps the token of a server, in the place of an older one, and says where. */
export const keepToken = async (io: Pick<Io, 'environment'>, server: string, token: string): Promise<string> => {
  const path = tokenFile(io);
  if (path === null)
    throw new Stop(EXIT.usage, `there is no home folder for tokens: name a file with ${TOKENS_VARIABLE}`);
  const tokens = { ...tokensIn(path), [server]: token };
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await replaceFile(path, `${JSON.stringify(tokens, null, 2)}\n`, 'secret');
  return path;
};

const tokensIn = (path: string): Tokens => {
  if (readTextIfAny(path) === null) return {};
  const others = statSync(path).mode & 0o077;
  if (process.platform !== 'win32' && others !== 0) {
    throw new Stop(EXIT.unreadable, `${path} holds tokens, and others can read it`, [`Run: chmod 600 ${path}`]);
  }
  return readShape(path, SHAPE);
};
