import type { JsonValue } from '../json.ts';
import type { Choice, ChoiceTree } from './choices.ts';

/**
 * A tree of choices as it is sent and kept. What stands in several places of it is told once, in `shared`, and each place has
 * `{ "same": 3 }` instead: the fourth of the list. An entry of the list speaks of entries before it only.
 */
export interface PackedChoices {
  readonly choices: { readonly [verb: string]: JsonValue };
  readonly shared: readonly JsonValue[];
}

type Fields = { readonly [name: string]: unknown };
/** An object or a list in a tree. */
type Part = readonly unknown[] | Fields;

/** A part of the tree, in how many places it stands, and where in the list, once it is told there. */
interface Counted {
  readonly part: Part;
  readonly number: number;
  places: number;
  shared?: number;
}

/** What is told in fewer characters is told again: `{"same":1234}` is hardly shorter. */
const SHORT = 24;

/** Packs a tree, in a time that goes by the different objects in it, however often they stand there. */
export const packChoices = (tree: ChoiceTree): PackedChoices => {
  const verbs = Object.entries(tree);
  const counted = countParts(verbs.map(([, choice]) => choice));
  const shared: JsonValue[] = [];

  const packed = (value: unknown): JsonValue => {
    if (!isPart(value)) return value as JsonValue;
    const here = counted.get(value) as Counted;
    if (here.shared === undefined) {
      const body = bodyOf(here.part);
      if (here.places < 2 || JSON.stringify(body).length < SHORT) return body;
      here.shared = shared.push(body) - 1;
    }
    return { same: here.shared };
  };
  const bodyOf = (part: Part): JsonValue => {
    if (isList(part)) return part.map(packed);
    if (isReference(part)) throw new Error(`choices hold ${JSON.stringify(part)}, which would be read as a reference`);
    const body: { [name: string]: JsonValue } = {};
    for (const name in part) if (part[name] !== undefined) body[name] = packed(part[name]);
    return body;
  };

  const choices = Object.fromEntries(verbs.map(([verb, choice]) => [verb, packed(choice)]));
  return { choices, shared };
};

/** Every part of the choices. Parts that say the same are one, be they one object or not. */
const countParts = (choices: readonly Choice[]): ReadonlyMap<Part, Counted> => {
  const counted = new Map<Part, Counted>();
  const byKey = new Map<string, Counted>();

  const find = (part: Part): Counted => {
    const seen = counted.get(part);
    if (seen !== undefined) return seen;
    const inner: Counted[] = [];
    const key = isList(part) ? keyOfList(part, inner) : keyOfFields(part, inner);
    let same = byKey.get(key);
    if (same === undefined) {
      same = { part, number: byKey.size, places: 0 };
      byKey.set(key, same);
      for (const each of inner) each.places += 1;
    }
    counted.set(part, same);
    return same;
  };
  const keyOfList = (list: readonly unknown[], inner: Counted[]): string => {
    let key = '';
    for (const value of list) key += keyOf(value, inner);
    return key;
  };
  const keyOfFields = (fields: Fields, inner: Counted[]): string => {
    let key = '{';
    for (const name in fields) {
      const value = fields[name];
      if (value !== undefined) key += `${name}:${keyOf(value, inner)}`;
    }
    return key;
  };
  /** No two values have the same: texts say how long they are. */
  const keyOf = (value: unknown, inner: Counted[]): string => {
    if (typeof value === 'string') return `"${value.length} ${value}`;
    if (!isPart(value)) return `${value},`;
    const found = find(value);
    inner.push(found);
    return `#${found.number},`;
  };

  for (const choice of choices) find(choice as unknown as Fields).places += 1;
  return counted;
};

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isList = (part: Part): part is readonly unknown[] => Array.isArray(part);

const isReference = (part: Fields): part is { readonly same: number } =>
  typeof part['same'] === 'number' && Object.keys(part).length === 1;
