import { placeById, type WithId } from './lookup.ts';

/** The things of a list in groups of those that have something in common. */
export interface KeptGroups<Thing, Key> {
  /** Those of a list that have it, in their order; to be read at once, as a group changes with its list. */
  at(list: readonly Thing[], key: Key): readonly Thing[];
  /** All groups of a list; some may have become empty. */
  of(list: readonly Thing[]): ReadonlyMap<Key, readonly Thing[]>;
}

/** Groups of a list that is sorted by id, in which things may come to another group. */
export interface KeptGroupsById<Thing, Key> extends KeptGroups<Thing, Key> {
  /** To be called when one of a list has another key than it had. */
  moved(list: readonly Thing[], thing: Thing, before: Key): void;
  /** To be called when another list takes the place of one, and holds the same things without these. */
  removed(list: readonly Thing[], left: readonly Thing[], gone: readonly Thing[]): void;
}

/**
 * Groups that are made once for a list and kept as long as it: what it has grown by joins them, and another list has its own. So a
 * draft may be asked again and again while a turn changes it, if what makes a group never changes.
 */
export const keptGroups = <Thing, Key>(keyOf: (thing: Thing) => Key): KeptGroups<Thing, Key> =>
  groupsFor(newStock(keyOf));

/** The same where what makes a group may change: whoever changes it says so, and the groups stay up to date. */
export const keptGroupsById = <Thing extends WithId, Key>(keyOf: (thing: Thing) => Key): KeptGroupsById<Thing, Key> => {
  const stock = newStock(keyOf);
  const leave = (group: Thing[] | undefined, { id }: Thing): void => {
    const place = placeById(group ?? [], id);
    if (place >= 0) group?.splice(place, 1);
  };
  return {
    ...groupsFor(stock),
    moved(list, thing, before) {
      const groups = stock.kept(list);
      const key = keyOf(thing);
      if (groups === null || key === before) return;
      leave(groups.get(before), thing);
      const group = groups.get(key);
      const place = placeById(group ?? [], thing.id);
      if (group === undefined) groups.set(key, [thing]);
      else if (place < 0) group.splice(-place - 1, 0, thing);
    },
    removed(list, left, gone) {
      const groups = stock.kept(list);
      if (groups === null) return;
      for (const thing of gone) leave(groups.get(keyOf(thing)), thing);
      stock.handOn(list, left, groups);
    },
  };
};

type Groups<Thing, Key> = Map<Key, Thing[]>;

interface Stock<Thing, Key> {
  groups(list: readonly Thing[]): Groups<Thing, Key>;
  /** Those that are kept and still those of the list. */
  kept(list: readonly Thing[]): Groups<Thing, Key> | null;
  handOn(list: readonly Thing[], to: readonly Thing[], groups: Groups<Thing, Key>): void;
}

interface Kept<Thing, Key> {
  readonly groups: Groups<Thing, Key>;
  /** How many stand in the groups, and the last of them. */
  count: number;
  last: Thing | undefined;
}

const newStock = <Thing, Key>(keyOf: (thing: Thing) => Key): Stock<Thing, Key> => {
  const stock = new WeakMap<readonly Thing[], Kept<Thing, Key>>();
  const keep = (list: readonly Thing[], groups: Groups<Thing, Key>): Groups<Thing, Key> => {
    stock.set(list, { groups, count: list.length, last: list.at(-1) });
    return groups;
  };
  const goOn = (kept: Kept<Thing, Key>, list: readonly Thing[]): void => {
    for (const thing of list.slice(kept.count)) {
      const group = kept.groups.get(keyOf(thing));
      if (group === undefined) kept.groups.set(keyOf(thing), [thing]);
      else group.push(thing);
    }
    kept.count = list.length;
    kept.last = list.at(-1);
  };
  const kept = (list: readonly Thing[]): Groups<Thing, Key> | null => {
    const found = stock.get(list);
    if (found === undefined || found.count > list.length || list[found.count - 1] !== found.last) return null;
    if (found.count < list.length) goOn(found, list);
    return found.groups;
  };
  return {
    kept,
    groups: (list) => kept(list) ?? keep(list, Map.groupBy(list, keyOf)),
    handOn: (list, to, groups) => {
      stock.delete(list);
      keep(to, groups);
    },
  };
};

const groupsFor = <Thing, Key>({ groups }: Stock<Thing, Key>): KeptGroups<Thing, Key> => ({
  at: (list, key) => groups(list).get(key) ?? NONE,
  of: groups,
});

const NONE: readonly never[] = [];
