import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { err, ok, type Result } from '@chancery/core';
import { parseDocument } from 'yaml';
import { meant } from '../../meant.ts';
import { REMOTE_VARIABLES } from '../../remote-variables.ts';
import { SETTINGS, type Settings } from './schema.ts';
import { SETTING_LIST, type Setting } from './setting-list.ts';

/** Where settings come from, apart from the file. */
export type Environment = { readonly [name: string]: string | undefined };

/** Names the configuration file; not a setting of its own. */
export const CONFIG_FILE = 'CHANCERY_CONFIG';

/**
 * The settings of the file (YAML, or variables if its name ends in `.env`), and over them those of the environment. Everything
 * that is wrong is named: where it stands, what it is called there, and what was wanted. The values of secrets are never repeated.
 */
export const readSettings = (
  process: Environment,
  file = process[CONFIG_FILE],
): Result<Settings, readonly string[]> => {
  const faults: string[] = [];
  const variables = file?.endsWith('.env') ? variablesIn(file, faults) : null;
  const given = file === undefined || variables !== null ? {} : fromFile(file, faults);
  const named = fromEnvironment({ ...variables, ...process }, faults);
  for (const [{ path }, value] of named) put(given, path, value);
  readSecretFiles(given, faults);
  const read = SETTINGS.safeParse(given);
  for (const issue of read.error?.issues ?? []) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') faults.push(...issue.keys.map((key) => unknownKey([...path, key])));
    else faults.push(`${placeOf(path, named, file)}: ${issue.message}`);
  }
  return read.success && faults.length === 0 ? ok(read.data) : err(faults);
};

type Tree = { [name: string]: unknown };

/** A file of variables, as systemd and Docker read it; what is about another program in it counts for nothing here. */
const variablesIn = (file: string, faults: string[]): Environment =>
  parseEnv(textOf(file, faults) ?? '') as Environment;

const fromFile = (file: string, faults: string[]): Tree => {
  const text = textOf(file, faults);
  if (text === null) return {};
  const document = parseDocument(text);
  for (const { message } of document.errors) faults.push(`${file}: ${message.split('\n')[0]}`);
  if (faults.length > 0) return {};
  const tree: unknown = document.toJS() ?? {};
  if (isTree(tree)) return tree;
  faults.push(`${file}: wanted settings by their names, such as "http: { port: 8080 }"`);
  return {};
};

/** Settings that environment variables name. A variable that begins with CHANCERY_ and names none is a mistake. */
const fromEnvironment = (env: Environment, faults: string[]): readonly (readonly [Setting, unknown])[] => {
  const known = new Set<string>([CONFIG_FILE, ...REMOTE_VARIABLES]);
  const found: (readonly [Setting, unknown])[] = [];
  for (const setting of SETTING_LIST) {
    const names = [setting.env, ...(setting.alsoEnv === undefined ? [] : [setting.alsoEnv])];
    for (const name of names) {
      const value = env[name];
      const file = setting.secret ? env[`${name}_FILE`] : undefined;
      known.add(name);
      if (setting.secret) known.add(`${name}_FILE`);
      if (file !== undefined) found.push([setting, { file }]);
      else if (value !== undefined && value !== '') found.push([setting, value]);
    }
  }
  const ours = (name: string): boolean => name.startsWith('CHANCERY_') && !OF_OTHERS.test(name);
  for (const name of Object.keys(env).filter((each) => ours(each) && !known.has(each))) {
    faults.push(`${name}: there is no such setting${meant(name, [...known])}`);
  }
  return found;
};

/** For the command line and our tests, and what Kubernetes says of a service that is called chancery. */
const OF_OTHERS = /^CHANCERY_(?:SERVER|TOKENS?|TEST_\w+|SERVICE_\w+|PORT(?:_\w+)?)$/;

/** A secret may be given as `{ file: PATH }`: then it is what that file holds, without the end of its last line. */
const readSecretFiles = (tree: Tree, faults: string[]): void => {
  for (const { path, secret } of SETTING_LIST) {
    const value = secret ? at(tree, path) : undefined;
    if (!isTree(value) || typeof value['file'] !== 'string') continue;
    const text = textOf(value['file'], faults);
    put(tree, path, text === null ? null : text.replace(/(?:\r?\n)+$/, ''));
  }
};

const textOf = (file: string, faults: string[]): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    faults.push(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'it is no file'}`);
    return null;
  }
};

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (tree: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? tree : isTree(tree) ? at(tree[name], rest) : undefined;

const put = (tree: Tree, [name = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) {
    tree[name] = value;
    return;
  }
  const below = tree[name];
  const part: Tree = isTree(below) ? below : {};
  tree[name] = part;
  put(part, rest, value);
};

const unknownKey = (path: readonly string[]): string => {
  const siblings = SETTING_LIST.flatMap((setting) =>
    path.slice(0, -1).every((name, place) => setting.path[place] === name) ? [setting.path[path.length - 1] ?? ''] : [],
  );
  return `${path.join('.')}: there is no such setting${meant(path.at(-1) ?? '', [...new Set(siblings)])}`;
};

/** What the setting was called where it was set. */
const placeOf = (
  path: readonly string[],
  named: readonly (readonly [Setting, unknown])[],
  file: string | undefined,
): string => {
  const dotted = path.join('.');
  // A fault of an item stands one step further than its list.
  const byEnv = named.find(([setting]) => setting.path.every((name, step) => name === path[step]));
  return byEnv === undefined ? (file === undefined ? dotted : `${file}: ${dotted}`) : byEnv[0].env;
};
