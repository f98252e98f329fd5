import { inOrder } from './in-order.ts';

/**
 * One text for one value: JSON with the keys of every object in code unit order and undefined properties left out.
 * Equal data gives equal text, whoever built it and in whatever order.
 *
 * Plain data only: null, booleans, finite numbers, strings, arrays, and objects without a class. Anything else
 * (functions, symbols, bigints, NaN, undefined in a list, Map, Date, instances) and anything nested more than
 * 500 deep (a cycle) is our own bug and throws a TypeError that names the place, as in `armies.a1.stack[2]`.
 */
export const canonicalText = (value: unknown): string => {
  const ordered = inOrder(value, DEEPEST);
  return ordered === undefined ? write(value, { path: [], quoted: new Map() }) : JSON.stringify(ordered);
};

const DEEPEST = 500;

/** `quoted` remembers short text already written as JSON: the same few keys and names occur in every entity. */
interface Writing {
  readonly path: (string | number)[];
  readonly quoted: Map<string, string>;
}

const write = (value: unknown, writing: Writing): string => {
  switch (typeof value) {
    case 'string':
      return quote(value, writing);
    case 'number':
      return Number.isFinite(value) ? String(value + 0) : refuse(String(value), writing);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (writing.path.length > DEEPEST) return refuse('something nested so deep, perhaps a cycle,', writing);
      return Array.isArray(value) ? writeList(value, writing) : writeObject(value, writing);
    default:
      return refuse(value === undefined ? 'undefined' : `a ${typeof value}`, writing);
  }
};

const writeList = (list: readonly unknown[], writing: Writing): string => {
  const { path } = writing;
  const depth = path.length;
  let text = '[';
  for (let index = 0; index < list.length; index += 1) {
    path[depth] = index;
    text += index === 0 ? write(list[index], writing) : `,${write(list[index], writing)}`;
  }
  path.length = depth;
  return `${text}]`;
};

const writeObject = (object: object, writing: Writing): string => {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return refuse(nameOf(object), writing);
  const { path } = writing;
  const depth = path.length;
  let text = '{';
  for (const key of sortedKeys(Object.keys(object))) {
    const value = (object as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) continue;
    path[depth] = key;
    text += `${text === '{' ? '' : ','}${quote(key, writing)}:${write(value, writing)}`;
  }
  path.length = depth;
  return `${text}}`;
};

/** Most objects are small and many are in order already, where the built-in sort is slow. */
const sortedKeys = (keys: string[]): string[] => {
  for (let index = 1; index < keys.length; index += 1) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort();
  }
  return keys;
};

const quote = (text: string, { quoted }: Writing): string => {
  if (text.length > 40) return JSON.stringify(text);
  let json = quoted.get(text);
  if (json === undefined) {
    json = JSON.stringify(text);
    quoted.set(text, json);
  }
  return json;
};

const nameOf = (object: object): string => {
  const name = (object.constructor as { readonly name?: string } | undefined)?.name;
  return `an instance of ${name || 'an unnamed class'}`;
};

const refuse = (what: string, { path }: Writing): never => {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  const shown = steps.length > 12 ? [...steps.slice(0, 12), '...'] : steps;
  const place = shown.join('').replace(/^\./, '') || 'the value itself';
  throw new TypeError(`${what} is not plain data, at ${place}`);
};
