/**
 * The canonical text of plain data: `JSON.stringify`, which is several times as fast as anything written here, is given a copy
 * whose objects have their keys in code unit order. What is in order already is not copied, and what no object can hold in
 * order is written by hand. Undefined for what is no plain data or lies deeper than `deepest`: that is for others to refuse.
 */
export const textInOrder = (value: unknown, deepest: number): string | undefined => {
  const ordered = inOrder(value, deepest);
  return ordered === undefined ? undefined : textOf(ordered);
};

/** JSON of something of which no object keeps the keys in order. */
class Written {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const isWritten = (ordered: unknown): ordered is Written => typeof ordered === 'object' && ordered instanceof Written;

const textOf = (ordered: unknown): string => (isWritten(ordered) ? ordered.text : JSON.stringify(ordered));

/** `levels`: how many more may lie within it. */
const inOrder = (value: unknown, levels: number): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'object':
      if (value === null) return null;
      if (levels < 0) return undefined;
      return Array.isArray(value) ? listInOrder(value, levels - 1) : objectInOrder(value as Fields, levels - 1);
    default:
      return undefined;
  }
};

interface Fields {
  readonly [key: string]: unknown;
}

const listInOrder = (list: readonly unknown[], levels: number): readonly unknown[] | Written | undefined => {
  let copy: unknown[] | undefined;
  let written = false;
  for (let index = 0; index < list.length; index += 1) {
    const ordered = inOrder(list[index], levels);
    if (ordered === undefined) return undefined;
    if (ordered !== list[index]) {
      copy ??= list.slice(0, index);
      written ||= isWritten(ordered);
    }
    copy?.push(ordered);
  }
  return written ? new Written(`[${copy?.map(textOf).join(',')}]`) : (copy ?? list);
};

const objectInOrder = (object: Fields, levels: number): Fields | Written | undefined => {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const keys = Object.keys(object);
  let written = !keys.every(keepsItsPlace);
  let same = !sortKeys(keys);
  const parts: unknown[] = [];
  for (const key of keys) {
    const value = object[key];
    const ordered = value === undefined ? undefined : inOrder(value, levels);
    if (ordered === undefined && value !== undefined) return undefined;
    if (ordered !== value || value === undefined) {
      same = false;
      written ||= isWritten(ordered);
    }
    parts.push(ordered);
  }
  if (written) return new Written(`{${fieldsOf(keys, parts).join(',')}}`);
  return same ? object : withKeys(keys, parts);
};

const withKeys = (keys: readonly string[], parts: readonly unknown[]): Fields => {
  const copy: { [key: string]: unknown } = {};
  for (let index = 0; index < keys.length; index += 1) {
    if (parts[index] !== undefined) copy[keys[index] as string] = parts[index];
  }
  return copy;
};

const fieldsOf = (keys: readonly string[], parts: readonly unknown[]): readonly string[] =>
  keys.flatMap((key, index) => (parts[index] === undefined ? [] : `${JSON.stringify(key)}:${textOf(parts[index])}`));

/** Objects put keys that are numbers first, whenever they came; and `__proto__` is none of their keys. */
const keepsItsPlace = (key: string): boolean => {
  const first = key.charCodeAt(0);
  return !(first >= 48 && first <= 57) && key !== '__proto__';
};

/** Puts keys in order, and says whether they were not. */
const sortKeys = (keys: string[]): boolean => {
  if (areSorted(keys)) return false;
  if (keys.length > FEW) keys.sort();
  else insertInOrder(keys);
  return true;
};

/** Most objects have a few keys, for which the built-in sort takes three times as long. */
const FEW = 16;

const insertInOrder = (keys: string[]): void => {
  for (let index = 1; index < keys.length; index += 1) {
    const key = keys[index] as string;
    let place = index;
    for (; place > 0 && (keys[place - 1] as string) > key; place -= 1) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
};

const areSorted = (keys: readonly string[]): boolean => {
  for (let index = 1; index < keys.length; index += 1) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return false;
  }
  return true;
};
