import { err, ok, type Result, type ScenarioFault } from '@chancery/core';
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** Limits of a file, so that it is read quickly whatever it says. */
export const FILE_LIMITS = { bytes: 500_000, depth: 12, entries: 60_000, characters: 10_000 } as const;

/** JSON or YAML as data, or why it is none: no aliases, no tags, no merge keys, and every name once. */
export const readScenarioText = (text: string): Result<unknown, readonly ScenarioFault[]> => {
  if (Buffer.byteLength(text) > FILE_LIMITS.bytes)
    return refused('', `it has more than ${FILE_LIMITS.bytes} bytes`, SHORTER);
  const nested = nestedTooDeep(text);
  if (nested)
    return refused('', `it is nested deeper than ${FILE_LIMITS.depth} levels`, 'Take the form of the example.');
  const document = parsed(text);
  if (document === null) return refused('', 'it is nested too deep to be read', 'Take the form of the example.');
  const [wrong] = document.errors;
  if (wrong !== undefined) return refused('', oneLine(wrong.message), 'Mend the YAML at that line.');
  const faults = nodeFaults(document.contents);
  return faults.length > 0 ? err(faults) : ok(document.toJS({ maxAliasCount: 0 }) as unknown);
};

/** Null for what only an attacker writes: so deep that reading it runs out of stack. */
const parsed = (text: string): Document.Parsed | null => {
  try {
    // Names are compared below: the library compares each with all others.
    return parseDocument(text, { version: '1.2', schema: 'core', merge: false, uniqueKeys: false });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const SHORTER = 'Leave out what is not needed, such as long descriptions.';

const refused = (path: string, text: string, remedy: string): Result<never, readonly ScenarioFault[]> =>
  err([{ path, text, remedy }]);

const oneLine = (message: string): string => (message.split('\n')[0] ?? '').replace(/:$/, '');

/** Before anything is built of them: brackets within brackets would cost more than they say. */
const nestedTooDeep = (text: string): boolean => {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if ((letter === ']' || letter === '}') && depth > 0) depth -= 1;
    // Words may hold brackets too, so there is some room.
    if (depth > 4 * FILE_LIMITS.depth) return true;
  }
  return /^(?:[ \t]*[-?] ){13}/m.test(text) || /^ {200}/m.test(text);
};

const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const PLAIN = 'Write plain data: lists, names, texts and numbers.';

/** What of a tree of YAML is not plain data, or too much. */
const nodeFaults = (root: unknown): readonly ScenarioFault[] => {
  const faults: ScenarioFault[] = [];
  const fault = (path: string, text: string, remedy: string): void => void faults.push({ path, text, remedy });
  let entries = 0;

  const visit = (node: unknown, path: string, depth: number): void => {
    entries += 1;
    if (entries === FILE_LIMITS.entries) fault('', `it has more than ${FILE_LIMITS.entries} entries`, SHORTER);
    if (entries >= FILE_LIMITS.entries || !isNode(node)) return;
    if (isAlias(node)) fault(path, 'aliases are not read', 'Write the value itself.');
    else if (node.tag !== undefined) fault(path, 'tags are not read', PLAIN);
    else if (isScalar(node)) {
      const isLong = typeof node.value === 'string' && node.value.length > FILE_LIMITS.characters;
      if (isLong) fault(path, `it has more than ${FILE_LIMITS.characters} characters`, SHORTER);
    } else if (depth > FILE_LIMITS.depth) fault(path, `it is nested deeper than ${FILE_LIMITS.depth} levels`, PLAIN);
    else if (isMap(node)) visitMembers(node, path, depth);
    else if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, `${path}[${at}]`, depth + 1);
  };
  const visitMembers = ({ items }: YAMLMap, path: string, depth: number): void => {
    const seen = new Set<string>();
    for (const { key, value } of items) {
      const name = nameOf(key);
      const under = path === '' ? `${name}` : `${path}.${name}`;
      if (name === null) fault(path, 'a name is not read', PLAIN);
      else if (seen.has(name)) fault(under, 'is there twice', 'Leave one of the two out.');
      else visit(value, under, depth + 1);
      seen.add(name ?? '');
    }
  };

  visit(root, '', 1);
  return faults;
};

/** The name of a field; null for what is none, and for names that mean something to a program. */
const nameOf = (key: unknown): string | null => {
  if (!isScalar(key) || key.tag !== undefined || !['string', 'number'].includes(typeof key.value)) return null;
  const name = String(key.value);
  return name.length > 200 || FORBIDDEN.includes(name) ? null : name;
};
