import { onceFor, type Position, type RulesetTypes, type SeatId } from '@chancery/core';

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

/** How many changes are made, and with which of them it begins: other ones each turn. */
export interface Share {
  readonly most: number;
  readonly from: number;
}

/**
 * Positions that differ from this one in one value that the viewer may not know: a number is another, a word is one that
 * stands elsewhere under the same pattern, a thing of a list is not there. Of many only a share is made, of each pattern in
 * turn, and only what the ruleset calls valid counts.
 */
export const scrambledFor = <T extends RulesetTypes>(
  rules: ScrambleRules<T>,
  position: Position<T>,
  viewer: SeatId | null,
  share: Share,
): readonly Scrambled<T>[] => {
  const found: Scrambled<T>[] = [];
  for (const { path, value } of inTurns(changesFor(rules.table, position, viewer), share.from)) {
    if (found.length === share.most) break;
    const changed = { setting: position.setting, state: changedAt(position.state as Plain, path, value) as T['state'] };
    // What has become the viewer's own business they may notice.
    if (value !== GONE && mayKnow(rules.table, path, viewer, changed)) continue;
    const mended = rules.mended === undefined ? changed : rules.mended(changed, position);
    if (mended !== null && (rules.isValid?.(mended) ?? true)) found.push({ what: path.join('.'), position: mended });
  }
  return found;
};

interface Change {
  readonly path: Path;
  readonly value: Plain | typeof GONE;
}

/** Everything that could be otherwise without the viewer's knowledge, by pattern. */
const changesFor = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  position: Position<T>,
  viewer: SeatId | null,
): readonly (readonly Change[])[] => {
  const leaves = leavesIn(position.state);
  const alike = Map.groupBy(leaves, ({ path }) => patternOf(path));
  const changed = [...alike.values()].map((same) =>
    same
      .filter(({ path }) => !mayKnow(table, path, viewer, position))
      .flatMap(({ path, value }) => otherValues(value, same).map((other): Change => ({ path, value: other }))),
  );
  const gone = thingsIn(position.state)
    .filter((path) => isThereSecretly(table, path, viewer, position))
    .map((path): Change => ({ path, value: GONE }));
  return [...changed, ...Map.groupBy(gone, ({ path }) => patternOf(path)).values()].filter(({ length }) => length > 0);
};

/** One of each list, then a second of each, each list begun at its `from`-th and gone round once. */
function* inTurns(lists: readonly (readonly Change[])[], from: number): Generator<Change> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let round = 0; round < longest; round += 1) {
    for (const list of lists) if (round < list.length) yield list[(from + round) % list.length] as Change;
  }
}

/** How the state is scrambled. */
export interface ScrambleRules<T extends RulesetTypes> {
  readonly table: KnowledgeTable<T>;
  /** Whether such a position could be: what is not is not tried. */
  isValid?(position: Position<T>): boolean;
  /**
   * Evens out what everybody knows and what is reckoned from the change, such as a score, by something else that the viewer may
   * not know; null where that cannot be.
   */
  mended?(changed: Position<T>, before: Position<T>): Position<T> | null;
}

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain | undefined };
/** The keys that lead to a part of the state. */
export type Path = readonly string[];

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

/** The things that stand in a list or a record of the state; a record's plain values are no things. */
export const thingsBelow = (state: unknown, path: Path): readonly Path[] => {
  const part = path.reduce<unknown>((whole, key) => (whole as { readonly [key: string]: unknown })[key], state);
  return Object.entries(part as object)
    .filter(([, value]) => Array.isArray(part) || (typeof value === 'object' && value !== null))
    .map(([key]) => [...path, key]);
};

/** Numbers and keys of lists are places: `units.3.men` is `units.*.men`. */
const patternOf = (path: Path): string => path.map((key) => (/^[0-9]+$/.test(key) ? '*' : key)).join('.');

/** Whether a viewer may not know that a thing is there: only a line for the whole thing says so. */
export const isThereSecretly = <T extends RulesetTypes>(
  table: KnowledgeTable<T>,
  path: Path,
  viewer: SeatId | null,
  position: Position<T>,
): boolean => {
  const line = lineOf(table, path);
  return line !== undefined && !holds(line, path, viewer, position);
};

/** Whether a viewer may know a value. Of which the table says nothing is told elsewhere. */
export const mayKnow = <T extends RulesetTypes>(
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

const lineOf = <T extends RulesetTypes>(table: KnowledgeTable<T>, path: Path): Line<T> | undefined =>
  linesOf(table).find(
    ({ pattern }) =>
      pattern.length === path.length && pattern.every((part, index) => part === '*' || part === path[index]),
  );

/** The lines of a table with their patterns taken apart; made once. */
const linesOf = onceFor(<T extends RulesetTypes>(table: KnowledgeTable<T>): readonly Line<T>[] =>
  Object.entries(table).map(([path, knowledge]) => ({ pattern: path.split('.'), knowledge })),
);

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
