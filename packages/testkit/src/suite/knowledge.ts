import type { Position, RulesetTypes, SeatId } from '@chancery/core';

/**
 * What a viewer may know of the state, by path: `gold.*`, `units.*.men`, where `*` stands for any key or place in a list. A
 * path that stands for a whole thing (`units.*`) says whether the viewer knows that it is there, and holds for all below it
 * that has no line of its own. Every value of the state must stand below some line.
 */
export type KnowledgeTable<T extends RulesetTypes> = {
  readonly [path: string]: Knowledge<T>;
};

/** Everybody knows it, nobody does, or some viewers (null: the public); `keys` are what the stars stand for. */
export type Knowledge<T extends RulesetTypes> =
  | 'public'
  | 'secret'
  | ((viewer: SeatId | null, keys: readonly string[], position: Position<T>) => boolean);

/** A position in which one thing is otherwise that a viewer may not know, and what that is. */
export interface Scrambled<T extends RulesetTypes> {
  readonly what: string;
  readonly position: Position<T>;
}

/** Values of the state that no line of the table tells anything of. */
export const unknownPaths = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  state: T['state'],
): readonly string[] => [
  ...new Set(
    leavesIn(state)
      .filter(({ path }) => lineFor(table, path) === undefined)
      .map(({ path }) => patternOf(path)),
  ),
];

/**
 * Every position that differs from this one in one value that the viewer may not know: a number is another, a word is one
 * that stands elsewhere under the same pattern, a thing of a list is not there. Patterns are gone through one after the
 * other, at most `most` changes of each, and only what the ruleset calls valid counts.
 */
export const scrambledFor = <T extends RulesetTypes>(
  { table, isValid = () => true }: Pick<ScrambleRules<T>, 'table' | 'isValid'>,
  position: Position<T>,
  viewer: SeatId | null,
  most: number,
): readonly Scrambled<T>[] => {
  const leaves = leavesIn(position.state);
  const others = Map.groupBy(leaves, ({ path }) => patternOf(path));
  const counts = new Map<string, number>();
  const found: Scrambled<T>[] = [];
  const change = (pattern: string, path: Path, value: Plain | typeof GONE): void => {
    if ((counts.get(pattern) ?? 0) >= most) return;
    const changed = { setting: position.setting, state: changedAt(position.state as Plain, path, value) as T['state'] };
    if (!isValid(changed)) return;
    counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    found.push({ what: path.join('.'), position: changed });
  };
  for (const { path, value } of leaves) {
    if (mayKnow(table, path, viewer, position)) continue;
    const pattern = patternOf(path);
    for (const other of otherValues(value, others.get(pattern) ?? [])) change(pattern, path, other);
  }
  for (const path of thingsIn(position.state)) {
    const line = lineOf(table, path);
    if (line !== undefined && !holds(line, path, viewer, position)) change(`${patternOf(path)} gone`, path, GONE);
  }
  return found;
};

/** How the state is scrambled. */
export interface ScrambleRules<T extends RulesetTypes> {
  readonly table: KnowledgeTable<T>;
  /** Whether such a position could be: what is not is not tried. */
  isValid?(position: Position<T>): boolean;
}

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain | undefined };
type Path = readonly string[];

interface Leaf {
  readonly path: Path;
  readonly value: string | number | boolean | null;
}

const GONE: unique symbol = Symbol('gone');

const leavesIn = (state: unknown): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  const walk = (value: Plain | undefined, path: Path): void => {
    if (value === undefined) return;
    if (typeof value !== 'object' || value === null) leaves.push({ path, value });
    else for (const [key, each] of Object.entries(value)) walk(each as Plain, [...path, key]);
  };
  walk(state as Plain, []);
  return leaves;
};

/** The places of things in lists. */
const thingsIn = (state: unknown): readonly Path[] => {
  const things: Path[] = [];
  const walk = (value: Plain | undefined, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (Array.isArray(value)) things.push([...path, key]);
      walk(each as Plain, [...path, key]);
    }
  };
  walk(state as Plain, []);
  return things;
};

/** Numbers and keys of lists are places: `units.3.men` is `units.*.men`. */
const patternOf = (path: Path): string => path.map((key) => (/^[0-9]+$/.test(key) ? '*' : key)).join('.');

const mayKnow = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  path: Path,
  viewer: SeatId | null,
  position: Position<T>,
): boolean => {
  const line = lineFor(table, path);
  return line === undefined || holds(line, path, viewer, position);
};

interface Line<T extends RulesetTypes> {
  readonly pattern: readonly string[];
  readonly knowledge: Knowledge<T>;
}

const holds = <T extends RulesetTypes>(
  { pattern, knowledge }: Line<T>,
  path: Path,
  viewer: SeatId | null,
  position: Position<T>,
): boolean => {
  if (typeof knowledge === 'string') return knowledge === 'public';
  const keys = pattern.flatMap((each, index) => (each === '*' ? [path[index] as string] : []));
  return knowledge(viewer, keys, position);
};

/** The line of the table for a path, or for the nearest thing above it. */
const lineFor = <T extends RulesetTypes>(table: KnowledgeTable<T>, path: Path): Line<T> | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lineOf(table, path.slice(0, length));
    if (line !== undefined) return line;
  }
  return undefined;
};

const lineOf = <T extends RulesetTypes>(table: KnowledgeTable<T>, path: Path): Line<T> | undefined => {
  for (const [each, knowledge] of Object.entries(table)) {
    const pattern = each.split('.');
    if (pattern.length !== path.length) continue;
    if (pattern.every((part, index) => part === '*' || part === path[index])) return { pattern, knowledge };
  }
  return undefined;
};

const otherValues = (value: Leaf['value'], alike: readonly Leaf[]): readonly Leaf['value'][] => {
  if (typeof value === 'number') return [value + 1, ...(value > 0 ? [value - 1] : []), 2 * value + 3];
  if (typeof value === 'boolean') return [!value];
  return [...new Set(alike.map((leaf) => leaf.value))].filter((other) => other !== value).slice(0, 2);
};

const changedAt = (value: Plain, path: Path, to: Plain | typeof GONE): Plain => {
  const [key, ...rest] = path as readonly [string, ...string[]];
  if (Array.isArray(value)) {
    if (rest.length === 0 && to === GONE) return value.toSpliced(Number(key), 1);
    return value.with(
      Number(key),
      rest.length === 0 ? (to as Plain) : changedAt(value[Number(key)] as Plain, rest, to),
    );
  }
  const record = value as { readonly [key: string]: Plain };
  return { ...record, [key]: rest.length === 0 ? (to as Plain) : changedAt(record[key] as Plain, rest, to) };
};
