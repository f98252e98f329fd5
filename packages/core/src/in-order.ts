/**
 * Plain data whose objects have their keys in code unit order, so that `JSON.stringify`, which is several times as fast as
 * anything written here, gives its canonical text. What is in order already is handed back as it is. Undefined for data
 * that it cannot do this for: objects do not keep an order of keys such as `10` and `9`, and what is no plain data at all
 * is for others to refuse. `depth`: how deep it lies already.
 */
export const inOrder = (value: unknown, deepest: number, depth = 0): unknown => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'object':
      if (value === null) return null;
      if (depth > deepest) return undefined;
      return Array.isArray(value)
        ? listInOrder(value, deepest, depth + 1)
        : objectInOrder(value as Fields, deepest, depth + 1);
    default:
      return undefined;
  }
};

interface Fields {
  readonly [key: string]: unknown;
}

const listInOrder = (list: readonly unknown[], deepest: number, depth: number): readonly unknown[] | undefined => {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const ordered = inOrder(list[index], deepest, depth);
    if (ordered === undefined) return undefined;
    if (copy === undefined && ordered !== list[index]) copy = list.slice(0, index);
    copy?.push(ordered);
  }
  return copy ?? list;
};

const objectInOrder = (object: Fields, deepest: number, depth: number): Fields | undefined => {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  const keys = Object.keys(object);
  if (!keys.every(keepsItsPlace)) return undefined;
  let changed = !areSorted(keys);
  if (changed) keys.sort();
  const copy: { [key: string]: unknown } = {};
  for (const key of keys) {
    const value = object[key];
    if (value === undefined) continue;
    const ordered = inOrder(value, deepest, depth);
    if (ordered === undefined) return undefined;
    if (ordered !== value) changed = true;
    copy[key] = ordered;
  }
  return changed ? copy : object;
};

/** Objects put keys that are numbers first, whenever they came; and `__proto__` is none of their keys. */
const keepsItsPlace = (key: string): boolean => {
  const first = key.charCodeAt(0);
  return !(first >= 48 && first <= 57) && key !== '__proto__';
};

const areSorted = (keys: readonly string[]): boolean => {
  for (let index = 1; index < keys.length; index += 1) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return false;
  }
  return true;
};
