import { canonicalText } from '@chancery/core';

/** A place in plain data that is another in one than in the other. */
export interface Difference {
  /** Such as `realms[2].treasury`. */
  readonly path: string;
  /** JSON, or null where there was nothing. */
  readonly was: string | null;
  readonly is: string | null;
}

/** More than anybody reads. */
const MOST = 500;

/** Every leaf in which two pieces of plain data differ, in the order of their paths; `cut` when there are too many. */
export const differencesBetween = (
  was: unknown,
  is: unknown,
): { readonly differences: readonly Difference[]; readonly cut: boolean } => {
  const found: Difference[] = [];
  compare('', was, is, found);
  return { differences: found.slice(0, MOST), cut: found.length > MOST };
};

const compare = (path: string, was: unknown, is: unknown, found: Difference[]): void => {
  if (found.length > MOST || Object.is(was, is)) return;
  if (Array.isArray(was) && Array.isArray(is)) {
    const length = Math.max(was.length, is.length);
    for (let index = 0; index < length; index += 1) compare(`${path}[${index}]`, was[index], is[index], found);
  } else if (isObject(was) && isObject(is)) {
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort();
    for (const name of names) compare(path === '' ? name : `${path}.${name}`, was[name], is[name], found);
  } else {
    found.push({ path, was: shown(was), is: shown(is) });
  }
};

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string | null => (value === undefined ? null : canonicalText(value));
