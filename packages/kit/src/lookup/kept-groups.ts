import { placeById, type WithId } from './lookup.ts';

/** Lists sorted by id, each as groups of those that have something in common. */
export interface KeptGroups<Thing, Key> {
  /** Those of a list that have it, ascending; to be read at once, as the group changes with the list. */
  at(list: readonly Thing[], key: Key): readonly Thing[];
  /** All groups of a list, a group that has become empty among them. */
  of(list: readonly Thing[]): ReadonlyMap<Key, readonly Thing[]>;
  /** To be called when one of a list has another key than it had. */
  moved(list: readonly Thing[], thing: Thing, before: Key): void;
}

/**
 * Groups that are made once for a list and kept as long as it: made anew when it has grown, and another list has its own. So a
 * draft may be asked again and again while a turn changes it.
 */
export const keptGroups = <Thing extends WithId, Key>(keyOf: (thing: Thing) => Key): KeptGroups<Thing, Key> => {
  const kept = new WeakMap<readonly Thing[], { readonly count: number; readonly groups: Map<Key, Thing[]> }>();
  const groupsOf = (list: readonly Thing[]): Map<Key, Thing[]> => {
    const last = kept.get(list);
    if (last?.count === list.length) return last.groups;
    const groups = Map.groupBy(list, keyOf);
    kept.set(list, { count: list.length, groups });
    return groups;
  };
  return {
    at: (list, key) => groupsOf(list).get(key) ?? NONE,
    of: groupsOf,
    moved(list, thing, before) {
      const groups = kept.get(list)?.groups;
      const [from, key] = [groups?.get(before), keyOf(thing)];
      if (groups === undefined || from === undefined || key === before) return;
      from.splice(placeById(from, thing.id), 1);
      const to = groups.get(key);
      if (to === undefined) groups.set(key, [thing]);
      else to.splice(-placeById(to, thing.id) - 1, 0, thing);
    },
  };
};

const NONE: readonly never[] = [];
